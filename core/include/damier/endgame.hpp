// Endgame tables of one sheet: who wins a position with few pieces, and in how many plies.
//
// Values are those of best play by the sheet's moves and ends of games; its draw rules, which
// count moves and repetitions, are not part of a position and play no part in them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "damier/endgame_file.hpp"
#include "damier/evaluation.hpp"
#include "damier/play.hpp"

namespace damier {

struct EndgameValue {
    int result = 0;  // for the side to move: 1 won, 0 drawn, -1 lost
    int plies = 0;   // to the end; 0 for a draw
};

template <class Bits>
constexpr AnyPosition widened(const Position<Bits>& p) {
    return {{widen(p.pieces[0]), widen(p.pieces[1])}, widen(p.kings), p.turn, p.runs};
}

// Building and looking up may go on in several threads at once.
class Endgame {
public:
    using Watch = std::function<void(double part)>;  // of the work, 0 to 1; may throw to give up

    static std::shared_ptr<Endgame> make(std::shared_ptr<const Play> play, bool no_move_wins,
                                         const std::string& play_hash);
    virtual ~Endgame() = default;

    // The materials of so many pieces that have a table of their own, each after those it needs.
    virtual std::vector<Material> materials(int pieces) const = 0;

    // Return the file of a slice; all slices its moves lead into must be mounted.
    virtual std::vector<std::byte> build(const Material& material, int threads, const Watch& watch) const = 0;

    // Use a file; throws std::runtime_error, saying why, unless it is the table of this material.
    virtual void mount(const Material& material, std::unique_ptr<FileBytes> file) = 0;
    virtual void unmount(const Material& material) = 0;
    virtual bool mounted(const Material& material) const = 0;
    virtual const EndgameSlice& slice(const Material& material) const = 0;
    virtual int pieces() const = 0;  // the most in any table

    // The value, if some table or the end of the game tells it.
    virtual std::optional<EndgameValue> probe(const AnyPosition& position) const = 0;
    // The same as a score of the search, before it counts the plies to this position.
    virtual std::optional<Score> score(const AnyPosition& position) const = 0;

    // How many values of a slice do not follow from those its legal moves lead to.
    virtual std::uint64_t contradictions(const Material& material, int threads, const Watch& watch) const = 0;

    virtual std::uint64_t size(const Material& material) const = 0;
    virtual std::uint64_t number(const AnyPosition& position) const = 0;
    virtual AnyPosition position(const Material& material, std::uint64_t number) const = 0;
};

}  // namespace damier
