//! Life, counters, and what lies in the middle.

use super::*;

pub fn life() -> Case {
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

pub fn commander_damage() -> Case {
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

pub fn counters() -> Case {
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

pub fn custom() -> Case {
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

pub fn middle() -> Case {
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
