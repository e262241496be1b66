//! Who is really ahead: rates, ratings, pods, seasons.

mod moves;
pub mod pods;
mod rate;
pub mod rating;
mod season;
mod shown;

pub use moves::{Move, play};
pub use rate::Rate;
pub use rating::Rating;
pub use season::{MOST_SEASONS, SeasonName, Span};
