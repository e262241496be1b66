//! What must be known of decks before they are put on seats.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::ids::for_many;
use crate::{Conn, Result, many_ids, row, statements};

/// A deck as it is now: what a seat keeps of it for later.
#[derive(Debug, Clone)]
pub struct DeckOfTheDay {
    pub id: Uuid,
    pub owner_id: Uuid,
    pub name: String,
    pub commanders: String,
    pub colors: String,
    pub bracket: Option<i64>,
    pub archived_at: Option<Timestamp>,
}

row!(DeckOfTheDay: deck_columns { id, owner_id, name, commanders, colors, bracket, archived_at });

statements! {
    DECKS = concat!(
        "SELECT ", deck_columns!(), " FROM deck WHERE id IN (", many_ids!(), ")"
    );
}

pub async fn decks_of_the_day(c: &mut Conn, decks: &[Uuid]) -> Result<Vec<DeckOfTheDay>> {
    for_many(c, DECKS, decks, &[]).await
}
