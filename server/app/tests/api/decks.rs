//! Decks: create, read, change, archive, and permissions.

use std::time::Duration;

use podium_domain::Role;
use podium_store::playgroups::Playgroup;
use podium_store::{Conn, friends, playgroups};
use podium_test_support::{Answer, Caller, TestApp, api_test, send};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use uuid::Uuid;

const COMMANDER: &str = "01932b67-2400-79e2-b7c9-c825c6b4b3eb";
const CASUAL: &str = "01932b67-2400-794e-9381-af790e5c68b7";

pub fn lanterns() -> Value {
    json!({
        "name": " Lanterns  of the Fen ", "formatId": COMMANDER, "subformatId": CASUAL,
        "commanders": ["Orla, Fen Warden"], "colors": ["G", "B"], "bracket": 3,
        "description": "Lights\r\nin the *fog*.", "link": "https://decks.example/lanterns",
    })
}

async fn make(caller: &Caller, deck: Value) -> String {
    let made = caller.post("/deck", deck).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.body["deck"]["id"].as_str().unwrap().to_owned()
}

async fn befriend(app: &TestApp, one: &Caller, other: &Caller) {
    let [asker, asked] = [one, other].map(|caller| caller.id.parse::<Uuid>().unwrap());
    let at = app.clock.now();
    app.app
        .db
        .write(async move |c: &mut Conn| friends::insert(c, asker, asked, at, Some(at)).await)
        .await
        .unwrap();
}

async fn edit(caller: &Caller, id: &str, version: i64, deck: Value) -> Answer {
    let request = caller.request(Method::PUT, &format!("/deck/{id}"));
    send(request.header("if-match", format!("\"{version}\"")).json(&deck)).await
}

async fn names(caller: &Caller, path: &str) -> Vec<String> {
    let answer = caller.get(path).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let decks = answer.body["decks"].as_array().unwrap();
    decks
        .iter()
        .map(|deck| deck["name"].as_str().unwrap().to_owned())
        .collect()
}

api_test!(
    async fn a_deck_is_made_read_and_changed(app) {
        let alice = app.user("Alice").await;
        let made = alice.post("/deck", lanterns()).await;
        assert_eq!((made.status, made.header("etag")), (201, "\"1\""));
        let deck = &made.body["deck"];
        let id = deck["id"].as_str().unwrap();
        assert_eq!(*deck, json!({
            "id": id, "ownerId": alice.id, "name": "Lanterns of the Fen", "formatId": COMMANDER, "subformatId": CASUAL,
            "commanders": ["Orla, Fen Warden"], "colors": ["B", "G"], "bracket": 3,
            "description": "Lights\nin the *fog*.", "link": "https://decks.example/lanterns", "picture": null,
            "archivedAt": null, "createdAt": "2026-05-28T20:26:40Z", "updatedAt": "2026-05-28T20:26:40Z",
            "lastPlayed": null, "record": { "games": 0, "wins": 0 }, "version": 1, "cardCount": 0, "listChangedAt": null,
        }));
        let page = alice.get(&format!("/deck/{id}")).await;
        assert_eq!((page.status, page.header("etag")), (200, "\"1\""));
        assert_eq!((&page.body["deck"], &page.body["owner"]["firstname"]), (deck, &json!("Alice")));
        assert_eq!((&page.body["games"], &page.body["next"]), (&json!([]), &Value::Null));

        app.clock.advance(Duration::from_secs(60));
        let changed = alice.put(&format!("/deck/{id}"), json!({ "name": "Fen", "formatId": COMMANDER })).await;
        assert_eq!((changed.status, changed.header("etag")), (200, "\"2\""));
        let deck = &changed.body["deck"];
        assert_eq!((&deck["name"], &deck["commanders"], &deck["colors"]), (&json!("Fen"), &json!([]), &json!([])));
        assert_eq!((&deck["bracket"], &deck["link"], &deck["subformatId"]), (&Value::Null, &Value::Null, &Value::Null));
        assert_eq!((&deck["createdAt"], &deck["updatedAt"]), (&json!("2026-05-28T20:26:40Z"), &json!("2026-05-28T20:27:40Z")));
        assert_eq!(alice.get("/user/decks").await.body["decks"], json!([deck]));
    }
);

