//! Figures: who is really ahead, with what, and what to play tonight.
