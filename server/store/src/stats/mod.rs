//! The data behind stats: counted games, ratings, seasons.

#[macro_use]
mod seats;

pub mod played;
pub mod plays_like;
pub mod pods;
pub mod ratings;
pub mod seasons;
mod unseen;
pub mod versions;
