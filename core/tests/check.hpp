// A test is a main() of checks; the first that fails says where and ends the program.
#pragma once

#include <cstdlib>
#include <iostream>

#define CHECK(condition) ((condition) ? void() : damier::test::fail(__FILE__, __LINE__, #condition))
#define CHECK_EQUAL(a, b) damier::test::check_equal((a), (b), __FILE__, __LINE__, #a " == " #b)
#define CHECK_THROWS(expression, Error) \
    damier::test::check_throws<Error>([&] { (void)(expression); }, __FILE__, __LINE__, #expression)

namespace damier::test {

[[noreturn]] inline void fail(const char* file, int line, const char* what) {
    std::cerr << file << ':' << line << ": not true: " << what << '\n';
    std::exit(1);
}

template <class A, class B>
void check_equal(const A& a, const B& b, const char* file, int line, const char* what) {
    if (a == b) return;
    std::cerr << "got " << a << " and " << b << '\n';
    fail(file, line, what);
}

template <class Error, class F>
void check_throws(F&& f, const char* file, int line, const char* what) {
    try {
        f();
    } catch (const Error&) {
        return;
    }
    fail(file, line, what);
}

}  // namespace damier::test
