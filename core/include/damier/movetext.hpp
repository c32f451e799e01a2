// Moves as files write them: the squares of one, and which legal move it means.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "damier/play.hpp"
#include "damier/replay.hpp"

namespace damier {

constexpr bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_capture_sign(char c) { return c == 'x' || c == 'X' || c == ':'; }
constexpr bool is_mark(char c) { return c == '!' || c == '?'; }
constexpr bool ends_move(char c) { return is_blank(c) || is_mark(c) || c == '{' || c == '(' || c == ')' || c == '$'; }

// The squares of one move as written.
struct MovePath {
    std::array<std::uint8_t, 32> squares{};
    int length = 0;
    bool capture = false;
};

class MoveScanner {
public:
    MoveScanner(std::string_view text, SquareNames names) : text_(text), names_(names) {}

    std::size_t at() const { return at_; }
    char next() const { return text_[at_]; }
    void skip() { ++at_; }

    // Step over a comment; false if it is not closed, or another begins in it.
    bool skip_comment() {
        const std::size_t end = text_.find_first_of("{}", at_ + 1);
        if (end == std::string_view::npos || text_[end] == '{') return false;
        at_ = end + 1;
        return true;
    }

    // Step over `$12`; false if there is no number.
    bool skip_nag() {
        const std::size_t from = ++at_;
        while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
        return at_ > from;
    }

    // Skip blanks and move numbers such as `12.` or `12...`; return whether text is left.
    bool seek_move() {
        while (at_ < text_.size()) {
            if (is_blank(text_[at_])) {
                ++at_;
                continue;
            }
            std::size_t end = at_;
            while (end < text_.size() && is_digit(text_[end])) ++end;
            if (end == at_ || end >= text_.size() || text_[end] != '.') return true;
            while (end < text_.size() && text_[end] == '.') ++end;
            at_ = end;
        }
        return false;
    }

    // Read a move and step over it; on anything else stay and return false.
    bool read_move(MovePath& path) {
        const std::size_t from = at_;
        path.length = 0;
        path.capture = false;
        while (true) {
            const int square = read_square();
            if (!square || path.length == static_cast<int>(path.squares.size())) break;
            path.squares[path.length++] = static_cast<std::uint8_t>(square);
            if (at_ == text_.size() || ends_move(text_[at_])) {
                if (path.length > 1) return true;
                break;
            }
            const char sign = text_[at_];
            if (is_capture_sign(sign))
                path.capture = true;
            else if (sign != '-')
                break;
            ++at_;
        }
        at_ = from;
        return false;
    }

private:
    int read_square() {
        char letter = 0;
        if (at_ < text_.size() && text_[at_] >= 'a' && text_[at_] < 'a' + SquareNames::letters) letter = text_[at_++];
        const std::size_t from = at_;
        int number = 0;
        while (at_ < text_.size() && is_digit(text_[at_]) && at_ - from < 3) number = number * 10 + text_[at_++] - '0';
        return at_ == from ? 0 : names_.square(letter, number);
    }

    std::string_view text_;
    SquareNames names_;
    std::size_t at_ = 0;
};

inline bool follows(const NumberedMove& move, const MovePath& path) {
    if (move.captured.empty()) return path.length == 2;
    return std::equal(move.landings.begin(), move.landings.end(), path.squares.begin() + 1,
                      path.squares.begin() + path.length);
}

// Return the one move meant, or none: an exact route before all others that have the same ends.
inline const NumberedMove* meant(const std::vector<NumberedMove>& moves, const MovePath& path) {
    const NumberedMove* found = nullptr;
    int others = 0;
    for (const NumberedMove& move : moves) {
        if (move.start != path.squares[0] || move.end != path.squares[path.length - 1]) continue;
        if (path.capture && move.captured.empty()) continue;
        if (follows(move, path)) return &move;
        if (path.length > 2) continue;
        found = &move;
        ++others;
    }
    return others == 1 ? found : nullptr;
}

}  // namespace damier
