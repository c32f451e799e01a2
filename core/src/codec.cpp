#include "damier/codec.hpp"

#include <algorithm>

namespace damier {
namespace {

constexpr std::uint8_t nowhere = 255;
constexpr std::uint16_t no_pair = 0xFFFF;
constexpr std::uint8_t is_setup = 0x7F;
constexpr std::uint8_t crown_mark = 0x80;

std::size_t ends(int from, int to) { return static_cast<std::size_t>(from * 128 + to); }

bool same_board(const AnyPosition& a, const AnyPosition& b) {
    return a.pieces == b.pieces && a.kings == b.kings && a.turn == b.turn;
}

// What a move makes of a board; the runs of kings are not kept.
void apply(AnyPosition& position, const AnyMove& move) {
    const int us = index(position.turn);
    const Bits128 from = one_bit<Bits128>(move.from);
    const Bits128 to = one_bit<Bits128>(move.to);
    const bool king = any(position.kings & from) || move.crowns;
    position.pieces[us] = (position.pieces[us] & ~from) | to;
    position.pieces[1 - us] = position.pieces[1 - us] & ~move.captured;
    position.kings = position.kings & ~(from | move.captured);
    if (king) position.kings |= to;
    position.turn = other(position.turn);
}

}  // namespace

void put_number(Bytes& out, std::uint64_t value) {
    for (; value >= 0x80; value >>= 7) out.push_back(static_cast<std::uint8_t>(value | 0x80));
    out.push_back(static_cast<std::uint8_t>(value));
}

Codec::Codec(std::shared_ptr<const Play> play) : play_(std::move(play)) {
    for (auto& row : next_) row.fill(nowhere);
    Play::with_layout(play_->size(), play_->all_squares(), [&]<class Layout>() {
        const Board<Layout> board(play_->size());
        crown_row_ = {widen(board.crown_row[0]), widen(board.crown_row[1])};
        for (int square = 1; square <= board.squares; ++square) {
            const int bit = board.bit_of[square];
            for (int d = 0; d < direction_count; ++d) {
                const int there = bit + Layout::step(static_cast<Direction>(d));
                if (there < 0 || there >= 128 || !board.square_of[there]) continue;
                if (!any(one_bit<Bits128>(there) & widen(board.playable))) continue;
                next_[bit][d] = static_cast<std::uint8_t>(there);
            }
        }
    });
    // Diagonals first, but on boards that use all squares: the order is part of the format.
    std::vector<int> lines = {NE, NW, SE, SW, N, E, W, S};
    if (play_->all_squares()) lines = {N, E, W, S, NE, NW, SE, SW};
    pair_of_.assign(128 * 128, no_pair);
    for (const int d : lines) {
        for (int square = 1; square <= play_->squares(); ++square) {
            const int from = play_->bit_of(square);
            for (int to = next_[from][d]; to != nowhere; to = next_[to][d]) {
                if (pair_of_[ends(from, to)] != no_pair) continue;
                pair_of_[ends(from, to)] = static_cast<std::uint16_t>(pairs_.size());
                pairs_.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)});
            }
        }
    }
    pages_ = static_cast<int>((pairs_.size() + 255) / 256);
    for (const int side : {0, 1}) {
        step_of_[side].assign(128 * 128, nowhere);
        jump_of_[side].assign(128 * 128, nowhere);
        const auto add = [&](int d, bool jump) {
            const int turned = side ? (d + 4) % 8 : d;
            for (int square = 1; square <= play_->squares(); ++square) {
                const int from = play_->bit_of(square);
                const int over = next_[from][turned];
                if (over == nowhere || step_count_[side] == jump_codes()) continue;
                const int to = jump ? next_[over][turned] : over;
                if (to == nowhere) continue;
                auto& codes = jump ? jump_of_[side] : step_of_[side];
                codes[ends(from, to)] = static_cast<std::uint8_t>(step_count_[side]);
                Step& step = steps_[side][static_cast<std::size_t>(step_count_[side]++)];
                step.from = one_bit<Bits128>(from);
                step.to = one_bit<Bits128>(to);
                if (jump) step.captured = one_bit<Bits128>(over);
                step.start = static_cast<std::uint8_t>(from);
                step.end = static_cast<std::uint8_t>(to);
                step.crowns = any(step.to & crown_row_[side]);
            }
        };
        const bool full = play_->all_squares();
        for (const int d : full ? std::vector<int>{N, E, W} : std::vector<int>{NE, NW}) add(d, false);
        for (const int d : full ? std::vector<int>{N, E, W, S} : std::vector<int>{NE, NW, SE, SW}) add(d, true);
        for (const int d : full ? std::vector<int>{NE, NW} : std::vector<int>{N, E, W}) add(d, false);
        for (const int d : full ? std::vector<int>{NE, NW, SE, SW} : std::vector<int>{N, E, W, S}) add(d, true);
    }
}

