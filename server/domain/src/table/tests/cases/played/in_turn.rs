//! Turns and their clocks, eliminations, undo.

use super::*;

pub fn turns() -> Case {
    let mut case = Case::every(
        2,
        "turns: in order, extra ones, taken back, past those who are out",
        commander(4),
    );
    case.host(Command::Storm { delta: 4 });
    case.ask(player(2), Command::Starts { seat: seat(3) });
    case.refused(host(), Command::Starts { seat: seat(3) }, Refusal::NoChange);
    case.host(Command::Starts { seat: seat(4) });
    case.host(turn(3));
    case.refused(host(), Command::Starts { seat: seat(1) }, Refusal::Begun);
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

pub fn clocks() -> Case {
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

pub fn outs() -> Case {
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

pub fn undo() -> Case {
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
