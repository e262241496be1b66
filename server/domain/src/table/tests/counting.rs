//! What is counted, and how far.

use super::*;

#[test]
fn everyone_begins_with_the_formats_life() {
    let play = Play::of(commander(10));
    assert_eq!(play.life(), [40; 10]);
    assert_eq!(play.board().order, SeatNo::all(10).collect::<Vec<_>>());
}

#[test]
fn life_goes_up_and_down_and_is_set() {
    let mut play = Play::four();
    play.host(life(1, -7));
    play.host(life(2, 3));
    play.host(Command::SetLife { seat: seat(3), to: -5 });
    assert_eq!(play.life(), [33, 43, -5, 40]);
}

#[test]
fn life_has_an_end_either_way() {
    let mut play = Play::four();
    play.host(life(1, i32::MAX));
    play.host(life(2, i32::MIN));
    assert_eq!(play.life()[..2], [MOST_LIFE, -MOST_LIFE]);
    assert_eq!(play.ask(host(), life(1, 1)), Err(Refusal::NoChange));
    for to in [MOST_LIFE + 1, -MOST_LIFE - 1, i32::MIN] {
        let set = Command::SetLife { seat: seat(1), to };
        assert_eq!(play.ask(host(), set), Err(Refusal::Invalid));
    }
}

#[test]
fn nothing_is_no_change_and_no_seat_is_unknown() {
    let mut play = Play::four();
    assert_eq!(play.ask(host(), life(1, 0)), Err(Refusal::NoChange));
    assert_eq!(play.ask(host(), life(5, 1)), Err(Refusal::Unknown));
    let by_nobody = Command::Life {
        seat: seat(1),
        delta: -1,
        source: Some(seat(9)),
    };
    assert_eq!(play.ask(host(), by_nobody), Err(Refusal::Unknown));
    assert_eq!(play.table.sequence(), 1);
}

#[test]
fn commander_damage_lowers_life_by_as_much() {
    let mut play = Play::four();
    play.host(hit(1, 2, 0, 7));
    play.host(hit(1, 2, 1, 5));
    play.host(hit(1, 3, 0, 1));
    assert_eq!(play.seat(1).damage_from(seat(2), 0), 7);
    assert_eq!(play.seat(1).damage_from(seat(2), 1), 5);
    assert_eq!(play.life(), [27, 40, 40, 40]);
    play.host(hit(1, 2, 0, -3));
    assert_eq!((play.seat(1).damage_from(seat(2), 0), play.seat(1).life), (4, 30));
    // No more can be taken back than was dealt.
    play.host(hit(1, 2, 0, -99));
    assert_eq!((play.seat(1).damage_from(seat(2), 0), play.seat(1).life), (0, 34));
    assert_eq!(play.ask(host(), hit(1, 2, 0, -1)), Err(Refusal::NoChange));
}

#[test]
fn damage_comes_from_commanders_that_are_there() {
    let mut play = Play::four();
    assert_eq!(play.ask(host(), hit(1, 3, 1, 1)), Err(Refusal::Unknown));
    assert_eq!(play.ask(host(), hit(1, 2, 2, 1)), Err(Refusal::Unknown));
    assert_eq!(play.ask(host(), hit(1, 9, 0, 1)), Err(Refusal::Unknown));
    play.host(hit(1, 2, 1, 3));
    let mut place = play.seat(2).place.clone();
    place.commanders.pop();
    play.host(Command::Seat { seat: seat(2), place });
    // What was noted can be corrected, though nothing new comes from there.
    play.host(hit(1, 2, 1, -3));
    assert_eq!(play.ask(host(), hit(1, 2, 1, 1)), Err(Refusal::Unknown));
}

#[test]
fn counters_stay_within_their_bounds() {
    for kind in Counter::ALL {
        let mut play = Play::four();
        assert_eq!(play.ask(host(), counter(1, kind, -1)), Err(Refusal::NoChange));
        play.host(counter(1, kind, 2));
        assert_eq!(play.seat(1).counters.get(kind), 2);
        play.host(counter(1, kind, i32::MAX));
        assert_eq!(play.seat(1).counters.get(kind), kind.most());
        play.host(counter(1, kind, i32::MIN));
        assert_eq!(play.seat(1).counters.get(kind), 0);
    }
}

#[test]
fn each_commander_has_its_own_tax() {
    let mut play = Play::four();
    let casts = |number, commander| Command::Casts {
        seat: seat(number),
        commander,
        delta: 1,
    };
    play.host(casts(2, 0));
    play.host(casts(2, 1));
    play.host(casts(2, 1));
    assert_eq!(play.seat(2).casts, [1, 2]);
    assert_eq!(play.ask(host(), casts(1, 1)), Err(Refusal::Unknown));
    assert_eq!(play.ask(host(), casts(1, 200)), Err(Refusal::Unknown));
}