void Codec::encode(const AnyPosition& before, const AnyMove& move, const AnyPosition& next, Bytes& out) const {
    const std::size_t size = out.size();
    if (encode_short(before, move, out)) {
        // What cannot be said in short is seen by reading it back: crowning has its rules.
        ByteReader in(std::span<const std::uint8_t>(out).subspan(size));
        AnyPosition made = before;
        AnyMove read;
        if (decode(in, made, read) && in.empty() && same_board(made, next) && read.from == move.from &&
            read.to == move.to && read.captured == move.captured) {
            return;
        }
        out.resize(size);
    }
    AnyPosition made = before;
    apply(made, move);
    if (!same_board(made, next)) return encode_setup(next, out);
    out.push_back(in_full);
    out.push_back(static_cast<std::uint8_t>(play_->square_of(move.from)));
    out.push_back(static_cast<std::uint8_t>(play_->square_of(move.to)));
    const auto captured = static_cast<std::uint8_t>(count(move.captured));
    out.push_back(static_cast<std::uint8_t>(captured | (move.crowns ? crown_mark : 0)));
    for_each_square(move.captured, [&](int at) { out.push_back(static_cast<std::uint8_t>(play_->square_of(at))); });
}

void Codec::encode_setup(const AnyPosition& position, Bytes& out) const {
    out.insert(out.end(), {in_full, 0, 0, is_setup});
    put_position(position, out);
}

bool Codec::encode_short(const AnyPosition& before, const AnyMove& move, Bytes& out) const {
    const int us = index(before.turn);
    const bool king = any(before.kings & one_bit<Bits128>(move.from));
    const int captured = count(move.captured);
    const std::size_t at = ends(move.from, move.to);
    if (captured <= 1) {
        const std::uint8_t code = captured ? jump_of_[us][at] : step_of_[us][at];
        if (code != nowhere && steps_[us][code].captured == move.captured) {
            out.push_back(code);
            return true;
        }
        if (pair_of_[at] == no_pair || !king) return false;
        out.push_back(static_cast<std::uint8_t>((captured ? capture_pages() : quiet_pages()) + (pair_of_[at] >> 8)));
        out.push_back(static_cast<std::uint8_t>(pair_of_[at]));
        return true;
    }
    return !king && captured <= most_jumps_coded && encode_jumps(before, move, out);
}

bool Codec::encode_jumps(const AnyPosition&, const AnyMove& move, Bytes& out) const {
    std::array<std::uint8_t, most_jumps_coded> directions{};
    const int captured = count(move.captured);
    if (!find_jumps(move.captured, move.from, move.to, 0, directions.data())) return false;
    out.push_back(static_cast<std::uint8_t>(jump_codes() + captured - 2));
    out.push_back(static_cast<std::uint8_t>(play_->square_of(move.from)));
    std::uint32_t packed = 0;
    for (int i = 0; i < captured; ++i) packed |= static_cast<std::uint32_t>(directions[i]) << 3 * i;
    out.push_back(static_cast<std::uint8_t>(packed));
    if (captured > 2) out.push_back(static_cast<std::uint8_t>(packed >> 8));
    return true;
}

// Find a way over all of `left` by jumps of two steps; any is as good as another.
bool Codec::find_jumps(Bits128 left, int at, int to, int depth, std::uint8_t* directions) const {
    if (!any(left)) return at == to;
    for (int d = 0; d < direction_count; ++d) {
        const int over = next_[at][d];
        if (over == nowhere || !any(left & one_bit<Bits128>(over))) continue;
        const int there = next_[over][d];
        if (there == nowhere) continue;
        directions[depth] = static_cast<std::uint8_t>(d);
        if (find_jumps(left & ~one_bit<Bits128>(over), there, to, depth + 1, directions)) return true;
    }
    return false;
}

bool Codec::decode(ByteReader& in, AnyPosition& position, AnyMove& move) const {
    if (in.empty()) return false;
    const int us = index(position.turn);
    const int code = *in.at++;
    if (code < step_count_[us]) {
        const Step& step = steps_[us][static_cast<std::size_t>(code)];
        const bool king = any(position.kings & step.from);
        move.from = step.start;
        move.to = step.end;
        move.captured = step.captured;
        move.crowns = step.crowns && !king;
        position.pieces[us] = (position.pieces[us] & ~step.from) | step.to;
        position.pieces[1 - us] = position.pieces[1 - us] & ~step.captured;
        position.kings = position.kings & ~(step.from | step.captured);
        if (king || step.crowns) position.kings |= step.to;
        position.turn = other(position.turn);
        return true;
    }
    bool setup = false;
    bool found = false;
    if (code == in_full)
        found = decode_in_full(in, position, move, setup);
    else if (code >= capture_pages())
        found = decode_pair(code, in, position, move);
    else if (code >= jump_codes())
        found = decode_jumps(code, in, position, move);
    if (!found || !in.fine) return in.fine = false;
    if (!setup) apply(position, move);
    return true;
}

