//! Who is really ahead: rates, ratings, pods.

pub mod pods;
mod rate;
pub mod rating;

pub use rate::Rate;
pub use rating::Rating;
