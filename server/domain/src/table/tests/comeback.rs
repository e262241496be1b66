//! How far behind the winner was.

use super::*;

fn after(play: &mut Play, placements: &[i64]) -> Option<i64> {
    play.host(Command::Finish {
        placements: Some(placements.to_vec()),
        end_reason: None,
    });
    comeback(&play.events)
}

#[test]
fn the_winners_worst_moment_counts() {
    let mut play = Play::four();
    play.host(life(1, -30));
    play.host(life(2, 5));
    play.host(life(1, 60));
    play.host(life(2, -45));
    assert_eq!(after(&mut play.clone(), &[1, 2, 3, 4]), Some(35), "45 to 10");
    assert_eq!(after(&mut play.clone(), &[4, 3, 2, 1]), Some(30), "70 to 40");
    assert_eq!(after(&mut play.clone(), &[1, 1, 3, 4]), None, "two have won");
    assert_eq!(after(&mut Play::four(), &[1, 2, 3, 4]), Some(0));
    assert_eq!(comeback(&play.events), None, "it goes on");
}

#[test]
fn what_was_undone_never_happened() {
    let mut play = Play::four();
    play.host(life(1, -39));
    play.host(UNDO);
    let mut redone = play.clone();
    play.host(life(1, -4));
    assert_eq!(after(&mut play, &[1, 2, 3, 4]), Some(4));
    redone.host(REDO);
    assert_eq!(after(&mut redone, &[1, 2, 3, 4]), Some(39));
}

#[test]
fn eliminated_players_do_not_count_for_a_deficit() {
    let mut play = Play::four();
    play.host(out(2, None, EndReason::Concession));
    play.host(out(3, None, EndReason::Concession));
    play.host(out(4, None, EndReason::Concession));
    play.host(life(1, -10));
    assert_eq!(after(&mut play, &[1, 2, 2, 2]), Some(0));
}
