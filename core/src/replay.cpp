#include "damier/replay.hpp"

#include <algorithm>
#include <array>

namespace damier {
namespace {

constexpr bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }
constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_capture_sign(char c) { return c == 'x' || c == 'X' || c == ':'; }
constexpr bool is_mark(char c) { return c == '!' || c == '?'; }
constexpr bool ends_move(char c) { return is_blank(c) || is_mark(c) || c == '{' || c == '(' || c == ')' || c == '$'; }

constexpr std::size_t deepest = 64;  // variations inside variations

// The squares of one move as written.
struct Path {
    std::array<std::uint8_t, 32> squares{};
    int length = 0;
    bool capture = false;
};

class Scanner {
public:
    Scanner(std::string_view text, SquareNames names) : text_(text), names_(names) {}

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
    bool read_move(Path& path) {
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

bool follows(const NumberedMove& move, const Path& path) {
    if (move.captured.empty()) return path.length == 2;
    return std::equal(move.landings.begin(), move.landings.end(), path.squares.begin() + 1,
                      path.squares.begin() + path.length);
}

// Return the one move meant, or none: an exact route before all others that have the same ends.
const NumberedMove* meant(const std::vector<NumberedMove>& moves, const Path& path) {
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

// A line that waits for a variation of its last move to end.
struct Waiting {
    AnyPosition before, after;
};

// Plays a text: the main line is kept, variations are only tried.
class Replayer {
public:
    Replayer(Line& line, std::string_view text, SquareNames names)
        : line_(line), scanner_(text, names), before_(line.positions.back()), after_(before_) {}

    // Return whether all of the text was read; if not, `Line::read` says where it ends.
    bool run() {
        while (scanner_.seek_move()) {
            const std::size_t from = scanner_.at();
            if (waiting_.empty()) line_.read = from;
            if (!step()) return false;
        }
        return waiting_.empty();
    }

private:
    bool step() {
        switch (scanner_.next()) {
            case '{': return scanner_.skip_comment();
            case '$': return moved_ && scanner_.skip_nag();
            case '!':
            case '?': scanner_.skip(); return moved_;
            case '(': return open();
            case ')': return close();
            default: return play();
        }
    }

    bool open() {
        if (!moved_ || waiting_.size() == deepest) return false;
        waiting_.push_back({before_, after_});
        after_ = before_;
        moved_ = false;
        scanner_.skip();
        return true;
    }

    bool close() {
        if (waiting_.empty() || !moved_) return false;
        before_ = waiting_.back().before;
        after_ = waiting_.back().after;
        waiting_.pop_back();
        scanner_.skip();
        return true;
    }

    bool play() {
        if (!scanner_.read_move(path_)) return false;
        std::vector<NumberedMove> moves =
            line_.play->moves(after_, path_.length > 2 ? Listing::routes : Listing::legal);
        const NumberedMove* move = meant(moves, path_);
        if (!move) return false;
        before_ = after_;
        after_ = line_.play->after(before_, move->move);
        moved_ = true;
        if (waiting_.empty()) {
            line_.positions.push_back(after_);
            line_.moves.push_back(std::move(moves[static_cast<std::size_t>(move - moves.data())]));
        }
        return true;
    }

    Line& line_;
    Scanner scanner_;
    Path path_;
    AnyPosition before_, after_;
    bool moved_ = false;  // there is a move in this line for marks and variations to belong to
    std::vector<Waiting> waiting_;
};

}  // namespace

Line replay(std::shared_ptr<const Play> play, const AnyPosition& start, std::string_view text, SquareNames names) {
    Line line{std::move(play), {}, {start}, 0};
    if (Replayer(line, text, names).run()) line.read = text.size();
    return line;
}

}  // namespace damier
