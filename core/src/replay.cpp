#include "damier/replay.hpp"

#include "damier/movetext.hpp"

namespace damier {
namespace {

constexpr std::size_t deepest = 64;  // variations inside variations

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
    MoveScanner scanner_;
    MovePath path_;
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
