// A whole line of moves read from text and played at once.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>
#include <vector>

#include "damier/play.hpp"

namespace damier {

// Which square a name means: a number as it is, or a letter and a number; 0 where there is none.
// A row of 128 numbers for "no letter", then one for each of a to p.
struct SquareNames {
    static constexpr int numbers = 128;
    static constexpr int letters = 16;
    static constexpr std::size_t size = numbers * (1 + letters);

    std::string_view squares;

    int square(char letter, int number) const {
        const int row = letter ? 1 + letter - 'a' : 0;
        return number < numbers ? static_cast<unsigned char>(squares[row * numbers + number]) : 0;
    }
};

// The moves that could be played, and the position before each and after the last.
struct Line {
    std::shared_ptr<const Play> play;
    std::vector<NumberedMove> moves;
    std::vector<AnyPosition> positions;
    std::size_t read = 0;  // characters; less than the text's size where a move could not be played
};

// Play moves such as `1. 32-28 19x28 47x38x24 c3:e5` from a position. Comments in braces, `$1` and
// `!?` are stepped over, variations in brackets tried and not kept. Stops before whatever is no move,
// not legal or not clear, and before the move whose variation is; what it reads must agree with
// Position.parse.
Line replay(std::shared_ptr<const Play> play, const AnyPosition& start, std::string_view text, SquareNames names);

}  // namespace damier
