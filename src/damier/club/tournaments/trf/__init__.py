"""Tournament reports (TRF16 with the X lines of JaVaFo): Swiss and round robin, in and out."""

from damier.club.tournaments.trf.reading import parse_trf
from damier.club.tournaments.trf.writing import format_trf

__all__ = ["format_trf", "parse_trf"]
