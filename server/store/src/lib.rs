//! Podium's storage: `Db` with its two drivers, and the statements of each feature.

mod db;
mod error;

pub mod account;
pub mod audit;
pub mod blocks;
pub mod cards;
pub mod claims;
pub mod decks;
pub mod events;
pub mod figures;
pub mod friends;
pub mod games;
pub mod idempotency;
pub mod identity;
pub mod ids;
pub mod links;
pub mod live;
pub mod notes;
pub mod people;
pub mod pictures;
pub mod playgroups;
pub mod pods;
pub mod promo;
pub mod sets;
pub mod streaming;
pub mod tags;
pub mod user;
pub mod visible;
pub mod waiting;

pub use db::{Address, Column, Conn, Db, FromRow, News, Param, Row, Topic, Unit, Value};
pub use error::{Error, Result};
pub use visible::Target;

/// Every statement of every feature that this database must understand, so that a test can have it prepare them.
pub fn statements(c: &Conn) -> impl Iterator<Item = &'static str> + use<> {
    let [sqlite, postgres] = notes::search::DIALECTS;
    let its_own = match c {
        Conn::Sqlite(_) => sqlite,
        Conn::Postgres(_) => postgres,
    };
    [
        its_own,
        account::STATEMENTS,
        audit::STATEMENTS,
        blocks::STATEMENTS,
        cards::STATEMENTS,
        claims::STATEMENTS,
        decks::STATEMENTS,
        events::STATEMENTS,
        figures::played::STATEMENTS,
        figures::plays_like::STATEMENTS,
        figures::pods::STATEMENTS,
        figures::ratings::board::STATEMENTS,
        figures::ratings::count::STATEMENTS,
        figures::ratings::due::STATEMENTS,
        figures::ratings::read::STATEMENTS,
        figures::seasons::STATEMENTS,
        friends::STATEMENTS,
        games::STATEMENTS,
        games::counters::STATEMENTS,
        games::forget::STATEMENTS,
        games::list::STATEMENTS,
        games::table::STATEMENTS,
        games::write::STATEMENTS,
        idempotency::STATEMENTS,
        identity::accounts::STATEMENTS,
        identity::attempts::STATEMENTS,
        identity::codes::STATEMENTS,
        identity::flows::STATEMENTS,
        identity::mail::STATEMENTS,
        identity::providers::STATEMENTS,
        identity::sessions::STATEMENTS,
        links::STATEMENTS,
        live::STATEMENTS,
        notes::STATEMENTS,
        notes::search::STATEMENTS,
        people::STATEMENTS,
        pictures::STATEMENTS,
        playgroups::STATEMENTS,
        tags::STATEMENTS,
        pods::STATEMENTS,
        promo::STATEMENTS,
        sets::STATEMENTS,
        streaming::STATEMENTS,
        user::STATEMENTS,
        visible::STATEMENTS,
        waiting::STATEMENTS,
    ]
    .into_iter()
    .flatten()
    .copied()
}

/// `statements! { NAME = "sql"; … }`: the constants, which the bench runs on the bare driver too, and the list that
/// the test of all statements reads.
#[macro_export]
macro_rules! statements {
    ($($(#[$doc:meta])* $name:ident = $sql:expr;)*) => {
        $($(#[$doc])* pub const $name: &str = $sql;)*
        pub const STATEMENTS: &[&str] = &[$($name),*];
    };
}
