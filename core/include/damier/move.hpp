// A move, and a list of moves that grows only when it must.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <tuple>

#include "damier/bits.hpp"

namespace damier {

// Two captures with the same ends, captured pieces and crowning are one move.
template <class Bits>
struct Move {
    Bits captured{};
    std::uint8_t from = 0;  // bit indices
    std::uint8_t to = 0;
    bool crowns = false;

    bool operator==(const Move&) const = default;
    bool is_capture() const { return any(captured); }
};

template <class Bits>
class MoveList {
public:
    static constexpr std::size_t limit = std::size_t{1} << 20;

    MoveList() noexcept {}  // NOLINT: the inline moves stay unset on purpose
    MoveList(const MoveList&) = delete;
    MoveList& operator=(const MoveList&) = delete;

    void add(const Move<Bits>& move) {
        if (size_ == capacity_) grow();
        data_[size_++] = move;
    }
    void clear() { size_ = 0; }
    void truncate(std::size_t size) { size_ = size; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const Move<Bits>& operator[](std::size_t i) const { return data_[i]; }
    Move<Bits>* begin() { return data_; }
    Move<Bits>* end() { return data_ + size_; }
    const Move<Bits>* begin() const { return data_; }
    const Move<Bits>* end() const { return data_ + size_; }

private:
    static constexpr std::size_t inline_capacity = 64;

    void grow() {
        if (capacity_ >= limit) throw std::length_error("more moves than a list can hold");
        auto larger = std::make_unique_for_overwrite<Move<Bits>[]>(capacity_ * 4);
        std::copy(begin(), end(), larger.get());
        heap_ = std::move(larger);
        data_ = heap_.get();
        capacity_ *= 4;
    }

    union {
        Move<Bits> inline_[inline_capacity];
    };
    std::unique_ptr<Move<Bits>[]> heap_;
    Move<Bits>* data_ = inline_;
    std::size_t size_ = 0;
    std::size_t capacity_ = inline_capacity;
};

}  // namespace damier
