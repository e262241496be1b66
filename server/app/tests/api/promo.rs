//! Redeeming promo codes: typing, refusals, and many at once.

use std::sync::Arc;
use std::time::Duration;

use podium_store::Conn;
use podium_store::events::Event;
use podium_store::promo::{self, Promo};
use podium_test_support::{Answer, Caller, TestApp, api_test};
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use crate::events::{code, join, keep, open, tonight};
use crate::table::{COMMANDER, game, group, user, with};

async fn redeem(caller: &Caller, code: &str) -> Answer {
    caller
        .post("/promo/event", json!({ "code": code, "locale": "en" }))
        .await
}

/// How often a code was used.
async fn uses(app: &TestApp, code: &str) -> i64 {
    let code = code.parse().unwrap();
    let found = app.app.db.read(async move |c: &mut Conn| promo::find(c, &code).await);
    found.await.unwrap().unwrap().uses
}

async fn guests(app: &TestApp, path: &str) -> i64 {
    app.anyone().get(path).await.body["event"]["guestsCount"]
        .as_i64()
        .unwrap()
}

api_test!(
    async fn a_code_works_once(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let event = tonight(app, "Lamp Night");
        let path = keep(app, &event, &[code(app, &event, "LAMPNIGHT"), code(app, &event, "K7Q29F4M")]).await;
        assert_eq!(app.anyone().post("/promo/event", json!({ "code": "LAMPNIGHT", "locale": "en" })).await.code(), 50);
        assert_eq!(app.unverified("Eve").await.post("/promo/event", json!({})).await.code(), 53);
        let joined = redeem(&alice, " lamp-night ").await;
        assert_eq!((joined.status, &joined.body["event"]["joined"]), (201, &json!(true)), "{joined:?}");
        assert_eq!(joined.body, alice.get(&path).await.body);
        for again in ["LAMPNIGHT", "k7q2 9f4m"] {
            let answer = redeem(&alice, again).await;
            assert_eq!((answer.status, &answer.body["event"]["guestsCount"]), (200, &json!(1)), "{answer:?}");
        }
        assert_eq!((uses(app, "LAMPNIGHT").await, uses(app, "K7Q29F4M").await), (1, 0), "nothing is spent on a guest");
        assert_eq!(redeem(&bob, "LAMPNIGHT").await.code(), 72);
        assert_eq!(redeem(&bob, "K7Q2-9F4M").await.status, 201);
        assert_eq!(guests(app, &path).await, 2);
    }
);

api_test!(
    async fn made_codes_are_read_with_their_look_alikes_and_words_as_they_are(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (made, word, twin) = (tonight(app, "Made"), tonight(app, "Word"), tonight(app, "Twin"));
        keep(app, &made, &[open(code(app, &made, "10110000"))]).await;
        keep(app, &word, &[open(code(app, &word, "OIL"))]).await;
        keep(app, &twin, &[open(code(app, &twin, "011"))]).await;
        assert_eq!(join(&alice, "lOIl-OOoo").await["name"], "Made");
        assert_eq!(join(&alice, "oil").await["name"], "Word", "as it was typed, where there is such a code");
        assert_eq!(join(&bob, "0il").await["name"], "Twin");
    }
);

api_test!(
    async fn each_refusal_has_its_own_words_in_both_languages(app) {
        let (mut alice, event) = (app.user("Alice").await, tonight(app, "Lamp Night"));
        let now = app.clock.now();
        let codes = [
            Promo { uses: 1, ..code(app, &event, "SPENT") },
            Promo { expires_at: Some(now), ..code(app, &event, "LATE") },
            Promo { starts_at: Some(now + Duration::from_secs(1)), ..code(app, &event, "EARLY") },
        ];
        let path = keep(app, &event, &codes).await;
        let refusals = [
            ("NOBODY", 404, 70, "promo_unknown", "This code doesn't exist", "n'existe pas"),
            ("!", 404, 70, "promo_unknown", "This code doesn't exist", "n'existe pas"),
            ("late", 409, 71, "promo_expired", "has expired", "a expiré"),
            ("spent", 409, 72, "promo_used_up", "has been used", "déjà été utilisé"),
            ("early", 409, 73, "promo_not_yet", "isn't valid yet", "pas encore valable"),
        ];
        for (code, status, number, word, english, french) in refusals {
            // The body's language, whatever the request's.
            for (locale, lang, said) in [("en", "fr", english), ("fr", "en", french)] {
                alice.lang = lang;
                let refused = alice.post("/promo/event", json!({ "code": code, "locale": locale })).await;
                assert_eq!((refused.status, refused.code(), &refused.body["error"]), (status, number, &json!(word)));
                assert!(refused.body["message"].as_str().unwrap().contains(said), "{refused:?}");
            }
            let in_french = alice.post("/promo/event", json!({ "code": code, "locale": "fr" })).await;
            assert_eq!(in_french.header("content-language"), "fr");
        }
        for (body, fields) in [
            (json!({ "code": "", "locale": "en" }), json!({ "code": "required" })),
            (json!({ "code": " - ", "locale": "fr" }), json!({ "code": "required" })),
            (json!({}), json!({ "code": "required", "locale": "required" })),
            (json!({ "code": "EARLY" }), json!({ "locale": "required" })),
            (json!({ "code": "SPENT", "locale": "de" }), json!({ "locale": "invalid" })),
            (json!({ "code": "NOBODY", "locale": "EN" }), json!({ "locale": "invalid" })),
        ] {
            let refused = alice.post("/promo/event", body).await;
            assert_eq!((refused.status, &refused.body["fields"]), (422, &fields));
        }
        assert_eq!(alice.post("/promo/event", json!({ "code": 7 })).await.status, 422);
        assert_eq!(guests(app, &path).await, 0);
        app.clock.advance(Duration::from_secs(1));
        assert_eq!(redeem(&alice, "EARLY").await.status, 201);
        // A guest stays in, even with an expired code.
        assert_eq!(redeem(&alice, "LATE").await.status, 200);
    }
);

