// Every step on every board, against rows and columns.
#include <map>
#include <utility>

#include "check.hpp"
#include "damier/geometry.hpp"

using namespace damier;

namespace {

using Place = std::pair<int, int>;

constexpr Place ways[] = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};

// Where each square lies as White sees it: square 1 at the upper left, row by row.
template <class Layout>
std::map<int, Place> places(Size size) {
    std::map<int, Place> found;
    for (int row = 0; row < size.height; ++row) {
        for (int column = 0; column < size.width; ++column) {
            const int from_corner = size.mirrored ? size.width - 1 - column : column;
            const bool dark = (size.height - 1 - row + from_corner) % 2 == 0;
            if (Layout::all_squares || dark) found[static_cast<int>(found.size()) + 1] = {row, column};
        }
    }
    return found;
}

// A board is stored as its mirror image when the dark corner is on the right, so E and W swap.
template <class Layout, Direction D>
void check_steps(const Board<Layout>& board, Size size, const std::map<int, Place>& squares) {
    const bool orthogonal = ways[D].first == 0 || ways[D].second == 0;
    const int reach = orthogonal && !Layout::all_squares ? 2 : 1;
    const int right = size.mirrored ? -ways[D].second : ways[D].second;
    std::map<Place, int> numbers;
    for (const auto& [square, place] : squares) numbers[place] = square;
    for (const auto& [square, place] : squares) {
        const auto from = one_bit<typename Layout::Bits>(board.bit_of[square]);
        const auto to = shift<Layout, D>(from) & board.playable;
        const auto there = numbers.find({place.first + reach * ways[D].first, place.second + reach * right});
        if (there == numbers.end()) {
            CHECK(!any(to));
        } else {
            CHECK_EQUAL(count(to), 1);
            CHECK_EQUAL(int{board.square_of[index_of_lowest(to)]}, there->second);
            CHECK_EQUAL(board.bit_of[square] + Layout::step(D), index_of_lowest(to));
        }
    }
}

template <class Layout>
void check_board(Size size) {
    const Board<Layout> board(size);
    const auto squares = places<Layout>(size);
    CHECK_EQUAL(board.squares, static_cast<int>(squares.size()));
    CHECK_EQUAL(count(board.playable), board.squares);
    for (const auto& [square, place] : squares) {
        const auto at = one_bit<typename Layout::Bits>(board.bit_of[square]);
        CHECK_EQUAL(int{board.square_of[board.bit_of[square]]}, square);
        CHECK_EQUAL(any(board.crown_row[index(Side::white)] & at), place.first == 0);
        CHECK_EQUAL(any(board.crown_row[index(Side::black)] & at), place.first == size.height - 1);
    }
    for_each_direction(0xFF, [&]<Direction D> { check_steps<Layout, D>(board, size, squares); });
}

template <class Layout>
void check_layout() {
    for (int width = 2; width <= Layout::max_width; width += 2) {
        for (int height = 2; height <= Layout::max_height; height += 2) {
            check_board<Layout>({width, height, false});
            if (!Layout::all_squares) check_board<Layout>({width, height, true});
        }
    }
    CHECK_THROWS(Board<Layout>({Layout::max_width + 1, 8, false}), std::invalid_argument);
    CHECK_THROWS(Board<Layout>({8, Layout::max_height + 1, false}), std::invalid_argument);
    CHECK_THROWS(Board<Layout>({0, 8, false}), std::invalid_argument);
}

}  // namespace

int main() {
    check_layout<Compact>();
    check_layout<Wide>();
    check_layout<Full>();
}
