//! Notes on games and sets, and their search.

use std::time::Duration;

use podium_test_support::{Answer, Caller, api_test, send};
use reqwest::Method;
use serde_json::{Value, json};

use crate::played;
use crate::table::{COMMANDER, deck, group, record, with};

async fn write(caller: &Caller, thing: &str, content: &str) -> Value {
    let written = caller
        .post(&format!("{thing}/note"), json!({ "content": content }))
        .await;
    assert_eq!((written.status, written.header("etag")), (201, "\"1\""), "{written:?}");
    written.body["note"].clone()
}

async fn change(caller: &Caller, thing: &str, version: i64, content: &str) -> Answer {
    let request = caller.request(Method::PUT, &format!("{thing}/note"));
    let request = request.header("if-match", format!("\"{version}\""));
    send(request.json(&json!({ "content": content }))).await
}

async fn search(caller: &Caller, query: &str) -> Answer {
    let answer = caller.get(&format!("/notes/search?{query}")).await;
    assert_eq!(answer.status, 200, "{query}: {answer:?}");
    answer
}

fn contents(answer: &Answer) -> Vec<&str> {
    let notes = answer.body["notes"].as_array().unwrap();
    notes.iter().map(|note| note["content"].as_str().unwrap()).collect()
}

api_test!(
    async fn a_note_is_written_changed_and_removed(app) {
        let (alice, bob) = played::two(app).await;
        let game = played::game(&alice, &bob).await;
        let set = played::set(&alice, &bob).await;
        for (thing, kind) in [(format!("/game/{game}"), "game"), (format!("/set/{set}"), "set")] {
            let path = format!("{thing}/note");
            assert_eq!(alice.put(&path, json!({ "content": "x" })).await.status, 404, "there is none yet");
            let note = write(&alice, &thing, "  *kept*\nas typed ").await;
            assert_eq!((&note["content"], &note["version"]), (&json!("  *kept*\nas typed "), &json!(1)));
            let id = if kind == "game" { &game } else { &set };
            assert_eq!((&note["gameId"] == id, &note["setId"] == id), (kind == "game", kind == "set"));
            assert_eq!(alice.get(&thing).await.body[kind]["note"], note);
            assert_eq!(bob.get(&thing).await.body[kind]["note"], Value::Null, "it is hers alone");

            let second = alice.post(&path, json!({ "content": "again" })).await;
            assert_eq!((second.status, second.code(), &second.body["present"]["note"]), (409, 15, &note));
            let changed = change(&alice, &thing, 1, "better").await;
            assert_eq!((changed.status, changed.header("etag")), (200, "\"2\""));
            assert_eq!(changed.body["note"]["id"], note["id"]);
            let stale = change(&alice, &thing, 1, "from another device").await;
            assert_eq!((stale.status, &stale.body["present"]["note"]), (409, &changed.body["note"]));
            // Who says no version takes what is there.
            assert_eq!(alice.put(&path, json!({ "content": "best" })).await.body["note"]["version"], 3);

            for (content, why) in [(json!(" \n"), "required"), (json!("é".repeat(20_001)), "too_long")] {
                let refused = alice.put(&path, json!({ "content": content })).await;
                assert_eq!((refused.status, &refused.body["fields"]["content"]), (422, &json!(why)));
            }
            assert_eq!(alice.put(&path, json!({})).await.body["fields"]["content"], "required");
            assert_eq!(bob.delete(&path).await.status, 404, "he has none");
            assert_eq!(alice.delete(&path).await.body, json!({}));
            assert_eq!(alice.delete(&path).await.status, 404);
            assert_eq!(alice.get(&thing).await.body[kind]["note"], Value::Null);
        }
    }
);

