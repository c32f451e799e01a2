// Sheets and counts, read from the text file that tests/core_cases.py writes:
//
//   sheet NAME key=number...       lists are written a,b
//   count BOARD w|b DEPTH kept|removed LEAVES        of the sheet above
#pragma once

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "damier/play.hpp"

namespace damier::test {

struct Count {
    std::string board;
    Side turn;
    int depth;
    Duplicates duplicates;
    std::uint64_t leaves;
};

struct Case {
    std::string name;
    Rules rules;
    std::shared_ptr<const Play> play;
    std::vector<Count> counts;
};

inline std::vector<int> numbers(const std::string& text) {
    std::vector<int> found;
    std::stringstream stream(text);
    for (std::string number; std::getline(stream, number, ',');) found.push_back(std::stoi(number));
    return found;
}

// The numbers of Play.make in the Python binding, by name; each has to be there once.
inline Case read_sheet(std::istream& line) {
    Case made;
    Rules& rules = made.rules;
    Size size{};
    bool all_squares = false;
    const auto masks = [](std::array<DirectionMask, 2>& target) {
        return [&target](const std::vector<int>& v) { std::copy(v.begin(), v.end(), target.begin()); };
    };
    const auto number = [](auto& target) {
        return [&target](const std::vector<int>& v) {
            target = static_cast<std::remove_reference_t<decltype(target)>>(v.at(0));
        };
    };
    std::map<std::string, std::function<void(const std::vector<int>&)>> setters{
        {"width", number(size.width)},
        {"height", number(size.height)},
        {"mirrored", number(size.mirrored)},
        {"all_squares", number(all_squares)},
        {"man_moves", masks(rules.man_moves)},
        {"man_captures", masks(rules.man_captures)},
        {"king_moves", number(rules.king_moves)},
        {"king_captures", number(rules.king_captures)},
        {"man_captures_kings", number(rules.man_captures_kings)},
        {"king_flies", number(rules.king_flies)},
        {"landing", number(rules.landing)},
        {"king_limit", number(rules.king_limit)},
        {"compulsory", number(rules.compulsory)},
        {"finish", number(rules.finish)},
        {"removes_at_once", number(rules.removes_at_once)},
        {"turns_back", number(rules.turns_back)},
        {"crowning", number(rules.crowning)},
        {"first_king_wins", number(rules.first_king_wins)},
        {"priority",
         [&](const std::vector<int>& v) {
             for (std::size_t i = 0; i < v.size(); ++i) rules.priority.at(i) = static_cast<Criterion>(v[i]);
         }},
    };
    line >> made.name;
    for (std::string word; line >> word;) {
        const auto split = word.find('=');
        setters.at(word.substr(0, split))(numbers(word.substr(split + 1)));
        setters.erase(word.substr(0, split));
    }
    if (!setters.empty()) throw std::invalid_argument("expected " + setters.begin()->first + " of " + made.name);
    made.play = Play::make(size, all_squares, rules);
    return made;
}

inline Count read_count(std::istream& line) {
    Count made;
    std::string turn, duplicates;
    line >> made.board >> turn >> made.depth >> duplicates >> made.leaves;
    if (!line) throw std::invalid_argument("expected board, turn, depth, duplicates, leaves");
    made.turn = turn == "w" ? Side::white : Side::black;
    made.duplicates = duplicates == "kept" ? Duplicates::kept : Duplicates::removed;
    return made;
}

inline std::vector<Case> read_cases(int argc, char** argv) {
    std::ifstream file(argc > 1 ? argv[1] : "");
    if (!file) throw std::invalid_argument("expected a file of cases");
    std::vector<Case> cases;
    for (std::string text; std::getline(file, text);) {
        std::istringstream line(text);
        std::string kind;
        line >> kind;
        if (kind == "sheet") {
            cases.push_back(read_sheet(line));
        } else {
            cases.back().counts.push_back(read_count(line));
        }
    }
    return cases;
}

}  // namespace damier::test
