//! The changes a command would make on the board.

use super::board::{Board, Out, SeatState};
use super::change::Change;
use super::command::Command;
use super::refusal::Refusal;
use super::seat::{SeatColor, SeatNo};
use super::{MOST_COUNTED, MOST_CUSTOM, MOST_LIFE, MOST_ROUNDS, MOST_TURNS};
use crate::EndReason;

/// A step as it would be done.
pub struct Effect {
    pub changes: Vec<Change>,
    pub tap: bool,
    pub source: Option<SeatNo>,
}

type Changes = Result<Vec<Change>, Refusal>;

/// None where the command is not of that kind. `sequence` is the event's that would come of it.
pub fn effect(board: &Board, command: &Command, sequence: u64) -> Option<Result<Effect, Refusal>> {
    let source = match command {
        Command::Life { source, .. } => *source,
        Command::CommanderDamage { source, .. } => Some(*source),
        _ => None,
    };
    let tap = matches!(
        command,
        Command::Life { .. }
            | Command::CommanderDamage { .. }
            | Command::Counter { .. }
            | Command::Casts { .. }
            | Command::Custom { .. }
            | Command::Storm { .. }
    );
    let changes = on_seat(board, command).or_else(|| in_the_middle(board, command, sequence))?;
    let checked = changes.and_then(|changes| {
        if source.is_some_and(|source| board.seat(source).is_none()) {
            return Err(Refusal::Unknown);
        }
        match changes.iter().all(Change::is_none) {
            true => Err(Refusal::NoChange),
            false => Ok(Effect { changes, tap, source }),
        }
    });
    Some(checked)
}

fn known(board: &Board, seat: SeatNo) -> Result<&SeatState, Refusal> {
    board.seat(seat).ok_or(Refusal::Unknown)
}

fn on_seat(board: &Board, command: &Command) -> Option<Changes> {
    let seat = match command {
        Command::Life { seat, .. }
        | Command::SetLife { seat, .. }
        | Command::CommanderDamage { seat, .. }
        | Command::Counter { seat, .. }
        | Command::Casts { seat, .. }
        | Command::Custom { seat, .. }
        | Command::DropCustom { seat, .. }
        | Command::Blessing { seat, .. }
        | Command::Back { seat }
        | Command::Spare { seat, .. } => *seat,
        _ => return None,
    };
    Some(known(board, seat).and_then(|state| of_seat(board, state, command)))
}

fn of_seat(board: &Board, state: &SeatState, command: &Command) -> Changes {
    let seat = state.seat;
    let change = match command {
        Command::Life { delta, .. } => life(state, i64::from(state.life) + i64::from(*delta)),
        Command::SetLife { to, .. } if to.abs_diff(0) > MOST_LIFE.abs_diff(0) => return Err(Refusal::Invalid),
        Command::SetLife { to, .. } => life(state, i64::from(*to)),
        Command::CommanderDamage {
            source,
            commander,
            delta,
            ..
        } => {
            let from = state.damage_from(*source, *commander);
            // Of a commander that a change of decks took away, what was noted can still be corrected.
            if *commander >= known(board, *source)?.commanders() && from == 0 {
                return Err(Refusal::Unknown);
            }
            let to = counted(from, *delta, MOST_COUNTED);
            let damage = Change::CommanderDamage {
                seat,
                source: *source,
                commander: *commander,
                from,
                to,
            };
            if damage.is_none() {
                return Err(Refusal::NoChange);
            }
            return Ok(vec![
                damage,
                life(state, i64::from(state.life) + i64::from(from) - i64::from(to)),
            ]);
        }
        Command::Counter { counter, delta, .. } => {
            let from = state.counters.get(*counter);
            Change::Counter {
                seat,
                counter: *counter,
                from,
                to: counted(from, *delta, counter.most()),
            }
        }
        Command::Casts { commander, delta, .. } => {
            let from = *state.casts.get(usize::from(*commander)).ok_or(Refusal::Unknown)?;
            if *commander >= state.commanders() && from == 0 {
                return Err(Refusal::Unknown);
            }
            Change::Casts {
                seat,
                commander: *commander,
                from,
                to: counted(from, *delta, MOST_COUNTED),
            }
        }
        Command::Custom { name, delta, .. } => {
            let from = state.custom.get(name).copied();
            if from.is_none() && state.custom.len() >= MOST_CUSTOM {
                return Err(Refusal::Limit);
            }
            Change::Custom {
                seat,
                name: name.clone(),
                from,
                to: Some(counted(from.unwrap_or(0), *delta, MOST_COUNTED)),
            }
        }
        Command::DropCustom { name, .. } => Change::Custom {
            seat,
            name: name.clone(),
            from: Some(*state.custom.get(name).ok_or(Refusal::Unknown)?),
            to: None,
        },
        Command::Blessing { on, .. } => Change::Blessing {
            seat,
            from: state.blessing,
            to: *on,
        },
        Command::Back { .. } => Change::Out {
            seat,
            from: state.out.clone(),
            to: None,
        },
        Command::Spare { cause, on, .. } => Change::Spared {
            seat,
            cause: *cause,
            from: state.spared.contains(cause),
            to: *on,
        },
        _ => return Err(Refusal::Invalid),
    };
    Ok(vec![change])
}

