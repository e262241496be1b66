//! Checks a draft against what storage knows, and makes it a game.

use std::collections::{HashMap, HashSet};
use std::ops::RangeInclusive;

use uuid::Uuid;

use super::draft::{DraftDeck, GameDraft, SeatDraft, not_ahead, seat_field};
use super::game::{DeckOfTheDay, Game, Names, Played, Seat};
use crate::access::{DeckAct, DeckViewer};
use crate::{FieldError, FieldErrors, GameResult, Player, Timestamp, same_players};

/// What storage knows of a draft.
#[derive(Debug, Clone)]
pub struct Facts<'a> {
    /// Who records or corrects it.
    pub me: Uuid,
    pub now: Timestamp,
    /// The game before a correction.
    pub old: Option<&'a Played>,
    /// Its set, if it may be put into it.
    pub set: Option<&'a SetFacts>,
    /// Whether I take part in its playgroup.
    pub in_playgroup: bool,
    /// Whether I joined its event.
    pub at_event: bool,
    /// None if the format was refused.
    pub format: Option<FormatFacts>,
    /// The seated users that there are.
    pub people: HashMap<Uuid, PersonFacts>,
    /// The named decks that there are, with what I am to those that do not fit their seat.
    pub decks: HashMap<Uuid, (DeckOfTheDay, Option<DeckViewer>)>,
}

#[derive(Debug, Clone)]
pub struct SetFacts {
    pub id: Uuid,
    pub playgroup_id: Option<Uuid>,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    /// Whether it takes further games.
    pub open: bool,
    /// Its games, oldest first.
    pub games: Vec<(Uuid, GameResult)>,
}

#[derive(Debug, Clone)]
pub struct FormatFacts {
    pub id: Uuid,
    pub subformat_id: Option<Uuid>,
    /// How many play it.
    pub players: RangeInclusive<i64>,
}

#[derive(Debug, Clone)]
pub struct PersonFacts {
    pub names: Names,
    /// Me, a friend, or in a common playgroup, and neither blocks the other.
    pub may_be_seated: bool,
    /// Neither blocks the other.
    pub at_peace: bool,
}

impl SetFacts {
    fn has(&self, player: &Player) -> bool {
        let mut seats = self.games.iter().flat_map(|(_, seats)| seats);
        seats.any(|(other, _)| other == player)
    }

    /// Whether these are its players; a set without another game has none yet.
    pub(super) fn takes(&self, players: &[Player], this: Option<Uuid>) -> bool {
        let other = self.games.iter().find(|(game, _)| Some(*game) != this);
        other.is_none_or(|(_, seats)| {
            let theirs: Vec<Player> = seats.iter().map(|(player, _)| player.clone()).collect();
            same_players(players, &theirs)
        })
    }
}

impl GameDraft {
    /// The game, or everything that is wrong with it. `blank` has the fields that are not submitted.
    pub fn into_game(mut self, facts: &Facts<'_>, blank: Game) -> Result<Played, FieldErrors> {
        self.check_times(facts);
        self.check_place(facts);
        self.check_people(facts);
        self.check_decks(facts);
        self.check_gone(facts);
        self.check_set(facts);
        let Some(format) = facts.format.as_ref().filter(|_| self.wrong.is_empty()) else {
            return Err(self.wrong);
        };
        let seats = (1..).zip(&self.seats);
        let seats = seats.map(|(number, seat)| facts.fill(blank.id, number, seat)).collect();
        let game = Game {
            set_id: facts.set.map(|set| set.id),
            playgroup_id: facts.set.map_or(self.playgroup_id, |set| set.playgroup_id),
            event_id: self.event_id,
            format_id: format.id,
            subformat_id: format.subformat_id,
            started_at: self.started_at,
            ended_at: self.ended_at,
            turns: self.turns,
            end_reason: self.end_reason,
            ..blank
        };
        Ok(Played { game, seats })
    }

    /// Nothing lies in the future, but for what the game already says: the server's clock may have been set back since.
    fn check_times(&mut self, facts: &Facts<'_>) {
        let (started, ended) = (self.started_at, self.ended_at);
        let old = facts.old.map(|old| &old.game);
        let (old_start, old_end) = (
            old.and_then(|old| old.started_at).map(Timestamp::to_the_milli),
            old.map(|old| old.ended_at.to_the_milli()),
        );
        if old.is_some() && (old_start, old_end) == (started, Some(ended)) {
            return;
        }
        let ahead = |at: Timestamp, before: Option<Timestamp>| before != Some(at) && not_ahead(at, facts.now).is_err();
        let end_ahead = ahead(ended, old_end);
        let start_ahead = |started: Timestamp| ahead(started, old_start) && (end_ahead || started > ended);
        if end_ahead {
            self.refuse("endedAt", FieldError::InFuture);
        }
        if started.is_some_and(start_ahead) {
            self.refuse("startedAt", FieldError::InFuture);
        } else if started.is_some_and(|started| started > ended) {
            self.refuse("endedAt", FieldError::BeforeStart);
        }
    }

