#include "damier/endgame.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <stdexcept>

#include "damier/endgame_build.hpp"
#include "damier/search.hpp"

namespace damier {
namespace {

template <class Layout>
class EndgameOn final : public Endgame {
public:
    using Bits = typename Layout::Bits;
    using Pos = Position<Bits>;
    using Numbers = EndgameIndex<Layout>;

    EndgameOn(std::shared_ptr<const Play> play, bool no_move_wins, const std::string& play_hash)
        : play_(std::move(play)),
          rules_(play_->rules()),
          board_(play_->size()),
          order_(board_),
          scale_{no_move_wins},
          play_hash_(play_hash) {
        const auto turned = [](DirectionMask mask) { return static_cast<DirectionMask>(mask << 4 | mask >> 4); };
        if (rules_.man_moves[1] != turned(rules_.man_moves[0]) ||
            rules_.man_captures[1] != turned(rules_.man_captures[0]) ||
            rules_.king_moves != turned(rules_.king_moves)) {
            throw std::invalid_argument("expected the same rules for both sides");
        }
        if (play_hash.size() != EndgameHeader{}.play_hash.size())
            throw std::invalid_argument("expected a play hash of 16 letters");
    }

    std::vector<Material> materials(int pieces) const override {
        std::vector<Material> found;
        if (pieces < 2 || pieces > most_endgame_pieces) return found;
        // Crowning leads to more kings, so those come first.
        for (int kings = pieces; kings >= 0; --kings) {
            if (rules_.first_king_wins && kings > 0) continue;
            for (int white = pieces - 1; 2 * white >= pieces; --white) {
                for (int crowned = std::min(kings, white); crowned >= 0 && kings - crowned <= pieces - white;
                     --crowned) {
                    const int black = pieces - white;
                    const auto small = [](int n) { return static_cast<std::uint8_t>(n); };
                    const Material material{{small(white - crowned), small(black - kings + crowned)},
                                            {small(crowned), small(kings - crowned)}};
                    if (material.stored() && numbers(material).size() > 0) found.push_back(material);
                }
            }
        }
        return found;
    }

    std::vector<std::byte> build(const Material& material, int threads, const Watch& watch) const override {
        const Numbers index = checked(material);
        const auto known = [this](const Pos& p) {
            const int code = this->code(p);
            if (code < 0) throw std::invalid_argument("a table that this one needs is missing or damaged");
            return static_cast<EndgameCode>(code);
        };
        Crew crew(threads, watch);
        const auto codes = EndgameBuilder<Layout, decltype(known)>(board_, rules_, scale_, index, known, crew).run();
        EndgameHeader header;
        std::copy(play_hash_.begin(), play_hash_.end(), header.play_hash.begin());
        header.material = {material.men[0], material.kings[0], material.men[1], material.kings[1]};
        header.turns = static_cast<std::uint8_t>(index.turns());
        for (std::uint64_t i = 0; i < codes.size(); ++i) add(header.counts[i >= index.size()], codes[i]);
        return pack_endgame(header, codes);
    }

    void mount(const Material& material, std::unique_ptr<FileBytes> file) override {
        const Numbers index = checked(material);
        auto made =
            std::make_unique<Mounted>(index, EndgameSlice(std::move(file), play_hash_, material, index.total()));
        const std::lock_guard lock(mutex_);
        mounted_[material.key()].store(made.get(), std::memory_order_release);
        if (material.pieces() > pieces_.load()) pieces_ = material.pieces();
        kept_.push_back(std::move(made));
    }

    void unmount(const Material& material) override { mounted_[checked(material).material().key()] = nullptr; }
    bool mounted(const Material& material) const override {
        return mounted_[checked(material).material().key()] != nullptr;
    }
    int pieces() const override { return pieces_.load(std::memory_order_relaxed); }

    const EndgameSlice& slice(const Material& material) const override {
        const Mounted* found = mounted_[checked(material).material().key()];
        if (!found) throw std::invalid_argument("expected a table that is mounted");
        return found->slice;
    }

    std::optional<EndgameValue> probe(const AnyPosition& position) const override {
        const Pos p = narrowed<Bits>(position);
        // Positions that no move leads to, but somebody may put up: the opponent is out of pieces,
        // or the side to move has its king already. Must agree with damier.game.outcome.
        const bool crowned = rules_.first_king_wins && any(p.kings & p.own()) && !any(p.kings & p.enemy());
        if (crowned) return EndgameValue{1, 0};
        if (any(p.own()) && !any(p.enemy())) return EndgameValue{scale_.no_move_wins ? -1 : 1, 0};
        const int code = this->code(p);
        if (code < 0) return std::nullopt;
        if (code == 0) return EndgameValue{};
        return EndgameValue{scale_.won(static_cast<EndgameCode>(code)) ? 1 : -1, code - 1};
    }

