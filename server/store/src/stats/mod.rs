//! The data behind stats: counted games, ratings, seasons.

pub mod played;
pub mod plays_like;
pub mod pods;
pub mod ratings;
pub mod seasons;
mod seats;
mod unseen;
pub mod versions;
