#include "damier/collection.hpp"

#include <algorithm>
#include <bit>

namespace damier {
namespace {

constexpr int rest_bits = 11;                            // beyond those that name the bucket
constexpr std::uint64_t in_bucket = 512;                 // games of an index have so many positions in one list
constexpr std::size_t at_a_time = std::size_t{3} << 20;  // positions sorted together

class BitWriter {
public:
    explicit BitWriter(Bytes& out) : out_(out) {}
    void put(std::uint64_t value, int bits) {
        for (; bits > 0; bits -= 8, value >>= 8) put_few(value & 0xFF, std::min(bits, 8));
    }
    void put_ones(std::uint64_t n) {
        for (; n >= 8; n -= 8) put_few(0xFF, 8);
        put_few((std::uint64_t{1} << n) - 1, static_cast<int>(n) + 1);  // and a zero
    }
    void finish() {
        if (filled_) out_.push_back(static_cast<std::uint8_t>(pending_));
        filled_ = 0;
    }

private:
    void put_few(std::uint64_t value, int bits) {
        pending_ |= (value & ((std::uint64_t{1} << bits) - 1)) << filled_;
        filled_ += bits;
        if (filled_ >= 8) {
            out_.push_back(static_cast<std::uint8_t>(pending_));
            pending_ >>= 8;
            filled_ -= 8;
        }
    }

    Bytes& out_;
    std::uint64_t pending_ = 0;
    int filled_ = 0;
};

class BitReader {
public:
    explicit BitReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    bool fine() const { return at_ <= bytes_.size() * 8; }
    std::uint64_t get(int bits) {
        std::uint64_t value = 0;
        for (int got = 0; got < bits;) {
            const int some = std::min(bits - got, 8 - static_cast<int>(at_ & 7));
            value |= (byte() >> (at_ & 7) & ((1U << some) - 1)) << got;
            at_ += static_cast<std::size_t>(some);
            got += some;
        }
        return value;
    }
    std::uint64_t get_ones() {
        std::uint64_t n = 0;
        while (fine()) {
            const int left = 8 - static_cast<int>(at_ & 7);
            const int ones = std::min(left, std::countr_one(static_cast<std::uint8_t>(byte() >> (at_ & 7))));
            n += static_cast<std::uint64_t>(ones);
            at_ += static_cast<std::size_t>(ones);
            if (ones < left) {
                ++at_;
                return n;
            }
        }
        return n;
    }

private:
    std::uint64_t byte() const { return at_ / 8 < bytes_.size() ? bytes_[at_ / 8] : 0; }

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

// Numbers in order, by what each adds to the one before: its low bits, and the rest in ones.
void put_list(std::span<const std::uint64_t> numbers, int width, Bytes& out) {
    put_number(out, numbers.size());
    if (numbers.empty()) return;
    const double mean = static_cast<double>(std::uint64_t{1} << width) / static_cast<double>(numbers.size());
    const int low = std::max(0, static_cast<int>(std::bit_width(static_cast<std::uint64_t>(mean * 0.69))) - 1);
    out.push_back(static_cast<std::uint8_t>(low));
    BitWriter bits(out);
    std::uint64_t before = 0;
    for (const std::uint64_t number : numbers) {
        const std::uint64_t gap = number - before;
        bits.put_ones(gap >> low);
        bits.put(gap, low);
        before = number;
    }
    bits.finish();
}

template <class F>
void for_each_game(const Books& books, const std::vector<std::span<const std::uint8_t>>& blocks, F&& f) {
    std::uint64_t number = 0;
    for (const auto block : blocks) {
        for_each_packed(block, [&](std::span<const std::uint8_t> bytes) {
            PackedGame game;
            if (read_packed(bytes, books, game)) {
                if (const Book* book = book_of(books, game.sheet)) f(*book, game, number);
            }
            ++number;
        });
    }
}

// Which positions many games share: first by counters that several positions may have in common, then
// by what was played in those that come into question.
class Shared {
public:
    Shared(std::uint64_t by, std::uint64_t games) : by_(by), counts_(std::bit_ceil((games + 1) * positions_a_game)) {}

    void note(std::span<const std::uint64_t> keys) {
        for (const std::uint64_t key : keys) {
            auto& count = counts_[slot(key)];
            count = static_cast<std::uint8_t>(count + (count < by_));
        }
    }
    // Keep of the counters only which have come far enough: that fits into a processor's cache.
    void choose() {
        chosen_.assign(counts_.size() / 64 + 1, 0);
        for (std::size_t i = 0; i < counts_.size(); ++i) {
            if (counts_[i] >= by_) chosen_[i / 64] |= std::uint64_t{1} << i % 64;
        }
    }
    bool may_be(std::uint64_t key) const { return (chosen_[slot(key) / 64] >> slot(key) % 64 & 1) != 0; }
    Continuations& of(std::uint64_t key) { return played_[key]; }
    bool has(std::uint64_t key) const { return may_be(key) && played_.contains(key); }
    void settle() {
        std::erase_if(played_, [&](const auto& one) { return one.second.all.games < by_; });
    }
    const auto& all() const { return played_; }

private:
    static constexpr std::uint64_t positions_a_game = 32;
    std::size_t slot(std::uint64_t key) const { return key & (counts_.size() - 1); }

