//! The seats of games as stats count them: filters, statements, and grouping into games.

use std::collections::HashMap;
use std::sync::Arc;

use podium_domain::stats::{Deck, Game, Seat};
use podium_domain::{EndReason, Timestamp};
use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Column, Error, Fields, FromRow, Param, Result, Row, Value, fragment, row};

/// What stats are narrowed to.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Filter {
    pub format: Option<Uuid>,
    pub subformat: Option<Uuid>,
    /// A tag of the viewer's, on the game or its set.
    pub tag: Option<Uuid>,
    pub playgroup: Option<Uuid>,
    /// Played by the stats' subject; in a playgroup by anyone.
    pub deck: Option<Uuid>,
    /// Another player at the table; in a playgroup anyone.
    pub opponent: Option<Uuid>,
    /// Ended then or later.
    pub from: Option<Timestamp>,
    /// Ended before then.
    pub until: Option<Timestamp>,
}

impl Fields for Filter {
    const NAMES: &'static [&'static str] = &[
        "format",
        "subformat",
        "tag",
        "playgroup",
        "deck",
        "opponent",
        "from",
        "until",
    ];

    fn push_values<'v>(&'v self, values: &mut Vec<Value<'v>>) {
        let ids = [
            &self.format,
            &self.subformat,
            &self.tag,
            &self.playgroup,
            &self.deck,
            &self.opponent,
        ];
        values.extend(ids.map(Param::value));
        values.push(Value::Int(self.from.map_or(i64::MIN, Timestamp::micros)));
        values.push(Value::Int(self.until.map_or(i64::MAX, Timestamp::micros)));
    }
}

/// One seat of a game, with the game's own values on one of its rows, and the deck's where it is counted: elsewhere nothing
/// is read.
pub struct SeatRow {
    pub seat: Place,
    game: Option<Box<GameRow>>,
    deck: Option<Box<(DeckRow, PlayedDeck)>>,
}

pub struct Place {
    pub game_id: Uuid,
    seat: i64,
    pub user_id: Option<Uuid>,
    guest_name: Option<String>,
    placement: i64,
    eliminated_by: Option<i64>,
}

row!(Place {
    game_id,
    seat,
    user_id,
    guest_name,
    placement,
    eliminated_by
});

impl SeatRow {
    pub fn naming_only(mut self, user: Uuid) -> SeatRow {
        self.seat.user_id = self.seat.user_id.filter(|seated| *seated == user);
        self.seat.guest_name = None;
        self
    }
}

pub struct GameRow {
    ended_at: Timestamp,
    started_at: Option<Timestamp>,
    turns: Option<i64>,
    end_reason: Option<EndReason>,
    format_id: Uuid,
    comeback: Option<i64>,
}

// On the row of the seat that the history is of.
row!(GameRow {
    ended_at = "CASE WHEN s.user_id = h.user_id THEN g.ended_at END",
    started_at = "CASE WHEN s.user_id = h.user_id THEN g.started_at END",
    turns = "CASE WHEN s.user_id = h.user_id THEN g.turns END",
    end_reason = "CASE WHEN s.user_id = h.user_id THEN g.end_reason END",
    format_id = "CASE WHEN s.user_id = h.user_id THEN g.format_id END",
    comeback = "CASE WHEN s.user_id = h.user_id THEN g.comeback END",
});

pub struct DeckRow {
    colors: String,
    commanders: String,
    bracket: Option<i64>,
    mulligans: Option<i64>,
}

row!(DeckRow {
    colors,
    commanders,
    bracket,
    mulligans
});

/// Which deck it was, and what it was called.
type PlayedDeck = (Option<Uuid>, Option<String>);

/// A row whose first column `K` is never null, where it is there. Boxed, because most rows have none and all are moved
/// into order.
fn read_if_any<K: Column, T: FromRow>(row: &Row<'_>, at: usize) -> Result<Option<Box<T>>> {
    match K::read_if_any(row, at)? {
        Some(_) => Ok(Some(Box::new(T::from_row(row, at)?))),
        None => Ok(None),
    }
}

impl FromRow for SeatRow {
    const WIDTH: usize = Place::WIDTH + GameRow::WIDTH + <(DeckRow, PlayedDeck)>::WIDTH;

    fn from_row(row: &Row<'_>, at: usize) -> Result<Self> {
        let game = at + Place::WIDTH;
        Ok(SeatRow {
            seat: FromRow::from_row(row, at)?,
            game: read_if_any::<Timestamp, _>(row, game)?,
            deck: read_if_any::<String, _>(row, game + GameRow::WIDTH)?,
        })
    }
}

