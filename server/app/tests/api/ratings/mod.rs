//! Games written straight into storage, and their ratings computed a second time by the rules alone.

pub mod replay;

use std::sync::Arc;

use podium_domain::Timestamp;
use podium_store::games::{self, Game, Played, Seat};
use podium_store::stats::ratings::{self, Memory};
use podium_store::{Conn, Error, Result};
use podium_system::Entropy;
use podium_test_support::{Caller, TestApp, seed};
use uuid::Uuid;

use crate::table::{COMMANDER, DUEL, deck, group, id};

pub const MINUTE: i64 = 60_000;

/// People with a deck each, some of whom are in a playgroup.
pub struct Club {
    pub people: Vec<Caller>,
    pub decks: Vec<Uuid>,
    pub group: Uuid,
    pub luck: Entropy,
}

impl Club {
    /// The first half are in the playgroup; the first owns it.
    pub async fn new(app: &TestApp, count: usize) -> Club {
        let names: Vec<String> = (0..count).map(|number| format!("Player{number}")).collect();
        let people = app.crowd(names.iter().map(String::as_str)).await;
        let mut decks = Vec::new();
        for person in &people {
            decks.push(deck(person, "Lanterns").await.parse().unwrap());
        }
        let roles = ["owner", "admin", "member", "member", "member", "member"];
        let members: Vec<_> = people.iter().zip(roles).collect();
        Club {
            group: group(app, "Fen", &members).await.parse().unwrap(),
            luck: Entropy::seeded(seed::next()),
            people,
            decks,
        }
    }

    fn below(&self, bound: usize) -> usize {
        self.luck.below(bound as u64) as usize
    }

    pub fn chance(&self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// Two to ten at a table, with guests, with and without decks, ties and draws.
    pub fn game(&self, minute: i64) -> Played {
        let ended_at = Timestamp::from_millis(1_700_000_000_000 + minute * MINUTE);
        let id = self.luck.uuid(ended_at);
        let seats = 2 + self.below(9);
        let mut order: Vec<usize> = (0..self.people.len()).collect();
        for place in (1..order.len()).rev() {
            order.swap(place, self.below(place + 1));
        }
        let drawn = self.chance(5);
        let mut seats: Vec<Seat> = (1..=seats as i64)
            .zip(order.into_iter().map(Some).chain(std::iter::repeat(None)))
            .map(|(number, person)| self.seat(id, number, person, if drawn { 1 } else { self.below(seats) as i64 + 1 }))
            .collect();
        if !seats.iter().any(|seat| seat.placement == 1) {
            seats[0].placement = 1;
        }
        let format = if self.chance(80) { COMMANDER } else { DUEL };
        Played {
            game: Game {
                id,
                set_id: None,
                playgroup_id: self.chance(70).then_some(self.group),
                event_id: None,
                format_id: format.parse().unwrap(),
                subformat_id: None,
                started_at: None,
                ended_at,
                turns: None,
                end_reason: None,
                recorded_by: Some(crate::table::id(&self.people[0])),
                recorded_at: ended_at,
                live: false,
                version: 1,
                removed_at: None,
            },
            seats,
        }
    }

    fn seat(&self, game_id: Uuid, seat: i64, person: Option<usize>, placement: i64) -> Seat {
        let person = person.filter(|_| !self.chance(15));
        Seat {
            game_id,
            seat,
            user_id: person.map(|person| id(&self.people[person])),
            guest_name: person.is_none().then(|| format!("Guest {seat}")),
            deck_id: person.filter(|_| !self.chance(20)).map(|person| self.decks[person]),
            deck_name: None,
            commanders: "[]".into(),
            colors: String::new(),
            bracket: None,
            placement,
            final_life: None,
            eliminated_turn: None,
            eliminated_by: None,
            mulligans: None,
            username: None,
            firstname: None,
            picture: None,
        }
    }
}

/// Records games without waking the rating task.
pub async fn lay(app: &TestApp, some: Vec<Played>) {
    let laid = app.app.db.write(async move |c: &mut Conn| {
        for played in &some {
            games::record(c, played).await?;
        }
        Ok(())
    });
    laid.await.unwrap();
}

/// Counts some games of a scope in a unit of writing, as if nobody else did; whether there is more to count.
pub async fn count_some(c: &mut Conn, scope: Uuid, at_once: usize) -> Result<bool> {
    let (mut step, memory) = ratings::step(c, scope, at_once, Memory::Nothing).await?;
    if let Memory::Seen(_) = memory {
        step = ratings::step(c, scope, at_once, memory).await?.0;
    }
    let Some(step) = step else { return Ok(false) };
    ratings::apply(c, &step).await?;
    ratings::is_due(c, scope).await
}

/// Counts some steps of a few games each, as the rating task does, which then forgets how far it was.
pub async fn begin_counting(app: &TestApp, scope: Uuid, steps: usize) {
    let mut memory = Memory::Nothing;
    for _ in 0..steps {
        let found = app
            .app
            .db
            .read(async move |c: &mut Conn| ratings::step(c, scope, 5, memory).await);
        let (step, known) = found.await.unwrap();
        memory = known;
        if let Some(step) = step.map(Arc::new) {
            let applied = app
                .app
                .db
                .write(async move |c: &mut Conn| ratings::apply(c, &step).await)
                .await;
            assert!(matches!(applied, Ok(()) | Err(Error::Refused)), "{applied:?}");
            if applied.is_err() {
                return;
            }
        }
    }
}
