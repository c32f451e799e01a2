// One slice on disk: a code for each position in small packed blocks, read in place.
//
// header | CRC of each page | directory: 4 bytes a block | blocks
// A block is a palette of the codes in it and the place in the palette of each position; a block
// of one code lives in the directory alone. The header's CRC covers the page CRCs, and each page is
// read and checked before anything in it is believed, so opening a large file reads almost none of it.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <vector>

#include "damier/endgame_index.hpp"

namespace damier {

using EndgameCode = std::uint16_t;  // 0: a draw; else 1 + the plies to the end, whose parity tells who wins

std::uint32_t crc32(std::span<const std::byte> bytes);

// How the positions of one side to move end.
struct EndgameCounts {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint32_t longest_win = 0;  // plies
    std::uint32_t longest_loss = 0;
};

struct EndgameHeader {
    static constexpr std::array<char, 8> magic_text{'D', 'A', 'M', 'I', 'E', 'R', 'E', 'G'};
    static constexpr std::uint32_t current_version = 1;

    std::array<char, 8> magic = magic_text;
    std::uint32_t version = current_version;
    std::uint32_t crc = 0;  // of the header with 0 here, and the page CRCs
    std::array<char, 16> play_hash{};
    std::array<std::uint8_t, 4> material{};  // white men, white kings, black men, black kings
    std::uint8_t turns = 0;
    std::uint8_t code_bytes = 0;  // of a palette entry
    std::uint16_t block = 0;      // positions
    std::uint32_t page = 0;       // bytes
    std::uint32_t unused = 0;
    std::uint64_t codes = 0;
    std::uint64_t length = 0;               // of the file
    std::array<EndgameCounts, 2> counts{};  // by side to move
};
static_assert(sizeof(EndgameHeader) == 128);

// Return a whole file.
std::vector<std::byte> pack_endgame(EndgameHeader header, std::span<const EndgameCode> codes);

// The bytes of a file, read when they are wanted where the system can, else at once. A file is never
// mapped: whoever cuts a mapped file short ends the process that looks at it.
class FileBytes {
public:
    virtual ~FileBytes() = default;
    // All bytes; those that were not fetched are zero.
    virtual std::span<const std::byte> bytes() const = 0;
    // Have some bytes ready; false if the file no longer has them. One thread at a time.
    virtual bool fetch(std::size_t offset, std::size_t length) = 0;
    static std::unique_ptr<FileBytes> open(const std::string& path);
    static std::unique_ptr<FileBytes> hold(std::vector<std::byte> bytes);
};

class EndgameSlice {
public:
    // Throws std::runtime_error, saying why, unless these are the bytes of this slice.
    EndgameSlice(std::unique_ptr<FileBytes> file, const std::string& play_hash, const Material& material,
                 std::uint64_t codes);

    // The code of a position; -1 where the file turns out to be damaged.
    int code(std::uint64_t number) const;
    // Whether every page is as it was written.
    bool sound() const;
    const EndgameHeader& header() const { return header_; }

private:
    bool page_sound(std::size_t page) const;
    bool sound(std::size_t offset, std::size_t length) const;

    std::unique_ptr<FileBytes> file_;
    std::unique_ptr<std::mutex> fetching_ = std::make_unique<std::mutex>();
    EndgameHeader header_;
    std::size_t body_at_ = 0;
    std::span<const std::byte> body_;
    std::vector<std::uint32_t> page_crc_;
    mutable std::vector<std::atomic<std::uint8_t>> page_state_;
    std::size_t blocks_at_ = 0;
};

}  // namespace damier
