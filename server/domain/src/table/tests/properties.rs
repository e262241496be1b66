//! What holds for any commands in any order.

use quickcheck::TestResult;
use serde_json::{from_str, to_string};

use super::moves::Moves;
use super::*;
use crate::property::checker;

/// Plays all moves, and looks at the table around each that was taken.
fn play(moves: &Moves, look: impl Fn(&Play, &Play)) -> Play {
    let mut setup = commander(moves.seats);
    setup.settings.all_seats = !moves.own_seats_only;
    let mut play = Play::of(setup);
    for one in &moves.moves {
        play.now = play.now + Duration::from_millis(u64::from(one.wait_millis));
        let command = one.command(&play);
        let before = play.clone();
        if play.ask(one.actor(moves.seats), command).is_ok() {
            look(&before, &play);
        }
    }
    play
}

fn holds(property: fn(Moves) -> TestResult) {
    checker().tests(300).quickcheck(property as fn(Moves) -> TestResult);
}

/// A fresh table with every step that is not undone applied in order.
fn from_steps(play: &Play) -> Board {
    let laid = play.events.iter().rev().find_map(|event| match &event.what {
        What::Opened { setup } => Some(Board::laid(setup, event.at)),
        _ => None,
    });
    let mut board = laid.expect("every table was opened");
    for step in &play.table.steps.done {
        for change in &step.changes {
            let mut undone = board.clone();
            undone.put(&change.reversed());
            assert!(undone == board, "{change:?} rests on what is there");
            assert!(board.has(change));
            board.put(change);
        }
    }
    board
}

/// What steps are about: without people, settings, dice, pauses, ends and times.
fn of_steps(board: &Board) -> Board {
    let mut board = timeless(board);
    board.turns.paused = false;
    board.settings = Settings::default();
    (board.status, board.roll, board.starter) = (Status::Open, None, None);
    for seat in &mut board.seats {
        let color = seat.place.color;
        seat.place = commander(2).seats[0].clone();
        seat.place.color = color;
    }
    board
}

fn check(play: &Play) {
    let board = play.board();
    for seat in &board.seats {
        assert!(seat.life.abs() <= MOST_LIFE);
        assert!(Counter::ALL.iter().all(|kind| seat.counters.get(*kind) <= kind.most()));
        assert!(seat.casts.iter().all(|casts| *casts <= MOST_COUNTED));
        assert!(seat.custom.values().all(|count| *count <= MOST_COUNTED));
        assert!(
            seat.commander_damage
                .iter()
                .all(|hit| (1..=MOST_COUNTED).contains(&hit.amount) && hit.commander < 2)
        );
        assert!(seat.out.as_ref().is_none_or(|out| out.by != Some(seat.seat)));
        let same = board.seats.iter().filter(|other| other.place.color == seat.place.color);
        assert_eq!(same.count(), 1);
        let same = board
            .seats
            .iter()
            .filter(|other| seat.place.user().is_some() && other.place.user() == seat.place.user());
        assert!(same.count() <= 1);
    }
    let mut order = board.order.clone();
    order.sort();
    assert!(order.into_iter().eq(SeatNo::all(board.seats.len())));
    assert!(board.storm <= MOST_COUNTED);
    assert!(board.turns.spells.iter().all(|spell| spell.millis >= 0));
    assert!(board.turns.spells.is_sorted_by_key(|spell| spell.round));
    let placements: Vec<_> = suggested_placements(board).into_iter().map(Some).collect();
    assert_eq!(crate::check_placements(&placements), []);
    assert_eq!(play.table.sequence(), play.events.len() as u64);
    assert!(play.events.is_sorted_by_key(|event| event.at));
}

#[test]
fn any_order_of_commands_keeps_the_table_sound() {
    holds(|moves| {
        let play = play(&moves, |_, after| check(after));
        assert_eq!(of_steps(&from_steps(&play)), of_steps(play.board()));
        TestResult::passed()
    });
}

