//! Games that each show one part of the rules.

mod counted;
mod ended;
mod in_turn;
mod seated;

use super::*;

pub fn all() -> Vec<Case> {
    vec![
        counted::life(),
        counted::commander_damage(),
        counted::counters(),
        counted::custom(),
        counted::middle(),
        in_turn::turns(),
        in_turn::clocks(),
        in_turn::outs(),
        in_turn::undo(),
        seated::own_seats(),
        seated::guests(),
        seated::arrangement(),
        seated::sitting_down(),
        ended::dice(),
        ended::offline_dice(),
        ended::finish(),
        ended::closed(),
    ]
}

fn taps(number: u8, delta: i32, source: Option<u8>) -> Command {
    Command::Life {
        seat: seat(number),
        delta,
        source: source.map(seat),
    }
}

fn set_life(number: u8, to: i32) -> Command {
    Command::SetLife { seat: seat(number), to }
}

fn turn(number: u8) -> Command {
    Command::Turn {
        seat: Some(seat(number)),
    }
}

fn undo_of(id: Uuid) -> Command {
    Command::Undo { of: Some(id) }
}
