//! Eliminations, placements, and the recorded game.

use super::*;

fn finish(placements: Option<Vec<i64>>) -> Command {
    Command::Finish {
        placements,
        end_reason: None,
    }
}

/// Seats and causes of what the rules would say.
fn suggested(play: &Play) -> Vec<(u8, Cause, Option<u8>)> {
    let all = play.board().eliminations().into_iter();
    all.map(|out| (out.seat.number(), out.cause, out.by.map(SeatNo::number)))
        .collect()
}

#[test]
fn the_rules_suggest_and_do_no_more() {
    let mut play = Play::four();
    play.host(NEXT);
    play.host(Command::SetLife { seat: seat(2), to: 1 });
    play.host(hit(3, 2, 0, 20));
    play.host(hit(3, 2, 1, 20));
    play.host(counter(4, Counter::Poison, 9));
    assert_eq!(suggested(&play), [(3, Cause::Life, Some(1))]);
    play.host(life(2, -1));
    play.host(hit(3, 2, 0, 1));
    play.host(counter(4, Counter::Poison, 1));
    let all = [
        (2, Cause::Life, Some(1)),
        (3, Cause::Life, Some(1)),
        (3, Cause::CommanderDamage, Some(2)),
        (4, Cause::Poison, Some(1)),
    ];
    assert_eq!(suggested(&play), all);
    assert!(play.board().seats.iter().all(|seat| seat.out.is_none()));
}

#[test]
fn formats_without_a_limit_suggest_nothing_by_it() {
    let mut setup = commander(4);
    setup.rules.commander_damage = None;
    setup.rules.poison = None;
    let mut play = Play::of(setup);
    play.host(hit(1, 2, 0, 30));
    play.host(counter(1, Counter::Poison, 99));
    assert_eq!(suggested(&play), []);
}

#[test]
fn people_overrule_one_cause_at_a_time() {
    let mut play = Play::four();
    play.host(Command::SetLife { seat: seat(1), to: -4 });
    let spare = |on| Command::Spare {
        seat: seat(1),
        cause: Cause::Life,
        on,
    };
    play.host(spare(true));
    assert_eq!(suggested(&play), []);
    play.host(counter(1, Counter::Poison, 10));
    assert_eq!(suggested(&play), [(1, Cause::Poison, None)]);
    play.host(spare(false));
    assert_eq!(suggested(&play).len(), 2);
}

#[test]
fn players_are_eliminated_and_come_back() {
    let mut play = Play::four();
    play.host(NEXT);
    play.host(out(3, Some(1), EndReason::Combat));
    let gone = play.seat(3).out.clone().unwrap();
    assert_eq!((gone.by, gone.how, gone.round), (Some(seat(1)), EndReason::Combat, 1));
    assert_eq!(play.ask(host(), out(3, None, EndReason::Mill)), Err(Refusal::NoChange));
    play.host(Command::Back { seat: seat(3) });
    assert_eq!(play.seat(3).out, None);
    assert_eq!(
        play.ask(host(), Command::Back { seat: seat(3) }),
        Err(Refusal::NoChange)
    );
    play.host(Command::Concede { seat: seat(2) });
    assert_eq!(play.seat(2).out.as_ref().unwrap().how, EndReason::Concession);
    // A player who eliminated themselves was eliminated by no one.
    play.host(out(4, Some(4), EndReason::LifeLoss));
    assert_eq!(play.seat(4).out.as_ref().unwrap().by, None);
}

#[test]
fn no_one_is_eliminated_twice_or_by_a_stranger() {
    let mut play = Play::four();
    let gone = |seats: &[u8], by: Option<u8>| Command::Out {
        seats: seats.iter().map(|number| seat(*number)).collect(),
        by: by.map(seat),
        how: EndReason::Other,
    };
    assert_eq!(play.ask(host(), gone(&[], None)), Err(Refusal::Invalid));
    assert_eq!(play.ask(host(), gone(&[1, 1], None)), Err(Refusal::Invalid));
    assert_eq!(play.ask(host(), gone(&[1; 60_000], None)), Err(Refusal::Invalid));
    assert_eq!(play.ask(host(), gone(&[5], None)), Err(Refusal::Unknown));
    assert_eq!(play.ask(host(), gone(&[1], Some(5))), Err(Refusal::Unknown));
}

