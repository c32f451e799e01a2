#include "damier/play.hpp"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <tuple>

namespace damier {

TooManyCaptures::TooManyCaptures(std::uint64_t most, const char* what)
    : std::length_error("expected at most " + std::to_string(most) + " " + what + ", got more") {}

namespace {

template <class Layout, std::uint64_t Most>
struct NumberedSink {
    static constexpr bool traced = true;
    static constexpr std::uint64_t most_jumps = Most;
    const Board<Layout>& board;
    std::vector<NumberedMove>& moves;

    void clear() { moves.clear(); }

    void add(const Move<typename Layout::Bits>& move, const Route& route) {
        if (moves.size() >= most_moves) throw TooManyCaptures(most_moves, "moves in a list");
        NumberedMove& made = moves.emplace_back();
        made.move = {widen(move.captured), move.from, move.to, move.crowns};
        made.start = board.square_of[move.from];
        made.end = board.square_of[move.to];
        made.landings.reserve(route.jumps);
        made.captured.reserve(route.jumps);
        for (int i = 0; i < route.jumps; ++i) {
            made.landings.push_back(board.square_of[route.landing[i]]);
            made.captured.push_back(board.square_of[route.captured[i]]);
        }
    }
};

// Keep the first route of each set of equal moves.
void keep_first_of_equals(std::vector<NumberedMove>& moves) {
    using Key = std::tuple<int, int, bool, std::uint64_t, std::uint64_t>;
    std::set<Key> seen;
    std::erase_if(moves, [&](const NumberedMove& m) {
        const Key key{m.start, m.end, m.move.crowns, m.move.captured.lo, m.move.captured.hi};
        return !seen.insert(key).second;
    });
}

template <class Layout>
class PlayOn final : public Play {
public:
    using Bits = typename Layout::Bits;

    PlayOn(Size size, const Rules& rules) : Play(size, Layout::all_squares, rules), board_(size) {}

    int squares() const override { return board_.squares; }
    int bit_of(int square) const override { return board_.bit_of[square]; }
    int square_of(int bit) const override { return board_.square_of[bit]; }

    void list(const AnyPosition& wide, Listing listing, std::vector<NumberedMove>& captures, MoveList<Bits128>& quiet,
              Haste haste) const override {
        const Position<Bits> position = narrowed<Bits>(wide);
        const Rules& rules = rules_for(listing);
        for_side_to_move(position, [&]<Side Us> {
            if (lost_to_first_king<Us>(rules, position)) return;
            const bool can_capture = list_captures_of<Us>(rules, position, listing, captures, haste);
            if (!can_capture || !rules.compulsory) list_quiet<Us>(rules, position, quiet);
        });
    }

    bool is_legal(const AnyPosition& position, const AnyMove& move) const override {
        MoveList<Bits> moves;
        generate(board_, rules_, narrowed<Bits>(position), moves);
        const Move<Bits> wanted{narrow<Bits>(move.captured), move.from, move.to, move.crowns};
        return widen(wanted.captured) == move.captured && std::find(moves.begin(), moves.end(), wanted) != moves.end();
    }

    int between(const AnyPosition& position, int from, int to, AnyMove& found) const override {
        MoveList<Bits> moves;
        generate(board_, rules_, narrowed<Bits>(position), moves);
        int fitting = 0;
        for (const Move<Bits>& move : moves) {
            if (move.from != from || move.to != to) continue;
            found = {widen(move.captured), move.from, move.to, move.crowns};
            ++fitting;
        }
        return fitting;
    }

    bool has_moves(const AnyPosition& wide) const override {
        const Position<Bits> position = narrowed<Bits>(wide);
        return for_side_to_move(position, [&]<Side Us> { return count_for<Us>(board_, rules_, position) > 0; });
    }

    bool may_stand(const AnyPosition& wide) const override {
        const Position<Bits> position = narrowed<Bits>(wide);
        const auto crowned = [&](Side side) {
            return any(position.pieces[index(side)] & ~position.kings & board_.crown_row[index(side)]);
        };
        return !crowned(Side::white) && !crowned(Side::black);
    }

