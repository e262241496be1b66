//! What must be known of people, decks and places before a game is recorded.

use podium_domain::recording::DeckOfTheDay;
use uuid::Uuid;

use super::{InPlaygroup, in_playgroup_columns};
use crate::ids::for_many;
use crate::people::{Found, Seatable};
use crate::{Batch, Conn, Result, events, many_ids, row, statements};

/// A game that there is already.
#[derive(Debug, Clone, Copy)]
pub struct Taken {
    pub recorded_by: Option<Uuid>,
}

row!(Taken: taken_columns { recorded_by });
row!(DeckOfTheDay: deck_columns { id, owner_id, name, commanders, colors, bracket, archived_at });

statements! {
    DECKS = concat!(
        "SELECT ", deck_columns!(), " FROM deck WHERE id IN (", many_ids!(), ")"
    );
    PLACE = concat!(
        "SELECT ", in_playgroup_columns!(), " FROM playgroup p
         LEFT JOIN playgroup_member m ON m.playgroup_id = p.id AND m.user_id = $2 AND m.joined_at IS NOT NULL WHERE p.id = $1"
    );
    TAKEN = concat!("SELECT ", taken_columns!(), " FROM game WHERE id = $1");
}

pub async fn decks_of_the_day(c: &mut Conn, decks: &[Uuid]) -> Result<Vec<DeckOfTheDay>> {
    for_many(c, DECKS, decks, &[]).await
}

/// What a game to be recorded names.
#[derive(Debug, Clone, Default)]
pub struct Named {
    pub users: Vec<Uuid>,
    pub decks: Vec<Uuid>,
    pub playgroup: Option<Uuid>,
    pub event: Option<Uuid>,
    /// The id it is to have.
    pub game: Option<Uuid>,
}

/// What there is of that.
pub struct Known {
    pub people: Vec<Seatable>,
    pub decks: Vec<DeckOfTheDay>,
    pub playgroup: Option<InPlaygroup>,
    pub at_event: bool,
    /// The game that has the id.
    pub taken: Option<Taken>,
}

/// Reads what a game names, for the user who records it.
pub async fn known(c: &mut Conn, me: Uuid, named: &Named) -> Result<Known> {
    let mut people = Found::default();
    let (mut decks, mut playgroup, mut at_event, mut taken) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut batch = Batch::default();
    people.read(&mut batch, me, &named.users);
    batch.many(DECKS, &named.decks, &[], &mut decks);
    if let Some(id) = named.playgroup {
        batch.all(PLACE, &[&id, &me], &mut playgroup);
    }
    if let Some(id) = named.event {
        batch.all(events::IS_GUEST, &[&id, &me], &mut at_event);
    }
    if let Some(id) = named.game {
        batch.all(TAKEN, &[&id], &mut taken);
    }
    batch.run(c).await?;
    Ok(Known {
        people: people.seatable(me).collect(),
        decks,
        playgroup: playgroup.pop(),
        at_event: at_event.pop().unwrap_or(false),
        taken: taken.pop(),
    })
}
