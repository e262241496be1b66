//! Validates a submitted game without storage. Used by the calls that record games, sets and live tables.

use std::ops::RangeInclusive;
use std::time::Duration;

use podium_domain::table::MOST_LIFE;
use podium_domain::{DeckName, EndReason, FieldError, GuestName, NoteText, Timestamp, check_placements};
use podium_store::tags::Wanted;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::recorder::Recorder;
use crate::http::check::Check;
use crate::http::error::Fields;
use crate::wire::wanted_tags;

/// How far a device's clock may be ahead after it was corrected by `Date`; calls with a larger error are refused
/// anyway.
const AHEAD: Duration = Duration::from_secs(5 * 60);
const TURNS: RangeInclusive<i64> = 0..=999;
/// As far as a live table counts.
const LIFE: RangeInclusive<i64> = -(MOST_LIFE as i64)..=MOST_LIFE as i64;
const MULLIGANS: RangeInclusive<i64> = 0..=99;

/// A game as it was played.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewGame {
    /// Made by the caller, so that the same game sent twice is one game. Only where a game is recorded.
    id: Option<Uuid>,
    /// A set that is not decided; the game then takes the set's format and playgroup.
    set_id: Option<Uuid>,
    playgroup_id: Option<Uuid>,
    /// One that I have joined.
    event_id: Option<Uuid>,
    #[schema(required)]
    format_id: Option<Uuid>,
    subformat_id: Option<Uuid>,
    #[schema(format = DateTime)]
    started_at: Option<String>,
    /// Now, where it is left out.
    #[schema(format = DateTime)]
    ended_at: Option<String>,
    /// 0 to 999.
    turns: Option<i64>,
    #[schema(value_type = Option<EndReason>)]
    end_reason: Option<String>,
    /// In turn order; 2 to 10, and as many as the format allows.
    #[serde(default)]
    #[schema(required)]
    seats: Vec<NewSeat>,
    /// Each the id of a tag of mine, or a name. Only where a game is recorded.
    tags: Option<Vec<String>>,
    /// Markdown of up to 20,000 characters. Only where a game is recorded.
    note: Option<String>,
}

/// A user or a guest, with a deck of theirs or only its name.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewSeat {
    /// Me, a friend, or somebody of a common playgroup.
    user_id: Option<Uuid>,
    /// 1 to 50 characters, where there is no user.
    guest_name: Option<String>,
    deck_id: Option<Uuid>,
    /// 1 to 100 characters, where there is no deck.
    deck_name: Option<String>,
    /// 1 is best, equal ones are ties, every seat 1 is a draw.
    #[schema(required)]
    placement: Option<i64>,
    /// -99999 to 99999.
    final_life: Option<i64>,
    eliminated_turn: Option<i64>,
    /// Another seat of this game, by its place in turn order, from 1.
    eliminated_by: Option<i64>,
    /// 0 to 99.
    mulligans: Option<i64>,
}

/// A game that has not been played yet.
#[derive(Debug, Clone, Default)]
pub struct Planned {
    pub set_id: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
    pub format_id: Option<Uuid>,
    pub subformat_id: Option<Uuid>,
    pub seats: Vec<PlannedSeat>,
}

#[derive(Debug, Clone, Default)]
pub struct PlannedSeat {
    pub user_id: Option<Uuid>,
    pub guest_name: Option<String>,
    pub deck_id: Option<Uuid>,
    pub deck_name: Option<String>,
}

/// It has no result yet, so it is validated as a draw.
impl From<Planned> for NewGame {
    fn from(planned: Planned) -> NewGame {
        let seat = |seat: PlannedSeat| NewSeat {
            user_id: seat.user_id,
            guest_name: seat.guest_name,
            deck_id: seat.deck_id,
            deck_name: seat.deck_name,
            placement: Some(1),
            final_life: None,
            eliminated_turn: None,
            eliminated_by: None,
            mulligans: None,
        };
        NewGame {
            id: None,
            set_id: planned.set_id,
            playgroup_id: planned.playgroup_id,
            event_id: None,
            format_id: planned.format_id,
            subformat_id: planned.subformat_id,
            started_at: None,
            ended_at: None,
            turns: None,
            end_reason: None,
            seats: planned.seats.into_iter().map(seat).collect(),
            tags: None,
            note: None,
        }
    }
}

/// A submitted game after validation, and what is wrong with it.
#[derive(Debug, Clone)]
pub struct Draft {
    /// The game's path in the body: empty, or such as `games.2.`.
    pub path: String,
    pub wrong: Fields,
    pub id: Option<Uuid>,
    pub set_id: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
    pub event_id: Option<Uuid>,
    pub format_id: Option<Uuid>,
    pub subformat_id: Option<Uuid>,
    pub started_at: Option<Timestamp>,
    pub ended_at: Timestamp,
    pub turns: Option<i64>,
    pub end_reason: Option<EndReason>,
    pub seats: Vec<DraftSeat>,
    pub tags: Vec<Wanted>,
    pub note: Option<NoteText>,
}

#[derive(Debug, Clone)]
pub struct DraftSeat {
    pub who: Who,
    pub deck: With,
    pub placement: i64,
    pub final_life: Option<i64>,
    pub eliminated_turn: Option<i64>,
    pub eliminated_by: Option<i64>,
    pub mulligans: Option<i64>,
}

