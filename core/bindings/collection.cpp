// Collections of games for Python: gathering, the index, searching; all of it without the lock.
#include "damier/collection.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/shared_ptr.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/string_view.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <stdexcept>

#include "codec.hpp"
#include "damier/gather.hpp"
#include "damier/seek.hpp"
#include "position.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace damier;

namespace {

using Words = std::vector<std::uint64_t>;
using TagPairs = std::vector<std::pair<std::string, std::string>>;
// (games, White's, draws, Black's, dated, sum of years, last year, samples)
using TalliedFacts = std::tuple<std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t,
                                std::uint64_t, std::uint64_t, Words>;
using Hits = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

std::span<const std::uint8_t> bytes_of(const nb::bytes& bytes) {
    return {reinterpret_cast<const std::uint8_t*>(bytes.c_str()), bytes.size()};
}

nb::bytes to_bytes(std::span<const std::uint8_t> bytes) { return nb::bytes(bytes.data(), bytes.size()); }

Books books_of(const std::vector<const PyBook*>& books) {
    Books made;
    for (const PyBook* one : books) made.push_back(one ? one->book : Book{});
    return made;
}

// Blocks of games as (the number of the first game, bytes); they are kept by their list.
std::vector<std::pair<std::uint64_t, std::span<const std::uint8_t>>> blocks_of(const nb::list& blocks) {
    std::vector<std::pair<std::uint64_t, std::span<const std::uint8_t>>> made;
    for (const nb::handle item : blocks) {
        const auto pair = nb::cast<nb::tuple>(item);
        made.emplace_back(nb::cast<std::uint64_t>(pair[0]), bytes_of(nb::cast<nb::bytes>(pair[1])));
    }
    return made;
}

struct PyRulebook {
    Rulebook rules;
    std::string names;
};

// Where a byte of a text is, as a count of characters, and the other way round.
struct TextPlace {
    const char* data = nullptr;
    std::size_t size = 0, chars = 0, bytes = 0;

