//! One folder per feature, by the same word as in every other layer. Features do not import each other.

pub mod auth;
pub mod decks;
pub mod formats;
pub mod friends;
pub mod notes;
pub mod pictures;
pub mod games;
pub mod playgroups;
pub mod system;
pub mod tags;
pub mod user;
