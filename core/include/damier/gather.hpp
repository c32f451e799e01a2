// Games gathered from PDN for a collection, most of them straight from their text.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "damier/packed.hpp"
#include "damier/replay.hpp"

namespace damier {

// The tags by which a file says which game it is; none where it does not.
using RulesKey = std::array<std::optional<std::string>, 3>;

// A sheet's board as the games of a file name its squares.
struct Rulebook {
    std::shared_ptr<const Codec> codec;
    AnyPosition start;
    SquareNames names;
    int sheet = 0;          // its number among those gathered
    std::string identity;   // of the sheet
    bool black_is_first{};  // in results
    RulesKey key;
};

// Where a scan stopped, and why: at the end of what is whole, at a game of other rules (`key`), or at
// one that has to be read with more care.
enum class Stopped { at_end, at_other_rules, at_odd_game };
struct Scanned {
    std::size_t read = 0;  // bytes
    int games = 0;
    Stopped why = Stopped::at_odd_game;
    RulesKey key;
};

using Tag = std::pair<std::string_view, std::string_view>;

class Gatherer {
public:
    // Take plain games that begin before `stop`; `complete`: nothing follows the text. What it takes
    // must agree with the reader of damier.pdn, and what it keeps of a game with `add`.
    Scanned scan(std::string_view text, std::size_t stop, bool complete, const Rulebook& rules);

    // Take one game: moves, and the position after each where `positions` has one more than there are
    // moves. A move from 0 to 0 is a position that was put on the board. `token`: how its result is
    // written. `text`: whatever is to be told apart besides; the caller keeps it.
    void add(const Rulebook& rules, const std::vector<AnyMove>& moves, const std::vector<AnyPosition>& positions,
             bool from_start, const std::vector<Tag>& tags, GameScore score, int token, std::string_view text);

    std::size_t size() const { return digests_.size(); }
    const std::vector<std::string>& words() const { return words_; }
    const std::vector<std::vector<std::string>>& shapes() const { return shapes_; }
    const Bytes& games() const { return games_; }
    const std::vector<std::uint64_t>& digests() const { return digests_; }

private:
    bool take(std::string_view text, std::size_t& at, bool complete, const Rulebook& rules, Scanned& found);
    bool play(std::string_view body, const Rulebook& rules);
    void put(const Rulebook& rules, const AnyPosition* setup, const std::vector<Tag>& tags, GameScore score, int token,
             std::string_view text);
    std::uint64_t word(std::string_view text);
    std::uint64_t shape(const std::vector<Tag>& tags);

    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
    };
    std::vector<std::string> words_;
    std::unordered_map<std::string, std::uint64_t, Hash, std::equal_to<>> word_of_, shape_of_;
    std::vector<std::vector<std::string>> shapes_;
    Bytes games_;
    std::vector<std::uint64_t> digests_;

    std::vector<Tag> tags_;  // of the game at hand
    Bytes moves_, values_, made_;
    std::uint64_t plies_ = 0;
};

// The results that a plain game may end with; a token is a place in this list.
inline constexpr std::array<std::string_view, 8> result_tokens = {"*",   "2-0", "0-2",     "1-1",
                                                                  "1-0", "0-1", "1/2-1/2", "0-0"};
// The score that a token stands for; nobody gets a point: open.
GameScore score_of(int token, bool black_is_first);

// Give games other numbers for sheets, shapes and words, and leave out those not to be kept.
Bytes renumbered(std::span<const std::uint8_t> games, const std::vector<bool>& keep,
                 const std::vector<std::uint64_t>& sheets, const std::vector<int>& squares,
                 const std::vector<std::uint64_t>& shapes, const std::vector<std::uint64_t>& words);

}  // namespace damier
