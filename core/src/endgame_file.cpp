#include "damier/endgame_file.hpp"

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <stdexcept>

#if defined(__unix__) || defined(__APPLE__)
#define DAMIER_PAGED 1
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace damier {
namespace {

static_assert(std::endian::native == std::endian::little, "files are read in place");

constexpr std::size_t page_bytes = 1 << 16;
constexpr std::size_t block_positions = 128;
constexpr std::uint32_t one_code = 0x8000'0000U;  // a directory entry that is the code itself
constexpr std::size_t slack = 8;                  // a place in the palette is read with its neighbours

// Slicing by eight: table[k] carries a byte across k more bytes.
struct CrcTables {
    std::array<std::array<std::uint32_t, 256>, 8> of{};
    constexpr CrcTables() {
        for (std::uint32_t i = 0; i < 256; ++i) {
            std::uint32_t crc = i;
            for (int bit = 0; bit < 8; ++bit) crc = crc & 1 ? crc >> 1 ^ 0xEDB8'8320U : crc >> 1;
            of[0][i] = crc;
        }
        for (std::size_t k = 1; k < 8; ++k) {
            for (std::size_t i = 0; i < 256; ++i) of[k][i] = of[k - 1][i] >> 8 ^ of[0][of[k - 1][i] & 0xFF];
        }
    }
};
constexpr CrcTables crc_tables{};

template <class T>
T load(const std::byte* at) {
    T value;
    std::memcpy(&value, at, sizeof value);
    return value;
}

template <class T>
void append(std::vector<std::byte>& bytes, const T& value) {
    const auto* first = reinterpret_cast<const std::byte*>(&value);
    bytes.insert(bytes.end(), first, first + sizeof value);
}

std::uint32_t header_crc(EndgameHeader header, std::span<const std::uint32_t> pages) {
    header.crc = 0;
    std::vector<std::byte> covered;
    append(covered, header);
    for (const std::uint32_t crc : pages) append(covered, crc);
    return crc32(covered);
}

// Append one block, or return the directory entry that makes it needless.
std::uint32_t pack_block(std::span<const EndgameCode> codes, std::size_t code_bytes, std::vector<std::byte>& blocks) {
    std::array<EndgameCode, block_positions> palette;
    std::copy(codes.begin(), codes.end(), palette.begin());
    std::sort(palette.begin(), palette.begin() + static_cast<std::ptrdiff_t>(codes.size()));
    const auto end = std::unique(palette.begin(), palette.begin() + static_cast<std::ptrdiff_t>(codes.size()));
    const auto size = static_cast<std::size_t>(end - palette.begin());
    if (size == 1) return one_code | palette[0];
    const auto at = blocks.size();
    if (at >= one_code) throw std::overflow_error("a slice larger than a file may be");
    blocks.push_back(static_cast<std::byte>(size - 1));
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t byte = 0; byte < code_bytes; ++byte)
            blocks.push_back(static_cast<std::byte>(palette[i] >> 8 * byte));
    }
    const auto width = static_cast<std::size_t>(std::bit_width(size - 1));
    std::uint64_t word = 0;
    std::size_t filled = 0;
    for (const EndgameCode code : codes) {
        word |= static_cast<std::uint64_t>(std::lower_bound(palette.begin(), end, code) - palette.begin()) << filled;
        for (filled += width; filled >= 8; filled -= 8, word >>= 8) blocks.push_back(static_cast<std::byte>(word));
    }
    if (filled) blocks.push_back(static_cast<std::byte>(word));
    return static_cast<std::uint32_t>(at);
}

class HeldBytes final : public FileBytes {
public:
    explicit HeldBytes(std::vector<std::byte> bytes) : bytes_(std::move(bytes)) {}
    std::span<const std::byte> bytes() const override { return bytes_; }
    bool fetch(std::size_t, std::size_t) override { return true; }

private:
    std::vector<std::byte> bytes_;
};

