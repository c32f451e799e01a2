#include "damier/gather.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "damier/hash.hpp"
#include "damier/movetext.hpp"

namespace damier {
namespace {

constexpr std::size_t longest = 1 << 16;  // of a plain game; whatever is longer is read elsewhere

// What a collection looks games up by, or what comes again and again: kept once, as words.
constexpr std::array<std::string_view, 19> kept_once = {
    "white",  "black", "event",  "site",  "date",      "result", "gametype",    "rules",     "variant", "eventdate",
    "bianco", "nero",  "evento", "luogo", "risultato", "data",   "timecontrol", "annotator", "opening"};
// What tells two games with the same moves apart.
constexpr std::array<std::array<std::string_view, 2>, 6> telling = {{{"white", "bianco"},
                                                                     {"black", "nero"},
                                                                     {"event", "evento"},
                                                                     {"site", "luogo"},
                                                                     {"date", "data"},
                                                                     {"round", "turno"}}};
constexpr std::array<std::string_view, 3> of_rules = {"gametype", "rules", "variant"};

constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n'; }
constexpr bool is_number(char c) { return c >= '0' && c <= '9'; }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }
constexpr bool is_name(char c) { return is_number(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '_'; }

bool same_name(std::string_view name, std::string_view small) {
    return name.size() == small.size() &&
           std::equal(name.begin(), name.end(), small.begin(), [](char a, char b) { return lower(a) == b; });
}

std::string_view stripped(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

const std::string_view* find(const std::vector<Tag>& tags, std::string_view small, std::string_view other = {}) {
    for (const Tag& tag : tags) {
        if (same_name(tag.first, small) || (!other.empty() && same_name(tag.first, other))) return &tag.second;
    }
    return nullptr;
}

std::uint64_t mixed(std::uint64_t key, std::string_view text) {
    std::uint64_t state = key ^ text.size() * 0x9E3779B97F4A7C15U;
    while (text.size() >= 8) {
        std::uint64_t part;
        std::memcpy(&part, text.data(), 8);
        if constexpr (std::endian::native == std::endian::big) part = __builtin_bswap64(part);
        state = std::rotl((state ^ part) * 0xBF58476D1CE4E5B9U, 29) + 0x94D049BB133111EBU;
        text.remove_prefix(8);
    }
    std::uint64_t part = 0;
    for (std::size_t i = 0; i < text.size(); ++i)
        part |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[i])) << 8 * i;
    state ^= part;
    return splitmix(state);
}

std::string_view view(const Bytes& bytes) { return {reinterpret_cast<const char*>(bytes.data()), bytes.size()}; }

// The year in a date such as 2024.05.17 or 17-5-2024.
std::uint64_t year_of(std::string_view date) {
    for (std::size_t at = 0; at + 4 <= date.size(); ++at) {
        std::size_t end = at;
        while (end < date.size() && is_number(date[end])) ++end;
        if (end - at == 4) {
            std::uint64_t year = 0;
            for (std::size_t i = at; i < end; ++i) year = year * 10 + static_cast<std::uint64_t>(date[i] - '0');
            return year;
        }
        at = std::max(at, end);
    }
    return 0;
}

int token_of(std::string_view text) {
    const auto found = std::find(result_tokens.begin(), result_tokens.end(), text);
    return found == result_tokens.end() ? -1 : static_cast<int>(found - result_tokens.begin());
}

// Step over `[Name "value"]` and blanks after it; false if that is not what stands there.
bool read_tag(std::string_view text, std::size_t& at, Tag& tag) {
    std::size_t end = at + 1;
    if (end >= text.size() || text[end] < 'A' || text[end] > 'Z') return false;
    while (end < text.size() && is_name(text[end])) ++end;
    if (end + 2 >= text.size() || text[end] != ' ' || text[end + 1] != '"') return false;
    const std::size_t from = end + 2;
    const std::size_t quote = text.find_first_of("\"\\\n", from);
    if (quote == std::string_view::npos || text[quote] != '"') return false;
    if (quote + 1 >= text.size() || text[quote + 1] != ']') return false;
    tag = {text.substr(at + 1, end - at - 1), text.substr(from, quote - from)};
    at = quote + 2;
    while (at < text.size() && is_space(text[at])) ++at;
    return true;
}

// Tell whether a word is a move as it should be written: 32-28, 47x38x24, c3:e5.
bool is_plain_move(std::string_view word) {
    std::size_t at = 0;
    const bool lettered = word[0] >= 'a' && word[0] <= 'l';
    for (int squares = 1;; ++squares) {
        if (lettered) {
            if (at >= word.size() || word[at] < 'a' || word[at] > 'l') return false;
            ++at;
        }
        if (at >= word.size() || word[at] < '1' || word[at] > '9') return false;
        ++at;
        if (at < word.size() && is_number(word[at])) ++at;
        if (at == word.size()) return squares > 1;
        const char sign = word[at++];
        if (sign != 'x' && !(lettered && sign == ':') && !(squares == 1 && sign == '-')) return false;
    }
}

bool is_twice(std::string_view word) {
    const std::size_t dash = word.find('-');
    return dash != std::string_view::npos && word.substr(0, dash) == word.substr(dash + 1);
}

}  // namespace

