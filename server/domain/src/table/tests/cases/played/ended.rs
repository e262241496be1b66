//! Dice, and how a table ends.

use super::*;

pub fn dice() -> Case {
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

pub fn offline_dice() -> Case {
    let mut case = Case::new("dice of a device that plays offline", commander(3));
    case.thrown(Command::WhoStarts {}, Roll::Starter { seat: seat(2) });
    case.host(NEXT);
    let faces = vec![17, 3];
    case.thrown(Command::Roll { sides: 20, count: 2 }, Roll::Dice { sides: 20, faces });
    case.thrown(Command::Coin { count: 1 }, Roll::Coin { heads: vec![true] });
    case
}

pub fn finish() -> Case {
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

pub fn closed() -> Case {
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
