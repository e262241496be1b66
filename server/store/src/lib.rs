//! Podium's storage: `Db` with its two drivers, and the statements of each feature.

// What `#[query]` writes names this crate, which tests use too.
extern crate self as podium_store;

mod db;
mod error;

pub mod account;
pub mod admin;
pub mod audit;
pub mod backup;
pub mod blocks;
pub mod cards;
pub mod claims;
pub mod decks;
pub mod events;
pub mod friends;
pub mod games;
pub mod idempotency;
pub mod identity;
pub mod inbox;
pub mod integrity;
pub mod links;
pub mod live;
pub mod notes;
pub mod people;
pub mod pictures;
pub mod playgroups;
pub mod pods;
pub mod promo;
pub mod push;
pub mod quotas;
pub mod retention;
pub mod sets;
pub mod stats;
pub mod streaming;
pub mod tags;
pub mod user;
pub mod visible;

pub use db::sql;
pub use db::{
    Address, Batch, Column, Columns, Conn, DatabaseFile, Db, Fields, FromRow, Lock, MIGRATIONS, Migration, Param,
    PgEvent, Row, Topic, Unit, Value, upgrade,
};
pub use error::{Error, Result};
pub use podium_sql_macros::{fragment, query};
pub use visible::Target;
