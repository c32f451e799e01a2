// Fit the weights of windows to samples by logistic regression: minibatches, Adam, a strong pull.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <functional>
#include <span>
#include <thread>
#include <vector>

#include "damier/evaluation.hpp"
#include "damier/selfplay.hpp"

namespace damier {

// No sheet's scores are worth more or less.
inline constexpr double least_logit = 20;
inline constexpr double most_logit = 500;

struct FitOptions {
    int epochs = 12;
    std::size_t batch = 32768;
    double rate = 8.0;           // in weight units
    double pull = 8;             // the weight of a prior, in samples: that a weight is zero
    bool keep = false;           // … or, instead, that it is what the fit begins with
    double trust = 0.6;          // share of the game's result in the target; the rest is the search's
    double logit = score_logit;  // what scores are worth, see `logit_of`
    int threads = 1;
    std::function<void()> watch;  // called before each batch; may throw to give up
};

// How many hundredths of a man make one logit in the games of these samples: the figure by which their
// scores foretell their results best. Results by lot tell nothing; without others it is the usual one.
inline double logit_of(std::span<const Sample> samples) {
    const auto loss = [&](double logit) {
        double sum = 0;
        for (const Sample& sample : samples) {
            if (sample.kind == SampleKind::perturbed) continue;
            const double x = sample.score / logit;
            sum += std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x))) - x * (sample.result + 1) / 2.0;
        }
        return sum;
    };
    // The loss has one minimum in 1 / logit: close in on it, from a steep and a flat one.
    double low = 1 / most_logit;
    double high = 1 / least_logit;
    if (loss(1 / low) == 0) return score_logit;
    for (int i = 0; i < 24; ++i) {
        const double third = (high - low) / 3;
        loss(1 / (low + third)) <= loss(1 / (high - third)) ? high -= third : low += third;
    }
    return 2 / (low + high);
}

struct FitReport {
    double first_loss = 0;
    double last_loss = 0;
};

template <class Layout>
class Fit {
public:
    using Bits = typename Layout::Bits;

    // What a network says beside the windows is taken as it is.
    Fit(const Evaluation<Layout>& evaluation, const Network<Layout>* beside, std::span<const Sample> samples,
        const FitOptions& options)
        : evaluation_(evaluation), beside_(beside), samples_(samples), options_(options) {
        tables_ = evaluation.map().tables();
        size_ = Weights::size(tables_);
        rotated_.resize(patterns);
        for (int i = 0; i < patterns; ++i) rotated_[static_cast<std::size_t>(i)] = window::rotated(i);
    }

    FitReport run(std::vector<double>& weights) {
        FitReport report;
        std::vector<float> values(weights.begin(), weights.end());
        if (options_.keep) prior_ = values;
        prior_.resize(values.size());
        std::vector<double> mean(size_), spread(size_);
        std::vector<std::vector<float>> gradients(static_cast<std::size_t>(options_.threads),
                                                  std::vector<float>(size_));
        std::vector<std::size_t> order((samples_.size() + options_.batch - 1) / options_.batch);
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        Random random(17);
        const double total_steps = static_cast<double>(order.size()) * options_.epochs;
        double step = 0;
        for (int epoch = 0; epoch < options_.epochs; ++epoch) {
            double loss = 0;
            for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
            for (const std::size_t batch : order) {
                if (options_.watch) options_.watch();
                loss += gradient(batch, values, gradients);
                update(++step, total_steps, batch_size(batch), values, mean, spread, gradients);
            }
            loss /= static_cast<double>(samples_.size());
            if (epoch == 0) report.first_loss = loss;
            report.last_loss = loss;
        }
        std::copy_n(values.begin(), size_, weights.begin());
        return report;
    }

private:
    std::size_t batch_size(std::size_t batch) const {
        return std::min(options_.batch, samples_.size() - batch * options_.batch);
    }

    double gradient(std::size_t batch, const std::vector<float>& values, std::vector<std::vector<float>>& gradients) {
        const std::size_t begin = batch * options_.batch;
        const std::size_t n = batch_size(batch);
        const auto threads = static_cast<std::size_t>(options_.threads);
        std::vector<double> losses(threads);
        std::vector<std::thread> running;
        for (std::size_t t = 0; t < threads; ++t) {
            running.emplace_back([&, t] {
                for (std::size_t i = begin + t; i < begin + n; i += threads) {
                    losses[t] += learn(samples_[i], values, gradients[t]);
                }
            });
        }
        for (auto& thread : running) thread.join();
        double loss = 0;
        for (const double part : losses) loss += part;
        return loss;
    }

