//! Podium's storage: `Db` with its two drivers, and the statements of each feature.

mod db;
mod error;

pub mod decks;
pub mod friends;
pub mod idempotency;
pub mod identity;
pub mod ids;
pub mod people;
pub mod pictures;
pub mod playgroups;
pub mod user;

pub use db::{Address, Column, Conn, Db, FromRow, Param, Row, Unit, Value};
pub use error::{Error, Result};

/// Every statement of every feature, so that a test can have both databases prepare each of them.
pub fn statements() -> impl Iterator<Item = &'static str> {
    [
        decks::STATEMENTS,
        friends::STATEMENTS,
        idempotency::STATEMENTS,
        identity::accounts::STATEMENTS,
        identity::attempts::STATEMENTS,
        identity::audit::STATEMENTS,
        identity::codes::STATEMENTS,
        identity::mail::STATEMENTS,
        identity::sessions::STATEMENTS,
        people::STATEMENTS,
        pictures::STATEMENTS,
        playgroups::STATEMENTS,
        user::STATEMENTS,
    ]
    .into_iter()
    .flatten()
    .copied()
}

/// `statements! { NAME = "sql"; … }`: the constants, and the list that the test of all statements reads.
#[macro_export]
macro_rules! statements {
    ($($(#[$doc:meta])* $name:ident = $sql:expr;)*) => {
        $($(#[$doc])* const $name: &str = $sql;)*
        pub const STATEMENTS: &[&str] = &[$($name),*];
    };
}
