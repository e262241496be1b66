//! Records a finished live table as a game.

use podium_domain::Timestamp;
use podium_domain::recording::{LiveFacts, Played};
use podium_domain::table::{Outcome, Table};
use podium_store::games::{self, Known, Named};
use podium_store::live::{self, LiveTable};
use podium_store::sets::{self, SetView};
use podium_store::{Batch, Conn, Error, Result, inbox};
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
    let outcome = table
        .outcome()
        .ok_or_else(|| Error::Failed(format!("the table {} is not finished", row.id)))?;
    let known = games::known(c, row.host_id.unwrap_or_default(), &named(row, &outcome)).await?;
    if known.taken.is_some() {
        // The caller's role is not needed here.
        let there = games::find(c, Uuid::nil(), row.game_id).await?;
        return there.map(|there| there.played).ok_or(Error::NoRow);
    }
    let set = match row.set_id {
        Some(set) => {
            games::lock_set(c, set).await?;
            // The caller's role is not needed here.
            sets::find(c, Uuid::nil(), set).await?
        }
        None => None,
    };
    let played = outcome.into_game(facts(row, known, set.as_ref(), now));
    let mut batch = Batch::default();
    games::insert(&mut batch, &played);
    if comeback.is_some() {
        games::set_comeback(&mut batch, played.game.id, comeback);
    }
    inbox::notice_seated(&mut batch, played.game.id, Some(row.id));
    batch.run(c).await?;
    if let Some(before) = set.filter(|_| played.game.set_id.is_some()) {
        sets::settle(c, &before, now).await?;
    }
    Ok(played)
}

fn named(row: &LiveTable, outcome: &Outcome) -> Named {
    Named {
        users: outcome.seats.iter().filter_map(|seat| seat.player.user()).collect(),
        decks: outcome.seats.iter().filter_map(|seat| seat.deck_id).collect(),
        playgroup: row.playgroup_id,
        event: None,
        game: Some(row.game_id),
    }
}

fn facts(row: &LiveTable, known: Known, set: Option<&SetView>, now: Timestamp) -> LiveFacts {
    let in_playgroup = known.playgroup.is_some_and(|playgroup| playgroup.takes_part());
    LiveFacts {
        game_id: row.game_id,
        host_id: row.host_id,
        now,
        set: set.map(SetView::facts),
        // Unless its host has left it.
        playgroup_id: row.playgroup_id.filter(|_| in_playgroup),
        format_id: row.format_id,
        subformat_id: row.subformat_id,
        people: known.people.iter().map(|one| (one.card.id, names(&one.card))).collect(),
        decks: known.decks.into_iter().map(|deck| (deck.id, deck)).collect(),
    }
}