    std::uint64_t by_;
    std::vector<std::uint8_t> counts_;
    std::vector<std::uint64_t> chosen_;
    std::unordered_map<std::uint64_t, Continuations> played_;
};

// The positions of a game side by side: one that is not in the cache does not hold up the next.
struct Positions {
    std::vector<std::uint64_t> keys;
    std::vector<std::uint8_t> listed;  // whatever follows
    std::vector<std::string_view> codes;

    void walk(const Book& book, const PackedGame& game) {
        keys.clear();
        listed.clear();
        codes.clear();
        Walk walk(book, game, true);
        while (true) {
            const bool white = walk.now().turn == Side::white;
            keys.push_back(walk.key());
            const bool more = walk.next();
            const bool moved = more && !walk.was_setup();
            codes.push_back(moved ? walk.code() : std::string_view{});
            listed.push_back(white || !moved || walk.now().turn != Side::white);
            if (!more) return;
        }
    }
};

}  // namespace

std::uint64_t key_of(const Book& book, AnyPosition position) {
    position.runs = {};
    return hash(position) ^ book.salt;
}

Walk::Walk(const Book& book, const PackedGame& game, bool keyed)
    : book_(book), in_(game.moves), keyed_(keyed), now_(book.start) {
    if (!game.setup.empty()) {
        ByteReader setup(game.setup);
        book.codec->get_position(setup, now_);
    }
    now_.runs = {};
    if (keyed_) key_ = key_of(book_, now_);
}

bool Walk::next() {
    const std::uint8_t* from = in_.at;
    const AnyPosition before = now_;
    if (!book_.codec->decode(in_, now_, move_)) return false;
    code_ = {from, static_cast<std::size_t>(in_.at - from)};
    if (keyed_) rekey(before);
    ++ply_;
    return true;
}

void Walk::rekey(const AnyPosition& before) {
    if (was_setup()) {
        key_ = key_of(book_, now_);
        return;
    }
    const int us = index(before.turn);
    const bool was_king = any(before.kings & one_bit<Bits128>(move_.from));
    const bool is_king = any(now_.kings & one_bit<Bits128>(move_.to));
    key_ ^= zobrist.black_to_move ^ zobrist.piece[us][was_king][move_.from] ^ zobrist.piece[us][is_king][move_.to];
    for_each_square(move_.captured,
                    [&](int at) { key_ ^= zobrist.piece[1 - us][any(before.kings & one_bit<Bits128>(at))][at]; });
}

void Tallied::add(const PackedGame& game, std::uint64_t id) {
    ++games;
    ++scores[static_cast<int>(game.score())];
    if (game.year) {
        ++dated;
        years += game.year;
        last = std::max(last, game.year);
    }
    if (samples.size() < most_samples) samples.push_back(id);
}

void Tallied::add(const Tallied& other) {
    games += other.games;
    for (int i = 0; i < 4; ++i) scores[i] += other.scores[i];
    dated += other.dated;
    years += other.years;
    last = std::max(last, other.last);
    for (const std::uint64_t id : other.samples) {
        if (samples.size() < most_samples) samples.push_back(id);
    }
}

void Tallied::put(Bytes& out) const {
    put_number(out, games);
    for (const int i : {1, 2, 3}) put_number(out, scores[i]);
    put_number(out, dated);
    put_number(out, years);
    put_number(out, last);
    put_number(out, samples.size());
    for (const std::uint64_t id : samples) put_number(out, id);
}

void Tallied::get(ByteReader& in) {
    games = in.number();
    for (const int i : {1, 2, 3}) scores[i] = in.number();
    scores[0] = games - scores[1] - scores[2] - scores[3];
    dated = in.number();
    years = in.number();
    last = in.number();
    samples.resize(std::min<std::uint64_t>(in.number(), most_samples));
    for (std::uint64_t& id : samples) id = in.number();
}

Tallied& Continuations::of(std::string_view move) {
    for (auto& [code, tallied] : moves) {
        if (code == move) return tallied;
    }
    return moves.emplace_back(std::string(move), Tallied{}).second;
}

void Continuations::add(std::string_view move, const PackedGame& game, std::uint64_t id) {
    if (all.games && last_game == id) return;
    last_game = id;
    all.add(game, id);
    if (!move.empty()) of(move).add(game, id);
}

void Continuations::add(const Continuations& other) {
    all.add(other.all);
    for (const auto& [code, tallied] : other.moves) of(code).add(tallied);
}

Bytes Continuations::format() const {
    Bytes out;
    all.put(out);
    for (const auto& [code, tallied] : moves) {
        put_number(out, code.size());
        out.insert(out.end(), code.begin(), code.end());
        tallied.put(out);
    }
    return out;
}

bool Continuations::parse(std::span<const std::uint8_t> bytes) {
    ByteReader in(bytes);
    all.get(in);
    while (in.fine && !in.empty()) {
        const auto code = in.take(in.number());
        auto& made = moves.emplace_back(std::string(code.begin(), code.end()), Tallied{});
        made.second.get(in);
    }
    return in.fine;
}

Index build_index(const Books& books, const std::vector<std::span<const std::uint8_t>>& blocks, std::uint64_t first,
                  std::uint64_t games, std::uint64_t shared_by) {
    Shared shared(std::min<std::uint64_t>(shared_by, 255), games);
    Positions now;
    std::uint64_t positions = 0;
    for_each_game(books, blocks, [&](const Book& book, const PackedGame& game, std::uint64_t) {
        now.walk(book, game);
        shared.note(now.keys);
        positions += now.keys.size();
    });
    shared.choose();
    for_each_game(books, blocks, [&](const Book& book, const PackedGame& game, std::uint64_t number) {
        now.walk(book, game);
        for (std::size_t i = 0; i < now.keys.size(); ++i) {
            if (shared.may_be(now.keys[i])) shared.of(now.keys[i]).add(now.codes[i], game, first + number);
        }
    });
    shared.settle();

    Index index;
    index.rest_bits = rest_bits;
    index.game_bits = std::max(1, static_cast<int>(std::bit_width(games)));
    index.bucket_bits = static_cast<int>(std::bit_width(positions / 2 / in_bucket));
    index.buckets.resize(std::size_t{1} << index.bucket_bits);
    for (const auto& [key, played] : shared.all()) index.shared.emplace_back(key, played.format());
    std::sort(index.shared.begin(), index.shared.end());

    // The positions of some of the buckets at a time, so that memory does not grow with the games.
    const std::size_t rounds = std::max<std::size_t>(1, positions / 2 / at_a_time);
    const int width = index.rest_bits + index.game_bits;
    std::vector<std::uint64_t> found;
    for (std::size_t round = 0; round < rounds; ++round) {
        const std::size_t from = index.buckets.size() * round / rounds;
        const std::size_t to = index.buckets.size() * (round + 1) / rounds;
        found.clear();
        for_each_game(books, blocks, [&](const Book& book, const PackedGame& game, std::uint64_t number) {
            now.walk(book, game);
            for (std::size_t i = 0; i < now.keys.size(); ++i) {
                if (!now.listed[i] && !shared.has(now.keys[i + 1])) continue;
                const std::uint64_t bucket = bucket_of(now.keys[i], index.bucket_bits);
                if (bucket < from || bucket >= to) continue;
                const std::uint64_t top = bucket_of(now.keys[i], index.bucket_bits + index.rest_bits);
                found.push_back(top << index.game_bits | number);
            }
        });
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        auto at = found.begin();
        for (std::size_t bucket = from; bucket < to; ++bucket) {
            const auto begin = at;
            while (at != found.end() && *at >> width == bucket) *at++ &= (std::uint64_t{1} << width) - 1;
            put_list({begin, at}, width, index.buckets[bucket]);
        }
    }
    return index;
}

std::vector<std::uint64_t> postings(std::span<const std::uint8_t> bucket, std::uint64_t key, const Index& shape) {
    std::vector<std::uint64_t> found;
    ByteReader head(bucket);
    const std::uint64_t size = head.number();
    if (!size || !head.fine) return found;
    const int low = head.byte();
    if (low > 63) return found;
    BitReader bits({head.at, head.end});
    const std::uint64_t all = bucket_of(key, shape.bucket_bits + shape.rest_bits);
    const std::uint64_t wanted = all & ((std::uint64_t{1} << shape.rest_bits) - 1);
    std::uint64_t number = 0;
    for (std::uint64_t i = 0; i < size && bits.fine(); ++i) {
        const std::uint64_t ones = bits.get_ones();
        number += ones << low | bits.get(low);
        const std::uint64_t rest = number >> shape.game_bits;
        if (rest > wanted) break;
        if (rest == wanted) found.push_back(number & ((std::uint64_t{1} << shape.game_bits) - 1));
    }
    return found;
}

}  // namespace damier