api_test!(
    async fn a_deck_sent_twice_is_one_deck(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let id = app.app.entropy.uuid(app.clock.now()).to_string();
        let mut body = lanterns();
        body["id"] = json!(id);
        let sent: Vec<_> = (0..4)
            .map(|_| { let (alice, body) = (alice.clone(), body.clone()); tokio::spawn(async move { alice.post("/deck", body).await.status }) })
            .collect();
        let mut statuses = Vec::new();
        for call in sent {
            statuses.push(call.await.unwrap());
        }
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 200, 200, 201]);
        assert_eq!(names(&alice, "/user/decks").await.len(), 1);
        let theirs = bob.post("/deck", body.clone()).await;
        assert_eq!((theirs.status, theirs.code()), (409, 15));
        body["id"] = json!(Uuid::nil());
        assert_eq!(alice.post("/deck", body).await.body["fields"], json!({ "id": "invalid" }));
    }
);

api_test!(
    async fn wrong_fields_are_all_named_in_the_callers_language(app) {
        let mut alice = app.user("Alice").await;
        let wrong = json!({
            "name": " ", "formatId": CASUAL, "commanders": ["A", "x".repeat(201), "C"], "colors": ["X"], "bracket": 6,
            "description": "x".repeat(20_001), "link": "http://decks.example",
        });
        let answer = alice.post("/deck", wrong.clone()).await;
        assert_eq!((answer.status, answer.code()), (422, 14));
        assert_eq!(answer.body["fields"], json!({
            "name": "required", "formatId": "unknown", "commanders": "too_many", "commanders.1": "too_long",
            "colors": "invalid", "bracket": "invalid", "description": "too_long", "link": "invalid",
        }));
        alice.lang = "fr";
        let answer = alice.post("/deck", wrong).await;
        assert_eq!(answer.body["fieldMessages"]["name"], "Ce champ est obligatoire.");
        let answer = alice.post("/deck", json!({})).await;
        assert_eq!(answer.body["fields"], json!({ "name": "required", "formatId": "required" }));
        // The subformat of another format, and a bracket in a format without brackets.
        let modern = "modern";
        let formats = alice.get("/formats").await.body["formats"].clone();
        let modern = formats.as_array().unwrap().iter().find(|format| format["key"] == modern).unwrap()["id"].clone();
        let answer = alice.post("/deck", json!({ "name": "A", "formatId": modern, "subformatId": CASUAL })).await;
        assert_eq!(answer.body["fields"], json!({ "subformatId": "unknown" }));
        let answer = alice.post("/deck", json!({ "name": "A", "formatId": modern, "bracket": 2 })).await;
        assert_eq!(answer.body["fields"], json!({ "bracket": "invalid" }));
        assert_eq!(alice.post("/deck", json!({ "name": 7 })).await.status, 422);
        assert_eq!(names(&alice, "/user/decks").await.len(), 0);
    }
);

api_test!(
    async fn two_edits_at_once_do_not_undo_each_other(app) {
        let alice = app.user("Alice").await;
        let id = make(&alice, lanterns()).await;
        let edits: Vec<_> = (0..6)
            .map(|n| {
                let (alice, id) = (alice.clone(), id.clone());
                tokio::spawn(async move { edit(&alice, &id, 1, json!({ "name": format!("N{n}"), "formatId": COMMANDER })).await })
            })
            .collect();
        let (mut won, mut lost) = (Vec::new(), Vec::new());
        for call in edits {
            let answer = call.await.unwrap();
            if answer.status == 200 { won.push(answer) } else { lost.push(answer) }
        }
        assert_eq!(won.len(), 1);
        for answer in lost {
            assert_eq!((answer.status, answer.code()), (409, 15));
            assert_eq!(answer.body["present"]["deck"], won[0].body["deck"]);
        }
        let request = alice.request(Method::PUT, &format!("/deck/{id}")).header("if-match", "2");
        assert_eq!(send(request.json(&lanterns())).await.status, 422);
    }
);

