//! A user's own profile.

use std::time::Duration;

use podium_store::Conn;
use podium_test_support::{PATIENCE, api_test};
use serde_json::json;
use uuid::Uuid;

api_test!(
    async fn names_can_be_changed(app) {
        let alice = app.user("Alice").await;
        let answer = alice.put("/user/username", json!({ "username": "Alice.of-the_Fen" })).await;
        assert_eq!((answer.status, &answer.body["user"]["username"]), (200, &json!("Alice.of-the_Fen")));
        let answer = alice.put("/user/firstname", json!({ "firstname": " Alice   Ann " })).await;
        assert_eq!(answer.body["user"]["firstname"], "Alice Ann");
        let answer = alice.put("/user/locale", json!({ "locale": "fr" })).await;
        assert_eq!(answer.body["user"]["locale"], "fr");
        let me = alice.get("/user").await;
        assert_eq!(me.body["user"]["username"], "Alice.of-the_Fen");
        assert_eq!(me.body["user"]["locale"], "fr");
    }
);

api_test!(
    async fn a_username_belongs_to_one(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        assert_eq!(alice.put("/user/username", json!({ "username": "Élodie" })).await.status, 200);
        let answer = bob.put("/user/username", json!({ "username": "éLODIE" })).await;
        assert_eq!((answer.status, &answer.body["fields"]), (422, &json!({ "username": "taken" })));
        // The same name in another case is still her own.
        assert_eq!(alice.put("/user/username", json!({ "username": "élodie" })).await.status, 200);
    }
);

api_test!(
    async fn a_username_that_looks_like_anothers_is_refused(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        assert_eq!(alice.put("/user/username", json!({ "username": "scope" })).await.status, 200);
        for (lookalike, why) in [
            ("sc0pe", "looks_taken"),
            ("SC0PE", "looks_taken"),
            ("\u{455}\u{441}\u{43e}\u{440}\u{435}", "looks_taken"),
            ("sc\u{43e}pe", "mixed_alphabets"),
            ("sco\u{3164}pe", "unseen"),
            ("\u{3164}\u{3164}\u{3164}", "unseen"),
            ("ｓｃｏｐｅ", "taken"),
        ] {
            let answer = bob.put("/user/username", json!({ "username": lookalike })).await;
            assert_eq!((answer.status, &answer.body["fields"]), (422, &json!({ "username": why })), "{lookalike}");
        }
        // Her own name may look like what it was.
        assert_eq!(alice.put("/user/username", json!({ "username": "sc0pe" })).await.status, 200);
        for (firstname, why) in [("\u{3164}", "unseen"), ("\u{2800}\u{2800}", "unseen"), ("\u{410}lice", "mixed_alphabets")] {
            let answer = bob.put("/user/firstname", json!({ "firstname": firstname })).await;
            assert_eq!((answer.status, &answer.body["fields"]), (422, &json!({ "firstname": why })), "{firstname}");
        }
    }
);

api_test!(
    async fn reserved_usernames_are_refused_and_never_suggested(app) {
        let mut alice = app.user("Alice").await;
        for reserved in ["admin", "ADM1N", "Podium", "podium-support", "modérateur", "No.Reply", "support24"] {
            let answer = alice.put("/user/username", json!({ "username": reserved })).await;
            assert_eq!((answer.status, &answer.body["fields"]), (422, &json!({ "username": "reserved" })), "{reserved}");
        }
        alice.lang = "fr";
        let answer = alice.put("/user/username", json!({ "username": "équipe" })).await;
        assert_eq!(answer.body["fieldMessages"], json!({ "username": "Ce nom est réservé. Choisis-en un autre." }));

        let admin = app.user("Admin").await;
        let suggested = admin.get("/user").await.body["user"]["username"].as_str().unwrap().to_owned();
        assert!(suggested.starts_with("player"), "{suggested}");
        // A user who had one before the rule keeps it.
        let id: Uuid = admin.id.parse().unwrap();
        let before = app.app.db.write(async move |c: &mut Conn| {
            c.exec("UPDATE users SET username = 'admin', username_key = 'admin', username_lookalike = NULL WHERE id = $1", &[&id]).await
        });
        assert_eq!(before.await.unwrap(), 1);
        app.restart().await;
        assert_eq!(admin.put("/user/username", json!({ "username": "Admin" })).await.body["user"]["username"], "Admin");
        assert_eq!(admin.put("/user/username", json!({ "username": "root" })).await.body["fields"], json!({ "username": "reserved" }));
    }
);

