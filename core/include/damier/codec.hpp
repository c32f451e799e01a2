// Moves of a game as bytes, mostly one each, which depend on the board and on no other rule.
//
// What was played is kept, not the choice among what was legal: games stay readable when a sheet is
// mended, and reading them takes no move generation.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "damier/play.hpp"

namespace damier {

using Bytes = std::vector<std::uint8_t>;

// Numbers of seven bits a byte, the lowest first.
void put_number(Bytes& out, std::uint64_t value);

// Reads what `put_number` and others wrote; `fine` tells whether all of it was there.
struct ByteReader {
    const std::uint8_t* at;
    const std::uint8_t* end;
    bool fine = true;

    explicit ByteReader(std::span<const std::uint8_t> bytes) : at(bytes.data()), end(bytes.data() + bytes.size()) {}
    bool empty() const { return at == end; }
    std::uint8_t byte() {
        if (at == end) {
            fine = false;
            return 0;
        }
        return *at++;
    }
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 63; shift += 7) {
            const std::uint8_t b = byte();
            value |= static_cast<std::uint64_t>(b & 0x7F) << shift;
            if (b < 0x80) return value;
        }
        fine = false;
        return 0;
    }
    std::span<const std::uint8_t> take(std::uint64_t size) {
        if (size > static_cast<std::uint64_t>(end - at)) {
            fine = false;
            return {};
        }
        const std::uint8_t* from = at;
        at += size;
        return {from, static_cast<std::size_t>(size)};
    }
};

class Codec {
public:
    explicit Codec(std::shared_ptr<const Play> play);

    const Play& play() const { return *play_; }
    const std::shared_ptr<const Play>& shared_play() const { return play_; }

    // Append a move; `next` is what it makes of `before`. Must agree with `decode`.
    void encode(const AnyPosition& before, const AnyMove& move, const AnyPosition& next, Bytes& out) const;
    // Append a position that is put on the board.
    void encode_setup(const AnyPosition& position, Bytes& out) const;
    // Play the next move; `move` is its ends, and what it captures. False if there is none.
    // A setup is a move from 0 to 0.
    bool decode(ByteReader& in, AnyPosition& position, AnyMove& move) const;

    void put_position(const AnyPosition& position, Bytes& out) const;
    bool get_position(ByteReader& in, AnyPosition& position) const;

private:
    // Codes from the top: any move in full, kings' moves and single captures by the pair of their
    // ends, men's captures of two to five by their directions. Below them stand men's steps and
    // single jumps.
    static constexpr int in_full = 255;
    static constexpr int most_jumps_coded = 5;

    struct Step {
        Bits128 from{}, to{}, captured{};
        std::uint8_t start = 0, end = 0;
        bool crowns = false;  // a man
    };

    int pages() const { return pages_; }
    int quiet_pages() const { return in_full - pages_; }
    int capture_pages() const { return in_full - 2 * pages_; }
    int jump_codes() const { return in_full - 2 * pages_ - (most_jumps_coded - 1); }

    bool encode_short(const AnyPosition& before, const AnyMove& move, Bytes& out) const;
    bool encode_jumps(const AnyPosition& before, const AnyMove& move, Bytes& out) const;
    bool find_jumps(Bits128 left, int at, int to, int depth, std::uint8_t* directions) const;
    bool decode_pair(int code, ByteReader& in, const AnyPosition& position, AnyMove& move) const;
    bool decode_jumps(int code, ByteReader& in, const AnyPosition& position, AnyMove& move) const;
    bool decode_in_full(ByteReader& in, AnyPosition& position, AnyMove& move, bool& setup) const;

    std::shared_ptr<const Play> play_;
    int pages_ = 0;
    std::array<std::array<Step, 256>, 2> steps_{};  // by side and code
    std::array<int, 2> step_count_{};
    std::array<std::array<std::uint8_t, direction_count>, 128> next_{};  // the bit a step away; none
    std::array<Bits128, 2> crown_row_{};
    std::vector<std::array<std::uint8_t, 2>> pairs_;              // bits on one line
    std::vector<std::uint16_t> pair_of_;                          // by from * 128 + to
    std::array<std::vector<std::uint8_t>, 2> step_of_, jump_of_;  // the code by from * 128 + to; 255: none
};

}  // namespace damier