api_test!(
    async fn the_bracket_alone_can_be_changed(app) {
        let alice = app.user("Alice").await;
        let id = make(&alice, lanterns()).await;
        let path = format!("/deck/{id}/bracket");
        assert_eq!(alice.put(&path, json!({ "bracket": 4 })).await.body["deck"]["bracket"], 4);
        assert_eq!(alice.put(&path, json!({ "bracket": null })).await.body["deck"]["bracket"], Value::Null);
        assert_eq!(alice.put(&path, json!({ "bracket": 0 })).await.body["fields"], json!({ "bracket": "invalid" }));
        let formats = alice.get("/formats").await.body["formats"].clone();
        let other = formats.as_array().unwrap().last().unwrap()["id"].clone();
        let id = make(&alice, json!({ "name": "Any", "formatId": other })).await;
        let answer = alice.put(&format!("/deck/{id}/bracket"), json!({ "bracket": 2 })).await;
        assert_eq!(answer.body["fields"], json!({ "bracket": "invalid" }));
    }
);

api_test!(
    async fn a_deck_is_archived_restored_and_deleted_for_good(app) {
        let alice = app.user("Alice").await;
        let id = make(&alice, lanterns()).await;
        app.clock.advance(Duration::from_secs(1));
        let other = make(&alice, json!({ "name": "Other", "formatId": COMMANDER })).await;
        assert_eq!(names(&alice, "/user/decks").await, ["Other", "Lanterns of the Fen"]);

        let archived = alice.delete(&format!("/deck/{id}")).await;
        let at = archived.body["deck"]["archivedAt"].clone();
        assert!(archived.status == 200 && at.is_string(), "{archived:?}");
        app.clock.advance(Duration::from_secs(1));
        assert_eq!(alice.delete(&format!("/deck/{id}")).await.body["deck"]["archivedAt"], at);
        assert_eq!(names(&alice, "/user/decks").await, ["Other"]);
        assert_eq!(names(&alice, "/user/decks/archived").await, ["Lanterns of the Fen"]);
        assert_eq!(alice.get(&format!("/deck/{id}")).await.status, 200);

        let restored = alice.put(&format!("/deck/{id}/restore"), json!({})).await;
        assert_eq!((restored.status, &restored.body["deck"]["archivedAt"]), (200, &Value::Null));
        assert!(names(&alice, "/user/decks/archived").await.is_empty());

        for id in [id, other] {
            assert_eq!(alice.delete(&format!("/deck/{id}/permanently")).await.body, json!({}));
            assert_eq!(alice.get(&format!("/deck/{id}")).await.status, 404);
            assert_eq!(alice.delete(&format!("/deck/{id}/permanently")).await.status, 404);
        }
    }
);

