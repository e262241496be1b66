//! Permissions.

use super::*;

fn own_seats_only() -> Play {
    let mut setup = commander(4);
    setup.settings.all_seats = false;
    Play::of(setup)
}

/// One of each kind, on the second seat where it is on one.
fn each(play: &Play) -> Vec<Command> {
    let on = seat(2);
    vec![
        life(2, -1),
        Command::SetLife { seat: on, to: 7 },
        hit(2, 1, 0, 1),
        counter(2, Counter::Energy, 1),
        Command::Casts {
            seat: on,
            commander: 0,
            delta: 1,
        },
        Command::Custom {
            seat: on,
            name: "Clue".parse().unwrap(),
            delta: 1,
        },
        Command::Blessing { seat: on, on: true },
        Command::Spare {
            seat: on,
            cause: Cause::Life,
            on: true,
        },
        Command::Color {
            seat: on,
            color: SeatColor::Gray,
        },
        out(2, None, EndReason::Mill),
        Command::Concede { seat: on },
        Command::Storm { delta: 1 },
        Command::Monarch { seat: Some(on) },
        Command::Initiative { seat: Some(on) },
        Command::Daylight { to: Daylight::Day },
        NEXT,
        Command::Pause {},
        Command::Roll { sides: 6, count: 1 },
        Command::Coin { count: 1 },
        Command::WhoStarts {},
        Command::Order {
            seats: [4, 3, 2, 1].map(seat).to_vec(),
        },
        Command::Seat {
            seat: on,
            place: SeatSetup {
                deck_name: None,
                ..play.seat(2).place.clone()
            },
        },
        Command::Settings {
            settings: Settings {
                join_as: JoinAs::Viewer,
                ..play.board().settings
            },
        },
        Command::SetUp { setup: commander(3) },
        Command::Finish {
            placements: None,
            end_reason: None,
        },
        Command::Close {},
    ]
}

/// Which of them are not allowed.
fn refused(play: &Play, actor: Actor) -> Vec<Command> {
    let may = |command: &Command| play.clone().ask(actor, command.clone()) != Err(Refusal::NotAllowed);
    each(play).into_iter().filter(|command| !may(command)).collect()
}

#[test]
fn a_viewer_may_nothing() {
    for play in [Play::four(), own_seats_only()] {
        assert_eq!(refused(&play, viewer()), each(&play));
        for command in [
            UNDO,
            REDO,
            Command::Back { seat: seat(2) },
            Command::Resume {},
            Command::Reopen {},
        ] {
            assert_eq!(play.clone().ask(viewer(), command), Err(Refusal::NotAllowed));
        }
    }
}

#[test]
fn the_host_may_everything() {
    for play in [Play::four(), own_seats_only()] {
        assert_eq!(refused(&play, host()), []);
        assert_eq!(refused(&play, Actor::SERVER), []);
    }
}

#[test]
fn players_may_all_but_run_the_table() {
    let play = Play::four();
    let [.., settings, set_up, _, close] = &each(&play)[..] else {
        panic!("there are more");
    };
    let host_only = [settings, set_up, close].map(Clone::clone);
    assert_eq!(refused(&play, player(2)), host_only);
    // Only the host may move another player.
    let seat = each(&play)[21].clone();
    assert_eq!(refused(&play, player(3))[0], seat);
}

#[test]
fn players_may_only_touch_their_own_seat_where_the_host_says_so() {
    let play = own_seats_only();
    let all = each(&play);
    let not_mine: Vec<Command> = [&all[20..21], &all[22..]].concat();
    assert_eq!(refused(&play, player(2)), not_mine);
    let not_theirs: Vec<Command> = [&all[..11], &all[20..]].concat();
    assert_eq!(refused(&play, player(3)), not_theirs);
    // A player without a seat may change only what lies in the middle.
    assert_eq!(refused(&play, player(9)), not_theirs);
}

#[test]
fn the_turn_is_passed_by_whose_it_is_and_taken_by_whose_it_will_be() {
    let mut play = own_seats_only();
    play.ask(player(3), NEXT).unwrap();
    assert_eq!(play.ask(player(3), NEXT), Err(Refusal::NotAllowed));
    play.ask(player(2), NEXT).unwrap();
    play.ask(player(2), NEXT).unwrap();
    assert_eq!(play.board().turns.current().unwrap().seat, seat(3));
}

#[test]
fn a_colour_is_not_taken_from_another() {
    let mut play = own_seats_only();
    let color = Command::Color {
        seat: seat(2),
        color: SeatColor::Red,
    };
    assert_eq!(play.ask(player(2), color.clone()), Err(Refusal::NotAllowed));
    play.ask(host(), color).unwrap();
}

