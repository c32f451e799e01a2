// FEN in its plain form: W:W31-50,K7:B1-20, with the kings' runs where there are any.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "damier/play.hpp"

namespace damier {

std::string format_fen(const Play& play, const AnyPosition& position);

// Read what format_fen writes, without runs; none for any other text, and for pieces that cannot
// stand so: more than `most` of a side, a man on its crown row. Must agree with damier.board.fen.
std::optional<AnyPosition> parse_fen(const Play& play, std::string_view text, int most);

}  // namespace damier