#ifdef DAMIER_PAGED
// Memory for a whole file, of which the system gives only what is written to.
class PagedBytes final : public FileBytes {
public:
    explicit PagedBytes(const std::string& path) : path_(path) {
        struct stat info{};
        if (::stat(path.c_str(), &info) != 0) throw std::runtime_error("the file cannot be opened");
        if (!S_ISREG(info.st_mode) || info.st_size == 0) throw std::runtime_error("too short for an endgame table");
        size_ = static_cast<std::size_t>(info.st_size);
        at_ = ::mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (at_ == MAP_FAILED) throw std::runtime_error("there is no memory for the file");
    }
    PagedBytes(const PagedBytes&) = delete;
    PagedBytes& operator=(const PagedBytes&) = delete;
    ~PagedBytes() override { ::munmap(at_, size_); }
    std::span<const std::byte> bytes() const override { return {static_cast<const std::byte*>(at_), size_}; }

    // Opened anew each time: hundreds of tables would be as many open files.
    bool fetch(std::size_t offset, std::size_t length) override {
        const int file = ::open(path_.c_str(), O_RDONLY | O_CLOEXEC);
        if (file < 0) return false;
        std::size_t done = 0;
        while (done < length) {
            const auto got = ::pread(file, static_cast<std::byte*>(at_) + offset + done, length - done,
                                     static_cast<off_t>(offset + done));
            if (got < 0 && errno == EINTR) continue;
            if (got <= 0) break;
            done += static_cast<std::size_t>(got);
        }
        ::close(file);
        return done == length;
    }

private:
    std::string path_;
    void* at_ = MAP_FAILED;
    std::size_t size_ = 0;
};
#endif

}  // namespace

std::uint32_t crc32(std::span<const std::byte> bytes) {
    const auto& t = crc_tables.of;
    std::uint32_t crc = ~0U;
    const std::byte* at = bytes.data();
    std::size_t left = bytes.size();
    for (; left >= 8; at += 8, left -= 8) {
        const std::uint64_t word = load<std::uint64_t>(at) ^ crc;
        crc = 0;
        for (std::size_t i = 0; i < 8; ++i) crc ^= t[7 - i][word >> 8 * i & 0xFF];
    }
    for (; left > 0; ++at, --left) crc = crc >> 8 ^ t[0][(crc ^ static_cast<std::uint32_t>(*at)) & 0xFF];
    return ~crc;
}

std::unique_ptr<FileBytes> FileBytes::hold(std::vector<std::byte> bytes) {
    return std::make_unique<HeldBytes>(std::move(bytes));
}

