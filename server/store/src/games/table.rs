//! What must be known of decks before they are put on seats.

use podium_domain::recording::DeckOfTheDay;
use uuid::Uuid;

use crate::ids::for_many;
use crate::{Conn, Result, many_ids, row, statements};

row!(DeckOfTheDay: deck_columns { id, owner_id, name, commanders, colors, bracket, archived_at });

statements! {
    DECKS = concat!(
        "SELECT ", deck_columns!(), " FROM deck WHERE id IN (", many_ids!(), ")"
    );
}

pub async fn decks_of_the_day(c: &mut Conn, decks: &[Uuid]) -> Result<Vec<DeckOfTheDay>> {
    for_many(c, DECKS, decks, &[]).await
}
