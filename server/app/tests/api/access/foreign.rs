//! Ids of another group or person, in the path or in the body, never work; and nothing of theirs changes.

use podium_test_support::api_test;
use serde_json::{Value, json};

use super::rows::rows;
use super::world::{Role, World};
use super::{call, fits};
use crate::table::{COMMANDER, game, guest, put_at, user, with};

/// The names in a route's places of ids; a number means something within the id before it only.
fn places(route: &str) -> Vec<&str> {
    route
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .filter(|name| *name != "number")
        .collect()
}

api_test!(
    /// In each parameter of each route another's id, and the caller's own in the rest.
    async fn in_a_path(app) {
        let unverified = app.unverified("Una").await;
        let (mine, theirs) = (World::new(app, &unverified).await, World::new(app, &unverified).await);
        let before = theirs.seen().await;
        for row in rows().iter().filter(|row| row.what.is_empty() || row.what == "a member") {
            let (method, route) = (row.method(), row.route());
            for (number, other) in places(route).into_iter().enumerate() {
                // What a stranger gets they get too; a place that is not the first opens nothing to anyone.
                let wanted = if number == 0 { row.cell(Role::Stranger) } else { "4xx" };
                if wanted == "ok" && method != "GET" {
                    continue;
                }
                let path = route.split('/').map(|part| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
                    Some(name) if name == other => theirs.place(method, route, name, Role::Owner),
                    Some(name) => mine.place(method, route, name, Role::Owner),
                    None => part.to_owned(),
                }).collect::<Vec<_>>().join("/");
                let answer = call(app, row, mine.owner(), &path, &(row.body)(&mine, Role::Owner)).await;
                let does = if wanted == "4xx" { (400..500).contains(&answer.status) } else { fits(&answer, wanted) };
                assert!(
                    does, "{} with another's {other}: {answer:?}, not {wanted}", row.call);
            }
        }
        assert_eq!(theirs.seen().await, before);
    }
);

/// A player and two guests, for pods.
fn three(player: Value) -> Value {
    json!({ "players": [player, { "guestName": "Zoë" }, { "guestName": "Yann" }] })
}

api_test!(
    async fn in_a_body(app) {
        let unverified = app.unverified("Una").await;
        let (mine, theirs) = (World::new(app, &unverified).await, World::new(app, &unverified).await);
        let (before, me, t) = (theirs.seen().await, mine.owner(), &theirs.table);
        let own = || game(&[user(me, 1), guest("Zoë", 2)]);
        let seat = |field: &str, value: &str| game(&[with(user(me, 1), field, value), guest("Zoë", 2)]);
        let games = [
            ("playgroupId", with(own(), "playgroupId", theirs.group.clone())),
            ("setId", with(own(), "setId", t.set.to_string())),
            ("eventId", with(own(), "eventId", theirs.event.clone())),
            ("tags.0", with(own(), "tags", json!([t.tag]))),
            ("seats.0.deckId", seat("deckId", &theirs.deck)),
            ("seats.0.userId", seat("userId", &theirs.owner().id)),
        ];
        for (field, body) in games {
            let refused = me.post("/game", body.clone()).await;
            assert_eq!((refused.status, refused.body["fields"].get(field).is_some()), (422, true), "{field}: {refused:?}");
            // A set's games are where the set is, whatever they say.
            let in_a_set = me.post("/set", json!({ "formatId": COMMANDER, "games": [body.clone()] })).await;
            let ignored = in_a_set.status == 201 && matches!(field, "playgroupId" | "setId");
            let set = &in_a_set.body["set"];
            assert!(in_a_set.status == 422 || ignored, "{field} in a set: {in_a_set:?}");
            assert!(!set.to_string().contains(&theirs.group) && !set.to_string().contains(&t.set.to_string()), "{set}");
            if field != "tags.0" {
                let refused = put_at(me, &format!("/game/{}", mine.table.game), &json!(1), body).await;
                assert_eq!(refused.status, 422, "{field} in a correction: {refused:?}");
            }
        }
        // A new game with the id of another's game.
        let taken = me.post("/game", with(own(), "id", t.game.to_string())).await;
        assert_eq!((taken.status, &taken.body["present"]), (409, &Value::Null), "{taken:?}");
        let taken = me.post("/deck", json!({ "id": theirs.deck, "name": "Mine", "formatId": COMMANDER })).await;
        assert_eq!((taken.status, &taken.body["present"]), (409, &Value::Null), "{taken:?}");

        let group = json!({ "playgroupId": theirs.group, "formatId": COMMANDER, "bestOf": null });
        let set = format!("/set/{}", mine.table.set);
        assert_eq!(put_at(me, &set, &json!(1), group.clone()).await.body["fields"]["playgroupId"], "unknown");
        assert_eq!(me.post("/set", with(group, "games", json!([own()]))).await.body["fields"]["playgroupId"], "unknown");
        for (path, body, status) in [
            (format!("/game/{}/tag", mine.table.bare_game), json!({ "tags": [t.tag] }), 422),
            (format!("/set/{}/tag", mine.table.bare_set), json!({ "tags": [t.tag] }), 422),
            (format!("/tag/{}/merge", mine.table.tag), json!({ "into": t.tag }), 422),
            (format!("/playgroup/{}/invite", mine.group), json!({ "id": theirs.owner().id }), 409),
            (format!("/game/{}/claim-link", t.game), json!({ "seat": 3 }), 404),
            (format!("/playgroup/{}/pods", mine.group), three(json!({ "userId": theirs.owner().id })), 422),
            (format!("/playgroup/{}/pods", mine.group), three(json!({ "userId": me.id, "deckId": theirs.deck })), 422),
        ] {
            let refused = me.post(&path, body).await;
            assert_eq!(refused.status, status, "{path}: {refused:?}");
        }
        assert_eq!(theirs.seen().await, before);
    }
);

api_test!(
    async fn in_a_filter(app) {
        let unverified = app.unverified("Una").await;
        let (mine, theirs) = (World::new(app, &unverified).await, World::new(app, &unverified).await);
        let t = &theirs.table;
        for path in [
            "/games".into(),
            "/notes/search".into(),
            format!("/playgroup/{}/games", mine.group),
            format!("/deck/{}", mine.deck),
        ] {
            for filter in [format!("playgroupid={}", theirs.group), format!("deckid={}", theirs.deck), format!("tagid={}", t.tag)] {
                let answer = mine.owner().get(&format!("{path}?{filter}")).await;
                let said = String::from_utf8(answer.bytes).unwrap();
                for id in [t.game, t.bare_game, t.set, t.bare_set, theirs.owner().id.parse().unwrap()] {
                    assert!(!said.contains(&id.to_string()), "{path}?{filter}: {said}");
                }
                assert!(answer.status < 500, "{path}?{filter}: {said}");
            }
        }
    }
);
