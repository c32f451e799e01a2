// Train the network on samples, beside windows that stay as they are: minibatches in random order, Adam, in floats.
#pragma once

#include <cmath>
#include <functional>
#include <numeric>
#include <span>
#include <thread>
#include <vector>

#include "damier/fit.hpp"
#include "damier/network.hpp"

namespace damier {

// Weights before any training: nothing is added to what the windows say, the hidden layers are small noise.
inline std::vector<float> untrained_network(const NetworkShape& shape, std::uint64_t seed) {
    Random random(seed);
    std::vector<float> weights(shape.size());
    const auto noise = [&](std::size_t from, std::size_t to, double size) {
        for (std::size_t i = from; i < to; ++i) weights[i] = static_cast<float>((2 * random.unit() - 1) * size);
    };
    noise(0, shape.first_bias(), 0.2);
    for (std::size_t i = shape.first_bias(); i < shape.second(); ++i) weights[i] = 0.25F;
    noise(shape.second(), shape.second_bias(), 0.2);
    noise(shape.output(), shape.output_bias(), 0.02);
    return weights;
}

template <class Layout>
class NetworkFit {
public:
    using Bits = typename Layout::Bits;

    NetworkFit(const Board<Layout>& board, const Evaluation<Layout>& windows, std::span<const Sample> samples,
               const FitOptions& options)
        : board_(board), windows_(windows), shape_{board.squares}, samples_(samples), options_(options) {}

    // Train; return the mean loss of the first and of the last epoch.
    FitReport run(std::vector<float>& weights) {
        FitReport report;
        if (weights.size() != shape_.size()) throw std::invalid_argument("network of another board");
        windows_said_.resize(samples_.size());
        for (std::size_t i = 0; i < samples_.size(); ++i)
            windows_said_[i] = static_cast<float>(windows_.by_windows(position_of<Bits>(samples_[i])) / score_logit);
        std::vector<std::uint32_t> order(samples_.size());
        std::iota(order.begin(), order.end(), 0U);
        std::vector<float> mean(weights.size()), spread(weights.size());
        std::vector<std::vector<float>> gradients(static_cast<std::size_t>(options_.threads),
                                                  std::vector<float>(weights.size()));
        Random random(17);
        const std::size_t batches = (order.size() + options_.batch - 1) / options_.batch;
        const double steps = static_cast<double>(batches) * options_.epochs;
        double step = 0;
        for (int epoch = 0; epoch < options_.epochs; ++epoch) {
            for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
            double loss = 0;
            for (std::size_t batch = 0; batch < batches; ++batch) {
                if (options_.watch) options_.watch();
                const std::size_t begin = batch * options_.batch;
                const std::span part(order.data() + begin, std::min(options_.batch, order.size() - begin));
                loss += gradient(part, weights, gradients);
                update(++step, steps, part.size(), weights, mean, spread, gradients);
            }
            loss /= static_cast<double>(samples_.size());
            if (epoch == 0) report.first_loss = loss;
            report.last_loss = loss;
        }
        return report;
    }

private:
    struct View {
        std::array<std::uint16_t, 112> inputs;
        std::size_t count = 0;
        std::array<float, hidden_size> hidden;
        std::array<float, hidden_size> active;
        std::array<float, hidden_size> slope;
    };

    double gradient(std::span<const std::uint32_t> part, const std::vector<float>& weights,
                    std::vector<std::vector<float>>& gradients) const {
        const auto threads = static_cast<std::size_t>(options_.threads);
        std::vector<double> losses(threads);
        std::vector<std::thread> running;
        for (std::size_t t = 0; t < threads; ++t) {
            running.emplace_back([&, t] {
                for (std::size_t i = t; i < part.size(); i += threads)
                    losses[t] += learn(part[i], weights.data(), gradients[t].data());
            });
        }
        for (auto& thread : running) thread.join();
        return std::accumulate(losses.begin(), losses.end(), 0.0);
    }

