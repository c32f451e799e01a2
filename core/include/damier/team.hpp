// What the threads of one search tell each other, so that they share its work instead of doing it twice.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <vector>

#include "damier/evaluation.hpp"

namespace damier {

// Which moves the threads are looking at. A mark that another overwrites is lost, which costs time and nothing else.
class Marks {
public:
    bool has(std::uint64_t key) const { return at(key).load(std::memory_order_relaxed) == key; }
    void set(std::uint64_t key) { at(key).store(key, std::memory_order_relaxed); }
    void remove(std::uint64_t key) {
        if (has(key)) at(key).store(0, std::memory_order_relaxed);
    }

private:
    static constexpr std::size_t size = 1 << 12;
    std::atomic<std::uint64_t>& at(std::uint64_t key) { return marks_[key >> 52]; }
    const std::atomic<std::uint64_t>& at(std::uint64_t key) const { return marks_[key >> 52]; }

    std::array<std::atomic<std::uint64_t>, size> marks_{};
};

// Moves of a node, by their rank, that wait because another thread is looking at them.
class PutOff {
public:
    PutOff() noexcept {}  // NOLINT: ranks are set when they are known

    std::size_t size() const { return size_; }
    // False where there is no more room.
    bool add(std::size_t rank) {
        if (size_ == ranks_.size() || rank > 255) return false;
        ranks_[size_++] = static_cast<std::uint8_t>(rank);
        return true;
    }
    std::size_t take() { return ranks_[taken_++]; }

private:
    std::array<std::uint8_t, 64> ranks_;
    std::size_t size_ = 0;
    std::size_t taken_ = 0;
};

// In which order a node tries its moves, and how much less deep each is searched at first.
struct Plan {
    static constexpr std::size_t most = 64;

    std::size_t moves = 0;
    std::array<std::uint8_t, most> order;  // places in the list of moves
    std::array<std::int8_t, most> reductions;

    Plan() noexcept {}  // NOLINT: filled as far as there are moves
};

// The plans of nodes. Threads order moves by what each has seen, and search late ones less deeply; only who comes to
// a node with the plan of the one before finds in the table of positions what that one has already done.
class Plans {
public:
    // The plan of a node with so many moves: that of whoever was there before, else one made now.
    template <class Make>
    Plan of(std::uint64_t node, std::size_t moves, Make&& make) {
        Slot& slot = slots_[node >> 52];
        const std::scoped_lock lock(slot.mutex);
        if (slot.node != node || slot.plan.moves != moves) {
            slot.plan = make();
            slot.node = node;
        }
        return slot.plan;
    }

private:
    struct Slot {
        std::mutex mutex;
        std::uint64_t node = 0;
        Plan plan;
    };
    std::vector<Slot> slots_ = std::vector<Slot>(1 << 12);
};

// How far the leading thread is: the depth it has finished last, the score there and the move that has it. The
// others leave what they do at that depth or below, and begin the next with it.
class Pace {
public:
    struct Step {
        int depth = 0;
        Score score = 0;
        std::uint32_t move = 0;  // as made by move_code
    };

    int depth() const { return depth_.load(std::memory_order_acquire); }
    Step last() const { return {depth(), score_, move_}; }
    void set(const Step& step) {
        score_ = step.score;
        move_ = step.move;
        depth_.store(step.depth, std::memory_order_release);
    }

private:
    std::atomic<int> depth_{0};
    std::atomic<Score> score_{0};
    std::atomic<std::uint32_t> move_{0};
};

struct Team {
    static constexpr int shallowest = 7;  // below, a search is over sooner than anything is read of it

    Marks marks;
    Plans plans;
    Pace pace;
};

}  // namespace damier
