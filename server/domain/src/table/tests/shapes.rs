//! Commands, events and tables as JSON.

use serde_json::{Value, from_value, json, to_value};

use super::*;

fn command(value: Value) -> Result<Command, serde_json::Error> {
    from_value(value)
}

#[test]
fn commands_are_tagged_and_closed() {
    let read = |value: Value| command(value).unwrap();
    assert_eq!(read(json!({"type": "life", "seat": 1, "delta": -7})), life(1, -7));
    assert_eq!(
        read(json!({"type": "commanderDamage", "seat": 1, "source": 2, "commander": 1, "delta": 3})),
        hit(1, 2, 1, 3)
    );
    assert_eq!(read(json!({"type": "turn", "seat": null})), NEXT);
    assert_eq!(read(json!({"type": "undo"})), UNDO);
    assert_eq!(read(json!({"type": "pause"})), Command::Pause {});
    assert_eq!(
        read(json!({"type": "out", "seats": [3], "by": 1, "how": "commanderDamage"})),
        out(3, Some(1), EndReason::CommanderDamage)
    );
    for wrong in [
        json!({"type": "life", "seat": 1, "delta": -7, "extra": 1}),
        json!({"type": "pause", "extra": 1}),
        json!({"type": "undo", "step": 3}),
        json!({"type": "life", "seat": 0, "delta": 1}),
        json!({"type": "life", "seat": 11, "delta": 1}),
        json!({"type": "life", "seat": 1, "delta": 99_999_999_999_i64}),
        json!({"type": "life", "seat": 1}),
        json!({"type": "explode"}),
        json!({"type": "counter", "seat": 1, "counter": "gold", "delta": 1}),
        json!({"type": "custom", "seat": 1, "name": " ", "delta": 1}),
        json!({"type": "custom", "seat": 1, "name": "x".repeat(25), "delta": 1}),
        json!({"type": "out", "seats": [3], "by": 1, "how": "boredom"}),
        json!({"type": "settings", "settings": {"allSeats": true, "joinAs": "viewer", "extra": 1}}),
        json!({"seat": 1, "delta": 1}),
    ] {
        assert!(command(wrong.clone()).is_err(), "{wrong}");
    }
    let ask = json!({"id": Uuid::nil(), "command": {"type": "storm", "delta": 1}});
    assert!(from_value::<Ask>(ask.clone()).is_ok());
    let mut wrong = ask;
    wrong["role"] = json!("host");
    assert!(from_value::<Ask>(wrong).is_err());
}

#[test]
fn a_seat_is_a_users_or_a_guests() {
    let place = |change: Value| {
        let mut seat = json!({"userId": null, "guestName": null, "deckId": null, "deckName": "Sails", "commanders": ["A"], "color": "red"});
        seat.as_object_mut()
            .unwrap()
            .extend(change.as_object().unwrap().clone());
        from_value::<SeatSetup>(seat)
    };
    assert!(place(json!({"guestName": " Zoë  K "})).is_ok_and(|place| place.user().is_none()));
    assert_eq!(place(json!({"userId": user(1)})).unwrap().user(), Some(user(1)));
    for wrong in [
        json!({}),
        json!({"userId": user(1), "guestName": "Zoë"}),
        json!({"guestName": "x".repeat(51)}),
        json!({"guestName": "Zoë", "deckName": ""}),
        json!({"guestName": "Zoë", "commanders": ["a", "b", "c"]}),
        json!({"guestName": "Zoë", "color": "mauve"}),
        json!({"guestName": "Zoë", "extra": 1}),
    ] {
        assert!(place(wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn an_event_is_written_once_and_read_anywhere() {
    let mut play = Play::four();
    play.ask(host(), hit(1, 2, 1, 4)).unwrap();
    let written = to_value(&play.events[1]).unwrap();
    assert_eq!(
        written,
        json!({
            "sequence": 2,
            "at": "2027-01-15T08:00:00Z",
            "id": Uuid::from_u128(2),
            "by": {"seat": 1, "device": Uuid::from_u128(0xd1)},
            "what": {
                "type": "step",
                "changes": [
                    {"type": "commanderDamage", "seat": 1, "source": 2, "commander": 1, "from": 0, "to": 4},
                    {"type": "life", "seat": 1, "from": 40, "to": 36},
                ],
                "tap": true,
                "joins": null,
                "source": 2,
            },
        })
    );
    assert_eq!(from_value::<Event>(written).unwrap(), play.events[1]);
}

#[test]
fn a_snapshot_has_what_a_screen_shows() {
    let mut play = Play::four();
    play.host(NEXT);
    play.host(hit(1, 2, 1, 40));
    play.host(out(1, Some(2), EndReason::CommanderDamage));
    play.host(Command::Custom {
        seat: seat(1),
        name: "Clue".parse().unwrap(),
        delta: 2,
    });
    play.host(Command::SetLife { seat: seat(3), to: 0 });
    let shown = to_value(play.table.snapshot()).unwrap();
    assert_eq!(
        (&shown["sequence"], &shown["undo"], &shown["redo"]),
        (&json!(6), &json!(6), &Value::Null)
    );
    assert_eq!(shown["board"]["status"], json!({"type": "open"}));
    assert_eq!(shown["board"]["turns"]["spells"][0]["millis"], json!(240_000));
    let first = &shown["board"]["seats"][0];
    assert_eq!(first["userId"], json!(user(1)));
    assert_eq!(first["guestName"], Value::Null);
    assert_eq!(
        first["commanderDamage"],
        json!([{"source": 2, "commander": 1, "amount": 40}])
    );
    assert_eq!(first["custom"], json!({"Clue": 2}));
    assert_eq!(
        first["out"],
        json!({"by": 2, "how": "commanderDamage", "round": 1, "sequence": 4})
    );
    assert_eq!(
        shown["eliminations"],
        json!([{"seat": 3, "cause": "life", "by": 1, "how": "combat"}])
    );
}

#[test]
fn words_of_refusal_are_what_is_written() {
    for refusal in Refusal::ALL {
        assert_eq!(to_value(refusal).unwrap(), json!(refusal.word()));
    }
}
