//! Turns, rounds and the time they take.

use super::*;
use crate::FieldError;

fn turn_to(number: u8) -> Command {
    Command::Turn {
        seat: Some(seat(number)),
    }
}

/// Seat and round of the present turn.
fn now(play: &Play) -> (u8, u32) {
    let turn = play.board().turns.current().unwrap();
    (turn.seat.number(), turn.round)
}

fn millis(play: &Play) -> [i64; 4] {
    [1, 2, 3, 4].map(|number| play.board().turns.millis_of(seat(number)))
}

#[test]
fn the_turn_goes_around_and_counts_rounds_from_who_began() {
    let mut play = Play::four();
    play.host(turn_to(3));
    let mut seen = vec![now(&play)];
    for _ in 0..5 {
        play.host(NEXT);
        seen.push(now(&play));
    }
    assert_eq!(seen, [(3, 1), (4, 1), (1, 1), (2, 1), (3, 2), (4, 2)]);
}

#[test]
fn the_drawn_player_begins() {
    let mut play = Play::four();
    play.host(Command::WhoStarts {});
    let drawn = play.board().starter.unwrap();
    play.host(NEXT);
    assert_eq!(now(&play), (drawn.number(), 1));
}

#[test]
fn the_player_agreed_on_begins_and_is_not_changed_afterward() {
    let mut play = Play::four();
    let starts = |number| Command::Starts { seat: seat(number) };
    play.host(Command::WhoStarts {});
    let drawn = play.board().starter.unwrap().number();
    let other = drawn % 4 + 1;
    assert_eq!(play.ask(host(), starts(drawn)), Err(Refusal::NoChange));
    play.host(starts(other));
    assert_eq!(play.ask(host(), starts(5)), Err(Refusal::Unknown));
    play.host(out(drawn, None, EndReason::Other));
    assert_eq!(play.ask(host(), starts(drawn)), Err(Refusal::Invalid));
    play.host(NEXT);
    assert_eq!(now(&play), (other, 1));
    assert_eq!(play.ask(host(), starts(other % 4 + 1)), Err(Refusal::Begun));
}

#[test]
fn a_table_is_laid_with_who_begins() {
    let mut play = Play::of(Setup {
        starter: Some(seat(3)),
        ..commander(4)
    });
    play.host(NEXT);
    assert_eq!(now(&play), (3, 1));
    let beyond = Setup {
        starter: Some(seat(5)),
        ..commander(4)
    };
    assert_eq!(beyond.check(), Err(("starter".to_owned(), FieldError::Invalid)));
}

#[test]
fn an_extra_turn_is_in_the_same_round() {
    let mut play = Play::four();
    play.host(NEXT);
    play.host(turn_to(1));
    assert_eq!((now(&play), play.board().turns.spells.len()), ((1, 1), 2));
    play.host(NEXT);
    assert_eq!(now(&play), (2, 1));
}

#[test]
fn who_is_out_has_no_turn_and_a_round_ends_without_its_first_player() {
    let mut play = Play::four();
    play.host(NEXT);
    play.host(out(1, None, EndReason::Other));
    play.host(out(3, None, EndReason::Other));
    let mut seen = vec![];
    for _ in 0..4 {
        play.host(NEXT);
        seen.push(now(&play));
    }
    assert_eq!(seen, [(2, 1), (4, 1), (2, 2), (4, 2)]);
    assert_eq!(play.ask(host(), turn_to(1)), Err(Refusal::Invalid));
}

#[test]
fn the_order_can_be_changed_on_the_way() {
    let mut play = Play::four();
    play.host(NEXT);
    let order = [1, 4, 3, 2].map(seat).to_vec();
    play.host(Command::Order { seats: order });
    play.host(NEXT);
    assert_eq!(now(&play), (4, 1));
    for wrong in [vec![1, 2, 3], vec![1, 2, 3, 3], vec![1, 2, 3, 5], vec![]] {
        let seats = wrong.into_iter().map(seat).collect();
        assert_eq!(play.ask(host(), Command::Order { seats }), Err(Refusal::Invalid));
    }
}

