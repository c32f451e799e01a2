// Share a long loop among threads, while the caller's own thread can be heard and can give up.
#pragma once

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace damier {

class Crew {
public:
    using Watch = std::function<void(double part)>;  // called now and then; may throw to give up
    struct Share {
        double from, to;  // 0 to 1
    };

    Crew(int threads, Watch watch) : threads_(std::max(threads, 1)), watch_(std::move(watch)) {}

    // Call f(from, to) for parts of 0..size; return when all are done. The watch is told how much of
    // the whole work is done, of which this takes `share`.
    template <class F>
    void run(std::uint64_t size, Share share, F&& f) {
        const auto done = [&](std::uint64_t n) {
            return share.from + (share.to - share.from) * static_cast<double>(n) / static_cast<double>(size);
        };
        const std::uint64_t part = std::clamp<std::uint64_t>(size / 64, 1024, 1 << 16);
        if (threads_ == 1 || size <= alone) {
            for (std::uint64_t from = 0; from < size; from += part) {
                tell(done(from));
                f(from, std::min(from + part, size));
            }
            return;
        }
        std::atomic<std::uint64_t> next{0};
        std::atomic<bool> give_up{false};
        std::mutex mutex;
        std::condition_variable ended;
        int working = threads_;
        std::exception_ptr failure;
        const auto work = [&] {
            std::exception_ptr mine;
            try {
                while (!give_up.load(std::memory_order_relaxed)) {
                    const std::uint64_t from = next.fetch_add(part, std::memory_order_relaxed);
                    if (from >= size) break;
                    f(from, std::min(from + part, size));
                }
            } catch (...) {
                mine = std::current_exception();
                give_up = true;
            }
            const std::lock_guard lock(mutex);
            if (mine) failure = mine;
            --working;
            ended.notify_one();
        };
        std::vector<std::thread> threads;
        for (int i = 0; i < threads_; ++i) threads.emplace_back(work);
        std::exception_ptr heard;
        {
            std::unique_lock lock(mutex);
            while (!ended.wait_for(lock, pause, [&] { return working == 0; })) {
                lock.unlock();
                try {
                    if (!heard) tell(done(std::min(next.load(std::memory_order_relaxed), size)));
                } catch (...) {
                    heard = std::current_exception();
                    give_up = true;
                }
                lock.lock();
            }
        }
        for (std::thread& thread : threads) thread.join();
        if (heard) std::rethrow_exception(heard);
        if (failure) std::rethrow_exception(failure);
    }

private:
    static constexpr std::uint64_t alone = 20'000;  // less than this is not worth a thread
    static constexpr auto pause = std::chrono::milliseconds(50);

    void tell(double done) {
        const auto now = std::chrono::steady_clock::now();
        if (!watch_ || now - told_ < pause) return;
        told_ = now;
        watch_(done);
    }

    int threads_;
    Watch watch_;
    std::chrono::steady_clock::time_point told_ = std::chrono::steady_clock::now();
};

}  // namespace damier