fn in_the_middle(board: &Board, command: &Command, sequence: u64) -> Option<Changes> {
    let whole = |seat: Option<SeatNo>| seat.map_or(Ok(()), |seat| known(board, seat).map(|_| ()));
    let changes = match command {
        Command::Storm { delta } => Ok(vec![Change::Storm {
            from: board.storm,
            to: counted(board.storm, *delta, MOST_COUNTED),
        }]),
        Command::Monarch { seat } => whole(*seat).map(|()| {
            vec![Change::Monarch {
                from: board.monarch,
                to: *seat,
            }]
        }),
        Command::Initiative { seat } => whole(*seat).map(|()| {
            vec![Change::Initiative {
                from: board.initiative,
                to: *seat,
            }]
        }),
        Command::Daylight { to } => Ok(vec![Change::Daylight {
            from: board.daylight,
            to: *to,
        }]),
        Command::Turn { seat } => whole(*seat).and_then(|()| turn(board, *seat)),
        Command::Out { seats, by, how } => whole(*by).and_then(|()| out(board, seats, *by, *how, sequence)),
        Command::Concede { seat } => out(board, &[*seat], None, EndReason::Concession, sequence),
        Command::Order { seats } => order(board, seats),
        Command::Color { seat, color } => color_of(board, *seat, *color),
        _ => return None,
    };
    Some(changes)
}

fn life(state: &SeatState, to: i64) -> Change {
    let most = i64::from(MOST_LIFE);
    Change::Life {
        seat: state.seat,
        from: state.life,
        to: i32::try_from(to.clamp(-most, most)).unwrap_or(state.life),
    }
}

fn counted(from: u32, delta: i32, most: u32) -> u32 {
    from.saturating_add_signed(delta).min(most)
}

fn turn(board: &Board, to: Option<SeatNo>) -> Changes {
    if to.is_some_and(|seat| board.is_out(seat)) {
        return Err(Refusal::Invalid);
    }
    let next = board.turn_after(to).ok_or(Refusal::Unknown)?;
    if next.round > MOST_ROUNDS || board.turns.spells.len() >= MOST_TURNS {
        return Err(Refusal::Limit);
    }
    let passed = Change::Turn {
        from: board.turns.current(),
        to: Some(next),
    };
    let storm = Change::Storm {
        from: board.storm,
        to: 0,
    };
    Ok([passed, storm].into_iter().filter(|change| !change.is_none()).collect())
}

fn out(board: &Board, seats: &[SeatNo], by: Option<SeatNo>, how: EndReason, sequence: u64) -> Changes {
    let twice = || (1..seats.len()).any(|at| seats[..at].contains(&seats[at]));
    if seats.is_empty() || seats.len() > board.seats.len() || twice() {
        return Err(Refusal::Invalid);
    }
    let gone = |seat: &SeatNo| {
        let state = known(board, *seat)?;
        if state.out.is_some() {
            return Err(Refusal::NoChange);
        }
        Ok(Change::Out {
            seat: *seat,
            from: None,
            to: Some(Out {
                by: by.filter(|by| by != seat),
                how,
                round: board.turns.round(),
                sequence,
            }),
        })
    };
    seats.iter().map(gone).collect()
}

fn order(board: &Board, seats: &[SeatNo]) -> Changes {
    let mut sorted = seats.to_vec();
    sorted.sort();
    if !sorted.into_iter().eq(SeatNo::all(board.seats.len())) {
        return Err(Refusal::Invalid);
    }
    Ok(vec![Change::Order {
        from: board.order.clone(),
        to: seats.to_vec(),
    }])
}

fn color_of(board: &Board, seat: SeatNo, color: SeatColor) -> Changes {
    let old = known(board, seat)?.place.color;
    let from: Vec<SeatColor> = board.seats.iter().map(|seat| seat.place.color).collect();
    let mut to = from.clone();
    if let Some(other) = from.iter().position(|taken| *taken == color) {
        to[other] = old;
    }
    to[seat.index()] = color;
    Ok(vec![Change::Colors { from, to }])
}
