// The engine of one sheet behind one interface: searching, playing against itself, learning.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "damier/endgame.hpp"
#include "damier/fit.hpp"
#include "damier/network_fit.hpp"
#include "damier/play.hpp"
#include "damier/search.hpp"
#include "damier/selfplay.hpp"

namespace damier {

struct EngineLine {
    Score score = 0;
    int depth = 0;
    std::vector<AnyMove> moves;
};

struct SearchRequest {
    const std::atomic<bool>& stop;  // set by another thread: end within milliseconds
    AnyPosition root;
    std::vector<AnyPosition> past;  // positions before the root since the last capture or man's move
    Limits limits;
    DrawLimits draws;
    int lines = 1;
    int threads = 1;
    Features features;
    std::function<void()> watch;  // called now and then; may throw to give up
};

struct MatchResult {
    int wins = 0;
    int draws = 0;
    int losses = 0;
};

class Engine {
public:
    using Report = std::function<void(const std::vector<EngineLine>&, std::uint64_t nodes, double seconds)>;

    // Without weights the engine counts pieces and mobility.
    static std::unique_ptr<Engine> make(std::shared_ptr<const Play> play, bool no_move_wins,
                                        std::span<const Weight> weights, std::size_t megabytes);
    virtual ~Engine() = default;

    virtual std::vector<EngineLine> search(const SearchRequest& request, const Report& report) = 0;
    virtual Score evaluate(const AnyPosition& position) const = 0;
    virtual const std::vector<Weight>& weights() const = 0;

    // Play games from random openings out of `start`, every sample of them appended.
    virtual void selfplay(const AnyPosition& start, int games, std::uint64_t seed, const SelfplayOptions& options,
                          std::vector<Sample>& samples) const = 0;
    // Play pairs of games against other weights, colours swapped.
    virtual MatchResult match(const AnyPosition& start, const Engine& opponent, int pairs, std::uint64_t seed,
                              const SelfplayOptions& options, const Features& mine, const Features& theirs) const = 0;
    // Fit the weights of windows; a network behind them stays as it is.
    virtual FitReport fit(std::span<const Sample> samples, const FitOptions& options,
                          std::vector<double>& weights) const = 0;

    // Train a network beside this engine's windows, in floats; empty: from the beginning. `network_weights`
    // are those of both, which make another engine; `trained_network` is its own, empty if it has none.
    virtual FitReport fit_network(std::span<const Sample> samples, const FitOptions& options,
                                  std::vector<float>& trained) const = 0;
    virtual std::vector<Weight> network_weights(std::span<const float> trained) const = 0;
    virtual std::vector<float> trained_network() const = 0;

    // Ask these tables about positions with few pieces; nullptr: none. Not while a search runs.
    void use_tables(std::shared_ptr<const Endgame> tables) { tables_ = std::move(tables); }
    virtual void clear() = 0;

protected:
    std::shared_ptr<const Endgame> tables_;
};

// Weights for a sheet that was never trained; where having no move wins, pieces are a burden.
std::vector<Weight> plain_weights(int tables, bool no_move_wins);

}  // namespace damier
