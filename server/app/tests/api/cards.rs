//! Card lists and the card catalogue. All names but those of Game Changers are made up.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use podium_test_support::{Caller, PATIENCE, TestApp, api_test, send};
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

const COMMANDER: &str = "01932b67-2400-79e2-b7c9-c825c6b4b3eb";

const LIST: &str = "\u{feff}Commander\r\n1 Orla, Fen Warden\r\n\r\nDeck\r\n1 Rhystic Study (FEN) 12★ *F* #draw\r\n\
    2 Fen Lantern\r\n30 Bog\r\n1 Dusk/Dawn Gate\r\n1 Nobody's Card\r\n\r\nSideboard\r\n1 Demonic Tutor\r\n";

async fn deck(caller: &Caller) -> String {
    let made = caller
        .post("/deck", json!({ "name": "Fen", "formatId": COMMANDER }))
        .await;
    assert_eq!(made.status, 201, "{made:?}");
    format!("/deck/{}", made.body["deck"]["id"].as_str().unwrap())
}

/// A land gives black mana; everything else costs a symbol of each of its colors.
pub fn card(number: u128, name: &str, mana_value: f64, colors: &str, type_line: &str) -> Value {
    let cost: String = colors.chars().map(|color| format!("{{{color}}}")).collect();
    let mana: &[&str] = if type_line.contains("Basic") { &["B"] } else { &[] };
    let colors: Vec<String> = colors.chars().map(String::from).collect();
    json!({ "object": "card", "id": Uuid::from_u128(number), "oracle_id": Uuid::from_u128(number), "name": name,
        "layout": "normal", "cmc": mana_value, "colors": colors, "color_identity": colors, "type_line": type_line,
        "mana_cost": cost, "produced_mana": mana, "image_uris": { "normal": picture(number) } })
}

/// Of every third card at a host that nobody allowed, of every fourth without https.
fn picture(number: u128) -> String {
    match number {
        3 | 6 | 9 => format!("https://other.example/{number}.jpg"),
        4 | 8 => format!("http://cards.example/{number}.jpg"),
        _ => format!("https://cards.example/{number}.jpg"),
    }
}

fn fen_cards() -> Vec<Value> {
    vec![
        card(1, "Orla, Fen Warden", 4.0, "BG", "Legendary Creature — Spirit"),
        card(2, "Fen Lantern", 2.0, "", "Artifact"),
        card(3, "Fen Lantern", 2.0, "", "Token Artifact"),
        card(4, "Bog", 0.0, "", "Basic Land — Bog"),
        card(5, "Dusk // Dawn Gate", 3.0, "W", "Sorcery // Land"),
        card(6, "Rhystic Study", 3.0, "U", "Enchantment"),
        card(7, "Élan of the Lantern", 8.0, "R", "Instant"),
    ]
}

fn file_of(app: &TestApp, cards: &[Value]) -> PathBuf {
    let path = app.data().join("cards.json");
    std::fs::write(&path, serde_json::to_vec(cards).unwrap()).unwrap();
    path
}

