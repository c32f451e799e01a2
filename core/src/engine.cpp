#include "damier/engine.hpp"

#include <stdexcept>
#include <thread>

namespace damier {

std::vector<Weight> plain_weights(int tables, bool no_move_wins) {
    constexpr std::pair<DenseTerm, int> worth[] = {
        {man, 100}, {first_king, 300}, {more_kings, 250}, {king_mobility, 1}, {imbalance, -2}};
    std::vector<Weight> weights(Weights::size(tables));
    for (const auto& [term, value] : worth) {
        for (int phase = 0; phase < phases; ++phase) {
            weights[Weights::dense_at(tables, term, phase)] =
                static_cast<Weight>((no_move_wins ? -value : value) * weight_unit);
        }
    }
    return weights;
}

namespace {

// Threads that help a search: told to stop and waited for, also when the search is given up.
class Helpers {
public:
    explicit Helpers(std::atomic<bool>& stop) : stop_(stop) {}
    Helpers(const Helpers&) = delete;
    Helpers& operator=(const Helpers&) = delete;
    ~Helpers() {
        stop_ = true;
        for (std::thread& thread : threads_) thread.join();
    }

    // A helper that cannot go on leaves the work to the others: the first of them meets the same.
    template <class Work>
    void add(Work work) {
        threads_.emplace_back([work] {
            try {
                work();
            } catch (...) {}
        });
    }

private:
    std::atomic<bool>& stop_;
    std::vector<std::thread> threads_;
};

template <class Layout, class R>
class EngineOn final : public Engine {
public:
    using Bits = typename Layout::Bits;
    using Pos = Position<Bits>;

    EngineOn(std::shared_ptr<const Play> play, bool no_move_wins, std::span<const Weight> weights,
             std::size_t megabytes)
        : play_(std::move(play)),
          board_(play_->size()),
          no_move_wins_(no_move_wins),
          weights_(given_or_plain(weights, play_->size(), no_move_wins)),
          evaluation_(board_, play_->rules(), play_->size(), weights_),
          table_(megabytes) {}

    const std::vector<Weight>& weights() const override { return weights_; }
    void clear() override { table_.clear(); }
    Score evaluate(const AnyPosition& position) const override { return evaluation_(narrowed<Bits>(position)); }

    std::vector<EngineLine> search(const SearchRequest& request, const Report& report) override {
        table_.new_search();
        const Pos root = narrowed<Bits>(request.root);
        std::vector<std::uint64_t> past;
        for (const AnyPosition& position : request.past) past.push_back(hash(narrowed<Bits>(position)));
        const auto team = request.threads > 1 ? std::make_unique<Team>() : nullptr;
        const auto setting_with = [&](const std::atomic<bool>& stop) {
            SearchSetting<Layout> made{board_, play_->rules(), evaluation_,   table_,
                                       stop,   request.draws,  no_move_wins_, request.features};
            made.probe = probe();
            made.probe_pieces = probe_pieces();
            made.team = team.get();
            return made;
        };

        // Helpers search the same position and only fill the table; what one is looking at the others leave for later.
        std::atomic<bool> ended{false};
        SearchSetting<Layout> helping = setting_with(ended);
        helping.follows = true;
        Helpers helpers(ended);
        for (int i = 1; i < request.threads; ++i) {
            helpers.add([&] {
                auto worker = std::make_unique<Worker<Layout, R>>(helping);
                Limits limits = request.limits;
                limits.nodes = 0;
                limits.soft_seconds = 0;
                worker->run(root, past, limits, 1, [](const auto&, std::uint64_t) {});
            });
        }
        SearchSetting<Layout> setting = setting_with(request.stop);
        setting.watch = request.watch;
        auto worker = std::make_unique<Worker<Layout, R>>(setting);
        const auto lines =
            worker->run(root, past, request.limits, request.lines, [&](const auto& found, std::uint64_t nodes) {
                if (report) report(converted(found), nodes, worker->seconds());
            });
        return converted(lines);
    }

    void selfplay(const AnyPosition& start, int games, std::uint64_t seed, const SelfplayOptions& options,
                  std::vector<Sample>& samples) const override {
        Random random(seed);
        Arena<Layout, R> arena(board_, play_->rules(), no_move_wins_, evaluation_, evaluation_, options, probe(),
                               probe_pieces());
        const Pos root = narrowed<Bits>(start);
        for (int game = 0; game < games; ++game) arena.play_for_samples(root, random, samples);
    }

