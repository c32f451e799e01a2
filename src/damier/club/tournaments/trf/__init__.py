"""Tournament reports (TRF16 with the X lines of JaVaFo): Swiss and round robin, in and out."""
