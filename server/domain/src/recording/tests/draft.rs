use std::collections::HashMap;

use super::*;

#[test]
fn a_draft_becomes_a_game() {
    let mut bob = user(BOB, 2);
    bob.deck = Some(DraftDeck::Known(DECK));
    let mut zoe = guest("Zoë", 1);
    zoe.deck = Some(DraftDeck::Named("Hats".parse().unwrap()));
    let Played { game, seats } = made(draft(vec![zoe, bob]), &facts()).unwrap();
    assert_eq!(
        (game.id, game.format_id, game.recorded_by, game.version),
        (GAME, FORMAT, Some(ME), 1)
    );
    let [zoe, bob] = &seats[..] else { panic!("{seats:?}") };
    assert_eq!(
        (zoe.guest_name.as_deref(), zoe.deck_name.as_deref()),
        (Some("Zoë"), Some("Hats"))
    );
    assert_eq!(
        (bob.user_id, bob.username.as_deref(), bob.seat),
        (Some(BOB), Some("bob"), 2)
    );
    assert_eq!(
        (bob.deck_id, bob.colors.as_str(), bob.bracket),
        (Some(DECK), "WU", Some(3))
    );
}

#[test]
fn numbers_are_bounded() {
    let mut wild = guest("Zoë", 3);
    wild.final_life = Some(100_000);
    wild.eliminated_turn = Some(-1);
    wild.eliminated_by = Some(2);
    wild.mulligans = Some(100);
    let mut game = draft(vec![user(ME, 1), wild]);
    game.turns = Some(1_000);
    let fields: Vec<String> = refused(game, &facts()).into_iter().map(|(field, _)| field).collect();
    let seat = ["eliminatedBy", "eliminatedTurn", "finalLife", "mulligans", "placement"];
    let seat = seat.map(|field| format!("seats.1.{field}"));
    assert_eq!(fields, [&seat[..], &["turns".to_owned()]].concat());
}

#[test]
fn a_table_has_as_many_seats_as_the_format_allows() {
    let so_many = |count: i64| draft((1..=count).map(|n| guest(&format!("G{n}"), n)).collect());
    assert_eq!(
        refused(so_many(1), &facts()),
        one("seats", FieldError::TooFew { min: 2 })
    );
    assert_eq!(
        refused(so_many(5), &facts()),
        one("seats", FieldError::TooMany { max: 4 })
    );
    let mut crowd = so_many(11);
    crowd
        .wrong
        .insert("seats.3.guestName".into(), FieldError::TooLong { max: 50 });
    assert_eq!(refused(crowd, &facts()), one("seats", FieldError::TooMany { max: 10 }));
    assert!(made(so_many(4), &facts()).is_ok());
}

#[test]
fn nothing_ends_in_the_future_or_before_it_began() {
    let times = |started: Option<i64>, ended: i64| GameDraft {
        started_at: started.map(later),
        ended_at: later(ended),
        ..draft(vec![user(ME, 1), guest("Zoë", 2)])
    };
    assert!(
        made(times(Some(-60), 300), &facts()).is_ok(),
        "a device's clock is a little off"
    );
    assert_eq!(
        refused(times(None, 301), &facts()),
        one("endedAt", FieldError::InFuture)
    );
    assert_eq!(
        refused(times(Some(0), -1), &facts()),
        one("endedAt", FieldError::BeforeStart)
    );
    assert_eq!(
        refused(times(Some(400), 0), &facts()),
        one("startedAt", FieldError::InFuture)
    );
    let old = made(times(None, 0), &facts()).unwrap();
    let old = Played {
        game: Game {
            ended_at: later(9_000),
            ..old.game
        },
        ..old
    };
    let correcting = Facts {
        old: Some(&old),
        ..facts()
    };
    assert!(
        made(times(None, 9_000), &correcting).is_ok(),
        "the clock was set back since"
    );
}

