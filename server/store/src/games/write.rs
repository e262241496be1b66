//! Writes games: record, correct, remove, restore, with all counters.

use podium_domain::{Timestamp, fold};
use uuid::Uuid;

use super::counters::{count, discount};
use super::{Game, Played, Seat};
use crate::stats::{ratings, versions};
use crate::{Batch, Conn, Result, inbox, query};

pub async fn record(c: &mut Conn, played: &Played) -> Result<()> {
    let mut batch = Batch::default();
    insert(&mut batch, played);
    batch.run(c).await
}

/// [`record`] among other statements.
pub fn insert(batch: &mut Batch<'_>, played: &Played) {
    let game = &played.game;
    insert_game(batch, game, &words(&played.seats));
    insert_seats(batch, &played.seats);
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
            delete_unused_links(&mut batch, game.id, seat);
        }
    }
    delete_seats(&mut batch, game.id);
    update_game(&mut batch, game, &words(&new.seats));
    let places = |played: &Played| played.seats.iter().map(|seat| seat.placement).collect::<Vec<_>>();
    if places(old) != places(new) {
        set_comeback(&mut batch, game.id, None);
    }
    insert_seats(&mut batch, &new.seats);
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
#[query("UPDATE game SET comeback = :life WHERE id = :game")]
pub fn set_comeback(batch: &mut Batch<'_>, game: Uuid, life: Option<i64>);

pub async fn remove(c: &mut Conn, game: Uuid, at: Timestamp) -> Result<()> {
    let mut batch = Batch::default();
    ratings::mark(&mut batch, game);
    discount(&mut batch, game);
    set_removed(&mut batch, game, Some(at));
    batch.run(c).await
}

pub async fn restore(c: &mut Conn, game: Uuid) -> Result<()> {
    let mut batch = Batch::default();
    set_removed(&mut batch, game, None);
    ratings::mark(&mut batch, game);
    count(&mut batch, game);
    batch.run(c).await
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

#[query {"
    INSERT INTO game ({Game}, words)
    VALUES (:game.id, :game.set_id, :game.playgroup_id, :game.event_id, :game.format_id, :game.subformat_id,
        :game.started_at, :game.ended_at, :game.turns, :game.end_reason, :game.recorded_by, :game.recorded_at,
        :game.live, :game.version, :game.removed_at, :words)"}]
fn insert_game(batch: &mut Batch<'_>, game: &Game, words: &str);

#[query {"
    UPDATE game
    SET set_id = :game.set_id, playgroup_id = :game.playgroup_id, format_id = :game.format_id,
        subformat_id = :game.subformat_id, started_at = :game.started_at, ended_at = :game.ended_at,
        turns = :game.turns, end_reason = :game.end_reason, version = version + 1, words = :words,
        event_id = :game.event_id
    WHERE id = :game.id"}]
fn update_game(batch: &mut Batch<'_>, game: &Game, words: &str);

#[query("UPDATE game SET removed_at = :at, version = version + 1 WHERE id = :game")]
fn set_removed(batch: &mut Batch<'_>, game: Uuid, at: Option<Timestamp>);

#[query {"
    INSERT INTO seat (game_id, seat, user_id, guest_name, deck_id, deck_name, commanders, colors, bracket, placement,
        final_life, eliminated_turn, eliminated_by, mulligans)
    VALUES (:seat.game_id, :seat.seat, :seat.user_id, :seat.guest_name, :seat.deck_id, :seat.deck_name,
        :seat.commanders, :seat.colors, :seat.bracket, :seat.placement, :seat.final_life, :seat.eliminated_turn,
        :seat.eliminated_by, :seat.mulligans)"}]
fn insert_seats(batch: &mut Batch<'_>, seat: &[Seat]);

#[query("DELETE FROM seat WHERE game_id = :game")]
fn delete_seats(batch: &mut Batch<'_>, game: Uuid);

/// A claim link is for the guest it was made for, not for another one after a correction.
#[query("DELETE FROM claim_link WHERE game_id = :game AND seat = :seat AND used_at IS NULL")]
fn delete_unused_links(batch: &mut Batch<'_>, game: Uuid, seat: i64);
