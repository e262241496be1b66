//! Tags: a user's own, on the games and sets they may see.

use podium_test_support::{Answer, api_test};
use serde_json::{Value, json};

use crate::played;

fn names(answer: &Answer) -> Vec<&str> {
    assert_eq!(answer.status, 200, "{answer:?}");
    let tags = answer.body["tags"].as_array().unwrap();
    tags.iter().map(|tag| tag["name"].as_str().unwrap()).collect()
}

fn field<'a>(answer: &'a Answer, path: &str) -> &'a Value {
    assert_eq!(answer.status, 422, "{answer:?}");
    &answer.body["fields"][path]
}

api_test!(
    async fn tags_are_made_changed_and_removed(app) {
        let alice = app.user("Alice").await;
        let made = alice.post("/tag", json!({ "name": "  Soirée  épique ", "color": "rose" })).await;
        assert_eq!(made.status, 201);
        let tag = &made.body["tag"];
        assert_eq!((&tag["name"], &tag["color"], &tag["uses"]), (&json!("Soirée épique"), &json!("rose"), &json!(0)));
        let tag = tag["id"].as_str().unwrap();

        assert_eq!(*field(&alice.post("/tag", json!({ "name": "SOIREE EPIQUE" })).await, "name"), "taken");
        assert_eq!(*field(&alice.post("/tag", json!({})).await, "name"), "required");
        let wrong = alice.post("/tag", json!({ "name": "x".repeat(41), "color": "mauve" })).await;
        assert_eq!((field(&wrong, "name"), field(&wrong, "color")), (&json!("too_long"), &json!("invalid")));

        let other = alice.post("/tag", json!({ "name": "Budget" })).await;
        assert!(other.body["tag"]["color"].is_string());
        let path = format!("/tag/{tag}");
        assert_eq!(*field(&alice.put(&path, json!({ "name": "búdget" })).await, "name"), "taken");
        let changed = alice.put(&path, json!({ "name": "soirée", "color": "teal" })).await.body;
        assert_eq!((&changed["tag"]["name"], &changed["tag"]["color"]), (&json!("soirée"), &json!("teal")));
        let recolored = alice.put(&path, json!({ "color": "slate" })).await.body;
        assert_eq!((&recolored["tag"]["name"], &recolored["tag"]["color"]), (&json!("soirée"), &json!("slate")));
        // Its own name in another spelling is no other tag's.
        assert_eq!(alice.put(&path, json!({ "name": "SOIRÉE" })).await.status, 200);
        assert_eq!(names(&alice.get("/tags").await), ["Budget", "SOIRÉE"]);

        assert_eq!(alice.delete(&path).await.body, json!({}));
        assert_eq!(alice.delete(&path).await.status, 404);
        assert_eq!(names(&alice.get("/tags").await), ["Budget"]);
    }
);

api_test!(
    async fn tags_are_their_users_alone(app) {
        let (alice, bob) = played::two(app).await;
        let made = alice.post("/tag", json!({ "name": "Budget" })).await;
        let tag = made.body["tag"]["id"].as_str().unwrap();
        assert_eq!(bob.get("/tags").await.body, json!({ "tags": [] }));
        assert_eq!(bob.put(&format!("/tag/{tag}"), json!({ "name": "Mine" })).await.status, 404);
        assert_eq!(bob.delete(&format!("/tag/{tag}")).await.status, 404);
        assert_eq!(bob.post("/tag", json!({ "name": "budget" })).await.status, 201, "the name is free for others");

        let game = played::game(&alice, &bob).await;
        let put = bob.post(&format!("/game/{game}/tag"), json!({ "tags": [tag, "fun"] })).await;
        assert_eq!(*field(&put, "tags.0"), "unknown");
        let put = bob.post(&format!("/game/{game}/tag"), json!({ "tags": ["fun"] })).await;
        assert_eq!(names(&put), ["fun"]);
        assert_eq!(alice.get(&format!("/game/{game}")).await.body["game"]["tags"], json!([]));
        assert_eq!(bob.get(&format!("/game/{game}")).await.body["game"]["tags"][0]["name"], "fun");
        let merge = json!({ "into": tag });
        let mine = put.body["tags"][0]["id"].as_str().unwrap();
        assert_eq!(*field(&bob.post(&format!("/tag/{mine}/merge"), merge).await, "into"), "unknown");
        assert_eq!(bob.post(&format!("/tag/{tag}/merge"), json!({ "into": mine })).await.status, 404);
        assert_eq!(bob.delete(&format!("/game/{game}/tag/{tag}")).await.status, 404);
    }
);