api_test!(
    async fn notes_are_found_by_words_in_any_form(app) {
        let (alice, bob) = played::two(app).await;
        let mut things = Vec::new();
        for content in [
            "# Soirée\n\nUne **épée** légendaire, [deux parties](https://example.org/hidden) gagnées.",
            "Three games of dragons; Bob conceded.",
            "Ce dragon était trop fort, d’où la revanche.",
            "<b>Quote</b> \"AND\" OR (NEAR) * ' : ! & |",
        ] {
            let thing = format!("/game/{}", played::game(&alice, &bob).await);
            app.clock.advance(Duration::from_secs(1));
            write(&alice, &thing, content).await;
            things.push(thing);
        }
        write(&bob, &things[0], "mon épée à moi").await;
        let found = async |query: &str| -> Vec<usize> {
            let answer = search(&alice, &format!("q={query}")).await;
            let places = answer.body["notes"].as_array().unwrap().iter().map(|note| {
                let game = note["gameId"].as_str().unwrap();
                things.iter().position(|thing| thing.ends_with(game)).unwrap()
            });
            places.collect()
        };
        for (query, expected) in [
            ("epee", vec![0]),
            ("%C3%89P%C3%89E%20soiree", vec![0]),
            ("partie%20gagnee", vec![0]),
            ("l%27epee", vec![0]),
            ("leg", vec![0]),
            ("leg%20epee", vec![]),
            ("hidden", vec![]),
            ("dragon", vec![2, 1]),
            ("game%20dragon", vec![1]),
            ("conced", vec![1]),
            ("revanche%20fort", vec![2]),
            ("%22AND%22%20OR%20%28near%29%20%2A", vec![3]),
            ("or", vec![3]),
            ("absent", vec![]),
            ("", vec![3, 2, 1, 0]),
            ("%2A%20%22%20%27%20%26", vec![3, 2, 1, 0]),
        ] {
            assert_eq!(found(query).await, expected, "{query}");
        }
        let hit = &search(&alice, "q=parties%20epee").await.body["notes"][0];
        let parts = hit["snippet"].as_array().unwrap();
        let hits: Vec<_> = parts.iter().filter(|part| part["hit"] == true).map(|part| &part["text"]).collect();
        assert_eq!(hits, ["épée", "parties"]);
        let whole: String = parts.iter().map(|part| part["text"].as_str().unwrap()).collect();
        assert_eq!(whole, "Soirée Une épée légendaire, deux parties gagnées.");
        assert_eq!((&hit["game"]["id"], &hit["set"]), (&hit["gameId"], &Value::Null));

        // A rewritten note is found by its new words only.
        change(&alice, &things[0], 1, "Rien de tel").await;
        assert!(found("epee").await.is_empty());
        assert_eq!(found("tel").await, [0]);
        alice.delete(&format!("{}/note", things[0])).await;
        assert!(found("tel").await.is_empty());
        assert_eq!(contents(&search(&bob, "q=epee").await), ["mon épée à moi"]);
        let long = alice.get(&format!("/notes/search?q={}", "x".repeat(201))).await;
        assert_eq!((long.status, &long.body["fields"]["q"]), (422, &json!("too_long")));
        let many = format!("q={}", "dragon%20".repeat(20) + &"a%20".repeat(30));
        assert!(contents(&search(&alice, &many).await).is_empty());
    }
);

