#include "damier/tally.hpp"

#include <algorithm>
#include <stdexcept>

#include "damier/hash.hpp"

namespace damier {
namespace {

// Two positions are the same where pieces and turn are; runs of kings do not matter.
std::uint64_t key_of(AnyPosition position) {
    position.runs = {};
    return hash(position);
}

bool same(const AnyPosition& a, const AnyPosition& b) {
    return a.pieces == b.pieces && a.kings == b.kings && a.turn == b.turn;
}

bool holds(const DrawRule& rule, const AnyPosition& position) {
    return std::any_of(rule.materials.begin(), rule.materials.end(), [&](const MaterialLimit& limit) {
        for (const int strong : {0, 1}) {
            const bool on_road = !any(rule.road) || any(position.pieces[1 - strong] & position.kings & rule.road);
            if (on_road && limit.holds_for(position, strong)) return true;
        }
        return false;
    });
}

bool one_each(const AnyPosition& position) { return count(position.pieces[0]) == 1 && count(position.pieces[1]) == 1; }

}  // namespace

Tally::Tally(std::shared_ptr<const Play> play, const AnyPosition& start, int quiet, std::vector<DrawRule> rules)
    : play_(std::move(play)), rules_(std::move(rules)), quiet_(quiet), now_(start) {}

void Tally::push(const AnyMove& move, const AnyPosition& after) {
    plies_.push_back({now_, move, !any(now_.kings & one_bit<Bits128>(move.from))});
    stood_.push_back(key_of(now_));
    spells_.resize(plies_.size() * rules_.size());
    now_ = after;
    count_last();
}

void Tally::pop() {
    if (plies_.empty()) throw std::logic_error("expected a move to take away, got none");
    now_ = plies_.back().before;
    plies_.pop_back();
    stood_.pop_back();
    spells_.resize(plies_.size() * rules_.size());
}

void Tally::set_huffed(bool huffed, const AnyPosition& now) {
    if (plies_.empty()) throw std::logic_error("expected a move to huff for, got none");
    plies_.back().huffed = huffed;
    now_ = now;
    count_last();
}

// Work out what the last ply adds to all that is counted in a row.
void Tally::count_last() {
    const std::size_t last = plies_.size() - 1;
    Ply& ply = plies_[last];
    const bool taken = ply.move.is_capture() || ply.huffed;
    ply.quiet = taken || ply.man ? 0 : 1 + (last ? plies_[last - 1].quiet : quiet_);
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        const DrawRule& rule = rules_[i];
        const bool changed = rule.counted == Counted::balance && (taken || ply.move.crowns);
        const int before = last ? spells_[(last - 1) * rules_.size() + i] : 0;
        spells_[last * rules_.size() + i] = !changed && holds(rule, ply.before) ? before + 1 : 0;
    }
}

int Tally::spell(const DrawRule& rule) const {
    if (plies_.empty() || !holds(rule, now_)) return 0;
    const auto i = static_cast<std::size_t>(&rule - rules_.data());
    return spells_[(plies_.size() - 1) * rules_.size() + i];
}

int Tally::times_stood() const {
    const std::uint64_t key = key_of(now_);
    int times = 1;
    for (std::size_t i = 0; i < stood_.size(); ++i) times += stood_[i] == key && same(plies_[i].before, now_);
    return times;
}

// Call f(ply) for the last player's unbroken run of turns with one piece and no capture, the last
// first; f returns whether to go on.
template <class F>
void Tally::for_each_of_run(F&& f) const {
    int from = -1;  // where the piece stood before the ply that was looked at
    for (auto ply = plies_.rbegin(); ply != plies_.rend() && !ply->huffed; ++ply) {
        if (ply->before.turn != plies_.back().before.turn) continue;
        if (ply->move.is_capture() || (from >= 0 && ply->move.to != from)) return;
        if (!f(*ply)) return;
        from = ply->move.from;
    }
}

Count Tally::count(const DrawRule& rule) const {
    Count found;
    switch (rule.counted) {
        case Counted::same_move:
        case Counted::returning: {
            int visits = 0;
            int first = -1;  // where the piece stood before all that was counted
            for_each_of_run([&](const Ply& ply) {
                if (!found.run) found = {0, 0, true, ply.before.turn, ply.move};
                if (rule.counted == Counted::same_move) {
                    found.done += ply.move == found.last;
                    return true;
                }
                // A man never returns; as a king the piece has stood where it was crowned.
                const bool crowned = rule.by_king && ply.man;
                first = crowned ? ply.move.to : ply.move.from;
                visits += !crowned && ply.move.to == found.last.to;
                return !crowned;
            });
            if (rule.counted == Counted::returning && found.run) found.done = visits - 1 + (first == found.last.to);
            return found;
        }
        case Counted::repetition: found.done = times_stood(); return found;
        case Counted::one_each: found.done = one_each(now_); return found;
        case Counted::at_once: found.done = holds(rule, now_); return found;
        case Counted::quiet_moves: found.plies = plies_.empty() ? quiet_ : plies_.back().quiet; break;
        case Counted::material:
        case Counted::balance: found.plies = spell(rule); break;
    }
    found.done = found.plies / 2;
    return found;
}

bool Tally::reached(const DrawRule& rule) const { return count(rule).done >= rule.needed; }

int Tally::reached(bool claimed) const {
    for (std::size_t i = 0; i < rules_.size(); ++i) {
        if (rules_[i].claimed == claimed && reached(rules_[i])) return static_cast<int>(i);
    }
    return -1;
}

}  // namespace damier