#[test]
fn only_acquaintances_are_seated_and_each_once() {
    let twice = draft(vec![user(BOB, 1), user(BOB, 2)]);
    assert_eq!(refused(twice, &facts()), one("seats.1.userId", FieldError::Duplicate));
    let with_stranger = || draft(vec![user(ME, 1), user(STRANGER, 2)]);
    assert_eq!(
        refused(with_stranger(), &facts()),
        one("seats.1.userId", FieldError::Stranger)
    );
    let unknown = draft(vec![user(ME, 1), user(Uuid::from_u128(99), 2)]);
    assert_eq!(refused(unknown, &facts()), one("seats.1.userId", FieldError::Stranger));

    let set = set_of(&[Player::User(ME), Player::User(STRANGER)]);
    let mut in_set = Facts {
        set: Some(&set),
        ..facts()
    };
    let played = made(with_stranger(), &in_set).unwrap();
    assert_eq!(
        (played.game.set_id, played.game.playgroup_id),
        (Some(set.id), Some(GROUP))
    );
    in_set.people.get_mut(&STRANGER).unwrap().at_peace = false;
    assert_eq!(
        refused(with_stranger(), &in_set),
        one("seats.1.userId", FieldError::Stranger)
    );

    let correcting = Facts {
        old: Some(&played),
        ..facts()
    };
    assert!(made(with_stranger(), &correcting).is_ok(), "they sat there before");
}

#[test]
fn a_deck_lies_on_its_owners_seat() {
    let with_deck = |mut seat: SeatDraft| {
        seat.deck = Some(DraftDeck::Known(DECK));
        draft(vec![seat, guest("Zoë", 2)])
    };
    assert_eq!(
        refused(with_deck(user(ME, 1)), &facts()),
        one("seats.0.deckId", FieldError::NotTheirs)
    );
    let known_as = |viewer, archived: bool, owner| Facts {
        decks: HashMap::from([(
            DECK,
            (
                DeckOfTheDay {
                    archived_at: archived.then(now),
                    ..deck(owner)
                },
                Some(viewer),
            ),
        )]),
        ..facts()
    };
    let unknown = one("seats.0.deckId", FieldError::Unknown);
    assert_eq!(
        refused(with_deck(user(ME, 1)), &known_as(DeckViewer::Stranger, false, STRANGER)),
        unknown
    );
    assert_eq!(
        refused(with_deck(user(BOB, 1)), &known_as(DeckViewer::Acquaintance, true, BOB)),
        unknown
    );
    assert!(made(with_deck(user(ME, 1)), &known_as(DeckViewer::Owner, true, ME)).is_ok());

    let old = made(with_deck(user(BOB, 1)), &facts()).unwrap();
    let gone = Facts {
        old: Some(&old),
        decks: HashMap::new(),
        ..facts()
    };
    let kept = made(with_deck(user(BOB, 1)), &gone).unwrap();
    assert!(kept.says_the_same(&old), "the seat keeps the deck of that day");
}

#[test]
fn a_seat_has_a_name_unless_its_player_is_gone() {
    let nameless = || draft(vec![user(ME, 1), seat(None, 2)]);
    assert_eq!(
        refused(nameless(), &facts()),
        one("seats.1.guestName", FieldError::Required)
    );
    let mut unread = nameless();
    unread
        .wrong
        .insert("seats.1.guestName".into(), FieldError::TooLong { max: 50 });
    assert_eq!(
        refused(unread, &facts()),
        one("seats.1.guestName", FieldError::TooLong { max: 50 })
    );
    let mut old = made(draft(vec![user(ME, 1), guest("Zoë", 2)]), &facts()).unwrap();
    old.seats[1].guest_name = None;
    let correcting = Facts {
        old: Some(&old),
        ..facts()
    };
    assert!(made(nameless(), &correcting).is_ok());
}

#[test]
fn a_game_belongs_where_its_recorder_does() {
    let mut game = draft(vec![user(ME, 1), guest("Zoë", 2)]);
    (game.playgroup_id, game.event_id) = (Some(GROUP), Some(GAME));
    let both = [
        ("eventId".to_owned(), FieldError::Unknown),
        ("playgroupId".to_owned(), FieldError::Unknown),
    ];
    assert_eq!(refused(game.clone(), &facts()), both);
    let there = Facts {
        in_playgroup: true,
        at_event: true,
        ..facts()
    };
    let old = made(game.clone(), &there).unwrap();
    let left_since = Facts {
        old: Some(&old),
        ..facts()
    };
    assert!(made(game, &left_since).is_ok());
}

#[test]
fn a_set_keeps_its_players() {
    let set = set_of(&[Player::User(ME), Player::User(BOB)]);
    let in_set = Facts {
        set: Some(&set),
        ..facts()
    };
    assert!(made(draft(vec![user(BOB, 1), user(ME, 2)]), &in_set).is_ok());
    let other = draft(vec![user(ME, 1), guest("Zoë", 2)]);
    assert_eq!(refused(other, &in_set), one("seats", FieldError::OtherPlayers));
}
