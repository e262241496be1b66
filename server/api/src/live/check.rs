//! Checks who and what a command seats against storage; called before a command is decided.

use podium_domain::table::{Board, Command, Refusal, SeatSetup, SeatedPlayer, Setup};
use podium_store::games::{DeckOfTheDay, decks_of_the_day};
use podium_store::{Conn, Result, people};
use uuid::Uuid;

use super::about::About;
use crate::formats::Catalogue;
use crate::record::Recorder;

/// The command with each deck's current name and commanders. Refused when the actor may not seat a user, or a deck is
/// not the seated user's own.
pub async fn seating(
    recorder: &Recorder,
    about: &About,
    board: &Board,
    actor: Option<Uuid>,
    command: Command,
) -> Result<Result<Command, Refusal>> {
    let places = match &command {
        Command::Seat { place, .. } => vec![place.clone()],
        Command::SetUp { setup } if fits(&recorder.formats, about, setup) => setup.seats.clone(),
        Command::SetUp { .. } => return Ok(Err(Refusal::Invalid)),
        _ => return Ok(Ok(command)),
    };
    let known: Vec<Uuid> = about.users().collect();
    let before: Vec<SeatSetup> = board.seats.iter().map(|seat| seat.place.clone()).collect();
    let read = recorder.db.read(async move |c: &mut Conn| {
        let mut checked = Vec::with_capacity(places.len());
        for place in places {
            checked.push(check_place(c, actor, &known, &before, place).await?);
        }
        Ok(checked.into_iter().collect::<Option<Vec<SeatSetup>>>())
    });
    let Some(mut places) = read.await? else {
        return Ok(Err(Refusal::Invalid));
    };
    Ok(Ok(match command {
        Command::SetUp { setup } => Command::SetUp {
            setup: Setup { seats: places, ..setup },
        },
        Command::Seat { seat, place } => Command::Seat {
            seat,
            place: places.pop().unwrap_or(place),
        },
        other => other,
    }))
}

/// A place with its deck's current name and commanders; `None` if the actor may not seat so. `known` are the people at the
/// table, `before` its places until now.
pub async fn check_place(
    c: &mut Conn,
    actor: Option<Uuid>,
    known: &[Uuid],
    before: &[SeatSetup],
    place: SeatSetup,
) -> Result<Option<SeatSetup>> {
    match before.iter().find(|old| same(old, &place)) {
        Some(old) => Ok(Some(SeatSetup {
            color: place.color,
            ..old.clone()
        })),
        None => filled(c, actor, known, place).await,
    }
}

/// Whether the format allows this many seats.
fn fits(formats: &Catalogue, about: &About, setup: &Setup) -> bool {
    let rules = formats.rules(about.row.format_id, about.row.subformat_id);
    let seats = i64::try_from(setup.seats.len()).unwrap_or(i64::MAX);
    rules.is_none_or(|rules| (rules.min_players..=rules.max_players).contains(&seats))
}

/// The same player with the same deck: the seat keeps what was recorded when it was taken.
fn same(old: &SeatSetup, new: &SeatSetup) -> bool {
    old.player == new.player && old.deck_id == new.deck_id && (new.deck_id.is_some() || old.deck_name == new.deck_name)
}

async fn filled(c: &mut Conn, actor: Option<Uuid>, known: &[Uuid], place: SeatSetup) -> Result<Option<SeatSetup>> {
    let SeatedPlayer::User(user) = place.player else {
        return Ok(Some(place).filter(|place| place.deck_id.is_none()));
    };
    let Some(actor) = actor else {
        return Ok(None);
    };
    if !known.contains(&user) && !people::may_seat(c, actor, user).await? {
        return Ok(None);
    }
    if people::card(c, user).await?.is_none() {
        return Ok(None);
    }
    let Some(id) = place.deck_id else {
        return Ok(Some(place));
    };
    let deck = decks_of_the_day(c, &[id]).await?.pop();
    let deck = deck.filter(|deck| deck.may_be_put(actor, Some(user)));
    Ok(deck.map(|deck| with(place, &deck)))
}

fn with(place: SeatSetup, deck: &DeckOfTheDay) -> SeatSetup {
    let commanders: Vec<String> = serde_json::from_str(&deck.commanders).unwrap_or_default();
    SeatSetup {
        deck_name: deck.name.parse().ok(),
        commanders: commanders.iter().filter_map(|name| name.parse().ok()).take(2).collect(),
        ..place
    }
}
