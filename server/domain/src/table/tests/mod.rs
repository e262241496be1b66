mod cases;
mod clocks;
mod comeback;
mod counting;
mod ending;
mod history;
mod moves;
mod offline;
mod properties;
mod roles;
mod shapes;
mod snapshot;
mod undoing;

use std::time::Duration;

use podium_test_seed::Luck;
use uuid::Uuid;

use super::*;
use crate::{EndReason, Timestamp};

/// A table with its events and what is passed in.
#[derive(Clone)]
struct Play {
    table: Table,
    events: Vec<Event>,
    now: Timestamp,
    luck: Luck,
    asked: u128,
}

fn seat(number: u8) -> SeatNo {
    SeatNo::try_from(number).unwrap()
}

/// The user who sits at the start in a seat of [`commander`].
fn user(number: u8) -> Uuid {
    Uuid::from_u128(0xa000 + u128::from(number))
}

fn host() -> Actor {
    Actor {
        role: Role::Host,
        user: Some(user(1)),
        guest: None,
        device: Some(Uuid::from_u128(0xd1)),
    }
}

fn player(number: u8) -> Actor {
    Actor {
        role: Role::Player,
        user: Some(user(number)),
        guest: None,
        device: Some(Uuid::from_u128(0xd0 + u128::from(number))),
    }
}

/// A device without an account that holds a seat.
fn guest(number: u8) -> Actor {
    Actor {
        user: None,
        guest: Some(seat(number)),
        ..player(number)
    }
}

fn viewer() -> Actor {
    Actor {
        role: Role::Viewer,
        ..player(2)
    }
}

/// Commander for so many: users, but the last one is a guest. The second seat has two commanders.
fn commander(seats: u8) -> Setup {
    let place = |number: u8| SeatSetup {
        player: match number == seats {
            true => SeatedPlayer::Guest("Zoë".parse().unwrap()),
            false => SeatedPlayer::User(user(number)),
        },
        deck_id: None,
        deck_name: Some(format!("Deck {number}").parse().unwrap()),
        commanders: match number {
            2 => vec!["Left".parse().unwrap(), "Right".parse().unwrap()],
            _ => vec![],
        },
        color: SeatColor::ALL[usize::from(number) - 1],
    };
    Setup {
        rules: Rules {
            starting_life: 40,
            commander_damage: Some(21),
            poison: Some(10),
        },
        settings: Settings::default(),
        seats: (1..=seats).map(place).collect(),
        starter: None,
    }
}

impl Play {
    fn of(setup: Setup) -> Play {
        let now = Timestamp::from_seconds(1_800_000_000);
        let event = Table::open(Uuid::from_u128(1), setup, &host(), now).unwrap();
        Play {
            table: Table::opened(&event).unwrap(),
            events: vec![event],
            now,
            luck: Luck::seeded(7),
            asked: 1,
        }
    }

    fn four() -> Play {
        Play::of(commander(4))
    }

    /// Asks and, where it is taken, applies; gives the command's id and its sequence.
    fn ask(&mut self, actor: Actor, command: Command) -> Result<(Uuid, u64), Refusal> {
        let ask = self.next_ask(command);
        let decision = self
            .table
            .decide(&ask, &actor, self.now, &|bound| self.luck.below(bound))?;
        Ok(self.take(decision))
    }

    /// The host's device asks without the server, and throws its own dice.
    fn ask_offline(&mut self, command: Command, thrown: Option<Roll>) -> Result<(Uuid, u64), Refusal> {
        let ask = self.next_ask(command);
        let decision = self.table.decide_offline(&ask, &host(), self.now, thrown)?;
        Ok(self.take(decision))
    }

    fn next_ask(&mut self, command: Command) -> Ask {
        self.asked += 1;
        let id = Uuid::from_u128(self.asked);
        Ask { id, command }
    }

    fn take(&mut self, decision: Decision) -> (Uuid, u64) {
        match decision {
            Decision::Known(sequence) => panic!("a new command is known as {sequence}"),
            Decision::New(event) => {
                let id = event.id;
                self.table.apply(&event).unwrap();
                self.events.push(*event);
                (id, self.table.sequence())
            }
        }
    }

    /// What the host asks for and gets, after some time in which nothing is joined any more.
    fn host(&mut self, command: Command) -> Uuid {
        self.wait(60);
        self.ask(host(), command).unwrap().0
    }

    fn wait(&mut self, seconds: u64) {
        self.now = self.now + Duration::from_secs(seconds);
    }

    fn board(&self) -> &Board {
        self.table.board()
    }

    fn seat(&self, number: u8) -> &SeatState {
        self.board().seat(seat(number)).unwrap()
    }

    fn life(&self) -> Vec<i32> {
        self.board().seats.iter().map(|seat| seat.life).collect()
    }
}

/// A table without its times, which no undo turns back.
fn timeless(board: &Board) -> Board {
    let mut board = board.clone();
    board.turns.since = None;
    board.turns.began_at = None;
    board.turns.spells.iter_mut().for_each(|spell| spell.millis = 0);
    board
}

fn life(number: u8, delta: i32) -> Command {
    Command::Life {
        seat: seat(number),
        delta,
        source: None,
    }
}

fn hit(number: u8, source: u8, commander: u8, delta: i32) -> Command {
    Command::CommanderDamage {
        seat: seat(number),
        source: seat(source),
        commander,
        delta,
    }
}

fn counter(number: u8, counter: Counter, delta: i32) -> Command {
    Command::Counter {
        seat: seat(number),
        counter,
        delta,
    }
}

fn out(number: u8, by: Option<u8>, how: EndReason) -> Command {
    Command::Out {
        seats: vec![seat(number)],
        by: by.map(seat),
        how,
    }
}

const NEXT: Command = Command::Turn { seat: None };
const UNDO: Command = Command::Undo { of: None };
const REDO: Command = Command::Redo { of: None };
