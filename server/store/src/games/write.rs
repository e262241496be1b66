//! Writes games: record, correct, remove, restore, with all counters.

use podium_domain::{Timestamp, fold};
use uuid::Uuid;

use super::counters::{count, discount};
use super::{Played, Seat};
use crate::stats::ratings;
use crate::{Conn, Result, inbox, statements};

statements! {
    INSERT = "INSERT INTO game (id, set_id, playgroup_id, event_id, format_id, subformat_id, started_at, ended_at, turns,
            end_reason, recorded_by, recorded_at, live, version, removed_at, words)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";
    UPDATE = "UPDATE game SET set_id = $2, playgroup_id = $3, format_id = $4, subformat_id = $5, started_at = $6, ended_at = $7,
            turns = $8, end_reason = $9, version = version + 1, words = $10, event_id = $11 WHERE id = $1";
    REMOVE = "UPDATE game SET removed_at = $2, version = version + 1 WHERE id = $1";
    INSERT_SEAT = "INSERT INTO seat (game_id, seat, user_id, guest_name, deck_id, deck_name, commanders, colors, bracket,
            placement, final_life, eliminated_turn, eliminated_by, mulligans)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";
    COMEBACK = "UPDATE game SET comeback = $2 WHERE id = $1";
    CLEAR_SEATS = "DELETE FROM seat WHERE game_id = $1";
    /// A claim link is for the guest it was made for, not for another one after a correction.
    CLEAR_LINKS = "DELETE FROM claim_link WHERE game_id = $1 AND seat = $2 AND used_at IS NULL";
}

pub async fn record(c: &mut Conn, played: &Played) -> Result<()> {
    let game = &played.game;
    let words = words(&played.seats);
    c.exec(
        INSERT,
        &[
            &game.id,
            &game.set_id,
            &game.playgroup_id,
            &game.event_id,
            &game.format_id,
            &game.subformat_id,
            &game.started_at,
            &game.ended_at,
            &game.turns,
            &game.end_reason,
            &game.recorded_by,
            &game.recorded_at,
            &game.live,
            &game.version,
            &game.removed_at,
            &words,
        ],
    )
    .await?;
    sit(c, game.id, &played.seats).await?;
    ratings::mark(c, game.id).await?;
    count(c, game.id).await
}

/// Puts a game as it should be in place of the game as it was; who recorded it and when does not change.
pub async fn correct(c: &mut Conn, old: &Played, new: &Played) -> Result<()> {
    let game = &new.game;
    let rated_anew = rated(old) != rated(new);
    if rated_anew {
        ratings::mark(c, game.id).await?;
    }
    discount(c, game.id).await?;
    for (seat, (before, after)) in (1_i64..).zip(pairs(&old.seats, &new.seats)) {
        if before.map(Seat::player) != after.map(Seat::player) {
            c.exec(CLEAR_LINKS, &[&game.id, &seat]).await?;
        }
    }
    c.exec(CLEAR_SEATS, &[&game.id]).await?;
    let words = words(&new.seats);
    c.exec(
        UPDATE,
        &[
            &game.id,
            &game.set_id,
            &game.playgroup_id,
            &game.format_id,
            &game.subformat_id,
            &game.started_at,
            &game.ended_at,
            &game.turns,
            &game.end_reason,
            &words,
            &game.event_id,
        ],
    )
    .await?;
    let places = |played: &Played| played.seats.iter().map(|seat| seat.placement).collect::<Vec<_>>();
    if places(old) != places(new) {
        set_comeback(c, game.id, None).await?;
    }
    sit(c, game.id, &new.seats).await?;
    inbox::forget_unseated(c, game.id).await?;
    if rated_anew {
        ratings::mark(c, game.id).await?;
    }
    count(c, game.id).await
}

/// What ratings are made of.
fn rated(played: &Played) -> impl PartialEq + use<> {
    let game = &played.game;
    let seats = played
        .seats
        .iter()
        .map(|seat| (seat.user_id, seat.deck_id, seat.placement));
    (
        game.ended_at,
        game.playgroup_id,
        game.format_id,
        seats.collect::<Vec<_>>(),
    )
}

/// How far the winner was behind at worst, where a live table counted it.
pub async fn set_comeback(c: &mut Conn, game: Uuid, life: Option<i64>) -> Result<()> {
    c.exec(COMEBACK, &[&game, &life]).await.map(drop)
}

pub async fn remove(c: &mut Conn, game: Uuid, at: Timestamp) -> Result<()> {
    ratings::mark(c, game).await?;
    discount(c, game).await?;
    c.exec(REMOVE, &[&game, &at]).await.map(drop)
}

pub async fn restore(c: &mut Conn, game: Uuid) -> Result<()> {
    c.exec(REMOVE, &[&game, &None::<Timestamp>]).await?;
    ratings::mark(c, game).await?;
    count(c, game).await
}

async fn sit(c: &mut Conn, game: Uuid, seats: &[Seat]) -> Result<()> {
    for seat in seats {
        c.exec(
            INSERT_SEAT,
            &[
                &game,
                &seat.seat,
                &seat.user_id,
                &seat.guest_name,
                &seat.deck_id,
                &seat.deck_name,
                &seat.commanders,
                &seat.colors,
                &seat.bracket,
                &seat.placement,
                &seat.final_life,
                &seat.eliminated_turn,
                &seat.eliminated_by,
                &seat.mulligans,
            ],
        )
        .await?;
    }
    Ok(())
}

/// Two tables seat by seat, as long as the longer one.
fn pairs<'a>(one: &'a [Seat], other: &'a [Seat]) -> impl Iterator<Item = (Option<&'a Seat>, Option<&'a Seat>)> {
    (0..one.len().max(other.len())).map(|at| (one.get(at), other.get(at)))
}

/// The names at a table, folded, by which the game is found again.
pub(super) fn words(seats: &[Seat]) -> String {
    let names = seats.iter().flat_map(|seat| {
        [&seat.username, &seat.firstname, &seat.guest_name, &seat.deck_name]
            .into_iter()
            .flatten()
            .chain([&seat.commanders])
    });
    let text = names.map(String::as_str).collect::<Vec<_>>().join(" ");
    // The commanders are a JSON list; its signs are no part of their names.
    let plain: String = text.chars().map(|c| if "[]\"".contains(c) { ' ' } else { c }).collect();
    fold(&plain).split_whitespace().collect::<Vec<_>>().join(" ")
}
