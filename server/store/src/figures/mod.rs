//! What figures are made of: games as they are counted, ratings as they are kept up, seasons.

pub mod played;
pub mod ratings;
pub mod seasons;
