#include "damier/seek.hpp"

#include <algorithm>

namespace damier {
namespace {

bool same(const AnyPosition& a, const AnyPosition& b) {
    return a.turn == b.turn && a.pieces == b.pieces && a.kings == b.kings;
}

bool includes(Bits128 all, Bits128 some) { return (all & some) == some; }

bool has(const std::vector<std::uint64_t>& words, std::int64_t word) {
    return word >= 0 && std::binary_search(words.begin(), words.end(), static_cast<std::uint64_t>(word));
}

// Call f(bytes, id) for the games of a block that are wanted.
template <class F>
void for_each_wanted(std::span<const std::uint8_t> block, std::uint64_t first, std::span<const std::uint64_t> wanted,
                     F&& f) {
    std::uint64_t id = first;
    auto next = std::lower_bound(wanted.begin(), wanted.end(), first);
    ByteReader in(block);
    while (!in.empty()) {
        const auto bytes = in.take(in.number());
        if (!in.fine) return;
        if (wanted.empty()) {
            f(bytes, id);
        } else {
            while (next != wanted.end() && *next < id) ++next;
            if (next == wanted.end()) return;
            if (*next == id) f(bytes, id);
        }
        ++id;
    }
}

// The last moves of each side, to hold manoeuvres against.
class Turns {
public:
    void add(Side side, const AnyMove& move) { made_[index(side)].push_back({move.from, move.to}); }
    bool end_with(Side side, const Manoeuvre& manoeuvre) const {
        const auto& made = made_[index(side)];
        return made.size() >= manoeuvre.size() && std::equal(manoeuvre.rbegin(), manoeuvre.rend(), made.rbegin());
    }
    void clear() {
        made_[0].clear();
        made_[1].clear();
    }

private:
    std::array<Manoeuvre, 2> made_;
};

}  // namespace

bool Pattern::holds(const AnyPosition& p) const {
    if (turn >= 0 && index(p.turn) != turn) return false;
    if (any(empty & p.occupied())) return false;
    for (const int side : {0, 1}) {
        if (!includes(p.pieces[side] & ~p.kings, men[side]) || !includes(p.pieces[side] & p.kings, kings[side]))
            return false;
    }
    return true;
}

bool Material::holds(const AnyPosition& p) const {
    for (const int side : {0, 1}) {
        const int men = counts[static_cast<std::size_t>(2 * side)];
        const int kings = counts[static_cast<std::size_t>(2 * side + 1)];
        if (men >= 0 && count(p.pieces[side] & ~p.kings) != men) return false;
        if (kings >= 0 && count(p.pieces[side] & p.kings) != kings) return false;
    }
    return true;
}

void Seeker::seek(std::span<const std::uint8_t> block, std::uint64_t first, std::span<const std::uint64_t> wanted,
                  std::vector<Hit>& hits) const {
    for_each_wanted(block, first, wanted, [&](std::span<const std::uint8_t> bytes, std::uint64_t id) {
        PackedGame game;
        if (!read_packed(bytes, books_, game) || !is_wanted(game) || !is_told(game)) return;
        std::uint64_t ply = 0;
        if (query_.asks_board()) {
            const Book* book = book_of(books_, game.sheet);
            if (!book || !is_played(*book, game, ply)) return;
        }
        hits.push_back({id, ply});
    });
}

bool Seeker::is_wanted(const PackedGame& game) const {
    const auto& q = query_;
    if (!q.sheets.empty() && (game.sheet >= q.sheets.size() || !q.sheets[game.sheet])) return false;
    if (!q.scores[static_cast<std::size_t>(game.score())]) return false;
    if (game.year < q.first_year || game.year > q.last_year) return false;
    return game.plies >= q.least_plies && game.plies <= q.most_plies;
}

bool Seeker::is_told(const PackedGame& game) const {
    const auto& q = query_;
    if (!q.asks_white && !q.asks_black && !q.asks_player && !q.asks_event) return true;
    if (game.shape >= roles_.size()) return false;
    const Roles& roles = roles_[game.shape];
    std::int64_t white = -1, black = -1, event = -1;
    int at = 0;
    for_each_value(game.values, [&](std::int64_t word, std::span<const std::uint8_t>) {
        if (at == roles.white) white = word;
        if (at == roles.black) black = word;
        if (at == roles.event) event = word;
        ++at;
    });
    if (q.asks_white && !has(q.white, white)) return false;
    if (q.asks_black && !has(q.black, black)) return false;
    if (q.asks_player && !has(q.players, white) && !has(q.players, black)) return false;
    return !q.asks_event || has(q.events, event);
}

bool Seeker::is_played(const Book& book, const PackedGame& game, std::uint64_t& ply) const {
    const auto& q = query_;
    bool position = q.positions.empty();
    bool picture = q.patterns.empty() && q.materials.empty();
    bool manoeuvre = q.manoeuvres.empty();
    Turns turns;
    Walk walk(book, game, false);
    while (true) {
        const AnyPosition& now = walk.now();
        if (!position)
            position = std::any_of(q.positions.begin(), q.positions.end(), [&](const auto& p) { return same(p, now); });
        if (!picture) {
            picture = (q.patterns.empty() || std::any_of(q.patterns.begin(), q.patterns.end(),
                                                         [&](const Pattern& p) { return p.holds(now); })) &&
                      (q.materials.empty() || std::any_of(q.materials.begin(), q.materials.end(),
                                                          [&](const Material& m) { return m.holds(now); }));
        }
        if (position && picture && manoeuvre) {
            ply = static_cast<std::uint64_t>(walk.ply());
            return true;
        }
        const Side turn = now.turn;
        if (!walk.next()) return false;
        if (manoeuvre) continue;
        if (walk.was_setup()) {
            turns.clear();
            continue;
        }
        turns.add(turn, walk.move());
        manoeuvre = std::any_of(q.manoeuvres.begin(), q.manoeuvres.end(),
                                [&](const Manoeuvre& m) { return turns.end_with(turn, m); });
    }
}

void add_played(const Books& books, std::uint64_t sheet, const AnyPosition& position,
                std::span<const std::uint8_t> block, std::uint64_t first, std::span<const std::uint64_t> wanted,
                Continuations& played) {
    for_each_wanted(block, first, wanted, [&](std::span<const std::uint8_t> bytes, std::uint64_t id) {
        PackedGame game;
        if (!read_packed(bytes, books, game) || game.sheet != sheet) return;
        const Book* book = book_of(books, sheet);
        if (!book) return;
        Walk walk(*book, game, false);
        while (!same(walk.now(), position)) {
            if (!walk.next()) return;
        }
        const bool moved = walk.next() && !walk.was_setup();
        played.add(moved ? walk.code() : std::string_view{}, game, id);
    });
}

}  // namespace damier