#[test]
fn undo_is_for_everyone_as_far_as_they_could_have_done_it() {
    let mut play = Play::four();
    let host_s = play.host(life(1, -5));
    play.ask(player(2), UNDO).unwrap();
    assert_eq!(play.life(), [40; 4]);
    play.ask(player(3), Command::Redo { of: Some(host_s) }).unwrap();

    let mut play = own_seats_only();
    let mine = play.ask(player(2), life(2, -3)).unwrap().0;
    let host_s = play.host(life(1, -5));
    let not_mine = Command::Undo { of: Some(host_s) };
    assert_eq!(play.ask(player(2), not_mine), Err(Refusal::NotAllowed));
    // Without a name it is the last that is theirs.
    play.ask(player(2), UNDO).unwrap();
    assert_eq!(play.life(), [35, 40, 40, 40]);
    assert_eq!(play.ask(player(2), UNDO), Err(Refusal::NothingToUndo));
    assert_eq!(
        play.ask(player(3), Command::Redo { of: Some(mine) }),
        Err(Refusal::NotAllowed)
    );
    play.ask(player(2), REDO).unwrap();
    assert_eq!(play.life(), [35, 37, 40, 40]);
}

#[test]
fn a_user_takes_a_guests_seat() {
    let mut play = own_seats_only();
    let sit = |number: u8, who: SeatedPlayer, play: &Play| Command::Seat {
        seat: seat(number),
        place: SeatSetup {
            player: who,
            ..play.seat(number).place.clone()
        },
    };
    // Not for another user, not on a player's seat, not twice.
    let for_other = sit(4, SeatedPlayer::User(user(8)), &play);
    assert_eq!(play.ask(player(9), for_other), Err(Refusal::NotAllowed));
    let on_other = sit(2, SeatedPlayer::User(user(9)), &play);
    assert_eq!(play.ask(player(9), on_other), Err(Refusal::NotAllowed));
    let twice = sit(4, SeatedPlayer::User(user(2)), &play);
    assert_eq!(play.ask(player(2), twice), Err(Refusal::Invalid));
    let sits = sit(4, SeatedPlayer::User(user(9)), &play);
    play.ask(player(9), sits).unwrap();
    play.ask(player(9), life(4, -1)).unwrap();
    assert_eq!(play.events.last().unwrap().by.seat, Some(seat(4)));
    let leaves = sit(4, SeatedPlayer::Guest("Zoë".parse().unwrap()), &play);
    play.ask(player(9), leaves).unwrap();
    assert_eq!(play.ask(player(9), life(4, -1)), Err(Refusal::NotAllowed));
    // Anyone who may touch a guest's seat may rename the guest.
    let renamed = sit(4, SeatedPlayer::Guest("Ann".parse().unwrap()), &play);
    assert_eq!(play.ask(player(2), renamed.clone()), Err(Refusal::NotAllowed));
    play.ask(host(), renamed).unwrap();
    assert_eq!(Table::fold(&play.events), Ok(play.table));
}

#[test]
fn who_sits_down_keeps_the_seat_s_colour() {
    let mut play = Play::four();
    let place = SeatSetup {
        color: SeatColor::Red,
        deck_name: None,
        ..play.seat(2).place.clone()
    };
    play.host(Command::Seat { seat: seat(2), place });
    assert_eq!(
        (play.seat(2).place.color, &play.seat(2).place.deck_name),
        (SeatColor::Blue, &None)
    );
}

#[test]
fn the_table_of_people_holds_line_by_line() {
    let (seated, stranger) = (user(2), Uuid::from_u128(0xbeef));
    let (player, viewer) = (Some(JoinAs::Player), Some(JoinAs::Viewer));
    // Their role, then the one by a code that makes players, then by one that makes viewers.
    let table = [
        (seated, true, player, Some(Role::Host), Role::Host, Role::Host),
        (stranger, true, None, Some(Role::Host), Role::Host, Role::Host),
        (stranger, false, player, Some(Role::Player), Role::Player, Role::Player),
        (stranger, false, viewer, Some(Role::Viewer), Role::Viewer, Role::Viewer),
        (seated, false, viewer, Some(Role::Player), Role::Player, Role::Player),
        (seated, false, None, None, Role::Player, Role::Player),
        (stranger, false, None, None, Role::Player, Role::Viewer),
    ];
    let play = |join_as| {
        let mut setup = commander(4);
        setup.settings.join_as = join_as;
        Play::of(setup)
    };
    let (players, viewers) = (play(JoinAs::Player), play(JoinAs::Viewer));
    for (user, host, joins, role, as_player, as_viewer) in table {
        let who = Attendance { user, host, joins };
        assert_eq!(who.role(viewers.table.board()), role, "{who:?}");
        assert_eq!(who.role_by_code(players.table.board()), as_player, "{who:?}");
        assert_eq!(who.role_by_code(viewers.table.board()), as_viewer, "{who:?}");
        assert_eq!(who.may(TableAct::See), role.is_some(), "{who:?}");
        assert_eq!(who.may(TableAct::Enter { open: false }), role.is_some(), "{who:?}");
        assert!(who.may(TableAct::Enter { open: true }), "{who:?}");
        assert_eq!(who.may(TableAct::Host), role == Some(Role::Host), "{who:?}");
    }
}
