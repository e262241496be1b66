//! What is loaded together at sign-in.

use std::time::Duration;

use podium_domain::{Role, Timestamp};
use podium_store::playgroups::Playgroup;
use podium_store::{Conn, friends, playgroups};
use podium_test_support::api_test;
use serde_json::json;
use uuid::Uuid;

api_test!(
    async fn a_new_user_has_empty_lists(app) {
        let alice = app.user("Alice").await;
        assert_eq!(alice.get("/user/decks").await.body, json!({ "decks": [] }));
        assert_eq!(alice.get("/user/playgroups").await.body, json!({ "playgroups": [] }));
        assert_eq!(alice.get("/user/friends").await.body, json!({ "friends": [] }));
    }
);

api_test!(
    async fn formats_speak_the_callers_language(app) {
        let mut anyone = app.anyone();
        let name = |body: &serde_json::Value| body["formats"].as_array().unwrap().last().unwrap()["name"].clone();
        assert_eq!(name(&anyone.get("/formats").await.body), "Other");
        anyone.lang = "fr";
        let french = anyone.get("/formats").await.body;
        assert_eq!(name(&french), "Autre");
        let commander = &french["formats"][0];
        assert_eq!((&commander["startingLife"], &commander["commanderDamage"]), (&json!(40), &json!(21)));
        assert_eq!(commander["subformats"].as_array().unwrap().len(), 7);
    }
);

api_test!(
    async fn friends_are_seen_from_both_sides(app) {
        let (alice, bob, chloe) = (app.user("Alice").await, app.user("Bob").await, app.user("Chloe").await);
        let [a, b, c] = [&alice, &bob, &chloe].map(|p| p.id.parse::<Uuid>().unwrap());
        let at = app.clock.now();
        app.app
            .db
            .write(async move |conn: &mut Conn| {
                friends::insert(conn, a, b, at, Some(at + Duration::from_secs(60))).await?;
                friends::insert(conn, c, a, at, None).await
            })
            .await
            .unwrap();
        let statuses = |body: serde_json::Value| -> Vec<(String, String)> {
            let friends = body["friends"].as_array().unwrap().clone();
            let text = |f: &serde_json::Value, key: &str| f[key].as_str().unwrap().to_owned();
            let mut all: Vec<_> = friends.iter().map(|f| (text(f, "firstname"), text(f, "status"))).collect();
            all.sort();
            all
        };
        let pair = |name: &str, status: &str| (name.to_owned(), status.to_owned());
        let alices = statuses(alice.get("/user/friends").await.body);
        assert_eq!(alices, [pair("Bob", "accepted"), pair("Chloe", "incoming")]);
        assert_eq!(statuses(bob.get("/user/friends").await.body), [pair("Alice", "accepted")]);
        assert_eq!(statuses(chloe.get("/user/friends").await.body), [pair("Alice", "outgoing")]);
    }
);

api_test!(
    async fn an_invited_user_does_not_see_who_is_in(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let [a, b] = [&alice, &bob].map(|p| p.id.parse::<Uuid>().unwrap());
        let at: Timestamp = app.clock.now();
        let group = Playgroup {
            id: app.app.entropy.uuid(at),
            name: "Thursday".into(),
            description: String::new(),
            picture: None,
            created_at: at,
            last_activity: at,
            games: 0,
            version: 1,
        };
        app.app
            .db
            .write(async move |c: &mut Conn| {
                playgroups::insert(c, &group).await?;
                playgroups::insert_member(c, group.id, a, Role::Owner, None, at, true).await?;
                playgroups::insert_member(c, group.id, b, Role::Member, Some(a), at, false).await
            })
            .await
            .unwrap();
        let hers = alice.get("/user/playgroups").await.body["playgroups"][0].clone();
        assert_eq!((&hers["role"], &hers["status"]), (&json!("owner"), &json!("member")));
        assert_eq!(hers["members"].as_array().unwrap().len(), 2);
        let his = bob.get("/user/playgroups").await.body["playgroups"][0].clone();
        assert_eq!((&his["status"], &his["members"]), (&json!("invited"), &json!([])));
    }
);