/// `podium cards import`, as an operator types it beside the running server.
fn import(app: &TestApp, file: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_podium"))
        .args(["cards", "import"])
        .arg(file)
        .env_clear()
        .env("PODIUM_DATA", app.data())
        .env(
            "PODIUM_DATABASE_URL",
            app.app.settings.database_url.clone().unwrap_or_default(),
        )
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What it said, and whether it went well.
async fn ended(child: Child) -> (bool, String) {
    let output = tokio::task::spawn_blocking(|| child.wait_with_output())
        .await
        .unwrap()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

async fn names(caller: &Caller, typed: &str) -> Vec<String> {
    let request = caller.request(Method::GET, "/cards/search").query(&[("q", typed)]);
    let found = send(request).await.body;
    let cards = found["cards"].as_array().unwrap();
    cards
        .iter()
        .map(|card| card["name"].as_str().unwrap().to_owned())
        .collect()
}

api_test!(
    async fn a_list_is_kept_shown_and_written_out_again(app) {
        let alice = app.user("Alice").await;
        let path = deck(&alice).await;
        let cards = format!("{path}/cards");
        assert_eq!(alice.get(&path).await.body["list"], Value::Null);
        assert_eq!(alice.get(&cards).await.body, json!({ "text": "" }));

        let kept = alice.put(&cards, json!({ "text": LIST })).await;
        assert_eq!((kept.status, kept.header("etag")), (200, "\"2\""), "{kept:?}");
        assert_eq!((&kept.body["deck"]["cardCount"], &kept.body["problems"]), (&json!(36), &json!([])));
        assert_eq!(kept.body["deck"]["listChangedAt"], "2026-05-28T20:26:40Z");
        let page = alice.get(&path).await.body;
        assert_eq!(page["list"], kept.body["list"]);
        let list = &page["list"];
        assert_eq!(list["entries"][1], json!({
            "section": "main", "quantity": 1, "name": "Rhystic Study", "set": "FEN", "number": "12★", "finish": "foil",
            "categories": ["draw"], "known": null, "typeLine": null, "manaValue": null, "colors": null, "manaCost": null,
            "image": null,
        }));
        assert_eq!(list["colorIdentity"], Value::Null);
        assert_eq!((&list["total"], &list["summary"], &list["problems"]), (&json!(36), &Value::Null, &json!([])));
        // The tutor lies in the sideboard.
        assert_eq!(list["gameChangers"], json!(["Rhystic Study"]));
        assert_eq!(list["suggestedBracket"], json!({ "atLeast": 3, "why": "few" }));

        for style in ["plain", "mtga", "moxfield"] {
            let text = alice.get(&format!("{cards}?style={style}")).await.body["text"].as_str().unwrap().to_owned();
            assert!(text.contains("1 Dusk // Dawn Gate") && text.contains("Orla, Fen Warden"), "{style}: {text}");
            assert_eq!(text.contains("*F*"), style == "moxfield", "{style}: {text}");
        }
        assert_eq!(alice.get(&format!("{cards}?style=crayon")).await.status, 422);

        // What was written out and pasted back is the same list, which is no change.
        app.clock.advance(Duration::from_secs(60));
        let text = alice.get(&format!("{cards}?style=moxfield")).await.body["text"].clone();
        let again = alice.put(&cards, json!({ "text": text })).await;
        assert_eq!(again.body["deck"], kept.body["deck"]);
        let changed = alice.put(&cards, json!({ "text": "1 Bog" })).await;
        assert_eq!(changed.body["deck"]["listChangedAt"], "2026-05-28T20:27:40Z");
        let gone = alice.put(&cards, json!({ "text": " \n" })).await;
        assert_eq!((&gone.body["list"], &gone.body["deck"]["cardCount"]), (&Value::Null, &json!(0)));
        assert_eq!(gone.body["deck"]["listChangedAt"], Value::Null);
    }
);

api_test!(
    async fn lines_that_cannot_be_read_are_named_and_the_rest_is_kept(app) {
        let mut alice = app.user("Alice").await;
        let path = format!("{}/cards", deck(&alice).await);
        let text = "1 Bog\n0 Fen Lantern\n1 Orla, Fen Warden";
        let kept = alice.put(&path, json!({ "text": text })).await;
        assert_eq!(kept.body["deck"]["cardCount"], 2);
        let problem = json!({ "line": 2, "text": "0 Fen Lantern", "reason": "quantity",
            "message": "A quantity is a number from 1 to 999." });
        assert_eq!(kept.body["problems"], json!([problem]));
        alice.lang = "fr";
        let read = alice.post("/cards/parse", json!({ "text": text })).await;
        assert_eq!(read.body["problems"][0]["message"], "Une quantité est un nombre de 1 à 999.");
        assert_eq!((&read.body["list"]["total"], &read.body["list"]["problems"]), (&json!(2), &read.body["problems"]));
        for (text, english, french) in [
            ("1 Bog\n24 lands", "This looks like a number of cards. If it's a card, write an x after its quantity, such as 1x.",
                "On dirait un nombre de cartes. Si c'est une carte, mets un x après sa quantité, par exemple 1x."),
            ("{\"cards\": [{\"name\": \"Bog\"}]}", "This is JSON, which Podium does not read. Export the deck as text or CSV.",
                "C'est du JSON, que Podium ne lit pas. Exporte le deck en texte ou en CSV."),
        ] {
            for (lang, message) in [("en", english), ("fr", french)] {
                alice.lang = lang;
                let read = alice.post("/cards/parse", json!({ "text": text })).await;
                assert_eq!(read.body["problems"][0]["message"], message, "{read:?}");
            }
        }

        // Nothing that costs the list that is there.
        let long = "1 Bog\n".repeat(40_000);
        for (text, why) in [(json!("https://decks.example/fen"), "invalid"), (json!(long), "too_long"), (Value::Null, "required")] {
            let refused = alice.put(&path, json!({ "text": text })).await;
            assert_eq!((refused.status, &refused.body["fields"]), (422, &json!({ "text": why })));
        }
        assert_eq!(alice.post("/cards/parse", json!({ "text": long })).await.body["fields"], json!({ "text": "too_long" }));
        assert_eq!(alice.put(&path, json!({ "text": "\u{1}".repeat(199_000) })).await.status, 413);
        assert_eq!(alice.get(&path).await.body["text"], "1 Bog\n1 Orla, Fen Warden\n");
    }
);

api_test!(
    async fn a_list_is_its_decks_owners(app) {
        let (alice, eve) = (app.user("Alice").await, app.user("Eve").await);
        let path = format!("{}/cards", deck(&alice).await);
        assert_eq!(eve.put(&path, json!({ "text": "" })).await.status, 404);
        assert_eq!(eve.put(&path, json!({ "text": null })).await.status, 404);
        assert_eq!(eve.get(&path).await.status, 404);
        for answer in [app.anyone().get("/cards/search?q=a").await, app.anyone().post("/cards/parse", json!({ "text": "" })).await] {
            assert_eq!(answer.status, 401);
        }
        let request = alice.request(Method::PUT, &path).header("if-match", "\"7\"");
        let stale = send(request.json(&json!({ "text": LIST }))).await;
        assert_eq!((stale.status, &stale.body["present"]["deck"]["version"]), (409, &json!(1)));
    }
);

api_test!(
    async fn a_catalogue_is_imported_beside_the_running_server(app) {
        let alice = app.user("Alice").await;
        assert_eq!(alice.get("/cards/search?q=fen").await.body, json!({ "cards": [], "available": false }));
        let path = deck(&alice).await;
        alice.put(&format!("{path}/cards"), json!({ "text": LIST })).await;

        let (well, said) = ended(import(app, &file_of(app, &fen_cards()))).await;
        assert!(well && said.contains("6 cards"), "{said}");
        assert_eq!(alice.get("/cards/search?q=fen").await.body, json!({ "available": true, "cards": [
            { "name": "Fen Lantern", "manaValue": 2.0, "colors": [], "colorIdentity": [], "typeLine": "Artifact" },
            { "name": "Orla, Fen Warden", "manaValue": 4.0, "colors": ["B", "G"], "colorIdentity": ["B", "G"],
              "typeLine": "Legendary Creature — Spirit" },
        ] }));
        assert_eq!(names(&alice, "elan").await, ["Élan of the Lantern"]);
        assert_eq!(names(&alice, "dawn").await, ["Dusk // Dawn Gate"]);
        assert!(names(&alice, "").await.is_empty());

        let list = alice.get(&path).await.body["list"].clone();
        let known: Vec<_> = list["entries"].as_array().unwrap().iter().map(|entry| entry["known"].as_bool().unwrap()).collect();
        assert_eq!(known, [true, true, true, true, true, false, false]);
        assert_eq!(list["entries"][4]["typeLine"], "Sorcery");
        assert_eq!((&list["entries"][0]["manaCost"], &list["colorIdentity"]), (&json!("{B}{G}"), &json!(["B", "G"])));
        assert_eq!(list["summary"], json!({
            "curve": [0, 0, 2, 2, 1, 0, 0, 0], "averageManaValue": 2.8, "unknown": 1,
            "colors": { "W": 1, "U": 1, "B": 1, "R": 0, "G": 1, "C": 2 },
            "symbols": { "W": 1, "U": 1, "B": 1, "R": 0, "G": 1, "C": 0 },
            "lands": { "W": 0, "U": 0, "B": 30, "R": 0, "G": 0, "C": 0 },
            "types": { "creature": 1, "planeswalker": 0, "battle": 0, "instant": 0, "sorcery": 1, "artifact": 2,
                "enchantment": 1, "land": 30, "other": 0 },
        }));

        // The next one takes its place.
        let (well, said) = ended(import(app, &file_of(app, &[card(9, "Fenwick", 1.0, "", "Artifact")]))).await;
        assert!(well, "{said}");
        assert_eq!(names(&alice, "fen").await, ["Fenwick"]);
    }
);

api_test!(
    async fn pictures_are_named_only_at_hosts_that_the_operator_allows(app) {
        let alice = app.user("Alice").await;
        let path = deck(&alice).await;
        alice.put(&format!("{path}/cards"), json!({ "text": LIST })).await;
        let (well, said) = ended(import(app, &file_of(app, &fen_cards()))).await;
        assert!(well, "{said}");
        let pictures = async |caller: &Caller| -> Vec<Value> {
            let page = caller.get(&path).await.body;
            page["list"]["entries"].as_array().unwrap().iter().map(|entry| entry["image"].clone()).collect()
        };
        assert_eq!(pictures(&alice).await, vec![Value::Null; 7]);

        let allowing = app.beside_with(|settings| settings.card_image_hosts = vec!["cards.example".parse().unwrap()]).await;
        let alice = alice.at(&allowing.origin);
        assert_eq!(pictures(&alice).await, [
            json!("https://cards.example/1.jpg"), Value::Null, json!("https://cards.example/2.jpg"), Value::Null,
            json!("https://cards.example/5.jpg"), Value::Null, Value::Null,
        ]);
    }
);

api_test!(
    async fn a_file_that_is_not_right_leaves_the_catalogue_alone(app) {
        let alice = app.user("Alice").await;
        assert!(ended(import(app, &file_of(app, &fen_cards()))).await.0);
        let whole = serde_json::to_vec(&fen_cards()).unwrap();
        let path = app.data().join("wrong.json");
        for (wrong, why) in [(&whole[..whole.len() - 1], "EOF"), (b"{}", "a list of cards"), (b"[]", "no card")] {
            std::fs::write(&path, wrong).unwrap();
            let (well, said) = ended(import(app, &path)).await;
            assert!(!well && said.contains(why) && said.contains("as it was"), "{said}");
        }
        let (well, said) = ended(import(app, Path::new("nowhere.json"))).await;
        assert!(!well && said.contains("nowhere.json"), "{said}");
        assert_eq!(names(&alice, "fen").await.len(), 2);
    }
);

api_test!(
    /// The first import hangs on a pipe that is never written to its end, and is killed there.
    async fn an_import_that_was_killed_is_done_again(app) {
        let alice = app.user("Alice").await;
        assert!(ended(import(app, &file_of(app, &fen_cards()))).await.0);
        let pipe = app.data().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let mut child = import(app, &pipe);
        let half: Vec<u8> = (0..2_500).flat_map(|n| {
            let comma = if n == 0 { "[" } else { "," };
            format!("{comma}{}", card(100 + n, &format!("Fen Half {n}"), 1.0, "G", "Instant")).into_bytes()
        }).collect();
        let writing = pipe.clone();
        let writer = tokio::task::spawn_blocking(move || {
            let mut pipe = std::fs::OpenOptions::new().write(true).open(writing).unwrap();
            pipe.write_all(&half).unwrap();
            pipe
        });
        let held_open = writer.await.unwrap();
        let rows = async {
            while kept(app).await <= 6 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, rows).await.expect("half of the cards are kept");
        child.kill().unwrap();
        child.wait().unwrap();
        drop(held_open);
        assert_eq!(names(&alice, "fen").await, ["Fen Lantern", "Orla, Fen Warden"], "the catalogue before is in use");
        app.restart().await;
        assert_eq!(names(&alice, "fen").await, ["Fen Lantern", "Orla, Fen Warden"]);

        let many: Vec<Value> = (0..2_500).map(|n| card(100 + n, &format!("Fen Whole {n}"), 1.0, "G", "Instant")).collect();
        let (well, said) = ended(import(app, &file_of(app, &many))).await;
        assert!(well && said.contains("2500 cards"), "{said}");
        assert_eq!((kept(app).await, names(&alice, "fen half").await.len(), names(&alice, "fen wh").await.len()), (2_500, 0, 12));
    }
);

/// How many cards lie in the table, in use or not.
async fn kept(app: &TestApp) -> i64 {
    let count = async |c: &mut podium_store::Conn| c.one::<i64>("SELECT COUNT(*) FROM card", &[]).await;
    app.app.db.read(count).await.unwrap()
}
