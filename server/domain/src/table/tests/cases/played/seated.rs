//! Seating and permissions.

use super::*;

pub fn own_seats() -> Case {
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
        guests: None,
        guests_all_seats: false,
        locked: false,
    };
    case.refused(player(2), Command::Settings { settings }, Refusal::NotAllowed);
    case.host(Command::Settings { settings });
    case.refused(host(), Command::Settings { settings }, Refusal::NoChange);
    case.ask(player(2), taps(4, -2, None));
    case
}

pub fn guests() -> Case {
    let mut setup = commander(4);
    setup.settings.all_seats = false;
    let mut case = Case::every(2, "a guest's own device, and locked seats", setup);
    let named = |number: u8, name: &str| Command::Seat {
        seat: seat(number),
        place: SeatSetup {
            player: SeatedPlayer::Guest(name.parse().unwrap()),
            ..commander(4).seats[usize::from(number) - 1].clone()
        },
    };
    let finish = Command::Finish {
        placements: None,
        end_reason: None,
    };
    case.ask(guest(4), taps(4, -2, None));
    case.refused(guest(4), taps(3, -2, None), Refusal::NotAllowed);
    case.refused(guest(2), taps(2, -2, None), Refusal::NotAllowed);
    case.ask(guest(4), named(4, "Zoë K"));
    case.refused(guest(4), named(3, "Zoë K"), Refusal::NotAllowed);
    let settings = Settings {
        locked: true,
        ..Settings::default()
    };
    case.host(Command::Settings { settings });
    case.refused(guest(4), taps(3, -2, None), Refusal::NotAllowed);
    let settings = Settings {
        guests_all_seats: true,
        ..settings
    };
    case.host(Command::Settings { settings });
    case.refused(host(), Command::Settings { settings }, Refusal::NoChange);
    case.ask(guest(4), taps(3, -2, None));
    case.refused(guest(4), named(4, "Zoë"), Refusal::NotAllowed);
    case.refused(guest(4), finish, Refusal::NotAllowed);
    let mut mine = commander(4).seats[3].clone();
    mine.player = SeatedPlayer::User(user(2));
    case.refused(
        player(2),
        Command::Seat {
            seat: seat(4),
            place: mine,
        },
        Refusal::NotAllowed,
    );
    case.ask(guest(4), Command::Concede { seat: seat(4) });
    case.host(named(4, "Zoë"));
    case
}

pub fn arrangement() -> Case {
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

pub fn sitting_down() -> Case {
    let mut case = Case::new("sitting down, laying the table anew", commander(3));
    let mut place = commander(3).seats[2].clone();
    place.player = SeatedPlayer::User(user(9));
    place.deck_name = None;
    place.commanders = vec!["One".parse().unwrap(), "Other".parse().unwrap()];
    let sit = |number: u8, place: &SeatSetup| Command::Seat {
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
