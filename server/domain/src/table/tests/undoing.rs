//! Undo and redo, for everyone.

use super::*;

#[test]
fn undo_and_redo_walk_back_and_forth() {
    let mut play = Play::four();
    let commands = [
        life(1, -3),
        hit(1, 2, 1, 4),
        counter(3, Counter::Poison, 2),
        NEXT,
        Command::Monarch { seat: Some(seat(2)) },
        NEXT,
        out(4, Some(2), EndReason::Combat),
        Command::Order {
            seats: [2, 1, 4, 3].map(seat).to_vec(),
        },
        Command::Color {
            seat: seat(1),
            color: SeatColor::Blue,
        },
    ];
    let mut boards = vec![timeless(play.board())];
    for command in commands {
        play.host(command);
        boards.push(timeless(play.board()));
    }
    for board in boards.iter().rev().skip(1) {
        play.host(UNDO);
        assert_eq!(timeless(play.board()), *board);
    }
    assert_eq!(play.ask(host(), UNDO), Err(Refusal::NothingToUndo));
    for board in boards.iter().skip(1) {
        play.host(REDO);
        assert_eq!(timeless(play.board()), *board);
    }
    assert_eq!(play.ask(host(), REDO), Err(Refusal::NothingToRedo));
    assert_eq!(Table::fold(&play.events), Ok(play.table));
}

#[test]
fn undoing_commander_damage_gives_life_back_even_at_its_end() {
    let mut play = Play::four();
    play.host(Command::SetLife {
        seat: seat(1),
        to: 3 - MOST_LIFE,
    });
    play.host(hit(1, 2, 0, 10));
    assert_eq!(play.life()[0], -MOST_LIFE);
    play.host(UNDO);
    assert_eq!(
        (play.life()[0], play.seat(1).damage_from(seat(2), 0)),
        (3 - MOST_LIFE, 0)
    );
}

#[test]
fn one_device_undoes_its_own_although_others_went_on() {
    let mut play = Play::four();
    let mine = play.host(life(1, -5));
    play.ask(player(2), life(2, -1)).unwrap();
    play.host(Command::Undo { of: Some(mine) });
    assert_eq!(play.life(), [40, 39, 40, 40]);
    play.host(Command::Redo { of: Some(mine) });
    assert_eq!(play.life(), [35, 39, 40, 40]);
}

#[test]
fn what_something_later_rests_on_is_not_undone() {
    let mut play = Play::four();
    let first = play.host(life(1, -5));
    let second = play.host(hit(1, 2, 0, 3));
    assert_eq!(
        play.ask(host(), Command::Undo { of: Some(first) }),
        Err(Refusal::Superseded)
    );
    play.host(Command::Undo { of: Some(second) });
    play.host(Command::Undo { of: Some(first) });
    assert_eq!(play.life(), [40; 4]);
    assert_eq!(
        play.ask(host(), Command::Undo { of: Some(first) }),
        Err(Refusal::NothingToUndo)
    );
    assert_eq!(
        play.ask(
            host(),
            Command::Undo {
                of: Some(Uuid::from_u128(999))
            }
        ),
        Err(Refusal::NothingToUndo)
    );
}

#[test]
fn what_was_undone_and_then_done_otherwise_is_not_redone() {
    let mut play = Play::four();
    play.host(life(1, -5));
    play.host(life(2, -5));
    play.host(UNDO);
    play.host(UNDO);
    play.host(life(1, -2));
    // The other seat's can be: nothing has touched it.
    play.host(REDO);
    assert_eq!(play.life(), [38, 35, 40, 40]);
    assert_eq!(play.ask(host(), REDO), Err(Refusal::NothingToRedo));
}

#[test]
fn a_redo_needs_the_table_as_it_was() {
    let mut play = Play::four();
    let life_only = play.host(life(1, -1));
    let both = play.host(hit(1, 2, 0, 1));
    play.host(UNDO);
    play.host(UNDO);
    assert_eq!(
        play.ask(host(), Command::Redo { of: Some(both) }),
        Err(Refusal::Superseded)
    );
    play.host(Command::Redo { of: Some(life_only) });
    play.host(Command::Redo { of: Some(both) });
    assert_eq!(play.life()[0], 38);
}