#[test]
fn storm_ends_with_the_turn_and_comes_back_with_it() {
    let mut play = Play::four();
    play.host(NEXT);
    play.host(Command::Storm { delta: 5 });
    play.host(NEXT);
    assert_eq!(play.board().storm, 0);
    play.host(UNDO);
    assert_eq!((play.board().storm, now(&play)), (5, (1, 1)));
}

#[test]
fn time_runs_for_whose_turn_it_is() {
    let mut play = Play::four();
    play.wait(100);
    play.ask(host(), NEXT).unwrap();
    play.wait(30);
    play.ask(host(), life(4, -1)).unwrap();
    play.wait(30);
    play.ask(host(), NEXT).unwrap();
    play.wait(5);
    play.ask(host(), Command::Pause {}).unwrap();
    play.wait(1_000);
    play.ask(host(), life(4, -1)).unwrap();
    play.ask(host(), Command::Resume {}).unwrap();
    play.wait(7);
    play.ask(host(), NEXT).unwrap();
    assert_eq!(millis(&play), [60_000, 12_000, 0, 0]);
    assert_eq!(play.ask(host(), Command::Resume {}), Err(Refusal::NoChange));
}

#[test]
fn time_of_a_turn_taken_back_belongs_to_the_one_that_goes_on() {
    let mut play = Play::four();
    play.ask(host(), NEXT).unwrap();
    play.wait(60);
    play.ask(host(), NEXT).unwrap();
    play.wait(4);
    play.ask(host(), UNDO).unwrap();
    assert_eq!((now(&play), millis(&play)), ((1, 1), [64_000, 0, 0, 0]));
    play.wait(6);
    play.ask(host(), REDO).unwrap();
    play.wait(3);
    play.ask(host(), Command::Pause {}).unwrap();
    assert_eq!((now(&play), millis(&play)), ((2, 1), [70_000, 3_000, 0, 0]));
}

#[test]
fn a_clock_that_goes_back_takes_no_time_back() {
    let mut play = Play::four();
    play.host(NEXT);
    play.wait(10);
    play.ask(host(), life(1, 1)).unwrap();
    play.now = Timestamp::from_seconds(0);
    play.ask(host(), NEXT).unwrap();
    assert_eq!(millis(&play), [10_000, 0, 0, 0]);
    assert!(play.events.is_sorted_by_key(|event| event.at));
}

#[test]
fn a_table_left_alone_stops_its_clock_where_it_was_left() {
    let mut play = Play::four();
    play.ask(host(), NEXT).unwrap();
    play.wait(10);
    play.ask(host(), life(1, 1)).unwrap();
    play.wait(12 * 3_600);
    play.ask(host(), Command::Close {}).unwrap();
    assert_eq!(play.ask(host(), life(1, 1)), Err(Refusal::Closed));
    play.wait(3_600);
    play.ask(host(), Command::Reopen {}).unwrap();
    play.wait(3_600);
    play.ask(host(), Command::Resume {}).unwrap();
    play.wait(5);
    play.ask(host(), NEXT).unwrap();
    assert_eq!(millis(&play), [15_000, 0, 0, 0]);
    assert_eq!(play.ask(host(), Command::Reopen {}), Err(Refusal::Open));
}

#[test]
fn turns_have_an_end() {
    let mut play = Play::of(commander(2));
    play.host(NEXT);
    for _ in 1..MOST_TURNS {
        let command = match play.board().turns.round() < MOST_ROUNDS {
            true => NEXT,
            false => turn_to(now(&play).0),
        };
        play.host(command);
    }
    assert_eq!(play.board().turns.round(), MOST_ROUNDS);
    assert_eq!(play.ask(host(), NEXT), Err(Refusal::Limit));
    assert_eq!(play.ask(host(), turn_to(1)), Err(Refusal::Limit));
}
