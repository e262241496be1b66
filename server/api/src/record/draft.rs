//! A submitted game as it is on the wire, read into the domain's draft. Used by the calls that record games, sets and live
//! tables.

use std::borrow::Cow;
use std::str::FromStr;

use podium_domain::recording::{DraftDeck, GameDraft, SeatDraft};
use podium_domain::table::SeatedPlayer;
use podium_domain::{EndReason, FieldError, FieldErrors, NoteText, Timestamp};
use podium_store::tags::Wanted;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::recorder::Recorder;
use crate::http::check::Check;
use crate::wire::wanted_tags;

/// A game as it was played.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewGame {
    /// Made by the caller, so that the same game sent twice is one game. Only where a game is recorded.
    pub id: Option<Uuid>,
    /// A set that is not decided; the game then takes the set's format and playgroup.
    pub set_id: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
    /// One that I have joined.
    pub event_id: Option<Uuid>,
    /// The set's, where it is left out.
    pub format_id: Option<Uuid>,
    pub subformat_id: Option<Uuid>,
    #[schema(format = DateTime)]
    pub started_at: Option<String>,
    /// Now, where it is left out.
    #[schema(format = DateTime)]
    pub ended_at: Option<String>,
    /// 0 to 999.
    pub turns: Option<i64>,
    #[schema(value_type = Option<EndReason>)]
    pub end_reason: Option<String>,
    /// In turn order; 2 to 10, and as many as the format allows.
    pub seats: Vec<NewSeat>,
    /// Each the id of a tag of mine, or a name. Only where a game is recorded.
    pub tags: Option<Vec<String>>,
    /// Markdown of up to 20,000 characters. Only where a game is recorded.
    pub note: Option<String>,
}

/// A user or a guest, with a deck of theirs or only its name.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewSeat {
    /// Me, a friend, or somebody of a common playgroup.
    pub user_id: Option<Uuid>,
    /// 1 to 50 characters, where there is no user.
    pub guest_name: Option<String>,
    pub deck_id: Option<Uuid>,
    /// 1 to 100 characters, where there is no deck.
    pub deck_name: Option<String>,
    /// 1 is best, equal ones are ties, every seat 1 is a draw.
    #[schema(required)]
    pub placement: Option<i64>,
    /// -99999 to 99999.
    pub final_life: Option<i64>,
    pub eliminated_turn: Option<i64>,
    /// Another seat of this game, by its place in turn order, from 1.
    pub eliminated_by: Option<i64>,
    /// 0 to 99.
    pub mulligans: Option<i64>,
}

impl NewSeat {
    fn draft(self, check: &mut Check, at: usize) -> SeatDraft {
        let user = self.user_id.map(SeatedPlayer::User);
        let guest = parsed(
            check,
            format!("seats.{at}.guestName"),
            self.guest_name.filter(|_| user.is_none()),
        );
        let deck = self.deck_id.map(DraftDeck::Known);
        let deck_name = self.deck_name.filter(|name| deck.is_none() && !name.trim().is_empty());
        let deck_name = parsed(check, format!("seats.{at}.deckName"), deck_name);
        SeatDraft {
            player: user.or(guest.map(SeatedPlayer::Guest)),
            deck: deck.or(deck_name.map(DraftDeck::Named)),
            placement: self.placement,
            final_life: self.final_life,
            eliminated_turn: self.eliminated_turn,
            eliminated_by: self.eliminated_by,
            mulligans: self.mulligans,
        }
    }
}

/// A submitted game, and what goes with it.
#[derive(Debug, Clone)]
pub struct Draft {
    /// The game's path in the body: empty, or such as `games.2.`.
    pub path: String,
    pub id: Option<Uuid>,
    pub set_id: Option<Uuid>,
    pub game: GameDraft,
    pub tags: Vec<Wanted>,
    pub note: Option<NoteText>,
}

impl Draft {
    /// `now` is the end of the game if it has none.
    pub fn new(game: NewGame, recorder: &Recorder, now: Timestamp, path: String) -> Draft {
        let mut check = Check::default();
        if game.id.is_some_and(|id| id.is_nil()) {
            check.refuse("id", FieldError::Invalid);
        }
        let started_at = parsed(&mut check, "startedAt", game.started_at);
        let ended_at: Option<Timestamp> = parsed(&mut check, "endedAt", game.ended_at);
        let end_reason = parsed(&mut check, "endReason", game.end_reason);
        let seats = game.seats.into_iter().enumerate();
        let seats = seats.map(|(at, seat)| seat.draft(&mut check, at)).collect();
        let note = parsed(&mut check, "note", game.note.filter(|note| !note.trim().is_empty()));
        let tags = match wanted_tags(&game.tags.unwrap_or_default(), &recorder.entropy, now) {
            Ok(tags) => tags,
            Err(wrong) => {
                check.refuse_all(wrong);
                Vec::new()
            }
        };
        let draft = GameDraft {
            wrong: check.into_fields(),
            playgroup_id: game.playgroup_id,
            event_id: game.event_id,
            format_id: game.format_id,
            subformat_id: game.subformat_id,
            started_at,
            ended_at: ended_at.unwrap_or(now),
            turns: game.turns,
            end_reason,
            seats,
        };
        Draft {
            path,
            id: game.id,
            set_id: game.set_id,
            game: draft.checked(),
            tags,
            note,
        }
    }

    pub fn at(&self, field: &str) -> String {
        format!("{}{field}", self.path)
    }

    /// The same problems by their paths in the body.
    pub fn refused(&self, wrong: &FieldErrors) -> FieldErrors {
        wrong.iter().map(|(field, why)| (self.at(field).into(), *why)).collect()
    }
}

fn parsed<T: FromStr<Err = FieldError>>(
    check: &mut Check,
    field: impl Into<Cow<'static, str>>,
    text: Option<String>,
) -> Option<T> {
    check.take(field, text.map(|text| text.parse()).transpose()).flatten()
}
