//! Games as stats count them for a viewer.

use std::collections::HashMap;

use podium_domain::stats::{Games, GroupMember, Rate};
use uuid::Uuid;

pub use super::seats::Filter;
use super::seats::{DeckRow, GameRow, IS_GAME_WANTED, IS_PRIVATE, IS_WANTED, Place, SeatRow, gather};
use super::unseen::{self, Unseen};
use crate::sql::Fragment;
use crate::visible::GAME_IS_VISIBLE;
use crate::{Conn, Result, fragment, query, row};

/// Whose games.
#[derive(Debug, Clone, Copy)]
pub enum Scope {
    /// Games a user sits in.
    User(Uuid),
    /// Those its owner played it in.
    Deck {
        id: Uuid,
        owner: Uuid,
    },
    Playgroup(Uuid),
}

/// Whether the game `g` in the history `h` is the viewer's own, or one that they may see and that is not private.
const IS_SEEN: Fragment = fragment!(viewer =>
    "(h.user_id = :viewer OR ({GAME_IS_VISIBLE} AND NOT {IS_PRIVATE}))");

/// By which the viewer may see another's games, or may not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Membership {
    playgroup_id: Uuid,
    user_id: Uuid,
    joined: bool,
    private: bool,
}

row!(Membership { playgroup_id, user_id, joined = "joined_at IS NOT NULL", private });

/// Games as rows. They are put together by whoever has let go of the connection.
pub struct Found {
    seen: Vec<SeatRow>,
    /// None where the viewer may see all.
    unseen: Option<Unseen>,
}

impl Found {
    /// Games the viewer may see; of the others, the batches that pass the filters whole.
    pub fn games(self) -> Result<Games> {
        let (unseen, partial) = match self.unseen {
            Some(unseen) => unseen.batches()?,
            None => (Vec::new(), false),
        };
        Ok(Games {
            seen: gather(self.seen)?,
            unseen,
            partial,
        })
    }
}

pub async fn find(c: &mut Conn, viewer: Uuid, scope: Scope, filter: &Filter) -> Result<Found> {
    let seen = match scope {
        Scope::User(user) => read_seats_of_user(c, viewer, user, filter).await?,
        Scope::Deck { id, .. } => read_seats_of_deck(c, viewer, id, filter).await?,
        Scope::Playgroup(playgroup) => read_seats_of_playgroup(c, viewer, playgroup, filter).await?,
    };
    let unseen = match scope {
        Scope::User(user) if user != viewer => Some(unseen::read(c, viewer, user, filter.deck, filter).await?),
        Scope::Deck { id, owner } if owner != viewer => Some(unseen::read(c, viewer, owner, Some(id), filter).await?),
        _ => None,
    };
    Ok(Found { seen, unseen })
}

/// The decks of the user and of the opponent are counted.
#[query {"
    SELECT {Place as s}, {GameRow},
        CASE WHEN s.user_id = h.user_id OR s.user_id = :filter.opponent THEN s.colors END,
        CASE WHEN s.user_id = h.user_id OR s.user_id = :filter.opponent THEN s.commanders END,
        CASE WHEN s.user_id = h.user_id OR s.user_id = :filter.opponent THEN s.bracket END,
        CASE WHEN s.user_id = h.user_id OR s.user_id = :filter.opponent THEN s.mulligans END,
        CASE WHEN s.user_id = h.user_id OR s.user_id = :filter.opponent THEN s.deck_id END,
        CASE WHEN s.user_id = h.user_id OR s.user_id = :filter.opponent THEN s.deck_name END
    FROM history h
    JOIN game g ON g.id = h.game_id
    JOIN seat s ON s.game_id = h.game_id
    WHERE h.user_id = :user AND {IS_WANTED} AND {IS_SEEN}"}]
async fn read_seats_of_user(c: &mut Conn, viewer: Uuid, user: Uuid, filter: &Filter) -> Result<Vec<SeatRow>>;

#[query {"
    SELECT {Place as s}, {GameRow}, {DeckRow as s}, s.deck_id, s.deck_name
    FROM history h
    JOIN game g ON g.id = h.game_id
    JOIN seat s ON s.game_id = h.game_id
    WHERE h.deck_id = :deck AND {IS_WANTED} AND {IS_SEEN}"}]
async fn read_seats_of_deck(c: &mut Conn, viewer: Uuid, deck: Uuid, filter: &Filter) -> Result<Vec<SeatRow>>;

#[query {"
    SELECT {Place as s},
        CASE WHEN s.seat = 1 THEN g.ended_at END,
        CASE WHEN s.seat = 1 THEN g.started_at END,
        CASE WHEN s.seat = 1 THEN g.turns END,
        CASE WHEN s.seat = 1 THEN g.end_reason END,
        CASE WHEN s.seat = 1 THEN g.format_id END,
        CASE WHEN s.seat = 1 THEN g.comeback END,
        {DeckRow as s}, s.deck_id, CAST(NULL AS TEXT)
    FROM game g
    JOIN seat s ON s.game_id = g.id
    WHERE g.playgroup_id = :playgroup AND g.removed_at IS NULL
        AND g.ended_at >= :filter.from AND g.ended_at < :filter.until
        AND {IS_GAME_WANTED}
        AND (CAST(:filter.deck AS UUID) IS NULL
            OR EXISTS (SELECT 1 FROM seat o WHERE o.game_id = g.id AND o.deck_id = :filter.deck))
        AND (CAST(:filter.opponent AS UUID) IS NULL
            OR EXISTS (SELECT 1 FROM seat o WHERE o.game_id = g.id AND o.user_id = :filter.opponent))"}]
async fn read_seats_of_playgroup(c: &mut Conn, viewer: Uuid, playgroup: Uuid, filter: &Filter) -> Result<Vec<SeatRow>>;

pub async fn games(c: &mut Conn, viewer: Uuid, scope: Scope, filter: &Filter) -> Result<Games> {
    find(c, viewer, scope, filter).await?.games()
}

/// Games and wins of each of the owner's decks, as far as the viewer may know.
pub async fn records_of_decks(c: &mut Conn, viewer: Uuid, owner: Uuid) -> Result<HashMap<Uuid, Rate>> {
    let games = games(c, viewer, Scope::User(owner), &Filter::default()).await?;
    Ok(Rate::by_deck(owner, &games))
}

/// The playgroups of two users, always in the same order.
#[query {"
    SELECT {Membership} FROM playgroup_member
    WHERE user_id IN (:one, :other) ORDER BY playgroup_id, user_id"}]
pub async fn memberships(c: &mut Conn, one: Uuid, other: Uuid) -> Result<Vec<Membership>>;

/// The members of a playgroup, in the order they joined.
pub async fn members(c: &mut Conn, playgroup: Uuid) -> Result<Vec<GroupMember>> {
    let member = |(user, private)| GroupMember { user, private };
    Ok(read_members(c, playgroup).await?.into_iter().map(member).collect())
}

#[query {"
    SELECT user_id, private FROM playgroup_member
    WHERE playgroup_id = :playgroup AND joined_at IS NOT NULL ORDER BY joined_at, user_id"}]
async fn read_members(c: &mut Conn, playgroup: Uuid) -> Result<Vec<(Uuid, bool)>>;