    std::size_t byte_of(std::string_view text, std::size_t wanted) {
        if (text.data() != data || text.size() != size || wanted < chars) {
            data = text.data();
            size = text.size();
            chars = bytes = 0;
        }
        while (chars < wanted && bytes < text.size()) {
            ++bytes;
            while (bytes < text.size() && is_inside(text[bytes])) ++bytes;
            ++chars;
        }
        return bytes;
    }
    static bool is_inside(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }
};

struct PyGatherer {
    Gatherer gatherer;
    TextPlace place;
};

std::tuple<std::size_t, int, int, RulesKey> scan(PyGatherer& self, std::string_view text, std::size_t at,
                                                 std::size_t stop, bool ascii, bool complete, const PyRulebook& rules) {
    const nb::gil_scoped_release unlocked;
    const std::size_t from = ascii ? std::min(at, text.size()) : self.place.byte_of(text, at);
    std::size_t to = ascii ? stop : text.size();
    if (!ascii && stop < at + text.size() - from) {  // there may be less characters than bytes
        TextPlace there = self.place;
        to = there.byte_of(text, std::max(at, stop));
    }
    const Scanned found = self.gatherer.scan(text.substr(from), to - std::min(from, to), complete, rules.rules);
    const std::string_view read = text.substr(from, found.read);
    const auto inside = ascii ? 0 : std::count_if(read.begin(), read.end(), TextPlace::is_inside);
    return {read.size() - static_cast<std::size_t>(inside), found.games, static_cast<int>(found.why), found.key};
}

std::vector<Tag> tags_of(const TagPairs& pairs) {
    std::vector<Tag> tags;
    for (const auto& [name, value] : pairs) tags.emplace_back(name, value);
    return tags;
}

void add_line(PyGatherer& self, const PyRulebook& rules, const Line& line, bool from_start, const TagPairs& tags,
              int score, int token, std::string_view text) {
    std::vector<AnyMove> moves;
    for (const NumberedMove& move : line.moves) moves.push_back(move.move);
    self.gatherer.add(rules.rules, moves, line.positions, from_start, tags_of(tags), static_cast<GameScore>(score & 3),
                      token & 7, text);
}

void add_steps(PyGatherer& self, const PyRulebook& rules, const PyPosition& start, const nb::list& steps,
               bool from_start, const TagPairs& tags, int score, int token, std::string_view text) {
    std::vector<AnyMove> moves;
    std::vector<AnyPosition> positions{start.position};
    for (const nb::handle item : steps) {
        const auto pair = nb::cast<nb::tuple>(item);
        moves.push_back(pair[0].is_none() ? AnyMove{} : nb::cast<const NumberedMove&>(pair[0]).move);
        positions.push_back(nb::cast<const PyPosition&>(pair[1]).position);
    }
    self.gatherer.add(rules.rules, moves, positions, from_start, tags_of(tags), static_cast<GameScore>(score & 3),
                      token & 7, text);
}

// The moves of a packed game with the ways they took, as far as the sheet still knows them.
Line line_of(const Book& book, std::span<const std::uint8_t> setup, std::span<const std::uint8_t> moves) {
    PackedGame game;
    game.setup = setup;
    game.moves = moves;
    const Codec& codec = *book.codec;
    AnyPosition now = book.start;
    if (!setup.empty()) {
        ByteReader in(setup);
        codec.get_position(in, now);
    }
    Line line{codec.shared_play(), {}, {now}, 0};
    ByteReader in(moves);
    AnyMove move;
    while (true) {
        const AnyPosition before = now;
        if (!codec.decode(in, now, move)) break;
        if (move.from == move.to && !any(move.captured)) break;
        NumberedMove made = codec.play().numbered(move);
        if (move.is_capture()) {
            const auto legal = codec.play().moves(before, Listing::legal);
            const auto found = std::find_if(legal.begin(), legal.end(), [&](const auto& m) { return m.move == move; });
            if (found != legal.end()) {
                made = *found;
            } else {
                made.landings.push_back(made.end);
                for_each_square(move.captured, [&](int at) {
                    made.captured.push_back(static_cast<std::uint8_t>(codec.play().square_of(at)));
                });
            }
        }
        const AnyPosition played = codec.play().after(before, move);
        now.runs = played.runs;
        line.moves.push_back(std::move(made));
        line.positions.push_back(now);
    }
    line.read = static_cast<std::size_t>(moves.size()) - static_cast<std::size_t>(in.end - in.at);
    return line;
}

// A set of numbers that lie side by side, a third of the places empty: few bytes a game.
class Digests {
public:
    std::vector<bool> add(const nb::bytes& digests) {
        std::vector<bool> fresh;
        for (std::size_t at = 0; at + 8 <= digests.size(); at += 8) {
            std::uint64_t digest = 0;
            for (std::size_t i = 0; i < 8; ++i)
                digest |= std::uint64_t{static_cast<unsigned char>(digests.c_str()[at + i])} << 8 * i;
            fresh.push_back(insert(digest ? digest : 1));  // 0 is an empty place
        }
        return fresh;
    }
    std::size_t size() const { return size_; }

private:
    bool insert(std::uint64_t digest) {
        if (3 * (size_ + 1) > 2 * places_.size()) grow();
        std::uint64_t& place = find(digest);
        if (place == digest) return false;
        place = digest;
        ++size_;
        return true;
    }

    std::uint64_t& find(std::uint64_t digest) {
        std::size_t at = digest & (places_.size() - 1);
        while (places_[at] && places_[at] != digest) at = (at + 1) & (places_.size() - 1);
        return places_[at];
    }

    void grow() {
        std::vector<std::uint64_t> old(std::max<std::size_t>(1024, 2 * places_.size()));
        old.swap(places_);
        for (const std::uint64_t digest : old) {
            if (digest) find(digest) = digest;
        }
    }

    std::vector<std::uint64_t> places_;
    std::size_t size_ = 0;
};

TalliedFacts facts_of(const Tallied& t) {
    return {t.games, t.scores[1], t.scores[2], t.scores[3], t.dated, t.years, t.last, t.samples};
}

struct Played {
    Books books;
    std::uint64_t sheet;
    AnyPosition position;
    Continuations found;

    void add_shared(const nb::bytes& data) {
        Continuations other;
        if (!other.parse(bytes_of(data))) throw std::invalid_argument("expected what was played in a position");
        found.add(other);
    }

    void add_games(const nb::list& list, const Words& wanted) {
        const auto blocks = blocks_of(list);
        const nb::gil_scoped_release unlocked;
        for (const auto& [first, block] : blocks) add_played(books, sheet, position, block, first, wanted, found);
    }

    std::vector<std::pair<NumberedMove, TalliedFacts>> moves() const {
        std::vector<std::pair<NumberedMove, TalliedFacts>> made;
        const Book& book = books.at(sheet);
        for (const auto& [code, tallied] : found.moves) {
            const std::span bytes(reinterpret_cast<const std::uint8_t*>(code.data()), code.size());
            Bytes setup;
            book.codec->put_position(position, setup);
            const Line line = line_of(book, setup, bytes);
            if (!line.moves.empty()) made.emplace_back(line.moves.front(), facts_of(tallied));
        }
        return made;
    }
};

Bits128 bits_of(const Play& play, const std::vector<int>& squares) {
    Bits128 bits{};
    for (const int square : squares) {
        if (square < 1 || square > play.squares()) throw std::invalid_argument("expected squares of the board");
        bits |= one_bit<Bits128>(play.bit_of(square));
    }
    return bits;
}

}  // namespace