api_test!(
    async fn others_see_what_they_may_and_change_nothing(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        befriend(app, &alice, &bob).await;
        let id = make(&alice, lanterns()).await;
        let decks = format!("/user/{}/decks", alice.id);
        assert_eq!(names(&alice, &decks).await.len(), 1);
        assert_eq!(names(&bob, &decks).await.len(), 1);
        assert_eq!((eve.get(&decks).await.status, eve.get(&decks).await.code()), (403, 55));
        assert_eq!(eve.get(&format!("/user/{}/decks", app.app.entropy.uuid(app.clock.now()))).await.status, 404);
        assert_eq!(eve.get("/user/nobody/decks").await.status, 404);
        assert_eq!(bob.get(&format!("/deck/{id}")).await.body["owner"]["id"], alice.id);

        for (caller, status) in [(&bob, 403), (&eve, 404)] {
            let path = format!("/deck/{id}");
            let picture = Form::new().part("picture", Part::bytes(b"no".to_vec()));
            let answers = [
                caller.put(&path, lanterns()).await,
                caller.put(&path, json!({ "name": "", "formatId": null })).await,
                caller.put(&format!("{path}/bracket"), json!({ "bracket": 1 })).await,
                caller.delete(&path).await,
                caller.put(&format!("{path}/restore"), json!({})).await,
                caller.delete(&format!("{path}/permanently")).await,
                caller.upload(&format!("{path}/picture"), picture).await,
                caller.delete(&format!("{path}/picture")).await,
            ];
            for answer in answers {
                assert_eq!(answer.status, status, "{answer:?}");
            }
        }
        assert_eq!(eve.get(&format!("/deck/{id}")).await.status, 404);
        assert_eq!(app.anyone().get(&format!("/deck/{id}")).await.status, 401);
        assert_eq!(alice.get(&format!("/deck/{id}")).await.body["deck"]["version"], 1);

        // Put away, it is its owner's alone.
        alice.delete(&format!("/deck/{id}")).await;
        assert!(names(&bob, &decks).await.is_empty());
        assert_eq!(bob.get(&format!("/deck/{id}")).await.status, 404);
        assert_eq!(bob.delete(&format!("/deck/{id}")).await.status, 404);
    }
);

api_test!(
    async fn a_playgroup_or_a_game_in_common_opens_a_deck(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let path = format!("/deck/{}", make(&alice, lanterns()).await);
        let [a, b, e] = [&alice, &bob, &eve].map(|caller| caller.id.parse::<Uuid>().unwrap());
        let at = app.clock.now();
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
                playgroups::insert_member(c, group.id, b, Role::Member, Some(a), at, true).await?;
                playgroups::insert_member(c, group.id, e, Role::Member, Some(a), at, false).await?;
                friends::insert(c, e, a, at, None).await
            })
            .await
            .unwrap();
        assert_eq!(bob.get(&path).await.status, 200);
        assert_eq!(eve.get(&path).await.status, 404, "neither an invitation nor a request is enough");

        befriend(app, &bob, &eve).await;
        let table = json!({ "formatId": COMMANDER, "seats": [
            { "userId": alice.id, "placement": 1 }, { "userId": eve.id, "placement": 1 }, { "userId": bob.id, "placement": 1 },
        ] });
        let game = bob.post("/game", table).await;
        assert_eq!(game.status, 201, "{game:?}");
        assert_eq!(eve.get(&path).await.status, 200);
        assert_eq!(names(&eve, &format!("/user/{}/decks", alice.id)).await.len(), 1);
        bob.delete(&format!("/game/{}", game.body["game"]["id"].as_str().unwrap())).await;
        assert_eq!(eve.get(&path).await.status, 404, "a removed game is none");
    }
);

fn square() -> Form {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(30, 20, image::Rgb([20, 120, 20]))
        .write_to(&mut bytes, image::ImageFormat::Png)
        .unwrap();
    Form::new().part("picture", Part::bytes(bytes.into_inner()))
}

api_test!(
    async fn a_deck_has_a_picture_until_it_goes(app) {
        let alice = app.user("Alice").await;
        let id = make(&alice, lanterns()).await;
        let path = format!("/deck/{id}/picture");
        let kept = || std::fs::read_dir(app.data().join("pictures")).unwrap().count();
        let answer = alice.upload(&path, square()).await;
        assert_eq!((answer.status, answer.header("etag")), (200, "\"2\""));
        let address = answer.body["deck"]["picture"].as_str().unwrap().to_owned();
        assert_eq!(alice.page(&address).await.header("content-type"), "image/jpeg");
        let second = alice.upload(&path, square()).await;
        assert_ne!(second.body["deck"]["picture"], address.as_str());
        assert_eq!(kept(), 1);
        let wrong = Form::new().part("picture", Part::bytes(b"<svg/>".to_vec()));
        assert_eq!(alice.upload(&path, wrong).await.body["fields"], json!({ "picture": "invalid" }));
        assert_eq!(kept(), 1);
        assert_eq!(alice.delete(&path).await.body["deck"]["picture"], Value::Null);
        assert_eq!(kept(), 0);
        alice.upload(&path, square()).await;
        alice.delete(&format!("/deck/{id}/permanently")).await;
        assert_eq!(kept(), 0);
    }
);