/// Whether the game `g` passes the filters for games.
pub const IS_GAME_WANTED: Fragment = fragment!(viewer, filter =>
    "(CAST(:filter.format AS UUID) IS NULL OR g.format_id = :filter.format)
    AND (CAST(:filter.subformat AS UUID) IS NULL OR g.subformat_id = :filter.subformat)
    AND (CAST(:filter.tag AS UUID) IS NULL OR EXISTS (
        SELECT 1 FROM tag t JOIN tagging o ON o.tag_id = t.id
        WHERE t.id = :filter.tag AND t.user_id = :viewer AND (o.game_id = g.id OR o.set_id = g.set_id)))
    AND (CAST(:filter.playgroup AS UUID) IS NULL OR g.playgroup_id = :filter.playgroup)");

/// Whether the game `g` in the history `h` passes the filters.
pub const IS_WANTED: Fragment = fragment!(filter =>
    "h.ended_at >= :filter.from AND h.ended_at < :filter.until
    AND {IS_GAME_WANTED}
    AND (CAST(:filter.deck AS UUID) IS NULL OR h.deck_id = :filter.deck)
    AND (CAST(:filter.opponent AS UUID) IS NULL OR (h.user_id <> :filter.opponent AND EXISTS (
        SELECT 1 FROM seat o WHERE o.game_id = h.game_id AND o.user_id = :filter.opponent)))");

/// Whether the game `g` was played in a playgroup where its player, of the history `h`, keeps their stats private.
pub const IS_PRIVATE: Fragment = fragment!(
    "EXISTS (SELECT 1 FROM playgroup_member k
        WHERE k.playgroup_id = g.playgroup_id AND k.private AND k.user_id = h.user_id)"
);

/// Put in order here, because a database that is asked for an order sorts all it would send.
pub fn gather(mut rows: Vec<SeatRow>) -> Result<Vec<Game>> {
    rows.sort_by_key(|row| (row.seat.game_id, row.seat.seat));
    let mut names = Names::default();
    let mut games: Vec<Game> = Vec::with_capacity(rows.len() / 3);
    let mut rows = rows.into_iter().peekable();
    while let Some(first) = rows.next() {
        let id = first.seat.game_id;
        let mut own = None;
        let mut seats = Vec::with_capacity(4);
        let mut next = Some(first);
        while let Some(mut row) = next {
            own = row.game.take().or(own);
            seats.push(names.seat(row)?);
            next = rows.next_if(|row| row.seat.game_id == id);
        }
        // Otherwise the stats' subject did not sit there.
        if let Some(own) = own {
            games.push(Game {
                id,
                ended_at: own.ended_at,
                started_at: own.started_at,
                turns: own.turns,
                end_reason: own.end_reason,
                format: own.format_id,
                comeback: own.comeback,
                seats,
            });
        }
    }
    games.sort_by_key(|game| (game.ended_at, game.id));
    Ok(games)
}

/// Lists of commanders, each read once.
#[derive(Default)]
struct Names(HashMap<String, Arc<[String]>>);

impl Names {
    fn seat(&mut self, row: SeatRow) -> Result<Seat> {
        Ok(Seat {
            number: small(row.seat.seat)?,
            user: row.seat.user_id,
            guest: row.seat.guest_name,
            placement: small(row.seat.placement)?,
            eliminated_by: row.seat.eliminated_by.map(small).transpose()?,
            deck: row.deck.map(|deck| self.deck(*deck).map(Box::new)).transpose()?,
        })
    }

    fn deck(&mut self, (row, (id, name)): (DeckRow, PlayedDeck)) -> Result<Deck> {
        Ok(Deck {
            id,
            name,
            colors: row.colors,
            commanders: self.list(row.commanders)?,
            bracket: row.bracket,
            mulligans: row.mulligans,
        })
    }

    fn list(&mut self, written: String) -> Result<Arc<[String]>> {
        if let Some(list) = self.0.get(&written) {
            return Ok(list.clone());
        }
        let names: Result<Vec<String>, _> = serde_json::from_str(&written);
        let mut names = names.map_err(|why| Error::Failed(format!("a seat's commanders: {why}")))?;
        names.sort();
        let list: Arc<[String]> = names.into();
        self.0.insert(written, list.clone());
        Ok(list)
    }
}

fn small(number: i64) -> Result<u8> {
    u8::try_from(number).map_err(|_| Error::Failed(format!("{number} stands where a seat does")))
}
