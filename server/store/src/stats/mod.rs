//! What stats are made of: games as they are counted, ratings as they are kept up, seasons.

pub mod played;
pub mod plays_like;
pub mod pods;
pub mod ratings;
pub mod seasons;
mod seats;
mod unseen;