    // Add one sample's gradient; return its loss.
    double learn(std::size_t number, const float* w, float* g) const {
        const Sample& sample = samples_[number];
        const auto p = position_of<Bits>(sample);
        std::array<View, 2> views;  // the mover's first
        for (const std::size_t v : {0U, 1U}) look(p, v == 0 ? p.turn : other(p.turn), w, views[v]);

        std::array<float, second_size> second;
        float out = w[shape_.output_bias()] + windows_said_[number];
        for (std::size_t i = 0; i < second_size; ++i) {
            const float* const row = w + shape_.second() + i * 2 * hidden_size;
            const float sum = w[shape_.second_bias() + i] + product(views[0].active, row) +
                              product(views[1].active, row + hidden_size);
            second[i] = sum;
            out += clipped(sum) * w[shape_.output() + i];
        }
        for (std::size_t k = 0; k < views[0].count; ++k) out += w[shape_.linear() + views[0].inputs[k]];
        // A lead that cannot be won counts as little here as it does when a game is played.
        const bool drawish = any(p.kings) && windows_.is_drawish(p, out >= 0 ? p.turn : other(p.turn));
        const float share = drawish ? 1.0F / Evaluation<Layout>::drawish : 1.0F;
        // The network adds up logits of the usual worth.
        const float steep = share * static_cast<float>(score_logit / options_.logit);
        out *= steep;

        const double white = target_of(sample, options_.trust, options_.logit);
        const double target = p.turn == Side::white ? white : 1 - white;
        const double guess = std::clamp(1 / (1 + std::exp(-double{out})), 1e-7, 1 - 1e-7);
        const auto slope = static_cast<float>(guess - target) * steep;

        g[shape_.output_bias()] += slope;
        for (std::size_t k = 0; k < views[0].count; ++k) g[shape_.linear() + views[0].inputs[k]] += slope;
        for (View& view : views) view.slope.fill(0);
        for (std::size_t i = 0; i < second_size; ++i) {
            g[shape_.output() + i] += slope * clipped(second[i]);
            if (!passes(second[i])) continue;
            const float inner = slope * w[shape_.output() + i];
            g[shape_.second_bias() + i] += inner;
            const std::size_t row = shape_.second() + i * 2 * hidden_size;
            for (const std::size_t v : {0U, 1U}) {
                View& view = views[v];
                for (std::size_t j = 0; j < hidden_size; ++j) {
                    g[row + v * hidden_size + j] += inner * view.active[j];
                    view.slope[j] += inner * w[row + v * hidden_size + j];
                }
            }
        }
        for (View& view : views) {
            for (std::size_t j = 0; j < hidden_size; ++j) {
                if (!passes(view.hidden[j])) view.slope[j] = 0;
                g[shape_.first_bias() + j] += view.slope[j];
            }
            for (std::size_t k = 0; k < view.count; ++k) {
                float* const row = g + view.inputs[k] * hidden_size;
                for (std::size_t j = 0; j < hidden_size; ++j) row[j] += view.slope[j];
            }
        }
        return -(target * std::log(guess) + (1 - target) * std::log(1 - guess));
    }

    // The inputs and the hidden layer as one side sees the board; must agree with Network.
    void look(const Position<Bits>& p, Side side, const float* w, View& view) const {
        const auto planes = planes_of(p);
        std::copy_n(w + shape_.first_bias(), hidden_size, view.hidden.begin());
        for (const std::size_t plane : {0U, 1U, 2U, 3U}) {
            const std::size_t first =
                (plane ^ (side == Side::black ? 2U : 0U)) * static_cast<std::size_t>(shape_.squares);
            for_each_square(planes[plane], [&](int at) {
                const int square = board_.square_of[static_cast<std::size_t>(at)];
                const int seen = side == Side::white ? square - 1 : shape_.squares - square;
                const std::size_t input = first + static_cast<std::size_t>(seen);
                view.inputs[view.count++] = static_cast<std::uint16_t>(input);
                const float* const row = w + input * hidden_size;
                for (std::size_t j = 0; j < hidden_size; ++j) view.hidden[j] += row[j];
            });
        }
        for (std::size_t j = 0; j < hidden_size; ++j) view.active[j] = clipped(view.hidden[j]);
    }

    // In eight sums, which the compiler may add side by side.
    static float product(const std::array<float, hidden_size>& active, const float* row) {
        std::array<float, 8> sums{};
        for (std::size_t j = 0; j < hidden_size; j += 8) {
            for (std::size_t k = 0; k < 8; ++k) sums[k] += active[j + k] * row[j + k];
        }
        return std::accumulate(sums.begin(), sums.end(), 0.0F);
    }

    static float clipped(float x) { return std::clamp(x, 0.0F, 1.0F); }
    static bool passes(float x) { return x > 0 && x < 1; }

    void update(double step, double steps, std::size_t n, std::vector<float>& weights, std::vector<float>& mean,
                std::vector<float>& spread, std::vector<std::vector<float>>& gradients) const {
        const double rate = options_.rate * (1 - 0.99 * step / steps);
        const double warm_mean = 1 / (1 - std::pow(0.9, step));
        const double warm_spread = 1 / (1 - std::pow(0.999, step));
        const auto share = static_cast<float>(1.0 / static_cast<double>(n));
        for (std::size_t i = 0; i < weights.size(); ++i) {
            float g = 0;
            for (auto& part : gradients) {
                g += part[i];
                part[i] = 0;
            }
            g *= share;
            mean[i] = 0.9F * mean[i] + 0.1F * g;
            spread[i] = 0.999F * spread[i] + 0.001F * g * g;
            const double moved = rate * mean[i] * warm_mean / (std::sqrt(spread[i] * warm_spread) + 1e-8);
            const double most = shape_.largest(i) / shape_.unit(i);
            weights[i] = static_cast<float>(std::clamp(weights[i] - moved, -most, most));
        }
    }

    const Board<Layout>& board_;
    const Evaluation<Layout>& windows_;
    NetworkShape shape_;
    std::span<const Sample> samples_;
    FitOptions options_;
    std::vector<float> windows_said_;  // by sample, for the side to move, in logits
};

}  // namespace damier
