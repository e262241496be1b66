//! Figures: who is really ahead, with what, and what to play tonight.

mod leaderboard;
mod private;
mod rating;
mod seasons;
mod span;

pub use leaderboard::*;
pub use private::*;
pub use seasons::*;
