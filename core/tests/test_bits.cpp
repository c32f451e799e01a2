// Bits128 against the compiler's own 128-bit integers.
#include "check.hpp"
#include "damier/bits.hpp"
#include "damier/hash.hpp"

using namespace damier;

namespace {

__extension__ using Reference = unsigned __int128;

Reference reference(Bits128 bits) { return Reference{bits.hi} << 64 | bits.lo; }

void check_shifts(Bits128 bits) {
    for (int n = 1; n < 64; ++n) {
        CHECK(reference(bits << n) == reference(bits) << n);
        CHECK(reference(bits >> n) == reference(bits) >> n);
    }
}

void check_logic(Bits128 a, Bits128 b) {
    CHECK(reference(a & b) == (reference(a) & reference(b)));
    CHECK(reference(a | b) == (reference(a) | reference(b)));
    CHECK(reference(a ^ b) == (reference(a) ^ reference(b)));
    CHECK(reference(~a) == ~reference(a));
    CHECK((a == b) == (reference(a) == reference(b)));
}

template <class Bits>
void check_walk(Bits bits) {
    Bits seen{};
    int found = 0;
    int before = -1;
    for_each_square(bits, [&](int at) {
        CHECK(at > before);
        before = at;
        seen |= one_bit<Bits>(at);
        ++found;
    });
    CHECK(seen == bits);
    CHECK_EQUAL(found, count(bits));
    CHECK(narrow<Bits>(widen(bits)) == bits);
    CHECK_EQUAL(any(bits), found > 0);
}

}  // namespace

int main() {
    std::uint64_t seed = 1;
    for (int i = 0; i < 2000; ++i) {
        const Bits128 a(splitmix(seed), splitmix(seed));
        const Bits128 b = i % 5 ? Bits128(splitmix(seed) & splitmix(seed), splitmix(seed)) : a;
        check_shifts(a);
        check_logic(a, b);
        check_walk(a);
        check_walk(a.lo);
    }
    for (int at = 0; at < 128; ++at) {
        const Bits128 one = one_bit<Bits128>(at);
        CHECK(reference(one) == Reference{1} << at);
        CHECK_EQUAL(index_of_lowest(one), at);
        check_shifts(one);
        if (at < 64) CHECK(one_bit<std::uint64_t>(at) == std::uint64_t{1} << at);
    }
    check_walk(Bits128());
    check_walk(std::uint64_t{0});
}
