// The published counts, leaves counted and leaves played.
#include "cases.hpp"
#include "check.hpp"

using namespace damier;

int main(int argc, char** argv) {
    int checked = 0;
    for (const test::Case& c : test::read_cases(argc, argv)) {
        for (const test::Count& expected : c.counts) {
            const AnyPosition start = c.play->parse(expected.board, expected.turn, {});
            for (const Leaves leaves : {Leaves::counted, Leaves::played}) {
                CHECK_EQUAL(c.play->perft(start, expected.depth, leaves, expected.duplicates), expected.leaves);
            }
            ++checked;
        }
    }
    CHECK(checked > 0);
}
