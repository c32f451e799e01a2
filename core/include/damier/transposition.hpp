// What earlier searches found out about positions, shared by all threads without locks.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <iterator>
#include <limits>
#include <memory>
#include <new>

#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "damier/evaluation.hpp"
#include "damier/move.hpp"

namespace damier {

enum class Bound : std::uint8_t { none, upper, lower, exact };

struct Found {
    std::uint32_t move = 0;  // as made by move_code; 0: unknown
    Score score = 0;
    int depth = 0;
    Bound bound = Bound::none;
};

// The code of a move that captures nothing.
template <class Bits>
std::uint32_t quiet_code(const Move<Bits>& move) {
    return static_cast<std::uint32_t>(move.from) << 17 | static_cast<std::uint32_t>(move.to) << 10;
}

// A move in 24 bits: its ends, and enough of the captured pieces to tell routes apart.
template <class Bits>
std::uint32_t move_code(const Move<Bits>& move) {
    const Bits128 captured = widen(move.captured);
    const std::uint64_t mixed = (captured.lo ^ captured.hi * 31) * 0x9E3779B97F4A7C15U;
    return quiet_code(move) | static_cast<std::uint32_t>(mixed >> 54);
}

// Only as much of the table is used as searches fill, so that what a short one finds out lies close together, near
// the processor: it begins small and doubles, up to its size, each time a search has to overwrite much of its own.
class TranspositionTable {
public:
    explicit TranspositionTable(std::size_t megabytes) {
        if (megabytes > std::numeric_limits<std::size_t>::max() >> 20) throw std::bad_alloc();
        const std::size_t wanted = std::max<std::size_t>(1, megabytes) * (1 << 20) / sizeof(Bucket);
        most_ = std::bit_floor(wanted);
        const std::size_t bytes = most_ * sizeof(Bucket);
        data_.reset(static_cast<Bucket*>(::operator new(bytes, page)));
#if defined(__linux__)
        madvise(data_.get(), bytes, MADV_HUGEPAGE);  // any place in it is found faster
#endif
        clear();
    }
    void clear() {
        used_ = std::min(most_, least);
        crowded_ = 0;
        std::uninitialized_value_construct_n(data_.get(), used_.load());
    }
    void new_search() { age_ = (age_ + 1) & 63; }

    // Fetch what will be asked for soon.
    void prefetch(std::uint64_t key) const {
#if defined(__GNUC__)
        __builtin_prefetch(&bucket(key));
#endif
    }

    bool find(std::uint64_t key, Found& found) const {
        for (const Slot& slot : bucket(key).slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            // A slot torn between two writers does not check and is not believed.
            if ((slot.check.load(std::memory_order_relaxed) ^ data) != key || !data) continue;
            found.move = static_cast<std::uint32_t>(data & 0xFFFFFF);
            found.score = static_cast<std::int16_t>(data >> 24 & 0xFFFF);
            found.depth = static_cast<int>(data >> 40 & 0xFF) - 32;
            found.bound = static_cast<Bound>(data >> 48 & 3);
            return true;
        }
        return false;
    }

    void store(std::uint64_t key, const Found& found) {
        Bucket& home = bucket(key);
        Slot* victim = &home.slots[0];
        int lowest = 1 << 30;
        bool crowded = false;
        for (Slot& slot : home.slots) {
            const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
            if ((slot.check.load(std::memory_order_relaxed) ^ data) == key) {
                victim = &slot;
                crowded = false;
                break;
            }
            const int aged = (age_ - static_cast<int>(data >> 50 & 63)) & 63;
            const int worth = data ? static_cast<int>(data >> 40 & 0xFF) - 4 * aged : -(1 << 20);
            if (worth < lowest) {
                lowest = worth;
                victim = &slot;
                crowded = data && aged == 0;
            }
        }
        const std::uint64_t data = std::uint64_t{found.move} |
                                   std::uint64_t{static_cast<std::uint16_t>(found.score)} << 24 |
                                   std::uint64_t{static_cast<std::uint8_t>(found.depth + 32)} << 40 |
                                   std::uint64_t{static_cast<std::uint8_t>(found.bound)} << 48 |
                                   std::uint64_t{static_cast<std::uint8_t>(age_)} << 50;
        victim->data.store(data, std::memory_order_relaxed);
        victim->check.store(key ^ data, std::memory_order_relaxed);
        if (crowded && used() < most_) [[unlikely]]
            make_room();
    }

private:
    struct Slot {
        std::atomic<std::uint64_t> check{0};
        std::atomic<std::uint64_t> data{0};
        Slot& operator=(const Slot& o) {
            check.store(o.check.load(std::memory_order_relaxed), std::memory_order_relaxed);
            data.store(o.data.load(std::memory_order_relaxed), std::memory_order_relaxed);
            return *this;
        }
    };
    struct alignas(64) Bucket {
        Slot slots[4];
    };

    std::size_t used() const { return used_.load(std::memory_order_acquire); }
    Bucket& bucket(std::uint64_t key) const { return data_[key & (used() - 1)]; }

    // One more result of this search is overwritten by another: after many of them, use twice as much. Whoever
    // searches meanwhile may look in the wrong place, which costs a result and nothing else.
    [[gnu::noinline]] void make_room() {
        const std::size_t half = used();
        if (crowded_.fetch_add(1, std::memory_order_relaxed) < half / 4 || growing_.test_and_set()) return;
        if (used() == half && half < most_) {
            std::uninitialized_value_construct_n(data_.get() + half, half);
            for (std::size_t i = 0; i < half; ++i) {
                for (std::size_t k = 0; k < std::size(data_[i].slots); ++k) {
                    Slot& slot = data_[i].slots[k];
                    if (!((slot.check.load(std::memory_order_relaxed) ^ slot.data.load(std::memory_order_relaxed)) &
                          half))
                        continue;
                    data_[i + half].slots[k] = slot;
                    slot = Slot{};
                }
            }
            crowded_ = 0;
            used_ = 2 * half;
        }
        growing_.clear();
    }

    static constexpr std::align_val_t page{std::size_t{1} << 21};
    static constexpr std::size_t least = std::size_t{1} << 14;  // buckets: a megabyte
    struct Release {
        void operator()(Bucket* buckets) const { ::operator delete(buckets, page); }
    };

    std::unique_ptr<Bucket[], Release> data_;
    std::size_t most_ = 0;  // buckets there is room for
    std::atomic<std::size_t> used_{0};
    std::atomic<std::size_t> crowded_{0};
    std::atomic_flag growing_;
    int age_ = 0;
};

}  // namespace damier
