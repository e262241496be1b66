//! Who is really ahead: rates, ratings, pods.

mod moves;
pub mod pods;
mod rate;
pub mod rating;
mod shown;

pub use moves::{Move, play};
pub use rate::Rate;
pub use rating::Rating;