api_test!(
    async fn names_from_before_the_rule_stay_and_the_oldest_is_protected(app) {
        let alice = app.user("Alice").await;
        app.clock.advance(Duration::from_secs(1));
        let (bob, carol) = (app.user("Bob").await, app.user("Carol").await);
        for (id, username) in [(&alice.id, "scope"), (&bob.id, "sc0pe"), (&carol.id, "ca\u{3164}rol")] {
            let (id, username): (Uuid, _) = (id.parse().unwrap(), username.to_owned());
            let before = app.app.db.write(async move |c: &mut Conn| {
                let sql = "UPDATE users SET username = $2, username_key = $2, username_lookalike = NULL WHERE id = $1";
                c.exec(sql, &[&id, &username]).await
            });
            assert_eq!(before.await.unwrap(), 1);
        }
        app.restart().await;
        for (caller, username) in [(&alice, "scope"), (&bob, "sc0pe"), (&carol, "ca\u{3164}rol")] {
            assert_eq!(caller.get("/user").await.body["user"]["username"], username);
            assert_eq!(caller.put("/user/firstname", json!({ "firstname": "Still here" })).await.status, 200);
        }
        let answer = carol.put("/user/username", json!({ "username": "scOpe" })).await;
        assert_eq!(answer.body["fields"], json!({ "username": "taken" }));
        assert_eq!(bob.put("/user/username", json!({ "username": "bob" })).await.status, 200);
        let answer = carol.put("/user/username", json!({ "username": "sc0pe" })).await;
        assert_eq!(answer.body["fields"], json!({ "username": "looks_taken" }));
    }
);

api_test!(
    async fn many_at_once_for_one_username(app) {
        let mut people = Vec::new();
        for name in ["A1", "A2", "A3", "A4", "A5", "A6"] {
            people.push(app.user(name).await);
        }
        let asks: Vec<_> = people
            .into_iter()
            .map(|p| tokio::spawn(async move { p.put("/user/username", json!({ "username": "wanted" })).await.status }))
            .collect();
        let mut won = 0;
        for ask in asks {
            match ask.await.unwrap() {
                200 => won += 1,
                status => assert_eq!(status, 422),
            }
        }
        assert_eq!(won, 1);
    }
);

api_test!(
    async fn bad_names_are_refused_and_change_nothing(app) {
        let alice = app.user("Alice").await;
        for (username, why) in [("", "required"), ("ab", "too_short"), ("a b c", "invalid"), (&"x".repeat(31), "too_long")] {
            let answer = alice.put("/user/username", json!({ "username": username })).await;
            assert_eq!((answer.status, &answer.body["fields"]["username"]), (422, &json!(why)));
        }
        let answer = alice.put("/user/username", json!({ "username": 7 })).await;
        assert_eq!((answer.status, answer.code()), (422, 14));
        let answer = alice.put("/user/firstname", json!({})).await;
        assert_eq!(answer.body["fields"], json!({ "firstname": "required" }));
        assert_eq!(alice.get("/user").await.body["user"]["firstname"], "Alice");
    }
);

api_test!(
    async fn the_friend_code_is_shown_and_drawn(app) {
        let alice = app.user("Alice").await;
        let code = alice.get("/user/code").await.body["code"].as_str().unwrap().to_owned();
        assert_eq!((code.len(), code.as_bytes()[4]), (9, b'-'));
        let qr = alice.get("/user/qr").await.body;
        assert_eq!(qr["code"], code);
        assert_eq!(qr["url"], format!("{}/friends/add?code={}", app.origin, code.replace('-', "")));
        assert!(qr["qr"].as_str().unwrap().starts_with("data:image/svg+xml;base64,"));
    }
);

api_test!(
    async fn when_a_user_was_last_here_is_kept_now_and_then(app) {
        let alice = app.user("Alice").await;
        let first = alice.get("/user").await.body["user"]["lastSeen"].clone();
        app.clock.advance(Duration::from_secs(4 * 60));
        assert_eq!(alice.get("/user").await.body["user"]["lastSeen"], first);
        app.clock.advance(Duration::from_secs(2 * 60));
        let moved = async {
            loop {
                let now = alice.get("/user").await.body["user"]["lastSeen"].clone();
                if now != first {
                    return now;
                }
            }
        };
        let moved = tokio::time::timeout(PATIENCE, moved).await.expect("lastSeen moves on");
        assert_eq!(moved, app.clock.now().to_string(), "and was not written in between");
    }
);

api_test!(
    async fn an_account_that_is_deleted_takes_its_profile_along(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        assert_eq!(alice.put("/user/username", json!({ "username": "alice" })).await.status, 200);
        let deleted = alice.identity("accounts:delete", json!({ "idToken": alice.token })).await;
        assert_eq!(deleted.status, 200, "{deleted:?}");
        assert_eq!(alice.get("/user").await.code(), 51);
        assert_eq!(bob.put("/user/username", json!({ "username": "alice" })).await.status, 200);
    }
);