std::unique_ptr<FileBytes> FileBytes::open(const std::string& path) {
#ifdef DAMIER_PAGED
    return std::make_unique<PagedBytes>(path);
#else
    std::ifstream file(path, std::ios::binary | std::ios::ate);
    if (!file) throw std::runtime_error("the file cannot be opened");
    std::vector<std::byte> bytes(static_cast<std::size_t>(file.tellg()));
    file.seekg(0);
    file.read(reinterpret_cast<char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    if (!file) throw std::runtime_error("the file cannot be read");
    return hold(std::move(bytes));
#endif
}

std::vector<std::byte> pack_endgame(EndgameHeader header, std::span<const EndgameCode> codes) {
    const EndgameCode highest = codes.empty() ? EndgameCode{0} : *std::max_element(codes.begin(), codes.end());
    header.code_bytes = highest > 0xFF ? 2 : 1;
    header.block = block_positions;
    header.page = page_bytes;
    header.codes = codes.size();

    const std::size_t count = (codes.size() + block_positions - 1) / block_positions;
    std::vector<std::byte> body;
    std::vector<std::byte> blocks;
    body.reserve(4 * count);
    for (std::size_t i = 0; i < codes.size(); i += block_positions) {
        append(body,
               pack_block(codes.subspan(i, std::min(block_positions, codes.size() - i)), header.code_bytes, blocks));
    }
    body.insert(body.end(), blocks.begin(), blocks.end());
    body.resize(body.size() + slack);

    std::vector<std::uint32_t> pages;
    for (std::size_t i = 0; i < body.size(); i += page_bytes) {
        pages.push_back(crc32(std::span(body).subspan(i, std::min(page_bytes, body.size() - i))));
    }
    header.length = sizeof header + 4 * pages.size() + body.size();
    header.crc = header_crc(header, pages);
    std::vector<std::byte> file;
    file.reserve(header.length);
    append(file, header);
    for (const std::uint32_t crc : pages) append(file, crc);
    file.insert(file.end(), body.begin(), body.end());
    return file;
}

EndgameSlice::EndgameSlice(std::unique_ptr<FileBytes> file, const std::string& play_hash, const Material& material,
                           std::uint64_t codes)
    : file_(std::move(file)) {
    const auto expect = [](bool holds, const char* otherwise) {
        if (!holds) throw std::runtime_error(otherwise);
    };
    const std::span<const std::byte> bytes = file_->bytes();
    expect(bytes.size() >= sizeof header_ && file_->fetch(0, sizeof header_), "too short for an endgame table");
    header_ = load<EndgameHeader>(bytes.data());
    expect(header_.magic == EndgameHeader::magic_text, "not an endgame table");
    expect(header_.version == EndgameHeader::current_version, "an endgame table of another version");
    expect(header_.length == bytes.size(), "cut short or too long");
    expect(header_.block == block_positions && header_.page == page_bytes, "damaged header");
    expect(header_.code_bytes == 1 || header_.code_bytes == 2, "damaged header");

    const std::size_t rest = bytes.size() - sizeof header_;
    const std::size_t pages = (rest + page_bytes + 3) / (page_bytes + 4);
    body_at_ = sizeof header_ + 4 * pages;
    expect(body_at_ <= bytes.size(), "damaged header");
    expect(file_->fetch(sizeof header_, 4 * pages), "cut short or too long");
    page_crc_.resize(pages);
    std::memcpy(page_crc_.data(), bytes.data() + sizeof header_, 4 * pages);
    expect(header_crc(header_, page_crc_) == header_.crc, "damaged header");

    expect(std::equal(play_hash.begin(), play_hash.end(), header_.play_hash.begin(), header_.play_hash.end()),
           "a table of another game");
    const std::array<std::uint8_t, 4> wanted{material.men[0], material.kings[0], material.men[1], material.kings[1]};
    expect(header_.material == wanted && header_.codes == codes, "a table of other material");
    body_ = bytes.subspan(body_at_);
    blocks_at_ = 4 * ((header_.codes + block_positions - 1) / block_positions);
    expect(blocks_at_ + slack <= body_.size(), "damaged header");
    page_state_ = std::vector<std::atomic<std::uint8_t>>(pages);
}

bool EndgameSlice::page_sound(std::size_t page) const {
    constexpr std::uint8_t good = 1, bad = 2;
    std::uint8_t state = page_state_[page].load(std::memory_order_acquire);
    if (!state) {
        const std::scoped_lock alone(*fetching_);
        state = page_state_[page].load(std::memory_order_relaxed);
        if (!state) {
            const std::size_t at = page * page_bytes;
            const std::size_t length = std::min(page_bytes, body_.size() - at);
            const bool there = file_->fetch(body_at_ + at, length);
            state = there && crc32(body_.subspan(at, length)) == page_crc_[page] ? good : bad;
            page_state_[page].store(state, std::memory_order_release);
        }
    }
    return state == good;
}

bool EndgameSlice::sound(std::size_t offset, std::size_t length) const {
    if (offset + length > body_.size()) return false;
    const std::size_t last = (offset + length - 1) / page_bytes;
    for (std::size_t page = offset / page_bytes; page <= last; ++page) {
        if (!page_sound(page)) return false;
    }
    return true;
}

bool EndgameSlice::sound() const { return sound(0, body_.size()); }

int EndgameSlice::code(std::uint64_t number) const {
    if (number >= header_.codes) return -1;
    const std::size_t entry_at = 4 * (number / block_positions);
    if (!sound(entry_at, 4)) return -1;
    const auto entry = load<std::uint32_t>(body_.data() + entry_at);
    if (entry & one_code) return static_cast<int>(entry & ~one_code);
    const std::size_t block_at = blocks_at_ + entry;
    if (!sound(block_at, 1)) return -1;
    const std::byte* block = body_.data() + block_at;
    const std::size_t highest = static_cast<std::size_t>(*block);
    const std::size_t width = static_cast<std::size_t>(std::bit_width(highest));
    const std::size_t palette = (highest + 1) * header_.code_bytes;
    const std::size_t bit = (number % block_positions) * width;
    if (!sound(block_at, 1 + palette + bit / 8 + 4)) return -1;
    const std::size_t place = load<std::uint32_t>(block + 1 + palette + bit / 8) >> bit % 8 & ((1U << width) - 1);
    if (place > highest) return -1;
    const std::byte* code = block + 1 + place * header_.code_bytes;
    return header_.code_bytes == 1 ? static_cast<int>(*code) : load<std::uint16_t>(code);
}

}  // namespace damier