api_test!(
    async fn games_and_sets_are_tagged_by_name_and_id(app) {
        let (alice, bob) = played::two(app).await;
        let game = played::game(&alice, &bob).await;
        let set = played::set(&alice, &bob).await;
        for thing in [format!("/game/{game}"), format!("/set/{set}")] {
            let put = alice.post(&format!("{thing}/tag"), json!({ "tags": ["Épique", "long", "epique"] })).await;
            assert_eq!(names(&put), ["Épique", "long"], "one tag for two spellings");
            let long = put.body["tags"][1]["id"].as_str().unwrap().to_owned();
            let again = alice.post(&format!("{thing}/tag"), json!({ "tags": [long] })).await;
            assert_eq!(names(&again), ["Épique", "long"]);
            assert_eq!(names(&alice.post(&format!("{thing}/tag"), json!({ "tags": [] })).await).len(), 2);
            let less = alice.delete(&format!("{thing}/tag/{long}")).await;
            assert_eq!(names(&less), ["Épique"]);
            assert_eq!(names(&alice.delete(&format!("{thing}/tag/{long}")).await), ["Épique"], "off is off");
            let wrong = alice.post(&format!("{thing}/tag"), json!({ "tags": ["ok", " ", "x".repeat(41)] })).await;
            assert_eq!((field(&wrong, "tags.1"), field(&wrong, "tags.2")), (&json!("required"), &json!("too_long")));
            let many: Vec<String> = (0..21).map(|n| n.to_string()).collect();
            assert_eq!(*field(&alice.post(&format!("{thing}/tag"), json!({ "tags": many })).await, "tags"), "too_many");
        }
        let uses = |answer: &Answer| answer.body["tags"][0]["uses"].clone();
        assert_eq!(uses(&alice.get("/tags").await), 2);
        assert_eq!(names(&alice.get("/tags").await), ["Épique", "long"], "a refused call makes no tag");
    }
);

api_test!(
    async fn two_tags_become_one(app) {
        let (alice, bob) = played::two(app).await;
        let games = [played::game(&alice, &bob).await, played::game(&alice, &bob).await];
        alice.post(&format!("/game/{}/tag", games[0]), json!({ "tags": ["fun", "funny"] })).await;
        let put = alice.post(&format!("/game/{}/tag", games[1]), json!({ "tags": ["funny", "fun"] })).await;
        let id = |at: usize| put.body["tags"][at]["id"].as_str().unwrap();
        let (fun, funny) = (id(0), id(1));
        alice.delete(&format!("/game/{}/tag/{fun}", games[1])).await;
        assert_eq!(*field(&alice.post(&format!("/tag/{funny}/merge"), json!({ "into": funny })).await, "into"), "invalid");
        let merged = alice.post(&format!("/tag/{funny}/merge"), json!({ "into": fun })).await;
        assert_eq!((&merged.body["tag"]["name"], &merged.body["tag"]["uses"]), (&json!("fun"), &json!(2)));
        for game in &games {
            let tags = alice.get(&format!("/game/{game}")).await.body["game"]["tags"].clone();
            assert_eq!(tags, json!([merged.body["tag"]]));
        }
        assert_eq!(names(&alice.get("/tags").await), ["fun"]);
    }
);

api_test!(
    async fn only_viewers_of_a_game_may_tag_it(app) {
        let ((alice, bob), chloe) = (played::two(app).await, app.user("Chloe").await);
        let game = played::game(&alice, &bob).await;
        let set = played::set(&alice, &bob).await;
        for thing in [format!("/game/{game}"), format!("/set/{set}")] {
            let (tag, note) = (format!("{thing}/tag"), format!("{thing}/note"));
            let tags = json!({ "tags": ["x"] });
            assert_eq!(bob.post(&tag, tags.clone()).await.status, 200);
            assert_eq!(bob.post(&note, json!({ "content": "x" })).await.status, 201);
            let mine = chloe.post("/tag", json!({ "name": &thing[..12] })).await.body["tag"]["id"].as_str().unwrap().to_owned();
            assert_eq!(chloe.post(&tag, tags.clone()).await.status, 404);
            assert_eq!(chloe.delete(&format!("{tag}/{mine}")).await.status, 404);
            assert_eq!(chloe.post(&note, json!({ "content": "x" })).await.status, 404);
            assert_eq!(chloe.put(&note, json!({ "content": "x" })).await.status, 404);
            assert_eq!(chloe.delete(&note).await.status, 404);
            assert_eq!(app.anyone().post(&tag, tags.clone()).await.status, 401);
            assert_eq!(alice.delete(&thing).await.status, 200);
            assert_eq!(bob.post(&tag, tags).await.status, 404, "removed");
            assert_eq!(bob.put(&note, json!({ "content": "y" })).await.status, 404, "removed");
        }
    }
);
