//! What must be known of people, decks and places before a game is recorded.

use podium_domain::recording::DeckOfTheDay;
use uuid::Uuid;

use super::InPlaygroup;
use crate::people::{Found, Seatable};
use crate::{Batch, Conn, Result, events, query, row};

/// A game that there is already.
#[derive(Debug, Clone, Copy)]
pub struct Taken {
    pub recorded_by: Option<Uuid>,
}

row!(Taken { recorded_by });
row!(DeckOfTheDay {
    id,
    owner_id,
    name,
    commanders,
    colors,
    bracket,
    archived_at
});

#[query("SELECT {DeckOfTheDay} FROM deck WHERE id IN (:decks)")]
pub async fn decks_of_the_day(c: &mut Conn, decks: &[Uuid]) -> Result<Vec<DeckOfTheDay>>;

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
    read_decks(&mut batch, &named.decks, &mut decks);
    if let Some(id) = named.playgroup {
        read_playgroup(&mut batch, id, me, &mut playgroup);
    }
    if let Some(id) = named.event {
        events::read_is_guest(&mut batch, id, me, &mut at_event);
    }
    if let Some(id) = named.game {
        read_taken(&mut batch, id, &mut taken);
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

#[query("SELECT {DeckOfTheDay} FROM deck WHERE id IN (:decks)")]
fn read_decks<'a>(batch: &mut Batch<'a>, decks: &[Uuid], into: &'a mut Vec<DeckOfTheDay>);

#[query {"
    SELECT {InPlaygroup}
    FROM playgroup p
    LEFT JOIN playgroup_member m ON m.playgroup_id = p.id AND m.user_id = :viewer AND m.joined_at IS NOT NULL
    WHERE p.id = :playgroup"}]
fn read_playgroup<'a>(batch: &mut Batch<'a>, playgroup: Uuid, viewer: Uuid, into: &'a mut Vec<InPlaygroup>);

#[query("SELECT {Taken} FROM game WHERE id = :game")]
fn read_taken<'a>(batch: &mut Batch<'a>, game: Uuid, into: &'a mut Vec<Taken>);
