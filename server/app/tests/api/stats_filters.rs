//! Filters of stats, who may see them, and private stats.

use std::time::Duration;

use podium_test_support::{Caller, Device, api_test};
use serde_json::{Value, json};

use crate::live::{self, finish, open, text};
use crate::stats_twelve::twelve;
use crate::table::*;

async fn games(caller: &Caller, path: &str) -> i64 {
    let answer = caller.get(path).await;
    assert_eq!(answer.status, 200, "{path}: {answer:?}");
    let body = &answer.body;
    let of = if body["versus"].is_null() {
        &body["stats"]
    } else {
        &body["versus"]
    };
    of["games"].as_i64().unwrap()
}

fn millis(at: &str) -> i64 {
    at.parse::<podium_domain::Timestamp>().unwrap().millis()
}

api_test!(
    async fn filters_narrow_what_is_counted(app) {
        let twelve = twelve(app).await;
        let (alice, bruno) = (&twelve.alice, &twelve.bruno);
        let tag = |game: usize| format!("/game/{}/tag", twelve.games[game]);
        let tagged = alice.post(&tag(1), json!({ "tags": ["close"] })).await;
        assert_eq!(tagged.status, 200, "{tagged:?}");
        let tags = alice.get("/tags").await.body["tags"].clone();
        let close = text(&tags[0], "id").to_owned();
        let (from, until) = (millis("2024-01-31T23:30:00Z"), millis("2024-03-01T20:00:00Z"));
        let (fen, sails, group) = (&twelve.fen, &twelve.sails, &twelve.group);
        #[rustfmt::skip]
        let counted = [
            // A filter, and the games of Alice, of her deck Fen, of the playgroup, and of Alice against Bruno.
            (String::new(), [12, 7, 9, 11]),
            (format!("formatid={DUEL}"), [2, 0, 0, 1]),
            (format!("formatid={COMMANDER}"), [10, 7, 9, 10]),
            (format!("subformatid={CASUAL}"), [1, 1, 1, 1]),
            (format!("tagid={close}"), [1, 1, 1, 1]),
            (format!("playgroupid={group}"), [9, 7, 9, 9]),
            (format!("deckid={sails}"), [4, 0, 2, 3]),
            (format!("deckid={fen}"), [7, 7, 7, 7]),
            (format!("opponentid={}", twelve.chloe.id), [9, 7, 9, 11]),
            (format!("opponentid={}", alice.id), [0, 0, 9, 11]),
            // From the fourth game on, until before the eighth.
            (format!("from={from}&until={until}"), [4, 1, 2, 3]),
            (format!("from={until}"), [5, 3, 4, 5]),
            (format!("until={from}"), [3, 3, 3, 3]),
            (format!("from={until}&until={until}"), [0, 0, 0, 0]),
            (format!("formatid={COMMANDER}&deckid={sails}&playgroupid={group}&from={from}"), [2, 0, 2, 2]),
            (format!("formatid={}", uuid::Uuid::nil()), [0, 0, 0, 0]),
        ];
        let paths = [
            "/user/stats".to_owned(), format!("/deck/{fen}/stats"), format!("/playgroup/{group}/stats"), format!("/user/{}/versus", bruno.id),
        ];
        for (filter, wanted) in &counted {
            for (path, wanted) in paths.iter().zip(wanted) {
                let path = format!("{path}?{filter}");
                assert_eq!(games(alice, &path).await, *wanted, "{path}");
            }
        }
        // A tag is its owner's alone.
        assert_eq!(games(bruno, &format!("/user/{}/stats?tagid={close}", alice.id)).await, 0);
        assert_eq!(games(bruno, &format!("/user/stats?tagid={close}")).await, 0);

        for path in &paths {
            for (query, field, why) in [
                ("offset=841", "offset", "invalid"),
                ("offset=-841", "offset", "invalid"),
                ("from=2&until=1", "until", "before_start"),
            ] {
                let refused = alice.get(&format!("{path}?{query}")).await;
                assert_eq!((refused.status, &refused.body["fields"]), (422, &json!({ field: why })), "{path}?{query}");
            }
            for query in ["formatid=commander", "from=yesterday", "offset=1.5", "opponentid=%00"] {
                assert_eq!(alice.get(&format!("{path}?{query}")).await.status, 422, "{path}?{query}");
            }
            for extreme in [i64::MIN, i64::MAX] {
                assert_eq!(alice.get(&format!("{path}?from={extreme}&offset=840")).await.status, 200, "{path} {extreme}");
                assert_eq!(alice.get(&format!("{path}?until={extreme}&offset=-840")).await.status, 200, "{path} {extreme}");
            }
        }
        let mut french = alice.clone();
        french.lang = "fr";
        for (caller, word) in [(alice, "fields"), (&french, "champs")] {
            let message = caller.get("/user/stats?offset=900").await.body["message"].clone();
            assert!(message.as_str().is_some_and(|message| message.contains(word)), "{message}");
        }
    }
);

