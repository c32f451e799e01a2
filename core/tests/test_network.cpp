// The network: every processor computes the same, step by step as at once, and so for rotated twins.
#include "check.hpp"
#include "damier/network_fit.hpp"

using namespace damier;

namespace {

std::vector<std::int16_t> random_weights(const NetworkShape& shape, Random& random) {
    std::vector<float> trained = untrained_network(shape, 3);
    for (float& weight : trained) weight += static_cast<float>(random.unit() - 0.5);
    return quantised(shape, trained);
}

template <class Layout>
Position<typename Layout::Bits> random_position(const Board<Layout>& board, Random& random) {
    using Bits = typename Layout::Bits;
    Position<Bits> p;
    p.turn = random.below(2) ? Side::white : Side::black;
    for (int square = 1; square <= board.squares; ++square) {
        const std::size_t what = random.below(8);
        if (what > 3) continue;
        const Bits at = one_bit<Bits>(board.bit_of[static_cast<std::size_t>(square)]);
        p.pieces[what & 1] |= at;
        if (what & 2) p.kings |= at;
    }
    return p;
}

template <class Layout>
Position<typename Layout::Bits> rotated(const Board<Layout>& board, const Position<typename Layout::Bits>& p) {
    using Bits = typename Layout::Bits;
    Position<Bits> twin;
    twin.turn = other(p.turn);
    const auto turned = [&](Bits bits) {
        Bits result{};
        for_each_square(bits, [&](int at) {
            const int square = board.square_of[static_cast<std::size_t>(at)];
            result |= one_bit<Bits>(board.bit_of[static_cast<std::size_t>(board.squares + 1 - square)]);
        });
        return result;
    };
    twin.pieces = {turned(p.pieces[1]), turned(p.pieces[0])};
    twin.kings = turned(p.kings);
    return twin;
}

template <class Layout>
void check_board(Size size) {
    Random random(size.width * 100U + static_cast<unsigned>(size.height));
    const Board<Layout> board(size);
    const Network<Layout> network(board, random_weights({board.squares}, random));
    typename Network<Layout>::Slot walking;
    typename Network<Layout>::Slot other_slot;
    for (int i = 0; i < 300; ++i) {
        const auto p = random_position(board, random);
        network.refresh(walking, other_slot, p);
        typename Network<Layout>::Slot fresh;
        network.refresh(fresh, fresh, p);
        const int score = network.score(fresh, p.turn);
        CHECK_EQUAL(network.score(walking, p.turn), score);
        const auto twin = rotated(board, p);
        network.refresh(other_slot, walking, twin);
        CHECK_EQUAL(network.score(other_slot, twin.turn), score);
    }
}

#if defined(DAMIER_AVX2)
void check_kernels() {
    if (!has_avx2) return;
    Random random(7);
    const auto any_of = [&](int most) {
        return static_cast<std::int16_t>(static_cast<int>(random.below(static_cast<std::size_t>(2 * most + 1))) - most);
    };
    for (int i = 0; i < 2000; ++i) {
        Head head;
        for (auto& weight : head.second) weight = static_cast<std::int8_t>(i == 0 ? 127 : any_of(127));
        for (auto& weight : head.second_bias) weight = any_of(32000);
        for (auto& weight : head.output) weight = any_of(32000);
        std::array<Hidden, 2> hidden;
        for (Hidden& layer : hidden) {
            for (auto& value : layer) value = i == 0 ? std::int16_t{32000} : any_of(i % 2 ? 300 : 32000);
        }
        CHECK_EQUAL(avx2::head_sum(head, hidden[0], hidden[1]), portable::head_sum(head, hidden[0], hidden[1]));
        FirstLayer first;
        first.rows.resize(3);
        for (auto& row : first.rows) {
            for (auto& value : row.hidden) value = any_of(32000);
        }
        first.linear = {any_of(32000), any_of(32000), any_of(32000)};
        Changes changes;
        changes.added[changes.additions++] = {0, 1};
        changes.added[changes.additions++] = {1, 1};
        changes.removed[changes.removals++] = {2, 0};
        Views one{hidden, {i, -i}};
        Views two = one;
        avx2::apply_changes(first, changes, one);
        portable::apply_changes(first, changes, two);
        CHECK(one.hidden == two.hidden);
        CHECK(one.linear == two.linear);
        CHECK_EQUAL(one.linear[0], i + first.linear[0] + first.linear[1] - first.linear[2]);
    }
}
#endif

// Division by multiplication, to its bounds.
void check_quotients() {
    Random random(5);
    for (const int by : {17, 400, 640, 1248, 2047, 2048}) {
        const Quotient quotient(by);
        for (int i = 0; i < 5000; ++i) {
            const int of = i < 3 ? (1 << 28) - 1 - i : static_cast<int>(random.below(1U << 28));
            const int near = of / by * by;
            for (const int each : {of, -of, near, near - 1, -near}) CHECK_EQUAL(quotient(each), each / by);
        }
    }
}

// Windows that count men alone.
std::vector<Weight> counting_weights(Size size) {
    const int tables = WindowMap<Compact>(size).tables();
    std::vector<Weight> weights(Weights::size(tables));
    for (const int phase : {opening, ending, with_kings})
        weights[Weights::dense_at(tables, man, phase)] = 100 * weight_unit;
    return weights;
}

// The sum of windows and network is what the engine says, and what both parts of training see.
void check_both() {
    Random random(11);
    const Board<Compact> board({8, 8, false});
    const Rules rules = english_rules;
    const std::vector<Weight> windows = counting_weights({8, 8, false});
    const std::vector<std::int16_t> network = random_weights({board.squares}, random);
    std::vector<Weight> both = windows;
    both.insert(both.end(), network.begin(), network.end());
    const Evaluation<Compact> counting(board, rules, {8, 8, false}, windows);
    const Evaluation<Compact> sum(board, rules, {8, 8, false}, both);
    const Network<Compact> beside(board, network);
    auto slots = sum.slots(2);
    for (int i = 0; i < 200; ++i) {
        const auto p = random_position(board, random);
        const Score expected = counting(p) + beside.score(p);
        CHECK_EQUAL(sum(p), expected);
        CHECK_EQUAL(sum(p, slots, i % 2, counting(p) - 1, counting(p) + 1), expected);
        // Far outside of what is asked for, the windows alone answer.
        const Score far = 2 * Evaluation<Compact>::doubt;
        CHECK_EQUAL(sum(p, slots, i % 2, counting(p) + far, counting(p) + far), counting(p));
    }
}

// The loss that training measures is that of the scores which games are played by, leads that cannot be won among them.
void check_loss() {
    Random random(13);
    const Board<Compact> board({10, 10, false});
    const Rules rules = international_rules;
    std::vector<Weight> weights = counting_weights({10, 10, false});
    const std::vector<std::int16_t> network = random_weights({board.squares}, random);
    const Evaluation<Compact> counting(board, rules, {10, 10, false}, weights);
    weights.insert(weights.end(), network.begin(), network.end());
    const Evaluation<Compact> both(board, rules, {10, 10, false}, weights);
    int drawish = 0;
    for (int i = 0; i < 300; ++i) {
        Position<std::uint64_t> p;
        p.turn = random.below(2) ? Side::white : Side::black;
        for (int piece = 0; piece < 4; ++piece) {
            const auto square = 1 + random.below(static_cast<std::size_t>(board.squares));
            const auto at = one_bit<std::uint64_t>(board.bit_of[square]);
            if (!any(p.occupied() & at)) p.pieces[piece == 3] |= at;
            if (piece == 3) p.kings |= at & p.occupied();
        }
        const Score score = both(p);
        drawish += any(p.kings) && both.is_drawish(p, score >= 0 ? p.turn : other(p.turn));
        const Sample sample = sample_of(p, 0);  // expected to be drawn
        const std::vector<Sample> samples{sample};
        FitOptions options;
        options.epochs = 1;
        options.rate = 0;
        std::vector<float> trained = unquantised({board.squares}, network);
        const double measured = NetworkFit<Compact>(board, counting, samples, options).run(trained).first_loss;
        const double chance = expected_of(score);
        CHECK(std::abs(measured + (std::log(chance) + std::log(1 - chance)) / 2) < 0.02);
    }
    CHECK(drawish > 50);
}

// A net learns which of two kinds of position wins.
void check_learning() {
    Random random(5);
    const Board<Compact> board({8, 8, false});
    std::vector<Sample> samples;
    for (int i = 0; i < 4000; ++i) {
        Sample sample = sample_of(random_position(board, random), 0);
        const int lead = count(sample.kings & sample.pieces[0]) - count(sample.kings & sample.pieces[1]);
        sample.result = static_cast<std::int8_t>(lead > 0 ? -1 : lead < 0 ? 1 : 0);  // kings are bad here
        samples.push_back(sample);
    }
    FitOptions options;
    options.epochs = 8;
    options.batch = 256;
    options.rate = 0.01;
    options.trust = 1;
    options.threads = 2;
    std::vector<float> trained = untrained_network({board.squares}, 1);
    const Rules rules = english_rules;
    const Evaluation<Compact> counting(board, rules, {8, 8, false}, counting_weights({8, 8, false}));
    const FitReport report = NetworkFit<Compact>(board, counting, samples, options).run(trained);
    CHECK(report.last_loss < 0.7 * report.first_loss);
}

}  // namespace

int main() {
    check_board<Compact>({10, 10, false});
    check_board<Compact>({8, 8, true});
    check_board<Wide>({12, 12, false});
    check_board<Full>({8, 8, false});
#if defined(DAMIER_AVX2)
    check_kernels();
#endif
    check_quotients();
    check_both();
    check_loss();
    check_learning();
}