GameScore score_of(int token, bool black_is_first) {
    switch (token) {
        case 1:
        case 4: return black_is_first ? GameScore::black : GameScore::white;
        case 2:
        case 5: return black_is_first ? GameScore::white : GameScore::black;
        case 3:
        case 6: return GameScore::draw;
        default: return GameScore::open;
    }
}

Scanned Gatherer::scan(std::string_view text, std::size_t stop, bool complete, const Rulebook& rules) {
    Scanned found;
    while (found.read < std::min(stop, text.size())) {
        std::size_t at = found.read;
        if (!take(text, at, complete, rules, found)) return found;
        found.read = at;
        ++found.games;
    }
    found.why = Stopped::at_end;
    return found;
}

bool Gatherer::take(std::string_view text, std::size_t& at, bool complete, const Rulebook& rules, Scanned& found) {
    const std::size_t begin = at;
    found.why = Stopped::at_odd_game;
    tags_.clear();
    while (at < text.size() && text[at] == '[') {
        if (!read_tag(text, at, tags_.emplace_back())) return false;
    }
    if (tags_.empty() || find(tags_, "fen")) return false;
    RulesKey key;
    for (std::size_t i = 0; i < of_rules.size(); ++i) {
        if (const auto* value = find(tags_, of_rules[i])) key[i] = std::string(stripped(*value));
    }
    if (key != rules.key) {
        found.key = std::move(key);
        found.why = Stopped::at_other_rules;
        return false;
    }
    const auto* said = find(tags_, "result", "risultato");
    const int tag = said ? token_of(stripped(*said)) : 0;
    if (tag < 0) return false;

    const Codec& codec = *rules.codec;
    AnyPosition now = rules.start;
    moves_.clear();
    plies_ = 0;
    MovePath path;
    bool first = true;  // nothing stands before it but tags
    int ending = -1;
    while (ending < 0) {
        while (at < text.size() && is_space(text[at])) ++at;
        std::size_t end = at;
        while (end < text.size() && !is_space(text[end]) && text[end] != '.' && text[end] != '[') ++end;
        if (end == at || end - begin > longest) return false;
        const std::string_view word = text.substr(at, end - at);
        if (end < text.size() && text[end] == '.') {
            if (word.size() > 4 || word[0] == '0' || !std::all_of(word.begin(), word.end(), is_number)) return false;
            std::size_t dots = end;
            while (dots < text.size() && text[dots] == '.') ++dots;
            if (word == "1" && dots == end + 1 && !first) return false;
            at = dots;
            first = false;
            continue;
        }
        first = false;
        ending = token_of(word);
        at = end;
        if (ending >= 0) break;
        if (end == text.size() || text[end] == '[' || !is_plain_move(word) || is_twice(word)) return false;
        MoveScanner scanner(word, rules.names);
        if (!scanner.read_move(path)) return false;
        const int from = codec.play().bit_of(path.squares[0]);
        const int to = codec.play().bit_of(path.squares[static_cast<std::size_t>(path.length - 1)]);
        AnyMove move;
        try {
            const int fitting = path.length > 2 ? 0 : codec.play().between(now, from, to, move);
            if (fitting != 1) {
                if (!fitting && path.length == 2) return false;
                const auto listing = path.length > 2 ? Listing::routes : Listing::legal;
                const auto moves = codec.play().moves(now, listing);
                const NumberedMove* meaning = meant(moves, path);
                if (!meaning) return false;
                move = meaning->move;
            }
        } catch (const TooManyCaptures&) {
            return false;
        }
        if (path.capture && !move.is_capture()) return false;
        const AnyPosition next = codec.play().after(now, move);
        codec.encode(now, move, next, moves_);
        now = next;
        ++plies_;
    }
    while (at < text.size() && is_space(text[at])) ++at;
    if (at == text.size() ? !complete : text[at] != '[') return false;
    if (said && ending != 0 && ending != tag) return false;
    put(rules, nullptr, tags_, score_of(tag ? tag : ending, rules.black_is_first), ending, {});
    return true;
}