    /// The playgroup and event that it belongs to, and how many play its format.
    fn check_place(&mut self, facts: &Facts<'_>) {
        let old = facts.old.map(|old| &old.game);
        let stays = self.playgroup_id == old.and_then(|old| old.playgroup_id);
        if self.playgroup_id.is_some() && facts.set.is_none() && !stays && !facts.in_playgroup {
            self.refuse("playgroupId", FieldError::Unknown);
        }
        let stays = self.event_id == old.and_then(|old| old.event_id);
        if self.event_id.is_some() && !stays && !facts.at_event {
            self.refuse("eventId", FieldError::Unknown);
        }
        if let Some(format) = &facts.format
            && !self.wrong.contains_key("seats")
        {
            let count = self.seats.len();
            let (min, max) = format.players.clone().into_inner();
            let [min, max] = [min, max].map(|players| usize::try_from(players).unwrap_or(usize::MAX));
            if count < min {
                self.refuse("seats", FieldError::TooFew { min });
            } else if count > max {
                self.refuse("seats", FieldError::TooMany { max });
            }
        }
    }

    fn check_people(&mut self, facts: &Facts<'_>) {
        let users: Vec<Option<Uuid>> = self.seats.iter().map(SeatDraft::user).collect();
        let mut seen = HashSet::new();
        for (at, user) in users.into_iter().enumerate() {
            let Some(user) = user else { continue };
            if !seen.insert(user) {
                self.refuse(&seat_field(at, "userId"), FieldError::Duplicate);
            } else if !facts.may_seat(user) {
                self.refuse(&seat_field(at, "userId"), FieldError::Stranger);
            }
        }
    }

    fn check_decks(&mut self, facts: &Facts<'_>) {
        let wrong: Vec<_> = (self.seats.iter().enumerate())
            .filter_map(|(at, seat)| Some((at, facts.deck_trouble(seat)?)))
            .collect();
        for (at, why) in wrong {
            self.refuse(&seat_field(at, "deckId"), why);
        }
    }

    /// A deleted player keeps their seat in a correction, but no new seat may be nameless.
    fn check_gone(&mut self, facts: &Facts<'_>) {
        let gone = |old: &Played| old.seats.iter().filter(|seat| seat.player() == Player::Gone).count();
        let kept = facts.old.map_or(0, gone);
        let nameless = self.seats.iter().enumerate().filter(|(_, seat)| seat.player.is_none());
        let new: Vec<usize> = nameless.map(|(at, _)| at).skip(kept).collect();
        for at in new {
            let field = seat_field(at, "guestName").into();
            self.wrong.entry(field).or_insert(FieldError::Required);
        }
    }

    /// A set's games have the same players.
    fn check_set(&mut self, facts: &Facts<'_>) {
        let Some(set) = facts.set else { return };
        let players: Vec<Player> = self.seats.iter().map(SeatDraft::player).collect();
        let this = facts.old.map(|old| old.game.id);
        if !self.wrong.contains_key("seats") && !set.takes(&players, this) {
            self.refuse("seats", FieldError::OtherPlayers);
        }
    }
}

impl Facts<'_> {
    /// Whom the recorder may seat: those they know, those who sat here before the correction, and the players of the set
    /// unless one of the two has blocked the other.
    fn may_seat(&self, user: Uuid) -> bool {
        self.people.get(&user).is_some_and(|person| {
            let plays = self.set.is_some_and(|set| set.has(&Player::User(user)));
            person.may_be_seated || (plays && person.at_peace) || self.old.is_some_and(|old| old.seats_user(user))
        })
    }

    fn deck_trouble(&self, seat: &SeatDraft) -> Option<FieldError> {
        let id = seat.deck_id().filter(|_| self.kept(seat).is_none())?;
        match self.decks.get(&id) {
            Some((deck, _)) if deck.may_be_put(self.me, seat.user()) => None,
            Some((deck, Some(viewer))) if deck.access(*viewer).may(DeckAct::See) => Some(FieldError::NotTheirs),
            _ => Some(FieldError::Unknown),
        }
    }

    /// The seat before the correction if player and deck are the same: it keeps the deck as of that day.
    fn kept(&self, seat: &SeatDraft) -> Option<&Seat> {
        let player = seat.player();
        let same_deck = |old: &&Seat| match &seat.deck {
            Some(DraftDeck::Known(deck)) => old.deck_id == Some(*deck),
            Some(DraftDeck::Named(name)) => old.deck_id.is_none() && old.deck_name.as_deref() == Some(name.as_str()),
            None => false,
        };
        let mut seats = self.old?.seats.iter().filter(same_deck);
        seats.find(|old| old.player() == player)
    }

    fn fill(&self, game_id: Uuid, number: i64, seat: &SeatDraft) -> Seat {
        let person = seat.user().and_then(|user| self.people.get(&user));
        let names = person.map(|person| &person.names);
        let empty = Seat {
            placement: seat.placement.unwrap_or_default(),
            final_life: seat.final_life,
            eliminated_turn: seat.eliminated_turn,
            eliminated_by: seat.eliminated_by,
            mulligans: seat.mulligans,
            ..Seat::taken(game_id, number, seat.player.as_ref(), names)
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
            Some(DraftDeck::Known(id)) => match self.decks.get(id) {
                Some((deck, _)) => empty.with_deck(deck),
                None => empty,
            },
            Some(DraftDeck::Named(name)) => Seat {
                deck_name: Some(name.as_str().to_owned()),
                ..empty
            },
            None => empty,
        }
    }
}