api_test!(
    async fn private_members_are_left_out_for_others(app) {
        let twelve = twelve(app).await;
        let (alice, bruno, chloe, group) = (&twelve.alice, &twelve.bruno, &twelve.chloe, &twelve.group);
        assert_eq!(chloe.put(&format!("/playgroup/{group}/private"), json!({ "private": true })).await.status, 200);

        // Their own page: without what was played in that group, but for themselves.
        assert_eq!(games(alice, &format!("/user/{}/stats", chloe.id)).await, 0);
        assert_eq!(games(chloe, "/user/stats").await, 9);
        assert_eq!(games(chloe, &format!("/user/{}/stats", chloe.id)).await, 9);
        assert_eq!(games(bruno, &format!("/user/{}/stats", alice.id)).await, 11, "one was played without him");
        assert_eq!(games(alice, &format!("/user/{}/versus", chloe.id)).await, 9, "whom I played I have seen");

        let path = format!("/playgroup/{group}/stats");
        let names = |stats: &Value| {
            let members = stats["members"].as_array().unwrap().iter();
            let mut names: Vec<String> = members.map(|member| text(member, "firstname").to_owned()).collect();
            names.sort();
            names
        };
        let seen = alice.get(&path).await.body["stats"].clone();
        assert_eq!((names(&seen), &seen["hidden"]), (vec!["Alice".to_owned(), "Bruno".into()], &json!(1)));
        assert_eq!(seen["matrix"].as_array().unwrap().len(), 2);
        assert!(!seen.to_string().contains(&chloe.id), "{seen}");
        // Her seats count, her streak does not stand: Alice's two in March are the longest now.
        assert_eq!((&seen["bySeat"][2]["wins"], &seen["records"]["longestStreak"]["firstname"]), (&json!(1), &json!("Alice")));

        let own = chloe.get(&path).await.body["stats"].clone();
        assert_eq!((names(&own).len(), &own["hidden"], &own["records"]["longestStreak"]["firstname"]), (3, &json!(0), &json!("Chloe")));
        let mine = own["members"].as_array().unwrap().iter().find(|member| member["userId"] == json!(chloe.id)).unwrap();
        assert_eq!(mine["private"], true);
    }
);

api_test!(
    async fn stats_are_seen_by_those_who_see_the_page(app) {
        let twelve = twelve(app).await;
        let eve = app.user("Eve").await;
        let alice = &twelve.alice;
        for (path, status) in [
            (format!("/user/{}/stats", alice.id), 403),
            (format!("/user/{}/versus", alice.id), 403),
            (format!("/deck/{}/stats", twelve.fen), 404),
            (format!("/playgroup/{}/stats", twelve.group), 404),
            (format!("/user/{}/stats", uuid::Uuid::nil()), 404),
            (format!("/user/{}/versus", uuid::Uuid::nil()), 404),
            (format!("/user/{}/versus", eve.id), 409),
        ] {
            assert_eq!(eve.get(&path).await.status, status, "{path}");
        }
        assert_eq!(alice.delete(&format!("/deck/{}", twelve.fen)).await.status, 200);
        assert_eq!(twelve.bruno.get(&format!("/deck/{}/stats", twelve.fen)).await.status, 404, "archived");
        assert_eq!(alice.get(&format!("/deck/{}/stats", twelve.fen)).await.status, 200);
    }
);

api_test!(
    async fn a_live_win_knows_how_far_behind_it_was(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let opened = open(&alice, live::table(&[live::user(&alice), live::user(&bob), live::guest("Zoë")])).await;
        let mut device = Device::at(&alice, text(&opened, "id")).await;
        for command in [
            json!({ "type": "life", "seat": 1, "delta": -25 }),
            json!({ "type": "life", "seat": 2, "delta": 6 }),
            // 46 to 15: 31 behind. Then a mistake, taken back.
            json!({ "type": "life", "seat": 1, "delta": -14 }),
            json!({ "type": "undo" }),
            json!({ "type": "life", "seat": 2, "delta": -46 }),
        ] {
            app.clock.advance(Duration::from_secs(30));
            device.ask(command).await;
            device.settle().await;
        }
        assert_eq!(device.refused.len(), 0, "{:?}", device.refused);
        let game = finish(&alice, &opened, json!({ "placements": [1, 2, 3], "endReason": "combat" })).await.body["game"].clone();
        let records = alice.get("/user/stats").await.body["stats"]["records"].clone();
        let comeback = json!({ "gameId": game["id"], "life": 31, "playedAt": game["endedAt"] });
        assert_eq!(records["biggestComeback"], comeback);
        assert_eq!(bob.get("/user/stats").await.body["stats"]["records"]["biggestComeback"], Value::Null);

        // After the winner is corrected, the comeback is unknown.
        let seats = [user(&alice, 2), user(&bob, 1), guest("Zoë", 3)];
        let body = json!({ "formatId": COMMANDER, "subformatId": CASUAL, "endedAt": game["endedAt"], "seats": seats });
        assert_eq!(put_at(&alice, &path("game", &game), &json!(1), body).await.status, 200);
        for caller in [&alice, &bob] {
            assert_eq!(caller.get("/user/stats").await.body["stats"]["records"]["biggestComeback"], Value::Null);
        }
    }
);
