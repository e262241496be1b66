//! Games that each show one side of the rules.

use super::*;

pub fn all() -> Vec<Case> {
    vec![
        life(),
        commander_damage(),
        counters(),
        custom(),
        middle(),
        turns(),
        clocks(),
        outs(),
        undo(),
        own_seats(),
        arrangement(),
        sitting_down(),
        dice(),
        finish(),
        closed(),
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

fn life() -> Case {
    let mut case = Case::new(
        "life: taps that join and taps that do not, up to the bounds",
        commander(2),
    );
    for millis in [0, 2_000, 500, 2_001] {
        case.wait(millis);
        case.host(taps(1, -1, None));
    }
    case.ask(player(2), taps(1, -1, None));
    case.host(taps(1, -3, None));
    case.host(taps(1, -3, Some(2)));
    case.host(taps(1, -2, Some(2)));
    case.host(taps(2, 5, None));
    case.host(taps(1, -10, Some(2)));
    case.host(set_life(1, 7));
    case.host(taps(1, -1, None));
    case.host(taps(1, i32::MAX, None));
    case.refused(host(), taps(1, 1, None), Refusal::NoChange);
    case.host(taps(2, i32::MIN, None));
    case.host(set_life(2, MOST_LIFE));
    case.refused(host(), set_life(2, MOST_LIFE + 1), Refusal::Invalid);
    case.refused(host(), set_life(2, MOST_LIFE), Refusal::NoChange);
    case.refused(host(), taps(3, 1, None), Refusal::Unknown);
    case.refused(host(), taps(1, -1, Some(3)), Refusal::Unknown);
    case.refused(viewer(), taps(1, -1, None), Refusal::NotAllowed);
    // Nothing joins what has no device.
    let nobody = Actor { device: None, ..host() };
    case.ask(nobody, taps(1, -1, None));
    case.ask(nobody, taps(1, -1, None));
    case
}

fn commander_damage() -> Case {
    let mut case = Case::every(
        2,
        "commander damage: by commander, with its life, corrected",
        commander(3),
    );
    case.host(hit(1, 2, 0, 6));
    case.host(hit(1, 2, 0, 6));
    case.host(hit(1, 2, 1, 3));
    case.host(hit(1, 3, 0, 2));
    case.wait(3_000);
    case.host(hit(1, 2, 0, -20));
    case.refused(host(), hit(1, 2, 0, -1), Refusal::NoChange);
    case.host(hit(3, 3, 0, 21));
    case.host(hit(2, 3, 0, 21));
    case.host(taps(2, -20, None));
    case.refused(host(), hit(1, 3, 1, 1), Refusal::Unknown);
    case.refused(host(), hit(1, 2, 2, 1), Refusal::Unknown);
    case.host(set_life(1, -MOST_LIFE));
    case.host(hit(1, 2, 1, i32::MAX));
    case.host(UNDO);
    case.host(REDO);
    case.wait(3_000);
    // The second commander's deck is gone; what it did can be corrected.
    let mut place = case.play.seat(2).place.clone();
    place.commanders.truncate(1);
    case.host(Command::Seat { seat: seat(2), place });
    case.host(hit(1, 2, 1, -9_990));
    case.refused(host(), hit(3, 2, 1, 1), Refusal::Unknown);
    case
}

fn counters() -> Case {
    let mut case = Case::every(2, "counters: each with its bounds", commander(2));
    for kind in Counter::ALL {
        case.host(counter(1, kind, 3));
    }
    case.host(counter(2, Counter::Ring, 9));
    case.refused(host(), counter(2, Counter::Ring, 1), Refusal::NoChange);
    case.host(counter(2, Counter::Mulligans, 1_000));
    case.host(counter(2, Counter::Energy, i32::MAX));
    case.host(counter(1, Counter::Rad, -5));
    case.refused(host(), counter(1, Counter::Rad, -1), Refusal::NoChange);
    case.host(counter(1, Counter::Poison, 7));
    let casts = |number: u8, commander: u8, delta: i32| Command::Casts {
        seat: seat(number),
        commander,
        delta,
    };
    case.host(casts(1, 0, 1));
    case.host(casts(1, 0, 1));
    case.host(casts(2, 1, 1));
    case.refused(host(), casts(1, 1, 1), Refusal::Unknown);
    case.refused(host(), casts(2, 2, 1), Refusal::Unknown);
    case.host(casts(2, 1, -4));
    case
}

fn custom() -> Case {
    let mut case = Case::every(2, "custom counters: named, dropped, at most twelve", commander(2));
    let tap = |name: &str, delta: i32| Command::Custom {
        seat: seat(1),
        name: name.parse().unwrap(),
        delta,
    };
    let dropped = |name: &str| Command::DropCustom {
        seat: seat(1),
        name: name.parse().unwrap(),
    };
    case.host(tap("Élan", 2));
    case.host(tap("Élan", 1));
    case.host(tap("  two   words ", -5));
    case.host(dropped("Élan"));
    case.host(UNDO);
    case.host(UNDO);
    case.host(REDO);
    case.refused(host(), dropped("Gold"), Refusal::Unknown);
    for number in 0..10 {
        case.host(tap(&format!("Counter {number}"), 1));
    }
    case.refused(host(), tap("Gold", 1), Refusal::Limit);
    case.host(dropped("Counter 0"));
    case.host(tap("Gold", 1));
    case
}

fn middle() -> Case {
    let mut case = Case::every(2, "what lies in the middle", commander(2));
    let storm = |delta: i32| Command::Storm { delta };
    case.host(storm(1));
    case.host(storm(1));
    case.ask(player(2), storm(1));
    case.host(storm(-9));
    case.refused(host(), storm(-1), Refusal::NoChange);
    for holder in [Some(1), Some(2), None] {
        let holder = holder.map(seat);
        case.host(Command::Monarch { seat: holder });
        case.host(Command::Initiative { seat: holder });
    }
    case.refused(host(), Command::Monarch { seat: Some(seat(3)) }, Refusal::Unknown);
    for on in [true, false] {
        case.host(Command::Blessing { seat: seat(2), on });
    }
    for to in [Daylight::Day, Daylight::Night, Daylight::Neither] {
        case.host(Command::Daylight { to });
    }
    case
}

fn turns() -> Case {
    let mut case = Case::every(
        2,
        "turns: in order, extra ones, taken back, past those who are out",
        commander(4),
    );
    case.host(Command::Storm { delta: 4 });
    case.host(turn(3));
    case.host(NEXT);
    case.host(Command::Storm { delta: 2 });
    case.host(NEXT);
    // An extra turn.
    case.host(turn(1));
    case.host(out(2, Some(1), EndReason::Combat));
    case.host(NEXT);
    case.refused(host(), turn(2), Refusal::Invalid);
    case.host(turn(1));
    case.host(UNDO);
    case.host(UNDO);
    case.host(REDO);
    case.host(Command::Order {
        seats: [4, 2, 1, 3].map(seat).to_vec(),
    });
    case.host(NEXT);
    case.host(NEXT);
    case.host(Command::Back { seat: seat(2) });
    case.host(NEXT);
    for _ in 0..10 {
        case.host(UNDO);
    }
    case.host(REDO);
    case.host(REDO);
    case.host(NEXT);
    case
}

fn clocks() -> Case {
    let mut case = Case::new("clocks: running, paused, given back with a turn", commander(3));
    case.wait(90_500);
    case.host(Command::Pause {});
    case.host(Command::Resume {});
    case.wait(1_000);
    case.host(NEXT);
    case.wait(61_234);
    case.host(NEXT);
    case.wait(5_001);
    case.host(taps(1, -4, Some(2)));
    case.wait(10_000);
    case.host(Command::Pause {});
    case.refused(host(), Command::Pause {}, Refusal::NoChange);
    case.wait(600_000);
    case.host(NEXT);
    case.wait(30_000);
    case.host(Command::Resume {});
    case.refused(host(), Command::Resume {}, Refusal::NoChange);
    case.wait(7_007);
    case.host(UNDO);
    case.wait(1_000);
    case.host(REDO);
    case.wait(2_500);
    case.host(NEXT);
    case.wait(1);
    case.host(UNDO);
    case.host(UNDO);
    case.host(UNDO);
    case.host(UNDO);
    case.host(UNDO);
    case.wait(4_000);
    case.host(REDO);
    case.wait(4_000);
    case.host(taps(2, -1, None));
    // The server's clock went back.
    case.play.now = case.play.now - Duration::from_secs(60);
    case.host(taps(2, -1, None));
    case
}

fn outs() -> Case {
    let mut case = Case::every(2, "out and back: who would be, who is, who was spared", commander(6));
    case.host(counter(6, Counter::Poison, 12));
    case.host(set_life(5, 0));
    case.host(turn(5));
    case.host(taps(4, -44, None));
    case.host(hit(4, 2, 1, 25));
    case.host(Command::Spare {
        seat: seat(4),
        cause: Cause::Life,
        on: true,
    });
    case.host(Command::Out {
        seats: vec![seat(5), seat(6)],
        by: Some(seat(6)),
        how: EndReason::Poison,
    });
    case.refused(host(), out(5, None, EndReason::Other), Refusal::NoChange);
    case.refused(
        host(),
        Command::Out {
            seats: vec![seat(1), seat(1)],
            by: None,
            how: EndReason::Mill,
        },
        Refusal::Invalid,
    );
    case.host(Command::Concede { seat: seat(4) });
    case.host(NEXT);
    case.host(Command::Back { seat: seat(6) });
    case.host(Command::Spare {
        seat: seat(6),
        cause: Cause::Poison,
        on: true,
    });
    case.host(Command::Spare {
        seat: seat(6),
        cause: Cause::Poison,
        on: false,
    });
    case.host(out(6, Some(1), EndReason::Poison));
    case.host(UNDO);
    case
}

fn undo() -> Case {
    let mut case = Case::every(2, "undo and redo: lines, named steps, what is superseded", commander(4));
    case.refused(host(), UNDO, Refusal::NothingToUndo);
    case.refused(host(), REDO, Refusal::NothingToRedo);
    let first = case.host(taps(1, -1, None));
    case.host(taps(1, -1, None));
    let last = case.host(taps(1, -1, None));
    let other = case.host(taps(2, -5, None));
    case.host(undo_of(last));
    case.refused(host(), undo_of(first), Refusal::NothingToUndo);
    case.host(Command::Redo { of: Some(first) });
    case.host(hit(1, 2, 0, 4));
    case.refused(host(), undo_of(first), Refusal::Superseded);
    case.host(undo_of(other));
    // A new step on the same thing takes the redo away.
    case.ask(player(3), taps(2, 1, None));
    case.refused(host(), REDO, Refusal::NothingToRedo);
    case.host(UNDO);
    case.host(UNDO);
    case.host(UNDO);
    case.host(REDO);
    case.host(Command::Monarch { seat: Some(seat(2)) });
    case.host(REDO);
    case.host(REDO);
    case.refused(host(), REDO, Refusal::NothingToRedo);
    // What goes on a line after its redo joins it still.
    case.host(UNDO);
    case.host(REDO);
    case.host(NEXT);
    case.host(NEXT);
    case.host(UNDO);
    case.host(UNDO);
    let passed = case.play.events[case.play.events.len() - 3].id;
    case.refused(host(), Command::Redo { of: Some(passed) }, Refusal::Superseded);
    case
}

fn own_seats() -> Case {
    let mut setup = commander(4);
    setup.settings.all_seats = false;
    let mut case = Case::every(2, "own seats only: what players may still do", setup);
    let second = case.ask(player(2), taps(2, -2, None));
    case.refused(player(2), taps(3, -2, None), Refusal::NotAllowed);
    case.host(taps(3, -2, None));
    case.ask(player(3), NEXT);
    case.refused(player(3), NEXT, Refusal::NotAllowed);
    case.host(NEXT);
    case.ask(player(2), NEXT);
    case.ask(player(2), Command::Monarch { seat: Some(seat(1)) });
    case.refused(player(3), undo_of(second), Refusal::NotAllowed);
    case.ask(player(3), UNDO);
    case.ask(player(3), UNDO);
    case.ask(
        player(2),
        Command::Color {
            seat: seat(2),
            color: SeatColor::Gray,
        },
    );
    case.refused(
        player(2),
        Command::Color {
            seat: seat(2),
            color: SeatColor::Red,
        },
        Refusal::NotAllowed,
    );
    let order = Command::Order {
        seats: [4, 3, 2, 1].map(seat).to_vec(),
    };
    case.refused(player(2), order, Refusal::NotAllowed);
    let finish = Command::Finish {
        placements: None,
        end_reason: None,
    };
    case.refused(player(2), finish, Refusal::NotAllowed);
    case.refused(player(2), Command::Close {}, Refusal::NotAllowed);
    case.ask(player(2), Command::Concede { seat: seat(2) });
    let settings = Settings {
        all_seats: true,
        join_as: JoinAs::Viewer,
    };
    case.refused(player(2), Command::Settings { settings }, Refusal::NotAllowed);
    case.host(Command::Settings { settings });
    case.refused(host(), Command::Settings { settings }, Refusal::NoChange);
    case.ask(player(2), taps(4, -2, None));
    case
}

fn arrangement() -> Case {
    let mut case = Case::new("order and colours", commander(3));
    case.host(Command::Order {
        seats: [3, 1, 2].map(seat).to_vec(),
    });
    let wrong = Command::Order {
        seats: [3, 1, 1].map(seat).to_vec(),
    };
    case.refused(host(), wrong, Refusal::Invalid);
    let color = |number: u8, color: SeatColor| Command::Color {
        seat: seat(number),
        color,
    };
    case.host(color(1, SeatColor::Blue));
    case.host(color(3, SeatColor::Pink));
    case.refused(host(), color(3, SeatColor::Pink), Refusal::NoChange);
    case.host(UNDO);
    case.host(UNDO);
    case.host(NEXT);
    case.host(UNDO);
    case.host(UNDO);
    case
}

fn sitting_down() -> Case {
    let mut case = Case::new("sitting down, laying the table anew", commander(3));
    let mut place = commander(3).seats[2].clone();
    place.sitter = Sitter::User(user(9));
    place.deck_name = None;
    place.commanders = vec!["One".parse().unwrap(), "Other".parse().unwrap()];
    let sit = |number: u8, place: &Place| Command::Seat {
        seat: seat(number),
        place: place.clone(),
    };
    case.host(sit(3, &place));
    case.refused(host(), sit(3, &place), Refusal::NoChange);
    case.refused(host(), sit(1, &place), Refusal::Invalid);
    case.refused(player(2), sit(3, &place), Refusal::NotAllowed);
    case.host(Command::SetUp { setup: commander(2) });
    let mut duel = commander(4);
    duel.rules = Rules {
        starting_life: 20,
        commander_damage: None,
        poison: None,
    };
    case.refused(player(2), Command::SetUp { setup: duel.clone() }, Refusal::NotAllowed);
    let mut wrong = duel.clone();
    wrong.seats.truncate(1);
    case.refused(host(), Command::SetUp { setup: wrong }, Refusal::Invalid);
    case.host(Command::WhoStarts {});
    case.host(Command::SetUp { setup: duel.clone() });
    case.host(taps(1, -25, None));
    case.host(hit(2, 1, 0, 30));
    case.host(counter(3, Counter::Poison, 30));
    case.refused(host(), Command::SetUp { setup: duel.clone() }, Refusal::Begun);
    case.host(UNDO);
    case.host(UNDO);
    case.host(UNDO);
    case.host(Command::SetUp { setup: duel });
    case
}

fn dice() -> Case {
    let mut case = Case::new("dice, coins, and who starts", commander(3));
    case.host(Command::Roll { sides: 20, count: 2 });
    case.refused(host(), Command::Roll { sides: 1, count: 2 }, Refusal::Invalid);
    case.refused(host(), Command::Coin { count: 0 }, Refusal::Invalid);
    case.host(Command::Coin { count: 3 });
    case.host(out(2, None, EndReason::Time));
    case.host(Command::WhoStarts {});
    case.host(NEXT);
    case.host(Command::WhoStarts {});
    case.host(UNDO);
    case.host(NEXT);
    case
}

fn finish() -> Case {
    let mut case = Case::new("finish: places given, and nothing after", commander(4));
    case.host(NEXT);
    case.wait(60_000);
    case.host(out(4, Some(1), EndReason::Combat));
    case.wait(60_000);
    case.host(Command::Concede { seat: seat(2) });
    let finish = |placements: &[i64], end_reason: Option<EndReason>| Command::Finish {
        placements: Some(placements.to_vec()),
        end_reason,
    };
    case.refused(host(), finish(&[1, 2, 2], None), Refusal::Invalid);
    case.refused(host(), finish(&[2, 2, 3, 4], None), Refusal::Invalid);
    case.refused(host(), Command::Reopen {}, Refusal::Open);
    case.wait(2_000);
    case.ask(player(3), finish(&[1, 3, 2, 4], Some(EndReason::Combo)));
    case.refused(host(), finish(&[1, 3, 2, 4], None), Refusal::Finished);
    case.refused(host(), UNDO, Refusal::Finished);
    case
}

fn closed() -> Case {
    let mut case = Case::new(
        "closed, opened again, closed, and finished by what was left",
        commander(3),
    );
    case.host(NEXT);
    case.wait(30_000);
    case.host(taps(3, -40, None));
    case.wait(12 * 3_600_000);
    case.ask(Actor::SERVER, Command::Close {});
    case.refused(host(), taps(1, -1, None), Refusal::Closed);
    case.refused(player(2), Command::Reopen {}, Refusal::NotAllowed);
    case.wait(60_000);
    case.host(Command::Reopen {});
    case.wait(5_000);
    case.host(Command::Resume {});
    case.wait(6_000);
    case.host(out(3, Some(1), EndReason::Combat));
    case.wait(7_000);
    case.host(Command::Close {});
    let finish = Command::Finish {
        placements: None,
        end_reason: None,
    };
    case.refused(player(2), finish.clone(), Refusal::NotAllowed);
    case.wait(8_000);
    case.host(finish);
    case
}