#[test]
fn events_written_and_read_make_the_same_table() {
    holds(|moves| {
        let play = play(&moves, |_, _| ());
        let written: Vec<String> = play.events.iter().map(|event| to_string(event).unwrap()).collect();
        let read: Vec<Event> = written.iter().map(|event| from_str(event).unwrap()).collect();
        assert_eq!(Table::fold(&read), Ok(play.table.clone()));
        let history = History::of(&play.events);
        let standing = history
            .entries()
            .iter()
            .filter(|line| !line.undone && matches!(line.what, What::Step { .. }));
        assert_eq!(standing.count(), play.table.steps.done.len());
        TestResult::passed()
    });
}

#[test]
fn a_snapshot_of_any_moment_goes_on_as_the_same_table() {
    holds(|moves| {
        let play = play(&moves, |_, _| ());
        let commands = || play.events.iter().map(|event| (event.id, event.sequence));
        for upto in [1, play.events.len() / 3 + 1, play.events.len()] {
            let stored = to_string(&Table::fold(&play.events[..upto]).unwrap()).unwrap();
            let mut table: Table = from_str(&stored).unwrap();
            assert!(!table.knows_all_commands());
            table.learn(commands());
            assert!(table.knows_all_commands());
            // Events that the snapshot has already are passed over.
            table.apply_later(&play.events).unwrap();
            assert_eq!(table, play.table);
        }
        TestResult::passed()
    });
}

#[test]
fn a_summary_of_any_moment_goes_on_as_that_of_the_same_table() {
    holds(|moves| {
        let play = play(&moves, |_, _| ());
        for upto in [1, play.events.len() / 3 + 1, play.events.len()] {
            let table = Table::fold(&play.events[..upto]).unwrap();
            let mut summary: Summary = from_str(&to_string(&Summary::from(&table)).unwrap()).unwrap();
            assert_eq!(summary, Summary::fold(&play.events[..upto]).unwrap());
            summary.apply_later(&play.events).unwrap();
            assert_eq!(summary, Summary::from(&play.table));
        }
        let summary = Summary::from(&play.table);
        assert_eq!(summary.board().playing_order(), play.board().playing_order());
        TestResult::passed()
    });
}

#[test]
fn undo_after_anything_is_the_table_before_and_redo_gives_it_back() {
    holds(|moves| {
        play(&moves, |before, after| {
            let event = after.events.last().unwrap();
            let What::Step { joins, .. } = event.what else { return };
            let mut undone = after.clone();
            undone.ask(host(), Command::Undo { of: Some(event.id) }).unwrap();
            let mut line_undone = before.clone();
            if let Some(first) = joins {
                let line = before.events[first as usize - 1].id;
                line_undone.ask(host(), Command::Undo { of: Some(line) }).unwrap();
            }
            assert_eq!(timeless(undone.board()), timeless(line_undone.board()));
            let mut unnamed = after.clone();
            unnamed.ask(host(), UNDO).unwrap();
            assert_eq!(timeless(unnamed.board()), timeless(undone.board()));
            undone.ask(host(), REDO).unwrap();
            assert_eq!(timeless(undone.board()), timeless(after.board()));
        });
        TestResult::passed()
    });
}

#[test]
fn everything_can_be_undone_and_redone_in_a_row() {
    holds(|moves| {
        let mut play = play(&moves, |_, _| ());
        if play.board().status != Status::Open {
            return TestResult::discard();
        }
        let before = timeless(play.board());
        let steps = play.table.steps.done.len();
        for _ in 0..steps {
            play.ask(host(), UNDO).unwrap();
        }
        assert_eq!(play.ask(host(), UNDO), Err(Refusal::NothingToUndo));
        assert_eq!(of_steps(play.board()), of_steps(&from_steps(&play)));
        for _ in 0..steps {
            play.ask(host(), REDO).unwrap();
        }
        assert_eq!(timeless(play.board()), before);
        TestResult::passed()
    });
}

#[test]
fn every_command_is_done_once() {
    holds(|moves| {
        let play = play(&moves, |before, after| {
            assert_eq!(after.events.len(), before.events.len() + 1);
        });
        for event in &play.events {
            let again = Ask {
                id: event.id,
                command: UNDO,
            };
            let known = play
                .table
                .decide(&again, &host(), play.now, &|bound| play.luck.below(bound));
            assert_eq!(known, Ok(Decision::Known(event.sequence)));
        }
        TestResult::passed()
    });
}
