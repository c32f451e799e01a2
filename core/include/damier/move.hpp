// A move, and lists that grow only when they must.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <new>
#include <tuple>

#include "damier/bits.hpp"
#include "damier/limits.hpp"

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

// A list that lives on the stack until it outgrows it.
template <class T>
class SmallList {
public:
    SmallList() noexcept {}  // NOLINT: what is inline stays unset on purpose
    SmallList(const SmallList&) = delete;
    SmallList& operator=(const SmallList&) = delete;

    // Inline, so that an element is written where it stays: a copy would wait for its parts.
    [[gnu::always_inline]] void add(const T& one) { next() = one; }

    // The place of the next element, to be filled.
    [[gnu::always_inline]] T& next() {
        if (size_ == capacity_) [[unlikely]]
            grow();
        return data_[size_++];
    }

    // Append what f() returns, made in its place.
    template <class F>
    [[gnu::always_inline]] void make(F&& f) {
        new (&next()) T(f());
    }

    // Room for so many more: fill it from there on, then tell where what is filled ends. The size is written once,
    // not with every element.
    [[gnu::always_inline]] T* room(std::size_t more) {
        while (size_ + more > capacity_) [[unlikely]]
            grow();
        return data_ + size_;
    }
    void filled_to(const T* end) { size_ = static_cast<std::size_t>(end - data_); }

    void clear() { size_ = 0; }
    void truncate(std::size_t size) { size_ = size; }

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    const T& operator[](std::size_t i) const { return data_[i]; }
    T* begin() { return data_; }
    T* end() { return data_ + size_; }
    const T* begin() const { return data_; }
    const T* end() const { return data_ + size_; }

private:
    static constexpr std::size_t inline_capacity = 64;

    [[gnu::noinline]] void grow() {
        if (capacity_ >= most_moves) throw TooManyCaptures(most_moves, "moves in a list");
        auto larger = std::make_unique_for_overwrite<T[]>(capacity_ * 4);
        std::copy(begin(), end(), larger.get());
        heap_ = std::move(larger);
        data_ = heap_.get();
        capacity_ *= 4;
    }

    union {
        T inline_[inline_capacity];
    };
    std::unique_ptr<T[]> heap_;
    T* data_ = inline_;
    std::size_t size_ = 0;
    std::size_t capacity_ = inline_capacity;
};

template <class Bits>
using MoveList = SmallList<Move<Bits>>;

}  // namespace damier
