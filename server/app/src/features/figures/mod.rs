//! Figures: who is really ahead, with what, and what to play tonight.

mod leaderboard;
mod rating;
mod span;

pub use leaderboard::*;