api_test!(
    async fn decks_are_listed_newest_played_first_and_never_played_ones_after(app) {
        let alice = app.user("Alice").await;
        let mut ids = Vec::new();
        for name in ["Old", "Never", "New", "Fresh"] {
            ids.push(make(&alice, json!({ "name": name, "formatId": COMMANDER })).await);
            app.clock.advance(Duration::from_secs(60));
        }
        // Played long before any of them was written down here.
        for (deck, day) in [(&ids[0], 1), (&ids[2], 2)] {
            let seats = json!([{ "userId": alice.id, "deckId": deck, "placement": 1 }, { "guestName": "Zoë", "placement": 2 }]);
            let played = alice.post("/game", json!({ "formatId": COMMANDER, "endedAt": format!("2024-01-0{day}T20:00:00Z"), "seats": seats })).await;
            assert_eq!(played.status, 201, "{played:?}");
        }
        assert_eq!(names(&alice, "/user/decks").await, ["New", "Old", "Fresh", "Never"]);
        let bob = app.user("Bob").await;
        befriend(app, &alice, &bob).await;
        assert_eq!(names(&bob, &format!("/user/{}/decks", alice.id)).await, ["New", "Old", "Fresh", "Never"]);
    }
);

api_test!(
    async fn a_deck_shows_its_games_and_they_keep_its_name(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        befriend(app, &alice, &bob).await;
        befriend(app, &alice, &eve).await;
        let id = make(&alice, lanterns()).await;
        let path = format!("/deck/{id}");
        let table = json!({ "formatId": COMMANDER, "endedAt": "2026-05-28T20:00:00Z", "seats": [
            { "userId": alice.id, "deckId": id, "placement": 1 }, { "userId": bob.id, "deckName": "Sand", "placement": 2 },
        ] });
        let game = alice.post("/game", table).await;
        assert_eq!(game.status, 201, "{game:?}");
        let game = format!("/game/{}", game.body["game"]["id"].as_str().unwrap());

        let page = alice.get(&path).await.body;
        assert_eq!((page["games"].as_array().unwrap().len(), &page["sets"], &page["next"]), (1, &json!([]), &Value::Null));
        assert_eq!(page["deck"]["record"], json!({ "games": 1, "wins": 1 }));
        assert_eq!(page["deck"]["lastPlayed"], "2026-05-28T20:00:00Z");
        assert_eq!(bob.get(&path).await.body["games"][0]["seats"][0]["deckId"], id);
        // Eve may see the deck, but not the table it was played at, nor how that went.
        let hers = eve.get(&path).await;
        assert_eq!((hers.status, &hers.body["games"]), (200, &json!([])));
        assert_eq!(hers.body["deck"]["record"], json!({ "games": 0, "wins": 0 }));
        assert_eq!(bob.get(&path).await.body["deck"]["record"], json!({ "games": 1, "wins": 1 }));
        for filter in ["timestamp=1779998400000", &format!("subformatid={CASUAL}"), &format!("playgroupid={id}")] {
            assert_eq!(alice.get(&format!("{path}?{filter}")).await.body["games"], json!([]), "{filter}");
        }
        assert_eq!(alice.get(&format!("{path}?formatid={COMMANDER}")).await.body["games"].as_array().unwrap().len(), 1);
        assert_eq!(alice.get(&format!("{path}?formatid=x")).await.status, 422);

        assert_eq!(alice.delete(&format!("{path}/permanently")).await.status, 200);
        let seat = bob.get(&game).await.body["game"]["seats"][0].clone();
        assert_eq!((&seat["deckId"], &seat["deckName"], &seat["bracket"]), (&Value::Null, &json!("Lanterns of the Fen"), &json!(3)));
    }
);
