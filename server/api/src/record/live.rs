//! Records a finished live table as a game.

use std::collections::HashSet;

use podium_domain::Timestamp;
use podium_domain::recording::{LiveFacts, Played};
use podium_domain::table::{Outcome, Table};
use podium_store::games::{self, decks_of_the_day};
use podium_store::live::{self, LiveTable};
use podium_store::sets::{self, SetView};
use podium_store::{Conn, Error, Result, inbox, people, playgroups};
use uuid::Uuid;

use super::facts::names;

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
    let set = match row.set_id {
        Some(set) => {
            games::lock_set(c, set).await?;
            // The caller's role is not needed here.
            sets::find(c, Uuid::nil(), set).await?
        }
        None => None,
    };
    let facts = facts(c, row, &outcome, set.as_ref(), now).await?;
    let played = outcome.into_game(facts);
    games::record(c, &played).await?;
    games::set_comeback(c, played.game.id, comeback).await?;
    notice(c, row, &played, now).await?;
    if let Some(before) = set.filter(|_| played.game.set_id.is_some()) {
        sets::settle(c, &before, now).await?;
    }
    Ok(played)
}

async fn facts(
    c: &mut Conn,
    row: &LiveTable,
    outcome: &Outcome,
    set: Option<&SetView>,
    now: Timestamp,
) -> Result<LiveFacts> {
    let users: Vec<Uuid> = outcome.seats.iter().filter_map(|seat| seat.player.user()).collect();
    let decks: Vec<Uuid> = outcome.seats.iter().filter_map(|seat| seat.deck_id).collect();
    let cards = people::cards(c, &users).await?;
    let decks = decks_of_the_day(c, &decks).await?;
    Ok(LiveFacts {
        game_id: row.game_id,
        host_id: row.host_id,
        now,
        set: set.map(SetView::facts),
        playgroup_id: own_playgroup(c, row).await?,
        format_id: row.format_id,
        subformat_id: row.subformat_id,
        people: cards.iter().map(|card| (card.id, names(card))).collect(),
        decks: decks.into_iter().map(|deck| (deck.id, deck)).collect(),
    })
}

/// The table's playgroup, if its host is still in it.
async fn own_playgroup(c: &mut Conn, row: &LiveTable) -> Result<Option<Uuid>> {
    let (Some(playgroup), Some(host)) = (row.playgroup_id, row.host_id) else {
        return Ok(None);
    };
    Ok(playgroups::takes_part(c, playgroup, host).await?.then_some(playgroup))
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