#[test]
fn turns_are_redone_in_their_order() {
    let mut play = Play::four();
    let turns = [NEXT, NEXT, NEXT].map(|next| play.host(next));
    for _ in turns {
        play.host(UNDO);
    }
    for later in &turns[1..] {
        assert_eq!(
            play.ask(host(), Command::Redo { of: Some(*later) }),
            Err(Refusal::Superseded)
        );
    }
    for next in turns {
        play.host(Command::Redo { of: Some(next) });
    }
    assert_eq!(play.board().turns.current().unwrap().seat, seat(3));
}

#[test]
fn dice_pauses_and_people_are_not_undone() {
    let mut play = Play::four();
    play.host(Command::Coin { count: 1 });
    play.host(Command::Pause {});
    play.host(Command::Settings {
        settings: Settings {
            all_seats: false,
            ..Settings::default()
        },
    });
    assert_eq!(play.ask(host(), UNDO), Err(Refusal::NothingToUndo));
}

#[test]
fn as_many_steps_as_are_kept_can_be_undone() {
    let mut play = Play::four();
    for _ in 0..MOST_STEPS + 5 {
        play.host(life(1, -1));
    }
    for _ in 0..MOST_STEPS {
        play.host(UNDO);
    }
    assert_eq!(play.ask(host(), UNDO), Err(Refusal::NothingToUndo));
    assert_eq!(play.life()[0], 35);
    assert_eq!(Table::fold(&play.events), Ok(play.table));
}

#[test]
fn the_same_command_is_done_once() {
    let mut play = Play::four();
    let (id, sequence) = play.ask(host(), life(1, -1)).unwrap();
    play.ask(host(), life(2, -1)).unwrap();
    let again = Ask {
        id,
        command: life(1, -1),
    };
    let known = play
        .table
        .decide(&again, &host(), play.now, &|bound| play.luck.below(bound));
    assert_eq!(known, Ok(Decision::Known(sequence)));
    // Also once the game is over, but viewers learn nothing.
    play.host(Command::Finish {
        placements: None,
        end_reason: None,
    });
    let known = |actor| {
        play.table
            .decide(&again, &actor, play.now, &|bound| play.luck.below(bound))
    };
    assert_eq!(known(player(3)), Ok(Decision::Known(sequence)));
    assert_eq!(known(viewer()), Err(Refusal::NotAllowed));
}

#[test]
fn events_come_in_their_order_and_fit() {
    let mut play = Play::four();
    play.host(life(1, -1));
    play.host(life(2, -1));
    let mut table = Table::opened(&play.events[0]).unwrap();
    let before = table.clone();
    assert_eq!(
        table.apply(&play.events[2]),
        Err(Broken::Sequence { expected: 2, found: 3 })
    );
    let mut odd = play.events[1].clone();
    for what in [
        What::Undone {
            step: 7,
            changes: vec![],
        },
        What::Step {
            changes: vec![
                Change::Life {
                    seat: seat(1),
                    from: 40,
                    to: 1,
                },
                Change::Life {
                    seat: seat(9),
                    from: 40,
                    to: 1,
                },
            ],
            tap: false,
            joins: None,
            source: None,
        },
        What::Rolled {
            roll: Roll::Starter { seat: seat(9) },
            offline: false,
        },
    ] {
        odd.what = what;
        assert_eq!(table.apply(&odd), Err(Broken::Content(2)));
    }
    assert_eq!(table, before);
    // A tap joins no line of something else.
    table.apply(&play.events[1]).unwrap();
    let before = table.clone();
    let mut odd = play.events[2].clone();
    if let What::Step { joins, .. } = &mut odd.what {
        *joins = Some(2);
    }
    assert_eq!(table.apply(&odd), Err(Broken::Content(3)));
    assert_eq!(table, before);
    assert_eq!(Table::fold(&play.events[1..]), Err(Broken::Content(2)));
    assert!(Table::fold([]).is_err());
}

#[test]
fn a_table_has_so_many_events_and_can_then_only_end() {
    let mut play = Play::four();
    play.table.sequence = MOST_EVENTS;
    assert_eq!(play.ask(host(), life(1, -1)), Err(Refusal::Limit));
    assert_eq!(play.ask(host(), UNDO), Err(Refusal::Limit));
    play.ask(host(), Command::Close {}).unwrap();
    assert_eq!(play.ask(host(), Command::Reopen {}), Err(Refusal::Limit));
    play.ask(
        host(),
        Command::Finish {
            placements: None,
            end_reason: None,
        },
    )
    .unwrap();
}
