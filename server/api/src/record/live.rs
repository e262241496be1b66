//! Records a finished live table as a game. It is never refused: what has been deleted meanwhile is left out.

use std::collections::{HashMap, HashSet};

use podium_domain::table::{Outcome, OutcomeSeat, SeatedPlayer, Table};
use podium_domain::{Player, Timestamp, same_players};
use podium_store::games::{self, DeckOfTheDay, Game, Played, Seat, decks_of_the_day};
use podium_store::live::{self, LiveTable};
use podium_store::people::{self, Card};
use podium_store::{Conn, Error, Result, inbox, playgroups, sets};
use uuid::Uuid;

/// Records the game of a finished table once; the second time returns the recorded game. `comeback` is the winner's
/// worst deficit.
pub async fn record_live(
    c: &mut Conn,
    id: Uuid,
    table: &Table,
    comeback: Option<i64>,
    now: Timestamp,
) -> Result<Played> {
    // Read again: its host, playgroup or set may have been deleted since it was opened.
    let row = &live::find(c, id).await?.ok_or(Error::NoRow)?;
    // The caller's role is not needed here.
    if let Some(there) = games::find(c, Uuid::nil(), row.game_id).await? {
        return Ok(there.played);
    }
    let outcome = table
        .outcome()
        .ok_or_else(|| Error::Failed(format!("the table {} is not finished", row.id)))?;
    let seats = seats(c, row.game_id, &outcome).await?;
    let set = open_set(c, row, &seats).await?;
    let game = game(c, row, &outcome, set.as_ref(), now).await?;
    let played = Played { game, seats };
    games::record(c, &played).await?;
    games::set_comeback(c, played.game.id, comeback).await?;
    notice(c, row, &played, now).await?;
    if let Some(before) = set {
        sets::settle(c, &before, now).await?;
    }
    Ok(played)
}

async fn game(
    c: &mut Conn,
    row: &LiveTable,
    outcome: &Outcome,
    set: Option<&sets::SetView>,
    now: Timestamp,
) -> Result<Game> {
    let (playgroup_id, format_id, subformat_id) = match set {
        Some(view) => (view.set.playgroup_id, view.set.format_id, view.set.subformat_id),
        None => (own_playgroup(c, row).await?, row.format_id, row.subformat_id),
    };
    Ok(Game {
        id: row.game_id,
        set_id: set.map(|view| view.set.id),
        playgroup_id,
        event_id: None,
        format_id,
        subformat_id,
        started_at: Some(outcome.started_at.to_the_milli()),
        ended_at: outcome.ended_at.to_the_milli(),
        turns: outcome.turns,
        end_reason: outcome.end_reason,
        recorded_by: row.host_id,
        recorded_at: now,
        live: true,
        version: 1,
        removed_at: None,
    })
}

/// The table's playgroup, if its host is still in it.
async fn own_playgroup(c: &mut Conn, row: &LiveTable) -> Result<Option<Uuid>> {
    let (Some(playgroup), Some(host)) = (row.playgroup_id, row.host_id) else {
        return Ok(None);
    };
    Ok(playgroups::takes_part(c, playgroup, host).await?.then_some(playgroup))
}

/// The table's set, if it still takes games and these are its players.
async fn open_set(c: &mut Conn, row: &LiveTable, seats: &[Seat]) -> Result<Option<sets::SetView>> {
    let Some(set) = row.set_id else { return Ok(None) };
    let view = sets::find(c, Uuid::nil(), set).await?;
    let mine: Vec<Player> = seats.iter().map(Seat::player).collect();
    Ok(view.filter(|view| {
        let others = view.results();
        let theirs = others
            .first()
            .map(|(_, seats)| seats.iter().map(|(player, _)| player.clone()).collect());
        let the_same = theirs.is_none_or(|theirs: Vec<Player>| same_players(&mine, &theirs));
        view.set.removed_at.is_none() && view.set.closed_at.is_none() && the_same
    }))
}

async fn seats(c: &mut Conn, game_id: Uuid, outcome: &Outcome) -> Result<Vec<Seat>> {
    let users: Vec<Uuid> = outcome.seats.iter().filter_map(user).collect();
    let cards = people::cards(c, &users).await?;
    let cards: HashMap<Uuid, Card> = cards.into_iter().map(|card| (card.id, card)).collect();
    let decks: Vec<Uuid> = outcome.seats.iter().filter_map(|seat| seat.deck_id).collect();
    let decks = decks_of_the_day(c, &decks).await?;
    let decks: HashMap<Uuid, DeckOfTheDay> = decks.into_iter().map(|deck| (deck.id, deck)).collect();
    let seats = (1..).zip(&outcome.seats);
    Ok(seats
        .map(|(number, seat)| {
            let card = user(seat).and_then(|user| cards.get(&user));
            let deck = seat.deck_id.and_then(|deck| decks.get(&deck));
            // A deck counts only on its owner's seat.
            let deck = deck.filter(|deck| card.is_some_and(|card| card.id == deck.owner_id));
            fill(game_id, number, seat, card, deck)
        })
        .collect())
}

fn user(seat: &OutcomeSeat) -> Option<Uuid> {
    match seat.player {
        SeatedPlayer::User(user) => Some(user),
        SeatedPlayer::Guest(_) => None,
    }
}

fn fill(game_id: Uuid, number: i64, seat: &OutcomeSeat, card: Option<&Card>, deck: Option<&DeckOfTheDay>) -> Seat {
    let commanders: Vec<&str> = seat.commanders.iter().map(|name| name.as_str()).collect();
    let as_known = Seat {
        game_id,
        seat: number,
        user_id: card.map(|card| card.id),
        guest_name: match &seat.player {
            SeatedPlayer::Guest(name) => Some(name.as_str().to_owned()),
            SeatedPlayer::User(_) => None,
        },
        deck_id: None,
        deck_name: seat.deck_name.as_ref().map(|name| name.as_str().to_owned()),
        commanders: serde_json::json!(commanders).to_string(),
        colors: String::new(),
        bracket: None,
        placement: seat.placement,
        final_life: Some(seat.final_life),
        eliminated_turn: seat.eliminated_turn,
        eliminated_by: seat.eliminated_by.filter(|by| *by != number),
        mulligans: Some(seat.mulligans),
        username: card.map(|card| card.username.clone()),
        firstname: card.map(|card| card.firstname.clone()),
        picture: None,
    };
    match deck.cloned() {
        Some(deck) => Seat {
            deck_id: Some(deck.id),
            deck_name: Some(deck.name),
            commanders: deck.commanders,
            colors: deck.colors,
            bracket: deck.bracket,
            ..as_known
        },
        None => as_known,
    }
}

/// Asks users who were seated but never joined the table whether they played.
async fn notice(c: &mut Conn, row: &LiveTable, played: &Played, now: Timestamp) -> Result<()> {
    let Some(host) = row.host_id else { return Ok(()) };
    let people = live::people(c, row.id).await?;
    let came = people.iter().filter(|(_, person)| person.came);
    let came: HashSet<Uuid> = came.map(|(card, _)| card.id).collect();
    let seated = played.seats.iter().filter_map(|seat| seat.user_id);
    for user in seated.filter(|user| *user != host && !came.contains(user)) {
        inbox::notice(c, user, played.game.id, host, now).await?;
    }
    Ok(())
}
