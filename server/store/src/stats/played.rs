//! Games as stats count them for a viewer.

use std::collections::HashMap;

use podium_domain::stats::{Games, GroupMember, Rate};
use uuid::Uuid;

pub use super::seats::Filter;
use super::seats::{SeatRow, gather, read};
use super::unseen::{self, Unseen};
use crate::{Conn, Result, game_is_visible, row, statements};

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

/// The viewer's own games, and other users' games that the viewer may see and that are not private.
macro_rules! seen_in_history {
    () => {
        concat!(
            " AND ",
            in_history!(),
            " AND (h.user_id = $1 OR (",
            game_is_visible!(),
            " AND NOT ",
            kept_private!("h.user_id"),
            "))"
        )
    };
}

/// By which the viewer may see another's games, or may not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Membership {
    playgroup_id: Uuid,
    user_id: Uuid,
    joined: bool,
    private: bool,
}

row!(Membership: membership_columns { playgroup_id, user_id, joined = "joined_at IS NOT NULL", private });

statements! {
    OF_USER = concat!(
        columns!(
            "s.user_id = h.user_id",
            "s.user_id = h.user_id OR s.user_id = $10",
            "CASE WHEN s.user_id = h.user_id OR s.user_id = $10 THEN s.deck_id END",
            "CASE WHEN s.user_id = h.user_id OR s.user_id = $10 THEN s.deck_name END"
        ),
        history!(), " WHERE h.user_id = $2", seen_in_history!()
    );
    OF_DECK = concat!(
        columns!("s.user_id = h.user_id", "1 = 1", "s.deck_id", "s.deck_name"),
        history!(), " WHERE h.deck_id = $2", seen_in_history!()
    );
    OF_PLAYGROUP = concat!(
        columns!("s.seat = 1", "1 = 1", "s.deck_id", "CAST(NULL AS TEXT)"),
        " FROM game g JOIN seat s ON s.game_id = g.id
          WHERE g.playgroup_id = $2 AND g.removed_at IS NULL AND g.ended_at >= $3 AND g.ended_at < $4", of_game!(),
        " AND (CAST($9 AS UUID) IS NULL OR EXISTS (SELECT 1 FROM seat o WHERE o.game_id = g.id AND o.deck_id = $9))
          AND (CAST($10 AS UUID) IS NULL OR EXISTS (SELECT 1 FROM seat o WHERE o.game_id = g.id AND o.user_id = $10))"
    );
    MEMBERS = "SELECT user_id, private FROM playgroup_member WHERE playgroup_id = $1 AND joined_at IS NOT NULL
        ORDER BY joined_at, user_id";
    MEMBERSHIPS = concat!("SELECT ", membership_columns!(), " FROM playgroup_member WHERE user_id IN ($1, $2)
        ORDER BY playgroup_id, user_id");
}

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
    let (sql, of) = match scope {
        Scope::User(user) => (OF_USER, user),
        Scope::Deck { id, .. } => (OF_DECK, id),
        Scope::Playgroup(playgroup) => (OF_PLAYGROUP, playgroup),
    };
    let seen = read(c, sql, viewer, of, filter).await?;
    let unseen = match scope {
        Scope::User(user) if user != viewer => Some(unseen::read(c, viewer, user, filter.deck, filter).await?),
        Scope::Deck { id, owner } if owner != viewer => Some(unseen::read(c, viewer, owner, Some(id), filter).await?),
        _ => None,
    };
    Ok(Found { seen, unseen })
}

pub async fn games(c: &mut Conn, viewer: Uuid, scope: Scope, filter: &Filter) -> Result<Games> {
    find(c, viewer, scope, filter).await?.games()
}

/// Games and wins of each of the owner's decks, as far as the viewer may know.
pub async fn records_of_decks(c: &mut Conn, viewer: Uuid, owner: Uuid) -> Result<HashMap<Uuid, Rate>> {
    let games = games(c, viewer, Scope::User(owner), &Filter::default()).await?;
    Ok(Rate::by_deck(owner, &games))
}

/// The playgroups of two users, always in the same order.
pub async fn memberships(c: &mut Conn, one: Uuid, other: Uuid) -> Result<Vec<Membership>> {
    c.all(MEMBERSHIPS, &[&one, &other]).await
}

/// The members of a playgroup, in the order they joined.
pub async fn members(c: &mut Conn, playgroup: Uuid) -> Result<Vec<GroupMember>> {
    let members: Vec<(Uuid, bool)> = c.all(MEMBERS, &[&playgroup]).await?;
    let member = |(user, private)| GroupMember { user, private };
    Ok(members.into_iter().map(member).collect())
}
