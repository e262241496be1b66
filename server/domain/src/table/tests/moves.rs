//! Random commands, which are not always granted.

use quickcheck::{Arbitrary, Gen};

use super::*;

#[derive(Debug, Clone)]
pub struct Move {
    pub who: u8,
    pub wait_millis: u16,
    pub kind: u8,
    pub numbers: [u8; 3],
    pub delta: i32,
}

#[derive(Debug, Clone)]
pub struct Moves {
    pub seats: u8,
    pub own_seats_only: bool,
    pub moves: Vec<Move>,
}

impl Arbitrary for Move {
    fn arbitrary(g: &mut Gen) -> Move {
        let numbers = [0; 3].map(|_: u8| u8::arbitrary(g));
        let deltas = [-1, -1, -1, 1, 1, 5, -10, 20, i32::arbitrary(g)];
        Move {
            who: u8::arbitrary(g),
            wait_millis: u16::arbitrary(g) % 5_000,
            kind: u8::arbitrary(g),
            numbers,
            delta: *g.choose(&deltas).expect("there are some"),
        }
    }
}

impl Moves {
    /// So many moves of people at a table of so many.
    pub fn made_up(g: &mut Gen, seats: u8, own_seats_only: bool, length: usize) -> Moves {
        let mut moves: Vec<Move> = Vec::new();
        for _ in 0..length {
            // People tap the same thing again and again.
            let again = moves.last().filter(|_| u8::arbitrary(g) % 5 < 2).cloned();
            moves.push(match again {
                Some(last) => Move {
                    wait_millis: last.wait_millis % 2_500,
                    ..last
                },
                None => Move::arbitrary(g),
            });
        }
        Moves {
            seats,
            own_seats_only,
            moves,
        }
    }
}

impl Arbitrary for Moves {
    fn arbitrary(g: &mut Gen) -> Moves {
        let length = usize::arbitrary(g) % 150;
        let seats = 2 + u8::arbitrary(g) % 4;
        let own_seats_only = u8::arbitrary(g) % 4 == 0;
        Moves::made_up(g, seats, own_seats_only, length)
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Moves>> {
        let whole = self.clone();
        Box::new((0..whole.moves.len()).map(move |left_out| {
            let mut fewer = whole.clone();
            fewer.moves.remove(left_out);
            fewer
        }))
    }
}

impl Move {
    pub fn actor(&self, seats: u8) -> Actor {
        match self.who % 8 {
            0..=3 => host(),
            7 => viewer(),
            _ => player(1 + self.who % seats),
        }
    }

    pub fn command(&self, play: &Play) -> Command {
        let [a, b, c] = self.numbers;
        let seats = play.board().seats.len() as u8;
        // Now and then one that is not there.
        let any = |number: u8| seat(1 + number % (seats + u8::from(number > 250)).min(10));
        let maybe = |number: u8| (!number.is_multiple_of(3)).then(|| any(number));
        let said = |number: u8| play.events.get(usize::from(number)).map(|event| event.id);
        let recent = |number: u8| said((play.events.len().saturating_sub(1 + usize::from(number % 8))) as u8);
        let delta = self.delta;
        let name = || ["Clue", "Food", "Gold"][usize::from(b % 3)].parse().unwrap();
        match self.kind % 36 {
            0..=5 => Command::Life {
                seat: any(a),
                delta,
                source: maybe(b).filter(|_| c > 200),
            },
            6 => Command::SetLife {
                seat: any(a),
                to: delta,
            },
            7..=9 => Command::CommanderDamage {
                seat: any(a),
                source: any(b),
                commander: c % 3,
                delta,
            },
            10 | 11 => Command::Counter {
                seat: any(a),
                counter: Counter::ALL[usize::from(b % 6)],
                delta,
            },
            12 => Command::Casts {
                seat: any(a),
                commander: b % 3,
                delta,
            },
            13 => Command::Custom {
                seat: any(a),
                name: name(),
                delta,
            },
            14 => Command::DropCustom {
                seat: any(a),
                name: name(),
            },
            15 => Command::Storm { delta },
            16 => Command::Monarch { seat: maybe(a) },
            17 => Command::Initiative { seat: maybe(a) },
            18 => Command::Blessing {
                seat: any(a),
                on: b % 2 == 0,
            },
            19 => Command::Daylight {
                to: [Daylight::Neither, Daylight::Day, Daylight::Night][usize::from(a % 3)],
            },
            20 | 21 => Command::Turn {
                seat: maybe(a).filter(|_| b % 4 == 0),
            },
            22 => {
                if a % 2 == 0 {
                    Command::Pause {}
                } else {
                    Command::Resume {}
                }
            }
            23 => match a % 3 {
                0 => Command::Roll {
                    sides: u32::from(b),
                    count: c % 24,
                },
                1 => Command::Coin { count: c % 24 },
                _ => Command::WhoStarts {},
            },
            24 => Command::Out {
                seats: [any(a), any(b)][..1 + usize::from(c % 2)].to_vec(),
                by: maybe(c),
                how: EndReason::ALL[usize::from(b % 10)],
            },
            25 => {
                if b % 2 == 0 {
                    Command::Back { seat: any(a) }
                } else {
                    Command::Concede { seat: any(a) }
                }
            }
            26 => Command::Spare {
                seat: any(a),
                cause: Cause::ALL[usize::from(b % 3)],
                on: c % 2 == 0,
            },
            27 => Command::Undo { of: None },
            34 | 35 => Command::Redo { of: None },
            28 => Command::Undo { of: recent(a) },
            29 => Command::Redo {
                of: recent(a).filter(|_| b % 2 == 0),
            },
            30 => {
                let mut seats = play.board().order.clone();
                let count = seats.len();
                seats.rotate_left(usize::from(a) % count);
                seats.swap(0, usize::from(b) % count);
                Command::Order { seats }
            }
            31 => Command::Color {
                seat: any(a),
                color: SeatColor::ALL[usize::from(b % 10)],
            },
            32 => {
                let mut place = play.seat(1).place.clone();
                place.player = if b % 2 == 0 {
                    SeatedPlayer::User(user(1 + c % 9))
                } else {
                    SeatedPlayer::Guest("Kim".parse().unwrap())
                };
                Command::Seat { seat: any(a), place }
            }
            _ => match a % 16 {
                0 => Command::Close {},
                1..=5 => Command::Reopen {},
                6 => Command::Settings {
                    settings: Settings {
                        all_seats: b % 2 == 0,
                        ..Settings::default()
                    },
                },
                7 if c % 4 == 0 => Command::Finish {
                    placements: None,
                    end_reason: None,
                },
                8 => Command::SetUp {
                    setup: commander(2 + b % 4),
                },
                _ => Command::Storm { delta },
            },
        }
    }
}
