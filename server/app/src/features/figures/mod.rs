//! Figures: who is really ahead, with what, and what to play tonight.

mod among;
mod leaderboard;
mod private;
mod rating;
mod ratings;
mod seasons;
mod span;

pub use leaderboard::*;
pub use private::*;
pub use ratings::*;
pub use seasons::*;