api_test!(
    async fn a_search_is_narrowed_and_goes_on(app) {
        let (alice, bob) = played::two(app).await;
        let group = group(app, "Thursday", &[(&alice, "owner"), (&bob, "member")]).await;
        let deck = deck(&alice, "Lanterns").await;
        let plain = played::game(&alice, &bob).await;
        let recorded = async |body: Value| record(&alice, body).await["id"].as_str().unwrap().to_owned();
        let grouped = recorded(with(played::duel(&alice, &bob), "playgroupId", group.as_str())).await;
        let mut decked = played::duel(&alice, &bob);
        decked["seats"][0]["deckId"] = json!(deck);
        let decked = recorded(decked).await;
        let set = played::set(&alice, &bob).await;
        let in_set = alice.get(&format!("/set/{set}")).await.body["set"]["games"][0]["id"].as_str().unwrap().to_owned();
        for (thing, content) in [
            (format!("/game/{plain}"), "note plain"),
            (format!("/game/{grouped}"), "note grouped"),
            (format!("/game/{decked}"), "note decked"),
            (format!("/set/{set}"), "note set"),
            (format!("/game/{in_set}"), "note inner"),
        ] {
            write(&alice, &thing, content).await;
            app.clock.advance(Duration::from_secs(1));
        }
        let tags = alice.post(&format!("/set/{set}/tag"), json!({ "tags": ["kept"] })).await.body;
        let tag = tags["tags"][0]["id"].as_str().unwrap();
        for q in ["", "q=note&"] {
            assert_eq!(contents(&search(&alice, &format!("{q}playgroupid={group}")).await), ["note grouped"]);
            assert_eq!(contents(&search(&alice, &format!("{q}deckid={deck}")).await), ["note decked"]);
            assert_eq!(contents(&search(&alice, &format!("{q}tagid={tag}")).await), ["note inner", "note set"]);
            assert_eq!(search(&alice, &format!("{q}formatid={}", COMMANDER)).await.body["notes"].as_array().unwrap().len(), 5);
            let other = app.app.entropy.uuid(app.clock.now());
            for filter in ["formatid", "subformatid", "playgroupid", "deckid", "tagid"] {
                assert!(contents(&search(&alice, &format!("{q}{filter}={other}")).await).is_empty(), "{filter}");
            }
        }
        let hit = search(&alice, "q=set").await.body["notes"][0].clone();
        assert_eq!((&hit["set"]["id"], &hit["set"]["games"], &hit["game"]), (&json!(set), &json!([]), &Value::Null));
        assert!(contents(&search(&bob, &format!("tagid={tag}")).await).is_empty());

        // Taken out of a game, or the game removed: its note is out of reach, and comes back with it.
        assert_eq!(alice.delete(&format!("/game/{plain}")).await.status, 200);
        assert!(contents(&search(&alice, "q=plain").await).is_empty());
        assert_eq!(alice.put(&format!("/game/{plain}/restore"), json!({})).await.status, 200);
        assert_eq!(contents(&search(&alice, "q=plain").await), ["note plain"]);
        write(&bob, &format!("/game/{plain}"), "mine").await;
        assert_eq!(bob.delete(&format!("/game/{plain}/seat")).await.status, 200);
        assert!(contents(&search(&bob, "q=mine").await).is_empty());
    }
);

api_test!(
    async fn a_search_can_be_shorter_than_a_page(app) {
        let (alice, bob) = played::two(app).await;
        for text in ["note one", "note two", "note three", "note four"] {
            let game = played::game(&alice, &bob).await;
            write(&alice, &format!("/game/{game}"), text).await;
            if text != "note two" {
                app.clock.advance(Duration::from_millis(700));
            }
        }
        for q in ["", "q=note&"] {
            let (mut pages, mut next) = (Vec::new(), String::new());
            loop {
                let page = search(&alice, &format!("{q}limit=1{next}")).await;
                pages.push(contents(&page).into_iter().map(str::to_owned).collect::<Vec<_>>());
                let Some(at) = page.body["next"].as_i64() else { break };
                next = format!("&timestamp={at}");
            }
            assert_eq!(pages, [vec!["note four"], vec!["note three", "note two"], vec!["note one"]], "those of one moment stay together");
            assert_eq!(contents(&search(&alice, &format!("{q}limit=20")).await), pages.concat());
        }
        for wrong in ["0", "21", "-1", "some", ""] {
            assert_eq!(alice.get(&format!("/notes/search?limit={wrong}")).await.status, 422, "{wrong}");
        }
    }
);

api_test!(
    async fn pages_of_notes_neither_skip_nor_repeat(app) {
        let (alice, bob) = played::two(app).await;
        for n in 0..47 {
            let game = played::game(&alice, &bob).await;
            write(&alice, &format!("/game/{game}"), &format!("note number {n}")).await;
            // Some of the same moment, across the edge of the first page.
            if !(20..=29).contains(&n) {
                app.clock.advance(Duration::from_millis(700));
            }
        }
        for q in ["", "q=note&"] {
            let mut all = Vec::new();
            let mut path = q.to_owned();
            loop {
                let page = search(&alice, &path).await;
                all.extend(contents(&page).into_iter().map(str::to_owned));
                let Some(next) = page.body["next"].as_i64() else { break };
                assert!(page.body["notes"].as_array().unwrap().len() >= 20);
                path = format!("{q}timestamp={next}");
            }
            let unlike: std::collections::HashSet<_> = all.iter().collect();
            assert_eq!((all.len(), unlike.len()), (47, 47));
        }
    }
);