    // Add one sample's gradient; return its loss.
    double learn(const Sample& sample, const std::vector<float>& values, std::vector<float>& gradient) const {
        const auto p = position_of<Bits>(sample);
        const bool kings = any(p.kings);
        const float early = static_cast<float>(evaluation_.phase(p)) / static_cast<float>(evaluation_.full());

        double sum = beside_ ? weight_unit * beside_->score(p) * (p.turn == Side::white ? 1 : -1) : 0;
        for_each_weight(p, kings, early, [&](std::size_t at, float amount) { sum += amount * values[at]; });
        const bool drawish = kings && evaluation_.is_drawish(p, sum >= 0 ? Side::white : Side::black);
        const double share = drawish ? 1.0 / Evaluation<Layout>::drawish : 1;
        sum *= share;
        const double per_logit = weight_unit * options_.logit;
        const double guess = 1 / (1 + std::exp(-sum / per_logit));
        const double target = target_of(sample, options_.trust, options_.logit);
        const auto slope = static_cast<float>((guess - target) * share);
        for_each_weight(p, kings, early, [&](std::size_t at, float amount) { gradient[at] += slope * amount; });
        const double sure = std::clamp(guess, 1e-9, 1 - 1e-9);
        return -(target * std::log(sure) + (1 - target) * std::log(1 - sure));
    }

    // Call f(index, amount) for every weight that a position uses.
    template <class F>
    void for_each_weight(const Position<Bits>& p, bool kings, float early, F&& f) const {
        const auto both = [&](std::size_t at, float amount) {
            if (kings) {
                f(at + with_kings, amount);
            } else {
                f(at + opening, amount * early);
                f(at + ending, amount * (1 - early));
            }
        };
        const auto& map = evaluation_.map();
        map.for_each(p.pieces[0] & ~p.kings, p.pieces[1] & ~p.kings, [&](int w, int pattern) {
            const int twin = map.twin(w);
            if (w <= twin) both(Weights::pattern_at(w, pattern, 0), 1);
            if (w >= twin) both(Weights::pattern_at(twin, rotated_[static_cast<std::size_t>(pattern)], 0), -1);
        });
        const auto terms = evaluation_.dense()(p);
        for (int term = 0; term < dense_terms; ++term) {
            if (terms[term]) both(Weights::dense_at(tables_, term, 0), static_cast<float>(terms[term]));
        }
    }

    void update(double step, double total, std::size_t n, std::vector<float>& values, std::vector<double>& mean,
                std::vector<double>& spread, std::vector<std::vector<float>>& gradients) const {
        const double rate = options_.rate * (1 - 0.97 * step / total);
        const double share = static_cast<double>(n) / static_cast<double>(samples_.size());
        const std::size_t first_dense = Weights::dense_at(tables_, 0, 0);
        const double warm_mean = 1 / (1 - std::pow(0.9, step));
        const double warm_spread = 1 / (1 - std::pow(0.999, step));
        for (std::size_t i = 0; i < size_; ++i) {
            double g = 0;
            for (auto& part : gradients) {
                g += part[i];
                part[i] = 0;
            }
            // The pull is in logits; dense terms are few and need none.
            if (i < first_dense) g += options_.pull * share * (values[i] - prior_[i]) / (weight_unit * score_logit);
            mean[i] = 0.9 * mean[i] + 0.1 * g;
            spread[i] = 0.999 * spread[i] + 0.001 * g * g;
            if (spread[i] == 0) continue;
            values[i] -= static_cast<float>(rate * mean[i] * warm_mean / (std::sqrt(spread[i] * warm_spread) + 1e-9));
        }
    }

    const Evaluation<Layout>& evaluation_;
    const Network<Layout>* beside_;
    std::span<const Sample> samples_;
    FitOptions options_;
    int tables_ = 0;
    std::size_t size_ = 0;
    std::vector<float> prior_;
    std::vector<int> rotated_;
};

}  // namespace damier
