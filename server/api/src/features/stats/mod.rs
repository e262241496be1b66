//! Stats, ratings, leaderboards, seasons, and pods for tonight.

mod cache;
mod deck;
mod filters;
mod group;
mod leaderboard;
mod named;
mod plays_like;
mod pods;
mod private;
mod rating;
mod ratings;
mod seasons;
mod summary;
mod tonight;
mod versus;

pub use cache::StatsCache;
pub use deck::*;
pub use group::*;
pub use leaderboard::*;
pub use pods::*;
pub use private::*;
pub use ratings::*;
pub use seasons::*;
pub use summary::*;
pub use versus::*;
