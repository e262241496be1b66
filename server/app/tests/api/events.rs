//! Events as the public and as guests see them, and games played there.

use std::time::Duration;

use podium_domain::Timestamp;
use podium_store::Conn;
use podium_store::events::{self, Event};
use podium_store::promo::{self, Promo};
use podium_test_support::{Caller, TestApp, api_test};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::table::{COMMANDER, befriend, game, group, guest, path, put_at, record, user, with};

const HOUR: Duration = Duration::from_secs(60 * 60);

/// An event that begins in an hour and lasts four, as an operator makes one.
pub fn tonight(app: &TestApp, name: &str) -> Event {
    let now = app.clock.now();
    Event {
        id: app.app.entropy.uuid(now),
        name: name.into(),
        description: "Bring a **lamp**.".into(),
        place: "The corner shop".into(),
        starts_at: now + HOUR,
        ends_at: Some(now + HOUR * 5),
        picture: None,
        playgroup_id: None,
        created_at: now,
        updated_at: now,
    }
}

/// A code for one use, at any time.
pub fn code(app: &TestApp, event: &Event, text: &str) -> Promo {
    Promo {
        code: text.parse().unwrap(),
        event_id: event.id,
        max_uses: Some(1),
        uses: 0,
        starts_at: None,
        expires_at: None,
        created_at: app.clock.now(),
    }
}

/// Keeps an event with its codes, and gives its path.
pub async fn keep(app: &TestApp, event: &Event, codes: &[Promo]) -> String {
    let (event, codes) = (event.clone(), codes.to_vec());
    let path = format!("/event/{}", event.id);
    let kept = app.app.db.write(async move |c: &mut Conn| {
        events::insert(c, &event).await?;
        for code in &codes {
            assert!(promo::insert(c, code).await?, "the code is taken");
        }
        Ok(())
    });
    kept.await.unwrap();
    path
}

/// Redeems a code, which must do.
pub async fn join(caller: &Caller, code: &str) -> Value {
    let joined = caller
        .post("/promo/event", json!({ "code": code, "locale": "en" }))
        .await;
    assert_eq!(joined.status, 201, "{joined:?}");
    joined.body["event"].clone()
}

/// A code that lets in any number.
pub fn open(code: Promo) -> Promo {
    Promo { max_uses: None, ..code }
}

api_test!(
    async fn anyone_reads_the_public_side(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let lamp = group(app, "Lamp Night", &[(&bob, "owner")]).await;
        let event = Event { playgroup_id: lamp.parse().ok(), ..tonight(app, "Lamp Night") };
        let path = keep(app, &event, &[open(code(app, &event, "LAMP"))]).await;
        join(&bob, "lamp").await;

        let public = json!({
            "id": event.id, "name": "Lamp Night", "description": "Bring a **lamp**.", "place": "The corner shop",
            "startsAt": "2026-05-28T21:26:40Z", "endsAt": "2026-05-29T01:26:40Z", "phase": "upcoming", "picture": null,
            "joined": false, "guestsCount": 1, "playgroup": null, "standings": [],
        });
        assert_eq!(app.anyone().get(&path).await.body, json!({ "event": public }));
        assert_eq!(alice.get(&path).await.body, json!({ "event": public }));
        let his = bob.get(&path).await.body["event"].clone();
        assert_eq!((&his["joined"], &his["playgroup"]), (&json!(true), &json!({ "id": lamp, "name": "Lamp Night" })));

        assert_eq!(app.anyone().get(&format!("/event/{}", Uuid::nil())).await.code(), 11);
        assert_eq!(app.anyone().get("/event/lamp").await.code(), 11);
        let mut stale = alice.clone();
        stale.token = "nonsense".into();
        assert_eq!(stale.get(&path).await.code(), 52, "a token that is there must be good");
        assert_eq!(app.unverified("Eve").await.get(&path).await.code(), 53);
        assert_eq!(app.anyone().get("/user/events").await.code(), 50);
    }
);

api_test!(
    async fn an_event_is_ahead_then_on_then_over(app) {
        let event = tonight(app, "Lamp Night");
        let endless = Event { id: app.app.entropy.uuid(app.clock.now()), ends_at: None, ..event.clone() };
        let (path, other) = (keep(app, &event, &[]).await, keep(app, &endless, &[]).await);
        let phase = async |path: &str| app.anyone().get(path).await.body["event"]["phase"].clone();
        assert_eq!(phase(&path).await, "upcoming");
        app.clock.advance(HOUR);
        assert_eq!((phase(&path).await, phase(&other).await), (json!("running"), json!("running")));
        app.clock.advance(HOUR * 4);
        assert_eq!((phase(&path).await, phase(&other).await), (json!("over"), json!("running")));
        app.clock.advance(HOUR * 20);
        assert_eq!(phase(&other).await, "over");
        assert_eq!(app.anyone().get(&other).await.body["event"]["endsAt"], Value::Null);
    }
);

