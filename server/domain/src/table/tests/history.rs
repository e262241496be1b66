//! Quick taps and the history that people read.

use super::*;

fn entries(play: &Play) -> Vec<HistoryEntry> {
    History::of(&play.events).entries()[1..].to_vec()
}

/// Seat, change of life, taps and whether it was undone, of each line that is about life.
fn short(play: &Play) -> Vec<(u8, i32, u32, bool)> {
    let of = |entry: &HistoryEntry| match &entry.what {
        What::Step { changes, .. } => match &changes[0] {
            Change::Life { seat, from, to } => (seat.number(), to - from, entry.taps, entry.undone),
            other => panic!("{other:?}"),
        },
        other => panic!("{other:?}"),
    };
    entries(play).iter().map(of).collect()
}

#[test]
fn quick_taps_are_one_line_with_their_sum() {
    let mut play = Play::four();
    for delta in [-1, -1, -10, 5] {
        play.wait(2);
        play.ask(host(), life(1, delta)).unwrap();
    }
    assert_eq!(short(&play), [(1, -7, 4, false)]);
    let entry = &entries(&play)[0];
    assert_eq!((entry.sequence, entry.until.seconds() - entry.at.seconds()), (2, 6));
    play.wait(3);
    play.ask(host(), life(1, -1)).unwrap();
    assert_eq!(short(&play), [(1, -7, 4, false), (1, -1, 1, false)]);
}

#[test]
fn taps_on_other_seats_and_devices_are_other_lines_and_do_not_cut() {
    let mut play = Play::four();
    play.ask(host(), life(1, -1)).unwrap();
    play.ask(player(2), life(2, -1)).unwrap();
    play.ask(host(), life(1, -1)).unwrap();
    play.ask(player(2), life(2, -1)).unwrap();
    assert_eq!(short(&play), [(1, -2, 2, false), (2, -2, 2, false)]);
    // On the same seat they do: the sums would not follow each other.
    play.ask(player(2), life(1, -1)).unwrap();
    play.ask(host(), life(1, -1)).unwrap();
    assert_eq!(short(&play)[2..], [(1, -1, 1, false), (1, -1, 1, false)]);
}

#[test]
fn only_taps_of_one_kind_and_source_join() {
    let mut play = Play::four();
    let from = |source| Command::Life {
        seat: seat(1),
        delta: -1,
        source,
    };
    play.ask(host(), from(None)).unwrap();
    play.ask(host(), from(Some(seat(2)))).unwrap();
    play.ask(host(), Command::SetLife { seat: seat(1), to: 9 }).unwrap();
    play.ask(host(), Command::SetLife { seat: seat(1), to: 8 }).unwrap();
    play.ask(host(), hit(1, 2, 0, 1)).unwrap();
    play.ask(host(), hit(1, 2, 0, 1)).unwrap();
    assert_eq!(
        entries(&play).iter().map(|entry| entry.taps).collect::<Vec<_>>(),
        [1, 1, 1, 1, 2]
    );
    let nameless = Actor { device: None, ..host() };
    play.ask(nameless, life(2, 1)).unwrap();
    play.ask(nameless, life(2, 1)).unwrap();
    assert_eq!(entries(&play).len(), 7);
}

#[test]
fn a_line_is_undone_as_one_and_marked() {
    let mut play = Play::four();
    play.ask(host(), life(1, -1)).unwrap();
    play.ask(host(), life(1, -1)).unwrap();
    play.ask(host(), UNDO).unwrap();
    assert_eq!((play.life()[0], short(&play)), (40, vec![(1, -2, 2, true)]));
    // A tap after it begins another.
    play.ask(host(), life(1, -1)).unwrap();
    assert_eq!(short(&play), [(1, -2, 2, true), (1, -1, 1, false)]);
    play.ask(host(), UNDO).unwrap();
    play.ask(host(), REDO).unwrap();
    assert_eq!(short(&play), [(1, -2, 2, true), (1, -1, 1, false)]);
}

#[test]
fn a_line_has_an_end() {
    let mut play = Play::four();
    for _ in 0..=MOST_TAPS {
        play.ask(host(), life(1, -1)).unwrap();
    }
    assert_eq!(short(&play).iter().map(|entry| entry.2).collect::<Vec<_>>(), [500, 1]);
}

#[test]
fn rolls_and_the_rest_are_lines_too() {
    let mut play = Play::four();
    play.host(Command::Coin { count: 1 });
    play.host(Command::Pause {});
    play.host(NEXT);
    let kinds = entries(&play).into_iter().map(|entry| entry.what);
    assert!(matches!(
        kinds.collect::<Vec<_>>()[..],
        [What::Rolled { .. }, What::Paused {}, What::Step { .. }]
    ));
}
