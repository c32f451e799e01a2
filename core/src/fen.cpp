#include "damier/fen.hpp"

namespace damier {
namespace {

void append_squares(std::string& text, const Play& play, Bits128 men, Bits128 kings) {
    const auto has = [&](Bits128 bits, int square) {
        return square <= play.squares() && any(bits & one_bit<Bits128>(play.bit_of(square)));
    };
    bool first = true;
    const auto append = [&](const std::string& item) {
        if (!first) text += ',';
        first = false;
        text += item;
    };
    for (int square = 1; square <= play.squares(); ++square) {
        if (!has(men, square)) continue;
        int last = square;
        while (has(men, last + 1)) ++last;
        if (last - square < 2) last = square;  // two in a row are two items
        append(last == square ? std::to_string(square) : std::to_string(square) + "-" + std::to_string(last));
        square = last;
    }
    for (int square = 1; square <= play.squares(); ++square) {
        if (has(kings, square)) append("K" + std::to_string(square));
    }
}

// One FEN being read.
class Reader {
public:
    Reader(const Play& play, std::string_view text) : play_(play), text_(text) {}

    std::optional<AnyPosition> read() {
        AnyPosition p;
        if (!read_side(p.turn) || !eat(':')) return {};
        Side first{};
        Side second{};
        if (!read_side(first) || !read_pieces(p, first) || !eat(':')) return {};
        if (!read_side(second) || second == first || !read_pieces(p, second) || at_ != text_.size()) return {};
        return p;
    }

private:
    bool eat(char c) {
        if (at_ == text_.size() || text_[at_] != c) return false;
        ++at_;
        return true;
    }

    bool read_side(Side& side) {
        const bool white = eat('W');
        side = white ? Side::white : Side::black;
        return white || eat('B');
    }

    // A square of the board, 0: none.
    int read_square() {
        int number = 0;
        const std::size_t from = at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && at_ - from < 3) {
            number = number * 10 + text_[at_++] - '0';
        }
        return number <= play_.squares() ? number : 0;
    }

    bool read_pieces(AnyPosition& p, Side side) {
        if (at_ == text_.size() || text_[at_] == ':') return true;
        do {
            const bool king = eat('K');
            const int first = read_square();
            const int last = !king && eat('-') ? read_square() : first;
            if (!first || last < first) return false;
            for (int square = first; square <= last; ++square) {
                const Bits128 at = one_bit<Bits128>(play_.bit_of(square));
                if (any(p.occupied() & at)) return false;
                p.pieces[index(side)] |= at;
                if (king) p.kings |= at;
            }
        } while (eat(','));
        return true;
    }

    const Play& play_;
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace

std::string format_fen(const Play& play, const AnyPosition& position) {
    std::string text = position.turn == Side::white ? "W" : "B";
    for (const int side : {0, 1}) {
        text += side == 0 ? ":W" : ":B";
        append_squares(text, play, position.pieces[side] & ~position.kings, position.pieces[side] & position.kings);
    }
    if (position.runs[0].moves || position.runs[1].moves) {
        text += ':';
        for (const KingRun run : position.runs) {
            text += "+" + std::to_string(run.moves);
            if (run.moves) text += "@" + std::to_string(play.square_of(run.at));
        }
    }
    return text;
}

std::optional<AnyPosition> parse_fen(const Play& play, std::string_view text, int most) {
    const std::optional<AnyPosition> found = Reader(play, text).read();
    if (!found || !play.may_stand(*found)) return {};
    for (const Bits128 pieces : found->pieces) {
        if (count(pieces) > most) return {};
    }
    return found;
}

}  // namespace damier
