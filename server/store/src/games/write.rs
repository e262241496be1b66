//! Writes games: record, correct, remove, restore, with all counters.

use podium_domain::{Timestamp, fold};
use uuid::Uuid;

use super::counters::{count, discount};
use super::{Played, Seat, game_columns};
use crate::stats::{ratings, versions};
use crate::{Batch, Conn, Param, Result, ToRow, inbox, statements};

/// How many of a seat's columns are its own.
const STORED: usize = 14;

statements! {
    INSERT = concat!("INSERT INTO game (", game_columns!(), ", words)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)");
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
    let mut batch = Batch::default();
    insert(&mut batch, played);
    batch.run(c).await
}

/// [`record`] among other statements.
pub fn insert(batch: &mut Batch<'_>, played: &Played) {
    let game = &played.game;
    let words = words(&played.seats);
    let mut row = game.params();
    row.push(&words);
    batch.exec(INSERT, &row);
    sit(batch, &played.seats);
    ratings::mark(batch, game.id);
    count(batch, game.id);
}

/// Puts a game as it should be in place of the game as it was; who recorded it and when does not change.
pub async fn correct(c: &mut Conn, old: &Played, new: &Played) -> Result<()> {
    let game = &new.game;
    let counted_anew = counted(old) != counted(new);
    let mut batch = Batch::default();
    if counted_anew {
        ratings::mark(&mut batch, game.id);
        discount(&mut batch, game.id);
    }
    for (seat, (before, after)) in (1_i64..).zip(pairs(&old.seats, &new.seats)) {
        if before.map(Seat::player) != after.map(Seat::player) {
            batch.exec(CLEAR_LINKS, &[&game.id, &seat]);
        }
    }
    batch.exec(CLEAR_SEATS, &[&game.id]);
    let words = words(&new.seats);
    batch.exec(
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
    );
    let places = |played: &Played| played.seats.iter().map(|seat| seat.placement).collect::<Vec<_>>();
    if places(old) != places(new) {
        set_comeback(&mut batch, game.id, None);
    }
    sit(&mut batch, &new.seats);
    if counted_anew {
        inbox::forget_unseated(&mut batch, game.id);
        ratings::mark(&mut batch, game.id);
        count(&mut batch, game.id);
    } else {
        // Stats show turns, names and eliminations too.
        versions::game_changed(&mut batch, game.id);
    }
    batch.run(c).await
}

/// What ratings and counters are made of.
fn counted(played: &Played) -> impl PartialEq + use<> {
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
pub fn set_comeback(batch: &mut Batch<'_>, game: Uuid, life: Option<i64>) {
    batch.exec(COMEBACK, &[&game, &life]);
}

pub async fn remove(c: &mut Conn, game: Uuid, at: Timestamp) -> Result<()> {
    let mut batch = Batch::default();
    ratings::mark(&mut batch, game);
    discount(&mut batch, game);
    batch.exec(REMOVE, &[&game, &at]);
    batch.run(c).await
}

pub async fn restore(c: &mut Conn, game: Uuid) -> Result<()> {
    let mut batch = Batch::default();
    batch.exec(REMOVE, &[&game, &None::<Timestamp>]);
    ratings::mark(&mut batch, game);
    count(&mut batch, game);
    batch.run(c).await
}

fn sit(batch: &mut Batch<'_>, seats: &[Seat]) {
    batch.insert(INSERT_SEAT, &seats.iter().map(stored).collect::<Vec<_>>());
}

/// A seat's own columns; the last ones are what the player is called, which the users' table knows.
fn stored(seat: &Seat) -> Vec<&dyn Param> {
    let mut row = seat.params();
    row.truncate(STORED);
    row
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