api_test!(
    async fn my_events_are_those_i_joined_the_latest_first(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        assert_eq!(alice.get("/user/events").await.body, json!({ "events": [] }));
        for (name, at) in [("First", 1), ("Third", 3), ("Second", 2)] {
            let event = Event { starts_at: Timestamp::from_seconds(1_790_000_000 + at), ends_at: None, ..tonight(app, name) };
            keep(app, &event, &[open(code(app, &event, name))]).await;
        }
        join(&bob, "Second").await;
        for name in ["First", "Second", "Third"] {
            join(&alice, name).await;
        }
        let names = |body: Value| -> Vec<String> {
            body["events"].as_array().unwrap().iter().map(|event| event["name"].as_str().unwrap().into()).collect()
        };
        assert_eq!(names(alice.get("/user/events").await.body), ["Third", "Second", "First"]);
        let his = bob.get("/user/events").await.body;
        assert_eq!((&his["events"][0]["joined"], &his["events"][0]["guestsCount"]), (&json!(true), &json!(2)));
        assert_eq!(names(his), ["Second"]);
    }
);

api_test!(
    async fn games_played_there_make_the_standings(app) {
        let (alice, bob, chloe) = (app.user("Alice").await, app.user("Bob").await, app.user("Chloe").await);
        befriend(app, &alice, &bob).await;
        befriend(app, &alice, &chloe).await;
        let event = tonight(app, "Lamp Night");
        let at = keep(app, &event, &[open(code(app, &event, "LAMP"))]).await;
        for caller in [&alice, &bob] {
            join(caller, "LAMP").await;
        }
        let there = |seats: &[Value]| with(game(seats), "eventId", event.id.to_string());
        // Chloe never joined, and plays along: she has no line of her own.
        let won = record(&alice, there(&[user(&alice, 1), user(&bob, 2), user(&chloe, 2)])).await;
        assert_eq!(won["eventId"], event.id.to_string());
        record(&alice, there(&[user(&alice, 1), user(&bob, 1)])).await;
        record(&bob, there(&[user(&alice, 2), user(&bob, 1), guest("Zoë", 3)])).await;
        record(&bob, there(&[user(&bob, 1), guest("Zoë", 2)])).await;
        record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let standings = async || {
            let lines = bob.get(&at).await.body["event"]["standings"].clone();
            lines.as_array().unwrap().iter().map(|line| (
                line["user"]["firstname"].as_str().unwrap().to_owned(), line["games"].as_i64().unwrap(), line["wins"].as_i64().unwrap(),
            )).collect::<Vec<_>>()
        };
        let line = |name: &str, games, wins| (name.to_owned(), games, wins);
        assert_eq!(standings().await, [line("Bob", 4, 2), line("Alice", 3, 1)]);
        assert_eq!(bob.get("/user/events").await.body["events"][0]["standings"].as_array().unwrap().len(), 2);
        assert_eq!(chloe.get(&at).await.body["event"]["standings"], json!([]), "she has not joined");

        // A correction keeps it there, or takes it out; what was removed does not count.
        let body = there(&[user(&alice, 2), user(&bob, 1), user(&chloe, 2)]);
        assert_eq!(put_at(&alice, &path("game", &won), &json!(1), body).await.body["game"]["eventId"], event.id.to_string());
        assert_eq!(standings().await, [line("Bob", 4, 3), line("Alice", 3, 0)]);
        let out = put_at(&alice, &path("game", &won), &json!(2), game(&[user(&alice, 1), user(&bob, 2)])).await;
        assert_eq!(out.body["game"]["eventId"], Value::Null);
        assert_eq!(standings().await, [line("Bob", 3, 2), line("Alice", 2, 0)]);
    }
);

api_test!(
    async fn only_who_joined_plays_there(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let lamp = group(app, "Lamp", &[(&alice, "owner"), (&bob, "admin")]).await;
        let event = tonight(app, "Lamp Night");
        keep(app, &event, &[open(code(app, &event, "LAMP"))]).await;
        let body = with(with(game(&[user(&alice, 1), user(&bob, 2)]), "eventId", event.id.to_string()), "playgroupId", lamp);
        for wrong in [event.id, Uuid::nil()] {
            let refused = alice.post("/game", with(body.clone(), "eventId", wrong.to_string())).await;
            assert_eq!((refused.status, &refused.body["fields"]), (422, &json!({ "eventId": "unknown" })));
        }
        let refused = alice.post("/set", json!({ "formatId": COMMANDER, "games": [body.clone()] })).await;
        assert_eq!(refused.body["fields"]["games.0.eventId"], "unknown", "{refused:?}");
        join(&alice, "LAMP").await;
        let played = record(&alice, body.clone()).await;
        // Bob did not join; he may correct the game, and it stays where it was played.
        let corrected = put_at(&bob, &path("game", &played), &json!(1), body.clone()).await;
        assert_eq!((corrected.status, &corrected.body["game"]["eventId"]), (200, &json!(event.id)), "{corrected:?}");
        let other = tonight(app, "Another");
        keep(app, &other, &[]).await;
        let moved = put_at(&bob, &path("game", &played), &corrected.body["game"]["version"], with(body, "eventId", other.id.to_string())).await;
        assert_eq!((moved.status, &moved.body["fields"]["eventId"]), (422, &json!("unknown")));
    }
);
