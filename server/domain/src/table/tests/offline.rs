//! Tables that one device plays without the server.

use super::*;

fn dice(sides: u32, faces: &[u32]) -> Option<Roll> {
    let faces = faces.to_vec();
    Some(Roll::Dice { sides, faces })
}

#[test]
fn dice_are_the_devices_own_and_say_so() {
    let mut play = Play::four();
    play.ask_offline(Command::Roll { sides: 20, count: 2 }, dice(20, &[20, 1]))
        .unwrap();
    play.ask_offline(Command::WhoStarts {}, Some(Roll::Starter { seat: seat(3) }))
        .unwrap();
    let [.., rolled, starter] = play.events.as_slice() else {
        panic!("two events");
    };
    assert_eq!(
        serde_json::to_value(&rolled.what).unwrap(),
        serde_json::json!({"type": "rolled", "roll": {"type": "dice", "sides": 20, "faces": [20, 1]}, "offline": true})
    );
    assert!(matches!(starter.what, What::Rolled { offline: true, .. }));
    assert_eq!(play.board().starter, Some(seat(3)));
    assert_eq!(Table::fold(&play.events).unwrap(), play.table);
}

#[test]
fn dice_that_cannot_come_out_are_refused() {
    let mut play = Play::four();
    play.host(out(2, None, EndReason::Time));
    let roll = Command::Roll { sides: 6, count: 2 };
    for (command, thrown) in [
        (roll.clone(), None),
        (roll.clone(), dice(6, &[1])),
        (roll.clone(), dice(6, &[0, 1])),
        (roll.clone(), dice(6, &[1, 7])),
        (roll.clone(), dice(20, &[1, 2])),
        (
            roll,
            Some(Roll::Coin {
                heads: vec![true, true],
            }),
        ),
        (Command::Coin { count: 2 }, Some(Roll::Coin { heads: vec![true] })),
        (Command::WhoStarts {}, Some(Roll::Starter { seat: seat(2) })),
        (Command::WhoStarts {}, Some(Roll::Starter { seat: seat(9) })),
        (life(1, -1), dice(6, &[1])),
        (Command::Roll { sides: 1, count: 1 }, dice(1, &[1])),
    ] {
        let asked = play.ask_offline(command.clone(), thrown.clone());
        assert_eq!(asked, Err(Refusal::Invalid), "{command:?} {thrown:?}");
    }
}

#[test]
fn everything_else_is_decided_as_at_any_table() {
    let (mut offline, mut live) = (Play::four(), Play::four());
    for command in [
        NEXT,
        life(2, -3),
        life(2, -1),
        hit(3, 1, 0, 7),
        UNDO,
        out(4, Some(1), EndReason::Combat),
        NEXT,
    ] {
        for play in [&mut offline, &mut live] {
            play.wait(1);
        }
        assert_eq!(offline.ask_offline(command.clone(), None), live.ask(host(), command));
    }
    assert_eq!(offline.ask_offline(REDO, None), live.ask(host(), REDO));
    assert_eq!(offline.events, live.events);
}