#[derive(Debug, Clone)]
pub enum Who {
    User(Uuid),
    Guest(GuestName),
    /// Neither a user nor a guest's name.
    Nobody,
}

#[derive(Debug, Clone)]
pub enum With {
    Deck(Uuid),
    Named(DeckName),
    Nothing,
}

impl Draft {
    /// `now` is the end of the game if it has none.
    pub fn new(game: NewGame, recorder: &Recorder, now: Timestamp, path: String) -> Draft {
        let mut check = Fielded {
            check: Check::default(),
            path: &path,
        };
        if game.id.is_some_and(|id| id.is_nil()) {
            check.refuse("id", FieldError::Invalid);
        }
        let started_at: Option<Timestamp> = check.parsed("startedAt", game.started_at);
        let ended_at: Option<Timestamp> = check.parsed("endedAt", game.ended_at);
        let turns = check.within("turns", game.turns, TURNS);
        let end_reason = check.parsed("endReason", game.end_reason);
        let seats = seats(&mut check, game.seats);
        let note = check.parsed("note", game.note.filter(|note| !note.trim().is_empty()));
        let tags = match wanted_tags(&game.tags.unwrap_or_default(), &recorder.entropy, now) {
            Ok(tags) => tags,
            Err(wrong) => {
                wrong.into_iter().for_each(|(field, why)| check.refuse(&field, why));
                Vec::new()
            }
        };
        let wrong = check.check.into_fields();
        Draft {
            path,
            wrong,
            id: game.id,
            set_id: game.set_id,
            playgroup_id: game.playgroup_id,
            event_id: game.event_id,
            format_id: game.format_id,
            subformat_id: game.subformat_id,
            // Pages of games go by milliseconds, so ends are rounded to them.
            started_at: started_at.map(Timestamp::to_the_milli),
            ended_at: ended_at.unwrap_or(now).to_the_milli(),
            turns,
            end_reason,
            seats,
            tags,
            note,
        }
    }

    pub fn at(&self, field: &str) -> String {
        format!("{}{field}", self.path)
    }
}

/// The fields of an object at some path in a body.
struct Fielded<'a> {
    check: Check,
    path: &'a str,
}

impl Fielded<'_> {
    fn refuse(&mut self, field: &str, why: FieldError) {
        self.check.refuse(format!("{}{field}", self.path), why);
    }

    fn parsed<T: std::str::FromStr<Err = FieldError>>(&mut self, field: &str, text: Option<String>) -> Option<T> {
        let parsed = text.map(|text| text.parse()).transpose();
        self.check.take(format!("{}{field}", self.path), parsed).flatten()
    }

    fn within(&mut self, field: &str, number: Option<i64>, range: RangeInclusive<i64>) -> Option<i64> {
        if number.is_some_and(|number| !range.contains(&number)) {
            self.refuse(field, FieldError::Invalid);
        }
        number
    }
}

/// A time that is not in the future, allowing for the device's clock.
pub fn not_ahead(recorder: &Recorder, at: Timestamp) -> Result<Timestamp, FieldError> {
    if at > recorder.clock.now() + AHEAD {
        Err(FieldError::InFuture)
    } else {
        Ok(at)
    }
}

fn seats(check: &mut Fielded<'_>, seats: Vec<NewSeat>) -> Vec<DraftSeat> {
    match seats.len() {
        0..2 => check.refuse("seats", FieldError::TooFew),
        2..=10 => (),
        11.. => {
            check.refuse("seats", FieldError::TooMany);
            return Vec::new();
        }
    }
    let placements: Vec<_> = seats.iter().map(|seat| seat.placement).collect();
    for (place, why) in check_placements(&placements) {
        check.refuse(&format!("seats.{place}.placement"), why);
    }
    let last = i64::try_from(seats.len()).unwrap_or(i64::MAX);
    (1..)
        .zip(seats)
        .map(|(number, seat)| draft_seat(check, number, last, seat))
        .collect()
}

fn draft_seat(check: &mut Fielded<'_>, number: i64, last: i64, seat: NewSeat) -> DraftSeat {
    let at = |field: &str| format!("seats.{}.{field}", number - 1);
    let eliminated_by = check.within(&at("eliminatedBy"), seat.eliminated_by, 1..=last);
    if eliminated_by == Some(number) {
        check.refuse(&at("eliminatedBy"), FieldError::Invalid);
    }
    let guest = check.parsed(&at("guestName"), seat.guest_name.filter(|_| seat.user_id.is_none()));
    let deck_name = seat
        .deck_name
        .filter(|name| seat.deck_id.is_none() && !name.trim().is_empty());
    let deck_name = check.parsed(&at("deckName"), deck_name);
    DraftSeat {
        who: match (seat.user_id, guest) {
            (Some(user), _) => Who::User(user),
            (None, Some(guest)) => Who::Guest(guest),
            (None, None) => Who::Nobody,
        },
        deck: match (seat.deck_id, deck_name) {
            (Some(deck), _) => With::Deck(deck),
            (None, Some(name)) => With::Named(name),
            (None, None) => With::Nothing,
        },
        placement: seat.placement.unwrap_or_default(),
        final_life: check.within(&at("finalLife"), seat.final_life, LIFE),
        eliminated_turn: check.within(&at("eliminatedTurn"), seat.eliminated_turn, TURNS),
        eliminated_by,
        mulligans: check.within(&at("mulligans"), seat.mulligans, MULLIGANS),
    }
}
