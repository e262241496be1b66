//! One folder per feature, by the same word as in every other layer. Features do not import each other.

pub mod account;
pub mod activity;
pub mod auth;
pub mod cards;
pub mod claims;
pub mod decks;
pub mod events;
pub mod formats;
pub mod friends;
pub mod games;
pub mod inbox;
pub mod joins;
pub mod live;
pub mod notes;
pub mod people;
pub mod pictures;
pub mod playgroups;
pub mod promo;
pub mod push;
pub mod sets;
pub mod stats;
pub mod streaming;
pub mod system;
pub mod tags;
pub mod user;
mod writer;

pub use writer::Writer;