void bind_collection(nb::module_& m) {
    nb::class_<PyBook>(m, "Codec", nb::is_final(), "A sheet as a collection keeps its games.")
        .def(
            "__init__",
            [](PyBook* self, const PyPosition& start, std::uint64_t salt) {
                new (self) PyBook{{std::make_shared<Codec>(start.play), start.position, salt}};
            },
            "start"_a, "salt"_a, "`salt` keeps the keys of its positions apart from those of other sheets.")
        .def(
            "key", [](const PyBook& self, const PyPosition& p) { return key_of(self.book, p.position); }, "position"_a,
            "Return the key of a position.")
        .def(
            "line",
            [](const PyBook& self, const nb::bytes& setup, const nb::bytes& moves) {
                return line_of(self.book, bytes_of(setup), bytes_of(moves));
            },
            "setup"_a, "moves"_a, "Play packed moves, up to a position that was put on the board.");

    nb::class_<PyRulebook>(m, "Rulebook", nb::is_final(), "A sheet as the games of a file name its squares.")
        .def(
            "__init__",
            [](PyRulebook* self, const PyBook& book, const nb::bytes& names, int sheet, std::string identity,
               bool black_is_first, RulesKey key) {
                if (names.size() != SquareNames::size) throw std::invalid_argument("expected a table of 2176 squares");
                new (self) PyRulebook{
                    {book.book.codec, book.book.start, {}, sheet, std::move(identity), black_is_first, std::move(key)},
                    std::string(names.c_str(), names.size())};
                self->rules.names = {self->names};
            },
            "codec"_a, "names"_a, "sheet"_a, "identity"_a, "black_is_first"_a, "key"_a,
            "`sheet`: its number; `identity`: what tells its games from those of others; `key`: the tags of its "
            "games.");

    nb::class_<PyGatherer>(m, "Gatherer", nb::is_final(), "Games packed for a collection.")
        .def(nb::init<>())
        .def("scan", &scan, "text"_a, "at"_a, "stop"_a, "ascii"_a, "complete"_a, "rules"_a,
             "Take plain games from a text; return (characters, games, why it stopped, the other tags).\n\n"
             "Stopped: 0 at the end, 1 at a game with other tags, 2 at a game to be read with more care.")
        .def("add_line", &add_line, "rules"_a, "line"_a, "from_start"_a, "tags"_a, "score"_a, "token"_a, "text"_a,
             "Take a game that the core has played.")
        .def("add_steps", &add_steps, "rules"_a, "start"_a, "steps"_a, "from_start"_a, "tags"_a, "score"_a, "token"_a,
             "text"_a,
             nb::sig("def add_steps(self, rules: Rulebook, start: Position, steps: list[tuple[Move | None, Position]], "
                     "from_start: bool, tags: Sequence[tuple[str, str]], score: int, token: int, text: str) -> None"),
             "Take a game as (move, position after it); a step without a move puts a position on the board.")
        .def("__len__", [](const PyGatherer& self) { return self.gatherer.size(); })
        .def_prop_ro(
            "words", [](const PyGatherer& self) { return self.gatherer.words(); }, "Values that are kept once.")
        .def_prop_ro(
            "shapes", [](const PyGatherer& self) { return self.gatherer.shapes(); }, "Names of tags, in order.")
        .def_prop_ro(
            "games", [](const PyGatherer& self) { return to_bytes(self.gatherer.games()); }, "The games, packed.")
        .def_prop_ro(
            "digests",
            [](const PyGatherer& self) {
                Bytes made;
                for (const std::uint64_t digest : self.gatherer.digests()) {
                    for (int i = 0; i < 8; ++i) made.push_back(static_cast<std::uint8_t>(digest >> 8 * i));
                }
                return to_bytes(made);
            },
            "Eight bytes that tell each game from all others.");

    nb::class_<Digests>(m, "Digests", nb::is_final(), "Which games are known, by their digests.")
        .def(nb::init<>())
        .def("add", &Digests::add, "digests"_a, "Add some; tell of each whether it was new.")
        .def("__len__", &Digests::size);

    m.def(
        "renumber",
        [](const nb::bytes& games, const std::vector<bool>& keep, const Words& sheets, const std::vector<int>& squares,
           const Words& shapes, const Words& words) {
            Bytes made;
            {
                const auto given = bytes_of(games);
                const nb::gil_scoped_release unlocked;
                made = renumbered(given, keep, sheets, squares, shapes, words);
            }
            return to_bytes(made);
        },
        "games"_a, "keep"_a, "sheets"_a, "squares"_a, "shapes"_a, "words"_a,
        "Give gathered games a collection's own numbers, and leave some out.");

    m.def(
        "cut_games",
        [](const nb::bytes& games, int most) {
            std::vector<std::pair<std::size_t, int>> cuts;  // ends, and games in each
            int in_block = 0;
            const auto all = bytes_of(games);
            const bool fine = for_each_packed(all, [&](std::span<const std::uint8_t> one) {
                const auto end = static_cast<std::size_t>(one.data() + one.size() - all.data());
                if (in_block == 0) cuts.emplace_back();
                cuts.back() = {end, ++in_block};
                if (in_block == most) in_block = 0;
            });
            if (!fine) throw std::invalid_argument("expected packed games");
            return cuts;
        },
        "games"_a, "most"_a, "Return (end, games) of the blocks to cut games into.");

    m.def(
        "unpack_game",
        [](const nb::bytes& block, int number, const std::vector<int>& squares) {
            PackedGame game;
            bool found = false;
            int at = 0;
            const auto size = [&](std::uint64_t sheet) { return sheet < squares.size() ? squares[sheet] : 0; };
            for_each_packed(bytes_of(block), [&](std::span<const std::uint8_t> one) {
                if (at++ == number) found = read_packed(one, size, game);
            });
            if (!found) throw std::invalid_argument("expected a packed game");
            nb::list values;
            for_each_value(game.values, [&](std::int64_t word, std::span<const std::uint8_t> text) {
                if (word >= 0) {
                    values.append(word);
                } else {
                    values.append(nb::str(reinterpret_cast<const char*>(text.data()), text.size()));
                }
            });
            return nb::make_tuple(game.flags, game.sheet, game.year, game.plies, to_bytes(game.setup),
                                  to_bytes(game.moves), game.shape, values);
        },
        "block"_a, "number"_a, "squares"_a,
        nb::sig("def unpack_game(block: bytes, number: int, squares: Sequence[int]) -> "
                "tuple[int, int, int, int, bytes, bytes, int, list[int | str]]"),
        "Return (flags, sheet, year, plies, setup, moves, shape, values) of a game of a block.");

    m.def(
        "build_index",
        [](const std::vector<const PyBook*>& books, const nb::list& blocks, std::uint64_t first, std::uint64_t games,
           std::uint64_t shared_by) {
            std::vector<std::span<const std::uint8_t>> given;
            for (const nb::handle block : blocks) given.push_back(bytes_of(nb::cast<nb::bytes>(block)));
            const Books all = books_of(books);
            Index index;
            {
                const nb::gil_scoped_release unlocked;
                index = build_index(all, given, first, games, shared_by);
            }
            nb::list buckets, shared;
            for (const Bytes& bucket : index.buckets) buckets.append(to_bytes(bucket));
            for (const auto& [key, data] : index.shared) shared.append(nb::make_tuple(key, to_bytes(data)));
            return nb::make_tuple(index.bucket_bits, index.rest_bits, index.game_bits, buckets, shared);
        },
        "books"_a, "blocks"_a, "first"_a, "games"_a, "shared_by"_a,
        nb::sig("def build_index(books: Sequence[Codec | None], blocks: list[bytes], first: int, games: int, "
                "shared_by: int) -> tuple[int, int, int, list[bytes], list[tuple[int, bytes]]]"),
        "Return the index of games: bits of buckets, of what is left, of games; lists; what was played.");

    m.def(
        "postings",
        [](const nb::bytes& bucket, std::uint64_t key, int bucket_bits, int rest_bits, int game_bits) {
            Index shape;
            shape.bucket_bits = bucket_bits;
            shape.rest_bits = rest_bits;
            shape.game_bits = game_bits;
            return postings(bytes_of(bucket), key, shape);
        },
        "bucket"_a, "key"_a, "bucket_bits"_a, "rest_bits"_a, "game_bits"_a,
        "Return the games of a list that may have the position of a key.");

    nb::class_<Query>(m, "Query", nb::is_final(), "What is asked of games.")
        .def(nb::init<>())
        .def_rw("sheets", &Query::sheets)
        .def_rw("white", &Query::white)
        .def_rw("black", &Query::black)
        .def_rw("players", &Query::players)
        .def_rw("events", &Query::events)
        .def_rw("asks_white", &Query::asks_white)
        .def_rw("asks_black", &Query::asks_black)
        .def_rw("asks_player", &Query::asks_player)
        .def_rw("asks_event", &Query::asks_event)
        .def_rw("first_year", &Query::first_year)
        .def_rw("last_year", &Query::last_year)
        .def_rw("least_plies", &Query::least_plies)
        .def_rw("most_plies", &Query::most_plies)
        .def_rw("scores", &Query::scores)
        .def(
            "add_position", [](Query& query, const PyPosition& p) { query.positions.push_back(p.position); },
            "position"_a, "Ask for a position; one of those asked for has to stand.")
        .def(
            "add_pattern",
            [](Query& query, const PyPosition& board, const std::array<std::vector<int>, 5>& squares, int turn) {
                Pattern pattern;
                for (const std::size_t side : {0U, 1U}) {
                    pattern.men[side] = bits_of(*board.play, squares[2 * side]);
                    pattern.kings[side] = bits_of(*board.play, squares[2 * side + 1]);
                }
                pattern.empty = bits_of(*board.play, squares[4]);
                pattern.turn = turn;
                query.patterns.push_back(pattern);
            },
            "board"_a, "squares"_a, "turn"_a,
            "Ask for White's men and kings, Black's men and kings and empty squares; turn -1: either.")
        .def(
            "add_material", [](Query& query, const std::array<int, 4>& counts) { query.materials.push_back({counts}); },
            "counts"_a, "Ask for numbers of White's men and kings, Black's men and kings; -1: any.")
        .def(
            "add_manoeuvre",
            [](Query& query, const PyPosition& board, const std::vector<std::array<int, 2>>& steps) {
                Manoeuvre made;
                for (const auto& step : steps) {
                    bits_of(*board.play, {step[0], step[1]});
                    made.push_back({static_cast<std::uint8_t>(board.play->bit_of(step[0])),
                                    static_cast<std::uint8_t>(board.play->bit_of(step[1]))});
                }
                query.manoeuvres.push_back(std::move(made));
            },
            "board"_a, "steps"_a, "Ask for moves that one side plays on turns that follow one another.");

    nb::class_<Seeker>(m, "Seeker", nb::is_final(), "Looks for games in the blocks of a collection.")
        .def(
            "__init__",
            [](Seeker* self, const std::vector<const PyBook*>& books, const std::vector<std::array<int, 3>>& roles,
               const Query& query) {
                std::vector<Roles> made;
                for (const auto& r : roles) made.push_back({r[0], r[1], r[2]});
                new (self) Seeker(books_of(books), std::move(made), query);
            },
            "books"_a, "roles"_a, "query"_a,
            nb::sig("def __init__(self, books: Sequence[Codec | None], roles: Sequence[tuple[int, int, int]], "
                    "query: Query) -> None"),
            "`roles`: which values of each shape are White, Black and the event; -1: none.")
        .def(
            "seek",
            [](const Seeker& self, const nb::list& list, const Words& wanted) {
                const auto blocks = blocks_of(list);
                Hits found;
                const nb::gil_scoped_release unlocked;
                std::vector<Hit> hits;
                for (const auto& [first, block] : blocks) self.seek(block, first, wanted, hits);
                for (const Hit& hit : hits) found.emplace_back(hit.game, hit.ply);
                return found;
            },
            "blocks"_a, "wanted"_a,
            nb::sig("def seek(self, blocks: list[tuple[int, bytes]], wanted: Sequence[int]) -> list[tuple[int, int]]"),
            "Return (game, ply) of the games that fit, of (first game, block); `wanted`: only these, in order.");

    nb::class_<Played>(m, "Played", nb::is_final(), "What was played in one position.")
        .def(
            "__init__",
            [](Played* self, const std::vector<const PyBook*>& books, std::uint64_t sheet, const PyPosition& p) {
                new (self) Played{books_of(books), sheet, p.position, {}};
                if (!book_of(self->books, sheet)) throw std::invalid_argument("expected a sheet of the collection");
            },
            "books"_a, "sheet"_a, "position"_a,
            nb::sig("def __init__(self, books: Sequence[Codec | None], sheet: int, position: Position) -> None"))
        .def("add_shared", &Played::add_shared, "data"_a, "Add what an index says of the position.")
        .def("add_games", &Played::add_games, "blocks"_a, "wanted"_a,
             nb::sig("def add_games(self, blocks: list[tuple[int, bytes]], wanted: Sequence[int]) -> None"),
             "Add what was played in games that may have the position.")
        .def_prop_ro(
            "all", [](const Played& self) { return facts_of(self.found.all); },
            "(games, White's, draws, Black's, dated, sum of years, last year, samples)")
        .def("moves", &Played::moves, "Return each move with the same.");
}