    std::optional<Score> score(const AnyPosition& position) const override {
        const int code = this->code(narrowed<Bits>(position));
        if (code < 0) return std::nullopt;
        if (code == 0) return Score{0};
        const Score high = std::max<Score>(win_score - (code - 1), known_win + 2 * max_ply);
        return scale_.won(static_cast<EndgameCode>(code)) ? high : -high;
    }

    std::uint64_t contradictions(const Material& material, int threads, const Watch& watch) const override {
        const Numbers index = checked(material);
        std::atomic<std::uint64_t> wrong{0};
        Crew crew(threads, watch);
        crew.run(index.total(), {0, 1}, [&](std::uint64_t from, std::uint64_t to) {
            for (std::uint64_t i = from; i < to; ++i) {
                const Pos p = index.position(i);
                if (index.of(p) != i || code(p) != value_by_moves(p)) ++wrong;
            }
        });
        return wrong;
    }

    std::uint64_t size(const Material& material) const override { return checked(material).total(); }

    std::uint64_t number(const AnyPosition& position) const override {
        const Pos p = narrowed<Bits>(position);
        const Material material = Material::of(p);
        return checked(material.stored() ? material : material.swapped()).of(p);
    }

    AnyPosition position(const Material& material, std::uint64_t number) const override {
        const Numbers index = checked(material);
        if (number >= index.total()) throw std::out_of_range("expected the number of a position");
        return widened(index.position(number));
    }

private:
    struct Mounted {
        Numbers numbers;
        EndgameSlice slice;
        Mounted(const Numbers& n, EndgameSlice&& s) : numbers(n), slice(std::move(s)) {}
    };

    Numbers numbers(const Material& material) const { return Numbers(order_, rules_, material); }

    Numbers checked(const Material& material) const {
        const bool possible = material.of(Side::white) && material.of(Side::black) &&
                              material.pieces() <= most_endgame_pieces && material.stored() &&
                              material.pieces() < order_.squares;
        const bool over = rules_.first_king_wins && (material.kings[0] || material.kings[1]);
        if (!possible || over) throw std::invalid_argument("expected the material of a table");
        return numbers(material);
    }

    // The code of a position; -1 if no table tells it.
    int code(const Pos& p) const {
        if (!any(p.own())) return 1;
        if (rules_.first_king_wins && any(p.kings)) return any(p.kings & p.enemy()) ? 1 : -1;
        const Material material = Material::of(p);
        if (material.pieces() > most_endgame_pieces) return -1;
        const bool swapped = !material.stored();
        const Mounted* found =
            mounted_[(swapped ? material.swapped() : material).key()].load(std::memory_order_acquire);
        if (!found) return -1;
        return found->slice.code(found->numbers.of(p, swapped || (material.even() && p.turn == Side::black)));
    }

    int value_by_moves(const Pos& p) const {
        MoveList<Bits> moves;
        generate(board_, rules_, p, moves);
        if (moves.empty()) return 1;
        EndgameChoice choice(scale_);
        for (const Move<Bits>& move : moves) {
            const int after_move = code(after(rules_, p, move));
            if (after_move < 0) return -2;
            choice.add(static_cast<EndgameCode>(after_move));
        }
        return choice.value();
    }

    void add(EndgameCounts& counts, EndgameCode code) const {
        const auto plies = static_cast<std::uint32_t>(code ? code - 1 : 0);
        if (!code) {
            ++counts.draws;
        } else if (scale_.won(code)) {
            ++counts.wins;
            counts.longest_win = std::max(counts.longest_win, plies);
        } else {
            ++counts.losses;
            counts.longest_loss = std::max(counts.longest_loss, plies);
        }
    }

    std::shared_ptr<const Play> play_;
    const Rules& rules_;
    Board<Layout> board_;
    SquareOrder<Layout> order_;
    EndgameScale scale_;
    std::string play_hash_;
    std::mutex mutex_;
    std::vector<std::unique_ptr<Mounted>> kept_;  // also those replaced: a search may be reading them
    std::array<std::atomic<const Mounted*>, Material::keys> mounted_{};
    std::atomic<int> pieces_{0};
};

}  // namespace

std::shared_ptr<Endgame> Endgame::make(std::shared_ptr<const Play> play, bool no_move_wins,
                                       const std::string& play_hash) {
    const Size size = play->size();
    return Play::with_layout(size, play->all_squares(), [&]<class Layout>() -> std::shared_ptr<Endgame> {
        return std::make_shared<EndgameOn<Layout>>(std::move(play), no_move_wins, play_hash);
    });
}

}  // namespace damier
