// The published counts, leaves counted and leaves played; and the rules that the compiler knows.
#include <set>
#include <string>
#include <type_traits>

#include "cases.hpp"
#include "check.hpp"

using namespace damier;

namespace {

// Whether the generator is compiled for these rules; then it must count what it counts without that.
bool is_known(const test::Case& c) {
    return with_known<Compact>(c.rules, [&]<class R> { return !std::is_same_v<R, Rules>; });
}

void check_given(const test::Case& c, const test::Count& expected, const AnyPosition& start) {
    if (c.play->all_squares() || c.play->size().width > Compact::max_width) return;
    const Board<Compact> board(c.play->size());
    for (const Leaves leaves : {Leaves::counted, Leaves::played}) {
        const auto found =
            perft(board, c.rules, narrowed<std::uint64_t>(start), expected.depth, leaves, expected.duplicates);
        CHECK_EQUAL(found, expected.leaves);
    }
}

}  // namespace

int main(int argc, char** argv) {
    int checked = 0;
    std::set<std::string> known;
    for (const test::Case& c : test::read_cases(argc, argv)) {
        if (is_known(c)) known.insert(c.name);
        for (const test::Count& expected : c.counts) {
            const AnyPosition start = c.play->parse(expected.board, expected.turn, {});
            for (const Leaves leaves : {Leaves::counted, Leaves::played}) {
                CHECK_EQUAL(c.play->perft(start, expected.depth, leaves, expected.duplicates), expected.leaves);
            }
            if (is_known(c)) check_given(c, expected, start);
            ++checked;
        }
    }
    CHECK(checked > 0);
    for (const char* name : {"international", "brazilian", "russian", "english"}) CHECK(known.contains(name));
}