api_test!(
    async fn a_guest_joins_the_events_playgroup(app) {
        let (olga, alice, bob) = (app.user("Olga").await, app.user("Alice").await, app.user("Bob").await);
        let lamp = group(app, "Lamp", &[(&olga, "owner"), (&bob, "invited")]).await;
        let event = Event { playgroup_id: lamp.parse().ok(), ..tonight(app, "Lamp Night") };
        keep(app, &event, &[open(code(app, &event, "LAMP"))]).await;
        for caller in [&alice, &bob, &olga] {
            assert_eq!(join(caller, "LAMP").await["playgroup"], json!({ "id": lamp, "name": "Lamp" }));
        }
        let groups = olga.get("/user/playgroups").await.body["playgroups"].clone();
        let mut roles: Vec<_> = groups[0]["members"].as_array().unwrap().iter().map(|member| {
            [&member["firstname"], &member["role"], &member["status"]].map(|text| text.as_str().unwrap().to_owned())
        }).collect();
        roles.sort();
        assert_eq!(roles, [["Alice", "member", "member"], ["Bob", "member", "member"], ["Olga", "owner", "member"]]);
        // They may sit at one table now.
        let body = with(game(&[user(&alice, 1), user(&bob, 2)]), "eventId", event.id.to_string());
        assert_eq!(alice.post("/game", with(body, "formatId", COMMANDER)).await.status, 201);
    }
);

api_test!(
    async fn a_full_playgroup_does_not_block_the_event(app) {
        let crowd = app.crowd(std::iter::repeat_n("Guest", 501)).await;
        let mut members: Vec<_> = crowd[..500].iter().map(|caller| (caller, "member")).collect();
        members[0].1 = "owner";
        members[1].1 = "invited";
        let lamp = group(app, "Lamp", &members).await;
        let event = Event { playgroup_id: lamp.parse().ok(), ..tonight(app, "Lamp Night") };
        keep(app, &event, &[open(code(app, &event, "LAMP"))]).await;
        let late = join(&crowd[500], "LAMP").await;
        assert_eq!((&late["joined"], &late["playgroup"]), (&json!(true), &Value::Null));
        assert_eq!(join(&crowd[1], "LAMP").await["playgroup"]["id"], lamp.as_str(), "a place was kept for the invited");
    }
);

/// Everyone redeems the code, this many at a time.
async fn all_redeem(callers: Vec<Caller>, code: &'static str) -> Vec<Answer> {
    let turns = Arc::new(Semaphore::new(64));
    let calls: Vec<_> = callers
        .into_iter()
        .map(|caller| {
            let turns = turns.clone();
            tokio::spawn(async move {
                let _turn = turns.acquire().await.unwrap();
                redeem(&caller, code).await
            })
        })
        .collect();
    let mut answers = Vec::new();
    for call in calls {
        answers.push(call.await.unwrap());
    }
    answers
}

api_test!(
    /// No limit of calls is in force, so the code alone decides.
    async fn of_a_thousand_at_once_as_many_come_in_as_the_code_has_uses(app) {
        let crowd = app.crowd(std::iter::repeat_n("Guest", 1_000)).await;
        for (text, most) in [("ONCE", 1), ("FEW", 25)] {
            let event = tonight(app, text);
            let path = keep(app, &event, &[Promo { max_uses: Some(most), ..code(app, &event, text) }]).await;
            let answers = all_redeem(crowd.clone(), text).await;
            let came_in = answers.iter().filter(|answer| answer.status == 201).count();
            let too_late = answers.iter().filter(|answer| answer.code() == 72).count();
            assert_eq!((came_in, too_late), (most as usize, 1_000 - most as usize));
            assert_eq!((uses(app, text).await, guests(app, &path).await), (most, most));
        }
    }
);

api_test!(
    async fn the_same_person_at_once_comes_in_once(app) {
        let alice = app.user("Alice").await;
        let event = tonight(app, "Lamp Night");
        let path = keep(app, &event, &[Promo { max_uses: Some(25), ..code(app, &event, "LAMP") }]).await;
        let answers = all_redeem(vec![alice; 50], "LAMP").await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 201).count(), 1);
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 49);
        assert_eq!((uses(app, "LAMP").await, guests(app, &path).await), (1, 1));
    }
);

api_test!(
    async fn redeeming_is_signaled(app) {
        let (olga, alice) = (app.user("Olga").await, app.user("Alice").await);
        let lamp = group(app, "Lamp", &[(&olga, "owner")]).await;
        let event = Event { playgroup_id: lamp.parse().ok(), ..tonight(app, "Lamp Night") };
        keep(app, &event, &[open(code(app, &event, "LAMP"))]).await;
        let (mut hers, mut owners) = (alice.socket().await, olga.socket().await);
        join(&alice, "LAMP").await;
        let changed = format!("playgroup:{lamp}");
        hers.hears(&["events", "playgroups", &changed]).await;
        owners.hears(&["playgroups", &changed]).await;
    }
);
