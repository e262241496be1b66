//! Validates a submitted game against storage: who may sit where, with which deck, in which set.

use std::collections::{HashMap, HashSet};

use podium_domain::{FieldError, Player, Timestamp, same_players};
use podium_store::games::{DeckOfTheDay, Game, Played, Seat, decks_of_the_day};
use podium_store::people::{self, Card};
use podium_store::{Conn, Result, events, playgroups, sets};
use uuid::Uuid;

use super::draft::{Draft, DraftSeat, Who, With, not_ahead};
use crate::check::Check;
use crate::state::AppState;

pub struct Table<'a> {
    pub app: &'a AppState,
    pub me: Uuid,
    pub draft: &'a Draft,
    /// The game before a correction.
    pub old: Option<&'a Played>,
    /// Its set, if it may be put into it.
    pub set: Option<&'a sets::SetView>,
}

/// The format and playgroup of a game.
struct GameContext {
    format_id: Uuid,
    subformat_id: Option<Uuid>,
    playgroup_id: Option<Uuid>,
}

impl Table<'_> {
    /// The game with its seats filled, or `None` after noting everything that is wrong. `blank` has the fields that are
    /// not submitted.
    pub async fn lay(&self, c: &mut Conn, check: &mut Check, blank: Game) -> Result<Option<Played>> {
        check.refuse_all(self.draft.wrong.clone());
        self.check_times(check);
        let context = self.context(c, check).await?;
        let cards = self.seated(c, check).await?;
        let decks = self.decks(c, check).await?;
        self.check_gone(check);
        self.check_set(check);
        let Some(context) = context.filter(|_| check.holds()) else {
            return Ok(None);
        };
        let draft = self.draft;
        let seats = (1..).zip(&draft.seats);
        let seats = seats.map(|(number, seat)| self.fill(blank.id, number, seat, &cards, &decks));
        Ok(Some(Played {
            seats: seats.collect(),
            game: Game {
                set_id: self.set.map(|view| view.set.id),
                playgroup_id: context.playgroup_id,
                event_id: draft.event_id,
                format_id: context.format_id,
                subformat_id: context.subformat_id,
                started_at: draft.started_at,
                ended_at: draft.ended_at,
                turns: draft.turns,
                end_reason: draft.end_reason,
                ..blank
            },
        }))
    }

    fn at(&self, seat: usize, field: &str) -> String {
        self.draft.at(&format!("seats.{seat}.{field}"))
    }

    /// Nothing lies in the future, but for what the game already says: the server's clock may have been set back since.
    fn check_times(&self, check: &mut Check) {
        let (started, ended) = (self.draft.started_at, self.draft.ended_at);
        let old = self.old.map(|old| &old.game);
        let kept =
            |old: &Game| (old.started_at.map(Timestamp::to_the_milli), old.ended_at.to_the_milli()) == (started, ended);
        if old.is_some_and(kept) {
            return;
        }
        let ahead = |at: Timestamp, before: Option<Timestamp>| {
            before.map(Timestamp::to_the_milli) != Some(at) && not_ahead(self.app, at).is_err()
        };
        let end_ahead = ahead(ended, old.map(|old| old.ended_at));
        let start_ahead =
            |started: Timestamp| ahead(started, old.and_then(|old| old.started_at)) && (end_ahead || started > ended);
        if end_ahead {
            check.refuse(self.draft.at("endedAt"), FieldError::InFuture);
        }
        if started.is_some_and(start_ahead) {
            check.refuse(self.draft.at("startedAt"), FieldError::InFuture);
        } else if started.is_some_and(|started| started > ended) {
            check.refuse(self.draft.at("endedAt"), FieldError::BeforeStart);
        }
    }

    async fn context(&self, c: &mut Conn, check: &mut Check) -> Result<Option<GameContext>> {
        let draft = self.draft;
        let (format, subformat, playgroup_id) = match self.set {
            Some(view) => (Some(view.set.format_id), view.set.subformat_id, view.set.playgroup_id),
            None => (draft.format_id, draft.subformat_id, draft.playgroup_id),
        };
        if let Some(playgroup) = playgroup_id.filter(|_| self.set.is_none())
            && self.old.and_then(|old| old.game.playgroup_id) != Some(playgroup)
            && !playgroups::takes_part(c, playgroup, self.me).await?
        {
            check.refuse(draft.at("playgroupId"), FieldError::Unknown);
        }
        if let Some(event) = draft.event_id
            && self.old.and_then(|old| old.game.event_id) != Some(event)
            && !events::is_guest(c, event, self.me).await?
        {
            check.refuse(draft.at("eventId"), FieldError::Unknown);
        }
        let rules = check.format(&draft.path, &self.app.formats, format, subformat);
        if let Some(rules) = rules
            && check.holds_at(&draft.at("seats"))
        {
            let count = i64::try_from(draft.seats.len()).unwrap_or(i64::MAX);
            if count < rules.min_players {
                check.refuse(draft.at("seats"), FieldError::TooFew);
            } else if count > rules.max_players {
                check.refuse(draft.at("seats"), FieldError::TooMany);
            }
        }
        Ok(format.map(|format_id| GameContext {
            format_id,
            subformat_id: subformat,
            playgroup_id,
        }))
    }

    /// The cards of the users at the table; the recorder may seat each of them, or they sat here before the correction.
    async fn seated(&self, c: &mut Conn, check: &mut Check) -> Result<HashMap<Uuid, Card>> {
        let users: Vec<(usize, Uuid)> = (0..)
            .zip(&self.draft.seats)
            .filter_map(|(at, seat)| Some((at, user(seat)?)))
            .collect();
        let ids: Vec<Uuid> = users.iter().map(|(_, user)| *user).collect();
        let cards: HashMap<Uuid, Card> = people::cards(c, &ids)
            .await?
            .into_iter()
            .map(|card| (card.id, card))
            .collect();
        let mut seen = HashSet::new();
        for (at, user) in users {
            if !seen.insert(user) {
                check.refuse(self.at(at, "userId"), FieldError::Duplicate);
            } else if !cards.contains_key(&user)
                || !(self.sat_here(user)
                    || self.plays_the_set(c, user).await?
                    || people::may_seat(c, self.me, user).await?)
            {
                check.refuse(self.at(at, "userId"), FieldError::Stranger);
            }
        }
        Ok(cards)
    }

    fn sat_here(&self, user: Uuid) -> bool {
        let in_game = |old: &Played| old.seats.iter().any(|seat| seat.user_id == Some(user));
        self.old.is_some_and(in_game)
    }

    /// A player of the set may be seated in its next game, unless one of the two has blocked the other.
    async fn plays_the_set(&self, c: &mut Conn, user: Uuid) -> Result<bool> {
        let plays = self.set.is_some_and(|view| view.seat_of(&Player::User(user)).is_some());
        Ok(plays && people::at_peace(c, self.me, user).await?)
    }

    async fn decks(&self, c: &mut Conn, check: &mut Check) -> Result<HashMap<Uuid, DeckOfTheDay>> {
        let wanted = self.draft.seats.iter().filter_map(|seat| match seat.deck {
            With::Deck(deck) => Some(deck),
            _ => None,
        });
        let wanted: Vec<Uuid> = wanted.collect();
        let decks = decks_of_the_day(c, &wanted).await?;
        let decks: HashMap<Uuid, DeckOfTheDay> = decks.into_iter().map(|deck| (deck.id, deck)).collect();
        for (at, seat) in self.draft.seats.iter().enumerate() {
            if let With::Deck(id) = seat.deck
                && self.kept(seat).is_none()
                && let Some(why) = self.deck_trouble(c, seat, decks.get(&id)).await?
            {
                check.refuse(self.at(at, "deckId"), why);
            }
        }
        Ok(decks)
    }

    async fn deck_trouble(
        &self,
        c: &mut Conn,
        seat: &DraftSeat,
        deck: Option<&DeckOfTheDay>,
    ) -> Result<Option<FieldError>> {
        let Some(deck) = deck else {
            return Ok(Some(FieldError::Unknown));
        };
        let hidden = deck.archived_at.is_some() && deck.owner_id != self.me;
        Ok(match user(seat) {
            Some(user) if user == deck.owner_id && !hidden => None,
            _ if !hidden && people::may_see(c, self.me, deck.owner_id).await? => Some(FieldError::NotTheirs),
            _ => Some(FieldError::Unknown),
        })
    }

    /// A deleted player keeps their seat in a correction, but no new seat may be nameless.
    fn check_gone(&self, check: &mut Check) {
        let gone = |old: &Played| old.seats.iter().filter(|seat| seat.player() == Player::Gone).count();
        let mut kept = self.old.map_or(0, gone);
        for (at, seat) in self.draft.seats.iter().enumerate() {
            if !matches!(seat.who, Who::Nobody) {
                continue;
            }
            if kept > 0 {
                kept -= 1;
            } else if check.holds_at(&self.at(at, "guestName")) {
                check.refuse(self.at(at, "guestName"), FieldError::Required);
            }
        }
    }

    /// A set's games have the same players.
    fn check_set(&self, check: &mut Check) {
        let Some(view) = self.set else { return };
        let this = self.old.map(|old| old.game.id);
        let others = view.results();
        let Some((_, other)) = others.iter().find(|(game, _)| Some(*game) != this) else {
            return;
        };
        let other: Vec<Player> = other.iter().map(|(player, _)| player.clone()).collect();
        let mine: Vec<Player> = self.draft.seats.iter().map(player).collect();
        if check.holds_at(&self.draft.at("seats")) && !same_players(&mine, &other) {
            check.refuse(self.draft.at("seats"), FieldError::OtherPlayers);
        }
    }

    /// The seat before the correction if player and deck are the same: it keeps the deck as of that day.
    fn kept(&self, seat: &DraftSeat) -> Option<&Seat> {
        let player = player(seat);
        let same_deck = |old: &&Seat| match &seat.deck {
            With::Deck(deck) => old.deck_id == Some(*deck),
            With::Named(name) => old.deck_id.is_none() && old.deck_name.as_deref() == Some(name.as_str()),
            With::Nothing => false,
        };
        self.old?
            .seats
            .iter()
            .filter(same_deck)
            .find(|old| old.player() == player)
    }

    fn fill(
        &self,
        game_id: Uuid,
        number: i64,
        seat: &DraftSeat,
        cards: &HashMap<Uuid, Card>,
        decks: &HashMap<Uuid, DeckOfTheDay>,
    ) -> Seat {
        let card = user(seat).and_then(|user| cards.get(&user));
        let empty = Seat {
            game_id,
            seat: number,
            user_id: user(seat),
            guest_name: match &seat.who {
                Who::Guest(name) => Some(name.as_str().to_owned()),
                _ => None,
            },
            deck_id: None,
            deck_name: None,
            commanders: "[]".to_owned(),
            colors: String::new(),
            bracket: None,
            placement: seat.placement,
            final_life: seat.final_life,
            eliminated_turn: seat.eliminated_turn,
            eliminated_by: seat.eliminated_by,
            mulligans: seat.mulligans,
            username: card.map(|card| card.username.clone()),
            firstname: card.map(|card| card.firstname.clone()),
            picture: None,
        };
        if let Some(kept) = self.kept(seat).cloned() {
            return Seat {
                deck_id: kept.deck_id,
                deck_name: kept.deck_name,
                commanders: kept.commanders,
                colors: kept.colors,
                bracket: kept.bracket,
                ..empty
            };
        }
        match &seat.deck {
            With::Deck(id) => match decks.get(id).cloned() {
                Some(deck) => Seat {
                    deck_id: Some(deck.id),
                    deck_name: Some(deck.name),
                    commanders: deck.commanders,
                    colors: deck.colors,
                    bracket: deck.bracket,
                    ..empty
                },
                None => empty,
            },
            With::Named(name) => Seat {
                deck_name: Some(name.as_str().to_owned()),
                ..empty
            },
            With::Nothing => empty,
        }
    }
}

fn user(seat: &DraftSeat) -> Option<Uuid> {
    match seat.who {
        Who::User(user) => Some(user),
        _ => None,
    }
}

fn player(seat: &DraftSeat) -> Player {
    match &seat.who {
        Who::User(user) => Player::User(*user),
        Who::Guest(name) => Player::new(None, Some(name.as_str())),
        Who::Nobody => Player::Gone,
    }
}
