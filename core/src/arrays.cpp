#include "damier/arrays.hpp"

#include <algorithm>
#include <cstring>
#include <tuple>
#include <utility>

namespace damier {

Planes::Planes(const Play& play, bool whole_board) : play_(play) {
    const Size size = play.size();
    plane_ = static_cast<std::size_t>(whole_board ? size.width * size.height : play.squares());
    int square = 0;
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) {
            const bool dark_left = ((size.height - 1 - row) + column) % 2 == 0;
            if (!play.all_squares() && dark_left == size.mirrored) continue;
            const int at = whole_board ? row * size.width + column : square;
            place_[static_cast<std::size_t>(play.bit_of(++square))] = static_cast<std::uint16_t>(at);
        }
    }
}

void Planes::fill(const AnyPosition& p, std::uint8_t* out) const {
    std::memset(out, 0, 4 * plane_);
    std::memset(out + 4 * plane_, p.turn == Side::black, plane_);
    for (const int side : {0, 1}) {
        std::uint8_t* men = out + static_cast<std::size_t>(2 * side) * plane_;
        std::uint8_t* kings = men + plane_;
        for_each_square(p.pieces[side] & ~p.kings, [&](int at) { men[place_[static_cast<std::size_t>(at)]] = 1; });
        for_each_square(p.pieces[side] & p.kings, [&](int at) { kings[place_[static_cast<std::size_t>(at)]] = 1; });
    }
}

AnyPosition Planes::read(const std::uint8_t* planes) const {
    AnyPosition position;
    for (int square = 1; square <= play_.squares(); ++square) {
        const int bit = play_.bit_of(square);
        const std::size_t at = place_[static_cast<std::size_t>(bit)];
        for (const int channel : {0, 1, 2, 3}) {
            if (!planes[static_cast<std::size_t>(channel) * plane_ + at]) continue;
            position.pieces[channel / 2] |= one_bit<Bits128>(bit);
            if (channel % 2) position.kings |= one_bit<Bits128>(bit);
        }
    }
    position.turn = planes[4 * plane_ + place_[static_cast<std::size_t>(play_.bit_of(1))]] ? Side::black : Side::white;
    return position;
}

int MoveNumbers::pair(const AnyMove& move) const {
    return (play_.square_of(move.from) - 1) * play_.squares() + play_.square_of(move.to) - 1;
}

template <class F>
void MoveNumbers::for_each(const AnyPosition& position, F&& f) const {
    std::vector<NumberedMove> captures;
    MoveList<Bits128> quiet;
    play_.list(position, Listing::legal, captures, quiet);
    for (const AnyMove& move : quiet) f(pair(move), play_.numbered(move));
    std::sort(captures.begin(), captures.end(), [](const NumberedMove& a, const NumberedMove& b) {
        const auto key = [](const NumberedMove& m) {
            return std::tuple(m.start, m.end, m.move.captured.hi, m.move.captured.lo, m.move.crowns);
        };
        return key(a) < key(b);
    });
    // Where captures are free, a quiet move may have the ends of one.
    int others = 0;
    int before = -1;
    for (const NumberedMove& move : captures) {
        const int at = pair(move.move);
        const bool taken = at == before || std::any_of(quiet.begin(), quiet.end(),
                                                       [&](const AnyMove& other) { return pair(other) == at; });
        before = at;
        f(!taken ? at : others < beside ? pairs_ + others : -1, move);
        others += taken;
    }
}

int MoveNumbers::number(const AnyPosition& position, const AnyMove& move) const {
    if (!move.is_capture()) return pair(move);
    int found = -1;
    for_each(position, [&](int number, const NumberedMove& one) {
        if (one.move == move) found = number;
    });
    return found;
}

void MoveNumbers::mask(const AnyPosition& position, std::uint8_t* out) const {
    std::memset(out, 0, static_cast<std::size_t>(size()));
    for_each(position, [&](int number, const NumberedMove&) {
        if (number >= 0) out[number] = 1;
    });
}

bool MoveNumbers::find(const AnyPosition& position, int number, NumberedMove& found) const {
    bool any_found = false;
    for_each(position, [&](int at, const NumberedMove& move) {
        if (at != number || number < 0) return;
        found = move;
        any_found = true;
    });
    return any_found;
}

Unroller::Unroller(Book book, std::uint64_t sheet, Bytes games, std::int64_t first)
    : book_(std::move(book)),
      books_(sheet + 1),
      sheet_(sheet),
      games_(std::move(games)),
      numbers_(book_.codec->play()),
      in_(games_),
      number_(first - 1),
      moves_({}) {
    books_[sheet] = book_;
}

bool Unroller::next_game() {
    while (!in_.empty()) {
        const auto bytes = in_.take(in_.number());
        if (!in_.fine) return false;
        ++number_;
        if (!read_packed(bytes, std::as_const(books_), game_) || game_.sheet != sheet_) continue;
        after_ = book_.start;
        if (!game_.setup.empty()) {
            ByteReader setup(game_.setup);
            book_.codec->get_position(setup, after_);
        }
        moves_ = ByteReader(game_.moves);
        static constexpr int results[] = {2, 1, 0, -1};  // by GameScore
        row_ = {-1, results[static_cast<int>(game_.score())], number_, -1};
        return more_ = true;
    }
    return false;
}

bool Unroller::next() {
    if (!more_ && !next_game()) return false;
    position_ = after_;
    ++row_.ply;
    AnyMove move;
    more_ = book_.codec->decode(moves_, after_, move);
    const bool moved = more_ && (move.from != move.to || any(move.captured));
    row_.move = moved ? numbers_.number(position_, move) : -1;
    return true;
}

}  // namespace damier
