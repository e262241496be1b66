use std::collections::HashMap;

use podium_domain::Timestamp;
use podium_domain::access::CONTESTABLE_FOR;
use podium_store::games::{self, GameView, Seat};
use podium_store::inbox::{self, Notice};
use podium_store::{Conn, Result, people};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::wire::Card;

/// More than anyone plays in that time.
const MOST: i64 = 200;

/// A game somebody else put me in, or a set of such games.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeatNotice {
    /// Of a set, the newest.
    game_id: Uuid,
    #[schema(required)]
    set_id: Option<Uuid>,
    /// How many of the set's games I was put in during the last 30 days.
    games: usize,
    #[schema(required)]
    put_by: Option<Card>,
    put_at: Timestamp,
    ended_at: Timestamp,
    format_id: Uuid,
    /// The names of everyone at the table, in turn order.
    players: Vec<String>,
    /// Mine.
    placement: i64,
    /// Mine.
    #[schema(required)]
    deck_name: Option<String>,
}

/// Unanswered notices that have not expired, newest first.
pub async fn notices(c: &mut Conn, me: Uuid, now: Timestamp) -> Result<Vec<SeatNotice>> {
    let entries = by_set(inbox::of_user(c, me, now - CONTESTABLE_FOR, MOST).await?);
    let ids: Vec<Uuid> = entries.iter().map(|(notice, _)| notice.game_id).collect();
    let games = games::of_ids(c, me, &ids).await?;
    let games: HashMap<Uuid, GameView> = games.into_iter().map(|view| (view.played.game.id, view)).collect();
    let mut hosts: Vec<Uuid> = entries.iter().filter_map(|(notice, _)| notice.put_by).collect();
    hosts.sort();
    hosts.dedup();
    let hosts = people::cards(c, &hosts).await?;
    let entry = |(notice, count): &(Notice, usize)| {
        let put_by = hosts.iter().find(|card| Some(card.id) == notice.put_by);
        shown(me, notice, *count, put_by, games.get(&notice.game_id)?)
    };
    Ok(entries.iter().filter_map(entry).collect())
}

/// One entry for each set, by its newest game, and how many games it stands for.
fn by_set(notices: Vec<Notice>) -> Vec<(Notice, usize)> {
    let mut entries: Vec<(Notice, usize)> = Vec::new();
    for notice in notices {
        let same_set = |(other, _): &&mut (Notice, usize)| notice.set_id.is_some() && other.set_id == notice.set_id;
        match entries.iter_mut().find(same_set) {
            None => entries.push((notice, 1)),
            Some((newest, count)) => {
                *count += 1;
                if (notice.ended_at, notice.game_id) > (newest.ended_at, newest.game_id) {
                    (newest.game_id, newest.ended_at) = (notice.game_id, notice.ended_at);
                }
            }
        }
    }
    entries
}

fn shown(
    me: Uuid,
    notice: &Notice,
    games: usize,
    put_by: Option<&people::Card>,
    view: &GameView,
) -> Option<SeatNotice> {
    let seats = &view.played.seats;
    let mine = seats.iter().find(|seat| seat.user_id == Some(me))?;
    let name = |seat: &Seat| seat.firstname.clone().or(seat.guest_name.clone()).unwrap_or_default();
    Some(SeatNotice {
        game_id: notice.game_id,
        set_id: notice.set_id,
        games,
        put_by: put_by.cloned().map(Card::from),
        put_at: notice.put_at,
        ended_at: notice.ended_at,
        format_id: view.played.game.format_id,
        players: seats.iter().map(name).collect(),
        placement: mine.placement,
        deck_name: mine.deck_name.clone(),
    })
}