    std::uint64_t perft(const AnyPosition& position, int depth, Leaves leaves, Duplicates duplicates) const override {
        return with_known<Layout>(rules_, [&]<class R> {
            return damier::perft(board_, kept<R>(rules_), narrowed<Bits>(position), depth, leaves, duplicates);
        });
    }

private:
    template <Side Us>
    bool list_captures_of(const Rules& rules, const Position<Bits>& position, Listing listing,
                          std::vector<NumberedMove>& found, Haste haste) const {
        if (!may_capture<Layout, Us>(board_, rules, position)) return false;
        const bool can_capture = haste == Haste::quick ? search<Us, few_jumps>(rules, position, found)
                                                       : search<Us, most_jumps>(rules, position, found);
        const bool every_route = listing == Listing::routes || listing == Listing::without_duties;
        if (!every_route && found.size() > 1) keep_first_of_equals(found);
        return can_capture;
    }

    template <Side Us, std::uint64_t Most>
    bool search(const Rules& rules, const Position<Bits>& position, std::vector<NumberedMove>& found) const {
        using Sink = NumberedSink<Layout, Most>;
        Sink sink{board_, found};
        return CaptureSearch<Layout, Us, Sink>(board_, rules, position, sink).run();
    }

    template <Side Us>
    void list_quiet(const Rules& rules, const Position<Bits>& position, MoveList<Bits128>& found) const {
        MoveList<Bits> quiet;
        QuietMoves<Layout, Us>(board_, rules, position).generate(quiet);
        for (const Move<Bits>& move : quiet) found.add({{}, move.from, move.to, move.crowns});
    }

    Board<Layout> board_;
};

}  // namespace

std::shared_ptr<const Play> Play::make(Size size, bool all_squares, const Rules& rules) {
    return with_layout(size, all_squares, [&]<class Layout>() -> std::shared_ptr<const Play> {
        return std::make_shared<PlayOn<Layout>>(size, rules);
    });
}

std::vector<NumberedMove> Play::moves(const AnyPosition& position, Listing listing) const {
    std::vector<NumberedMove> found;
    MoveList<Bits128> quiet;
    list(position, listing, found, quiet);
    found.reserve(found.size() + quiet.size());
    for (const AnyMove& move : quiet) found.push_back(numbered(move));
    return found;
}

NumberedMove Play::numbered(const AnyMove& quiet) const {
    NumberedMove move;
    move.move = quiet;
    move.start = static_cast<std::uint8_t>(square_of(quiet.from));
    move.end = static_cast<std::uint8_t>(square_of(quiet.to));
    return move;
}

AnyPosition Play::parse(const std::string& board, Side turn, std::array<KingRun, 2> runs) const {
    if (static_cast<int>(board.size()) != squares()) throw std::invalid_argument("expected one letter a square");
    AnyPosition position;
    position.turn = turn;
    position.runs = runs;
    for (int square = 1; square <= squares(); ++square) {
        const Bits128 at = one_bit<Bits128>(bit_of(square));
        const char piece = board[square - 1];
        if (piece == 'e') continue;
        if (piece != 'w' && piece != 'b' && piece != 'W' && piece != 'B') {
            throw std::invalid_argument("expected letters of w b W B e");
        }
        position.pieces[piece == 'b' || piece == 'B'] |= at;
        if (piece == 'W' || piece == 'B') position.kings |= at;
    }
    return position;
}

std::string Play::format(const AnyPosition& position) const {
    std::string board(squares(), 'e');
    for (int square = 1; square <= squares(); ++square) {
        const Bits128 at = one_bit<Bits128>(bit_of(square));
        const bool king = any(position.kings & at);
        if (any(position.pieces[0] & at)) board[square - 1] = king ? 'W' : 'w';
        if (any(position.pieces[1] & at)) board[square - 1] = king ? 'B' : 'b';
    }
    return board;
}

}  // namespace damier