    MatchResult match(const AnyPosition& start, const Engine& opponent, int pairs, std::uint64_t seed,
                      const SelfplayOptions& options, const Features& mine, const Features& theirs) const override {
        const auto& other = dynamic_cast<const EngineOn&>(opponent);
        Random random(seed);
        Arena<Layout, R> arena(board_, play_->rules(), no_move_wins_, evaluation_, other.evaluation_, options, probe(),
                               probe_pieces());
        arena.setting(0).features = mine;
        arena.setting(1).features = theirs;
        MatchResult result;
        const Pos root = narrowed<Bits>(start);
        for (int pair = 0; pair < pairs; ++pair) {
            const Pos opening = arena.opening(root, random);
            for (const bool white : {true, false}) {
                const int score = (white ? 1 : -1) * arena.play(opening, white, nullptr);
                ++(score > 0 ? result.wins : score < 0 ? result.losses : result.draws);
            }
        }
        return result;
    }

    FitReport fit(std::span<const Sample> samples, const FitOptions& options,
                  std::vector<double>& weights) const override {
        const std::size_t windows = Weights::size(evaluation_.map().tables());
        if (weights.size() == windows) return Fit<Layout>(evaluation_, nullptr, samples, options).run(weights);
        if (weights.size() < windows) throw std::invalid_argument("weights of another board");
        const std::vector<Weight> tail(weights.begin() + static_cast<std::ptrdiff_t>(windows), weights.end());
        const Network<Layout> network(board_, tail);
        return Fit<Layout>(evaluation_, &network, samples, options).run(weights);
    }

    FitReport fit_network(std::span<const Sample> samples, const FitOptions& options,
                          std::vector<float>& trained) const override {
        if (trained.empty()) trained = untrained_network({board_.squares}, 1);
        return NetworkFit<Layout>(board_, evaluation_, samples, options).run(trained);
    }

    std::vector<Weight> network_weights(std::span<const float> trained) const override {
        const std::vector<Weight> network = quantised({board_.squares}, trained);
        std::vector<Weight> both(weights_);
        both.resize(Weights::size(evaluation_.map().tables()));
        both.insert(both.end(), network.begin(), network.end());
        return both;
    }

    std::vector<float> trained_network() const override {
        const auto network = std::span(weights_).subspan(Weights::size(evaluation_.map().tables()));
        return network.empty() ? std::vector<float>{} : unquantised({board_.squares}, network);
    }

private:
    typename SearchSetting<Layout>::Probe probe() const {
        if (!tables_) return {};
        return [tables = tables_.get()](const Pos& p) { return tables->score(widened(p)); };
    }
    int probe_pieces() const { return tables_ ? tables_->pieces() : 0; }

    static std::vector<Weight> given_or_plain(std::span<const Weight> weights, Size size, bool no_move_wins) {
        if (weights.empty()) return plain_weights(WindowMap<Layout>(size).tables(), no_move_wins);
        return {weights.begin(), weights.end()};
    }

    static std::vector<EngineLine> converted(const std::vector<Variation<Bits>>& lines) {
        std::vector<EngineLine> result;
        for (const Variation<Bits>& line : lines) {
            EngineLine& made = result.emplace_back(EngineLine{line.score, line.depth, {}});
            for (const Move<Bits>& move : line.moves)
                made.moves.push_back({widen(move.captured), move.from, move.to, move.crowns});
        }
        return result;
    }

    std::shared_ptr<const Play> play_;
    Board<Layout> board_;
    bool no_move_wins_;
    std::vector<Weight> weights_;
    Evaluation<Layout> evaluation_;
    TranspositionTable table_;
};

}  // namespace

std::unique_ptr<Engine> Engine::make(std::shared_ptr<const Play> play, bool no_move_wins,
                                     std::span<const Weight> weights, std::size_t megabytes) {
    const Size size = play->size();
    return Play::with_layout(size, play->all_squares(), [&]<class Layout>() -> std::unique_ptr<Engine> {
        return with_known<Layout>(play->rules(), [&]<class R>() -> std::unique_ptr<Engine> {
            return std::make_unique<EngineOn<Layout, R>>(std::move(play), no_move_wins, weights, megabytes);
        });
    });
}

}  // namespace damier