#[test]
fn places_follow_from_who_went_out_when() {
    let mut play = Play::four();
    assert_eq!(suggested_placements(play.board()), [1, 1, 1, 1]);
    play.host(out(2, None, EndReason::Combat));
    assert_eq!(suggested_placements(play.board()), [1, 4, 1, 1]);
    let both = Command::Out {
        seats: vec![seat(1), seat(4)],
        by: Some(seat(3)),
        how: EndReason::Combo,
    };
    play.host(both);
    assert_eq!(suggested_placements(play.board()), [2, 4, 1, 2]);
    play.host(out(3, None, EndReason::Mill));
    assert_eq!(suggested_placements(play.board()), [2, 4, 1, 2]);
    assert_eq!(play.board().suggested_end(), Some(EndReason::Mill));
}

#[test]
fn a_finished_table_is_a_game_in_turn_order() {
    let mut play = Play::four();
    play.host(counter(2, Counter::Mulligans, 2));
    play.host(Command::Turn { seat: Some(seat(3)) });
    let began = play.now;
    for _ in 0..4 {
        play.host(NEXT);
    }
    play.host(out(1, Some(2), EndReason::Combat));
    play.host(out(3, Some(2), EndReason::Combat));
    play.host(life(4, -50));
    play.host(out(4, Some(2), EndReason::CommanderDamage));
    assert_eq!(play.table.outcome(), None);
    play.host(finish(None));
    let game = play.table.outcome().unwrap();
    assert_eq!((game.started_at, game.ended_at), (began, play.now));
    assert_eq!(
        (game.turns, game.end_reason),
        (Some(2), Some(EndReason::CommanderDamage))
    );
    let seats = game.seats.iter().map(|seat| {
        (
            seat.seat.number(),
            seat.placement,
            seat.final_life,
            seat.eliminated_turn,
            seat.eliminated_by,
            seat.mulligans,
        )
    });
    assert_eq!(
        seats.collect::<Vec<_>>(),
        [
            (3, 3, 40, Some(2), Some(4), 0),
            (4, 2, -10, Some(2), Some(4), 0),
            (1, 4, 40, Some(2), Some(4), 0),
            (2, 1, 40, None, None, 2),
        ]
    );
    assert_eq!(game.seats[1].player, SeatedPlayer::Guest("Zoë".parse().unwrap()));
    assert_eq!(game.seats[3].commanders.len(), 2);
}

#[test]
fn places_are_people_s_to_give() {
    let mut play = Play::four();
    play.host(out(2, Some(1), EndReason::Combat));
    for wrong in [vec![1, 2, 3], vec![2, 2, 3, 4], vec![0, 1, 1, 1], vec![1, 2, 3, 5]] {
        assert_eq!(play.ask(host(), finish(Some(wrong))), Err(Refusal::Invalid));
    }
    play.host(Command::Finish {
        placements: Some(vec![2, 1, 3, 3]),
        end_reason: Some(EndReason::Alternative),
    });
    let game = play.table.outcome().unwrap();
    assert_eq!(game.end_reason, Some(EndReason::Alternative));
    assert_eq!((game.turns, game.started_at), (None, play.events[0].at));
    // The winner was not eliminated in the end.
    assert_eq!((game.seats[1].placement, game.seats[1].eliminated_turn), (1, None));
}

#[test]
fn a_draw_keeps_who_was_out() {
    let mut play = Play::of(commander(2));
    play.host(NEXT);
    let both = Command::Out {
        seats: vec![seat(1), seat(2)],
        by: Some(seat(1)),
        how: EndReason::LifeLoss,
    };
    play.host(both);
    play.host(finish(None));
    let game = play.table.outcome().unwrap();
    let seats = game
        .seats
        .iter()
        .map(|seat| (seat.placement, seat.eliminated_turn, seat.eliminated_by));
    assert_eq!(seats.collect::<Vec<_>>(), [(1, Some(1), None), (1, Some(1), Some(1))]);
}

#[test]
fn a_game_ends_once() {
    let mut play = Play::four();
    play.host(finish(None));
    for command in [finish(None), life(1, 1), UNDO, Command::Close {}, Command::Reopen {}] {
        assert_eq!(play.ask(host(), command), Err(Refusal::Finished));
    }
}

#[test]
fn a_table_that_was_left_ends_when_it_was_left() {
    let mut play = Play::four();
    play.host(NEXT);
    let left = play.now;
    play.wait(12 * 3_600);
    play.ask(host(), Command::Close {}).unwrap();
    assert_eq!(play.board().status, Status::Closed { at: left });
    assert_eq!(play.ask(player(2), finish(None)), Err(Refusal::NotAllowed));
    play.wait(3_600);
    play.host(finish(None));
    assert_eq!(play.table.outcome().unwrap().ended_at, left);
}