#[test]
fn custom_counters_have_names_and_an_end() {
    let mut play = Play::four();
    let custom = |name: &str, delta| Command::Custom {
        seat: seat(1),
        name: name.parse().unwrap(),
        delta,
    };
    for number in 0..MOST_CUSTOM {
        play.host(custom(&format!("Counter {number}"), 0));
    }
    assert_eq!(play.ask(host(), custom("One more", 1)), Err(Refusal::Limit));
    play.host(custom("Counter 3", 5));
    let name: CounterName = "Counter 3".parse().unwrap();
    assert_eq!(play.seat(1).custom[&name], 5);
    let drop = Command::DropCustom { seat: seat(1), name };
    play.host(drop.clone());
    assert_eq!(play.ask(host(), drop), Err(Refusal::Unknown));
    play.host(custom("One more", 1));
    assert!("x".repeat(25).parse::<CounterName>().is_err());
    assert!("a\u{202e}b".parse::<CounterName>().is_err());
}

#[test]
fn what_lies_in_the_middle_goes_from_hand_to_hand() {
    let mut play = Play::four();
    play.host(Command::Monarch { seat: Some(seat(2)) });
    play.host(Command::Monarch { seat: Some(seat(3)) });
    play.host(Command::Initiative { seat: Some(seat(1)) });
    play.host(Command::Daylight { to: Daylight::Night });
    play.host(Command::Blessing {
        seat: seat(4),
        on: true,
    });
    play.host(Command::Storm { delta: 3 });
    let board = play.board();
    assert_eq!((board.monarch, board.initiative), (Some(seat(3)), Some(seat(1))));
    assert_eq!((board.daylight, board.storm), (Daylight::Night, 3));
    assert!(board.seats[3].blessing);
    let again = Command::Monarch { seat: Some(seat(3)) };
    assert_eq!(play.ask(host(), again), Err(Refusal::NoChange));
    assert_eq!(
        play.ask(host(), Command::Monarch { seat: Some(seat(5)) }),
        Err(Refusal::Unknown)
    );
    play.host(Command::Monarch { seat: None });
    assert_eq!(play.board().monarch, None);
}

#[test]
fn chance_is_passed_in_and_within_bounds() {
    let mut play = Play::four();
    play.host(Command::Roll { sides: 20, count: 5 });
    let thrown = play.board().roll.clone().unwrap();
    assert_eq!(thrown.sequence, 2);
    let Roll::Dice { sides: 20, faces } = thrown.roll else {
        panic!("{thrown:?}");
    };
    assert!(faces.len() == 5 && faces.iter().all(|face| (1..=20).contains(face)));
    play.host(Command::Coin { count: 3 });
    let thrown = play.board().roll.clone().unwrap();
    assert!(matches!(thrown.roll, Roll::Coin { heads } if heads.len() == 3));
    for (sides, count) in [(1, 1), (1_001, 1), (6, 0), (6, 21)] {
        assert_eq!(play.ask(host(), Command::Roll { sides, count }), Err(Refusal::Invalid));
    }
    assert_eq!(play.ask(host(), Command::Coin { count: 0 }), Err(Refusal::Invalid));
}

#[test]
fn no_two_seats_have_the_same_colour() {
    let mut play = Play::four();
    let colors = |play: &Play| {
        play.board()
            .seats
            .iter()
            .map(|seat| seat.place.color)
            .collect::<Vec<_>>()
    };
    let color = |color| Command::Color { seat: seat(1), color };
    play.host(color(SeatColor::Green));
    assert_eq!(
        colors(&play),
        [SeatColor::Green, SeatColor::Blue, SeatColor::Red, SeatColor::Yellow]
    );
    play.host(color(SeatColor::Gray));
    assert_eq!(colors(&play)[0], SeatColor::Gray);
    assert_eq!(play.ask(host(), color(SeatColor::Gray)), Err(Refusal::NoChange));
}

#[test]
fn only_tables_that_can_be_are_laid() {
    let wrong = |change: fn(&mut Setup)| {
        let mut setup = commander(4);
        change(&mut setup);
        setup.check().unwrap_err().0
    };
    assert_eq!(wrong(|setup| setup.seats.truncate(1)), "seats");
    assert_eq!(wrong(|setup| setup.seats.extend(commander(10).seats)), "seats");
    assert_eq!(wrong(|setup| setup.rules.starting_life = 0), "startingLife");
    assert_eq!(wrong(|setup| setup.rules.starting_life = i32::MAX), "startingLife");
    assert_eq!(wrong(|setup| setup.rules.poison = Some(0)), "poison");
    assert_eq!(
        wrong(|setup| setup.rules.commander_damage = Some(u32::MAX)),
        "commanderDamage"
    );
    assert_eq!(
        wrong(|setup| setup.seats[2].player = SeatedPlayer::User(user(1))),
        "seats.2.userId"
    );
    assert_eq!(wrong(|setup| setup.seats[1].color = SeatColor::Red), "seats.1.color");
    assert_eq!(
        wrong(|setup| setup.seats[0].commanders = vec!["a".parse().unwrap(); 3]),
        "seats.0.commanders"
    );
}

#[test]
fn a_table_can_be_set_up_again_until_something_was_played() {
    let mut play = Play::four();
    play.host(Command::SetUp { setup: commander(5) });
    assert_eq!(play.board().seats.len(), 5);
    let step = play.host(life(5, -1));
    let anew = Command::SetUp { setup: commander(2) };
    assert_eq!(play.ask(host(), anew.clone()), Err(Refusal::Begun));
    play.host(Command::Undo { of: Some(step) });
    play.host(anew);
    assert_eq!(play.ask(host(), REDO), Err(Refusal::NothingToRedo));
    assert_eq!(Table::fold(&play.events), Ok(play.table));
}