void Gatherer::add(const Rulebook& rules, const std::vector<AnyMove>& moves, const std::vector<AnyPosition>& positions,
                   bool from_start, const std::vector<Tag>& tags, GameScore score, int token, std::string_view text) {
    moves_.clear();
    plies_ = 0;
    for (std::size_t i = 0; i < moves.size() && i + 1 < positions.size(); ++i) {
        if (moves[i].from == moves[i].to && !any(moves[i].captured)) {
            rules.codec->encode_setup(positions[i + 1], moves_);
        } else {
            rules.codec->encode(positions[i], moves[i], positions[i + 1], moves_);
            ++plies_;
        }
    }
    put(rules, from_start ? nullptr : &positions.front(), tags, score, token, text);
}

void Gatherer::put(const Rulebook& rules, const AnyPosition* setup, const std::vector<Tag>& tags, GameScore score,
                   int token, std::string_view text) {
    Bytes start;
    PackedGame game;
    game.flags = static_cast<std::uint8_t>(static_cast<int>(score) | (setup ? PackedGame::has_setup : 0) |
                                           (text.empty() ? 0 : PackedGame::has_text) | token << 4);
    game.sheet = static_cast<std::uint64_t>(rules.sheet);
    if (const auto* date = find(tags, "date", "data")) game.year = year_of(*date);
    game.plies = plies_;
    if (setup) rules.codec->put_position(*setup, start);
    game.setup = start;
    game.moves = moves_;
    game.shape = shape(tags);
    values_.clear();
    for (const Tag& tag : tags) {
        const bool once = std::any_of(kept_once.begin(), kept_once.end(),
                                      [&](std::string_view name) { return same_name(tag.first, name); });
        if (once) {
            put_number(values_, word(tag.second) << 1 | 1);
        } else {
            put_number(values_, tag.second.size() << 1);
            values_.insert(values_.end(), tag.second.begin(), tag.second.end());
        }
    }
    game.values = values_;
    made_.clear();
    write_packed(game, made_);
    put_number(games_, made_.size());
    games_.insert(games_.end(), made_.begin(), made_.end());

    std::uint64_t digest = mixed(static_cast<std::uint64_t>(score) + 1, rules.identity);
    digest = mixed(digest, view(start));
    digest = mixed(digest, view(moves_));
    for (const auto& [name, other] : telling) {
        const auto* value = find(tags, name, other);
        digest = mixed(digest, value ? stripped(*value) : std::string_view{});
    }
    digests_.push_back(text.empty() ? digest : mixed(digest, text));
}

std::uint64_t Gatherer::word(std::string_view text) {
    const auto known = word_of_.find(text);
    if (known != word_of_.end()) return known->second;
    words_.emplace_back(text);
    return word_of_[words_.back()] = words_.size() - 1;
}

std::uint64_t Gatherer::shape(const std::vector<Tag>& tags) {
    std::string key;
    for (const Tag& tag : tags) (key += tag.first) += '\n';
    const auto known = shape_of_.find(key);
    if (known != shape_of_.end()) return known->second;
    auto& made = shapes_.emplace_back();
    for (const Tag& tag : tags) made.emplace_back(tag.first);
    return shape_of_[key] = shapes_.size() - 1;
}

Bytes renumbered(std::span<const std::uint8_t> games, const std::vector<bool>& keep,
                 const std::vector<std::uint64_t>& sheets, const std::vector<int>& squares,
                 const std::vector<std::uint64_t>& shapes, const std::vector<std::uint64_t>& words) {
    Bytes out, made, values;
    std::size_t at = 0;
    bool fine = for_each_packed(games, [&](std::span<const std::uint8_t> bytes) {
        if (at >= keep.size() || !keep[at++]) return;
        PackedGame game;
        const auto size = [&](std::uint64_t sheet) { return sheet < squares.size() ? squares[sheet] : 0; };
        if (!read_packed(bytes, size, game)) throw std::invalid_argument("expected games as they were gathered");
        values.clear();
        for_each_value(game.values, [&](std::int64_t word, std::span<const std::uint8_t> text) {
            if (word >= 0) {
                put_number(values, words.at(static_cast<std::size_t>(word)) << 1 | 1);
            } else {
                put_number(values, text.size() << 1);
                values.insert(values.end(), text.begin(), text.end());
            }
        });
        game.values = values;
        game.sheet = sheets.at(game.sheet);
        game.shape = shapes.at(game.shape);
        made.clear();
        write_packed(game, made);
        put_number(out, made.size());
        out.insert(out.end(), made.begin(), made.end());
    });
    if (!fine || at != keep.size()) throw std::invalid_argument("expected games as they were gathered");
    return out;
}

}  // namespace damier
