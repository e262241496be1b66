//! The winner's worst deficit, for the record of comebacks.

use super::change::Change;
use super::event::{Event, What};
use super::history::History;

/// The winner's worst deficit in life against the highest of the others still in, at any moment; `None` without a
/// single winner. What was undone does not count.
pub fn comeback<'a>(events: impl IntoIterator<Item = &'a Event>) -> Option<i64> {
    let history = History::of(events);
    let entries = history.entries().iter().filter(|entry| !entry.undone);
    let mut seats: Vec<Seat> = Vec::new();
    for entry in entries {
        match &entry.what {
            What::Opened { setup } => {
                let seat = Seat {
                    life: setup.rules.starting_life.into(),
                    out: false,
                    worst: 0,
                };
                seats = vec![seat; setup.seats.len()];
            }
            What::Step { changes, .. } => {
                changes.iter().for_each(|change| take(&mut seats, change));
                measure(&mut seats);
            }
            What::Finished { placements, .. } => {
                let mut first = placements.iter().zip(&seats).filter(|(place, _)| **place == 1);
                return match (first.next(), first.next()) {
                    (Some((_, winner)), None) => Some(winner.worst),
                    _ => None,
                };
            }
            _ => (),
        }
    }
    None
}

#[derive(Clone, Copy)]
struct Seat {
    life: i64,
    out: bool,
    worst: i64,
}

/// By how much it changed things, not by what they were then: something before it may have been undone.
fn take(seats: &mut [Seat], change: &Change) {
    let Some(seat) = change.slot().seat().and_then(|seat| seats.get_mut(seat.index())) else {
        return;
    };
    match change {
        Change::Life { from, to, .. } => seat.life += i64::from(*to) - i64::from(*from),
        Change::Out { to, .. } => seat.out = to.is_some(),
        _ => (),
    }
}

fn measure(seats: &mut [Seat]) {
    for at in 0..seats.len() {
        let others = seats.iter().enumerate();
        let others = others.filter(|(place, other)| *place != at && !other.out);
        let behind = others.map(|(_, other)| other.life - seats[at].life).max();
        seats[at].worst = seats[at].worst.max(behind.unwrap_or(0));
    }
}