bool Codec::decode_pair(int code, ByteReader& in, const AnyPosition& position, AnyMove& move) const {
    const bool capture = code < quiet_pages();
    const auto pair = static_cast<std::size_t>((code - (capture ? capture_pages() : quiet_pages())) << 8 | in.byte());
    if (pair >= pairs_.size()) return false;
    const auto [from, to] = pairs_[pair];
    move = {{}, from, to, false};
    if (!capture) return true;
    for (int d = 0; d < direction_count; ++d) {
        Bits128 between{};
        int at = next_[from][d];
        for (; at != nowhere && at != to; at = next_[at][d]) between |= one_bit<Bits128>(at);
        if (at == to) move.captured = between & position.pieces[1 - index(position.turn)];
    }
    return true;
}

bool Codec::decode_jumps(int code, ByteReader& in, const AnyPosition& position, AnyMove& move) const {
    const int captured = code - jump_codes() + 2;
    const int square = in.byte();
    std::uint32_t packed = in.byte();
    if (captured > 2) packed |= static_cast<std::uint32_t>(in.byte()) << 8;
    if (square < 1 || square > play_->squares()) return false;
    int at = play_->bit_of(square);
    move = {{}, static_cast<std::uint8_t>(at), 0, false};
    for (int i = 0; i < captured; ++i) {
        const auto d = packed >> 3 * i & 7;
        const int over = next_[at][d];
        if (over == nowhere || next_[over][d] == nowhere) return false;
        move.captured |= one_bit<Bits128>(over);
        at = next_[over][d];
    }
    move.to = static_cast<std::uint8_t>(at);
    move.crowns = any(one_bit<Bits128>(at) & crown_row_[index(position.turn)]) &&
                  !any(position.kings & one_bit<Bits128>(move.from));
    return true;
}

bool Codec::decode_in_full(ByteReader& in, AnyPosition& position, AnyMove& move, bool& setup) const {
    const int from = in.byte();
    const int to = in.byte();
    const std::uint8_t rest = in.byte();
    move = {};
    if (rest == is_setup) {
        setup = true;
        return get_position(in, position);
    }
    const auto is_square = [&](int square) { return square >= 1 && square <= play_->squares(); };
    if (!is_square(from) || !is_square(to)) return false;
    move.from = static_cast<std::uint8_t>(play_->bit_of(from));
    move.to = static_cast<std::uint8_t>(play_->bit_of(to));
    move.crowns = (rest & crown_mark) != 0;
    for (int i = rest & ~crown_mark; i > 0; --i) {
        const int square = in.byte();
        if (!is_square(square)) return false;
        move.captured |= one_bit<Bits128>(play_->bit_of(square));
    }
    return true;
}

void Codec::put_position(const AnyPosition& position, Bytes& out) const {
    out.push_back(position.turn == Side::black);
    std::uint8_t pending = 0;
    for (int square = 1; square <= play_->squares(); ++square) {
        const Bits128 at = one_bit<Bits128>(play_->bit_of(square));
        const bool black = any(position.pieces[1] & at);
        const bool occupied = black || any(position.pieces[0] & at);
        const int piece = occupied ? 1 + black + (any(position.kings & at) ? 2 : 0) : 0;
        if (square % 2) {
            pending = static_cast<std::uint8_t>(piece);
            if (square == play_->squares()) out.push_back(pending);
        } else {
            out.push_back(static_cast<std::uint8_t>(pending | piece << 4));
        }
    }
}

bool Codec::get_position(ByteReader& in, AnyPosition& position) const {
    position = {};
    position.turn = in.byte() ? Side::black : Side::white;
    std::uint8_t pair = 0;
    for (int square = 1; square <= play_->squares(); ++square) {
        if (square % 2) pair = in.byte();
        const int piece = square % 2 ? pair & 15 : pair >> 4;
        if (!piece) continue;
        const Bits128 at = one_bit<Bits128>(play_->bit_of(square));
        position.pieces[(piece - 1) & 1] |= at;
        if (piece > 2) position.kings |= at;
    }
    return in.fine;
}

}  // namespace damier
