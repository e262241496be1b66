//! The export of an account.

use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::{Cursor, Read, Write};
use std::process::Command;
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use podium_domain::Provider;
use podium_test_support::{Caller, PATIENCE, api_test};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio::time::timeout;
use zip::ZipArchive;

use crate::disk_full::noise;
use crate::picture::red_square;
use crate::table::{deck, game, group, guest, record, user, with};

struct Opened(ZipArchive<Cursor<Vec<u8>>>);

impl Opened {
    async fn new(caller: &Caller) -> Opened {
        let answer = caller.get("/user/export").await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_eq!(answer.header("content-type"), "application/zip");
        Opened(ZipArchive::new(Cursor::new(answer.bytes)).unwrap())
    }

    fn bytes(&mut self, name: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        self.0.by_name(name).unwrap().read_to_end(&mut bytes).unwrap();
        bytes
    }

    fn json(&mut self) -> Value {
        serde_json::from_slice(&self.bytes("podium.json")).unwrap()
    }

    /// The lines of a table below its head, which starts with a byte order mark.
    fn rows(&mut self, name: &str) -> Vec<Vec<String>> {
        let bytes = self.bytes(name);
        let text = bytes.strip_prefix("\u{feff}".as_bytes()).expect("a mark of UTF-8");
        let mut reader = csv::Reader::from_reader(text);
        let row = |row: csv::StringRecord| row.iter().map(str::to_owned).collect();
        reader.records().map(|found| row(found.unwrap())).collect()
    }
}

/// What `podium.json` says.
pub async fn everything(caller: &Caller) -> Value {
    Opened::new(caller).await.json()
}

fn count(all: &Value, name: &str) -> usize {
    all[name].as_array().unwrap().len()
}

api_test!(
    async fn all_that_is_mine_is_in_it_and_nothing_else(app) {
        let (ana, ben) = (app.user("Ana").await, app.user("Ben").await);
        crate::table::befriend(app, &ana, &ben).await;
        let lamps = group(app, "Lamps", &[(&ana, "owner"), (&ben, "member")]).await;
        let evil = deck(&ana, "=HYPERLINK(\"x\")").await;
        let listed = ana.put(&format!("/deck/{evil}/cards"), json!({ "text": "1 Sol Ring\n1 Island" })).await;
        assert_eq!(listed.status, 200, "{listed:?}");
        app.clock.advance(Duration::from_secs(1200));
        ana.put(&format!("/deck/{evil}/cards"), json!({ "text": "1 Sol Ring\n1 Swamp" })).await;
        let gone = deck(&ana, "Old one").await;
        ana.delete(&format!("/deck/{gone}")).await;
        let part = Part::bytes(red_square()).file_name("x.png");
        let picture = ana.upload("/user/picture", Form::new().part("picture", part)).await.body["user"]["picture"].clone();
        // Several pages of games, so that none is forgotten between them.
        let mut games = BTreeSet::new();
        for n in 0..55 {
            app.clock.advance(Duration::from_secs(1));
            let seats = [with(user(&ana, 1), "deckId", evil.as_str()), guest(&format!("@guest {n}"), 2)];
            let body = with(game(&seats), "playgroupId", lamps.as_str());
            games.insert(record(&ana, body).await["id"].as_str().unwrap().to_owned());
        }
        let first = games.iter().next().unwrap().clone();
        assert_eq!(ana.post(&format!("/game/{first}/note"), json!({ "content": "-1, \"quoted\"\nsecond line" })).await.status, 201);
        assert_eq!(ana.post(&format!("/game/{first}/tag"), json!({ "tags": ["Kitchen"] })).await.status, 200);
        assert_eq!(ben.post("/tag", json!({ "name": "Ben's secret" })).await.status, 201);
        deck(&ben, "Ben's deck").await;

        crate::providers::join(app, &ana, Provider::Google, "subject-of-ana").await;

        let live = json!({ "formatId": crate::table::COMMANDER, "seats": [{ "userId": ana.id }, { "guestName": "Gus" }] });
        let live = ana.post("/live", live).await.body["table"].clone();

        assert_eq!(ana.put(&format!("/playgroup/{lamps}/private"), json!({ "private": true })).await.status, 200);

        let mut opened = Opened::new(&ana).await;
        let all = opened.json();
        assert_eq!(all["privateIn"], json!([lamps]));
        assert_eq!((&all["liveTables"][0]["tableId"], &all["liveTables"][0]["events"][0]["what"]["type"]), (&live["id"], &json!("opened")));
        assert_eq!((&all["user"]["id"], &all["user"]["email"]), (&json!(ana.id), &json!(ana.email)));
        assert_eq!((count(&all, "decks"), count(&all, "games"), count(&all, "notes"), count(&all, "tags")), (2, 55, 1, 1));
        assert_eq!((count(&all, "friends"), count(&all, "playgroups"), count(&all, "sets"), count(&all, "events")), (1, 1, 0, 0));
        let with_list = all["decks"].as_array().unwrap().iter().find(|deck| deck["id"] == evil.as_str()).unwrap();
        assert!(with_list["cards"].as_str().unwrap().contains("1 Sol Ring"), "{with_list}");
        let lists: Vec<_> = with_list["lists"].as_array().unwrap().iter().map(|list| (&list["number"], &list["cards"])).collect();
        assert_eq!(lists, [(&json!(1), &json!("1 Sol Ring\n1 Island\n")), (&json!(2), &json!("1 Sol Ring\n1 Swamp\n"))]);
        let exported: BTreeSet<_> = all["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect();
        assert_eq!(exported, games);
        assert_eq!(all["trail"][0]["action"], "exported");
        assert_eq!((&all["providers"][0]["provider"], &all["providers"][0]["subject"]), (&json!("google"), &json!("subject-of-ana")));
        assert_eq!((count(&all, "sessions"), &all["sessions"][0]["by"]), (1, &json!("password")));
        assert!(!all.to_string().contains("secret") && !all.to_string().contains("Ben's deck"));

        let decks = opened.rows("decks.csv");
        assert_eq!((decks.len(), decks[0][1].as_str(), decks[0][2].as_str()), (2, "'=HYPERLINK(\"x\")", "Commander"));
        let seats = opened.rows("games.csv");
        assert_eq!(seats.len(), 110, "a line per seat");
        assert!(seats.iter().any(|seat| seat[9] == "'@guest 0") && seats.iter().all(|seat| !seat[9].starts_with('@')));
        assert!(seats.iter().all(|seat| games.contains(&seat[0]) && seat[5] == "Lamps"));
        assert_eq!(opened.rows("notes.csv")[0][5], "'-1, \"quoted\"\nsecond line");
        assert_eq!(opened.rows("friends.csv")[0][1], "Ben");
        let file = picture.as_str().unwrap().trim_start_matches('/').to_owned();
        assert_eq!(opened.bytes(&file), ana.page(picture.as_str().unwrap()).await.bytes);
    }
);

api_test!(
    async fn an_exported_list_reads_back_as_it_was(app) {
        let ana = app.user("Ana").await;
        let first = deck(&ana, "Angels").await;
        let text = "Commander\n1 Atraxa, Praetors' Voice (C16) 28 *F*\n\nDeck\n1 Sol Ring (C21) 263 *E* #Ramp #Mana Rocks\n\
                    4x Burn\n2 X Marks the Spot\n1 SP//dr, Piloted by Peni (SPM) 12★ *A*\n\nSideboard\n1 Fire // Ice #Tricks\n\nMaybeboard\n3 Opt (DOM) 60";
        let entries = async |deck: &str| ana.get(&format!("/deck/{deck}/lists/1")).await.body["list"]["entries"].clone();
        let kept = ana.put(&format!("/deck/{first}/cards"), json!({ "text": text })).await;
        assert_eq!((kept.status, &kept.body["problems"]), (200, &json!([])), "{kept:?}");
        let all = everything(&ana).await;
        let exported = &all["decks"][0];
        assert_eq!(exported["cards"], exported["lists"][0]["cards"]);
        let again = deck(&ana, "Angels again").await;
        ana.put(&format!("/deck/{again}/cards"), json!({ "text": exported["cards"] })).await;
        let (one, other) = (entries(&first).await, entries(&again).await);
        assert_eq!(one.as_array().unwrap().len(), 7, "{one}");
        assert_eq!(one, other);
        assert_eq!((&one[0]["set"], &one[0]["number"], &one[0]["finish"]), (&json!("C16"), &json!("28"), &json!("foil")));
    }
);

api_test!(
    async fn a_new_user_has_little_and_it_is_well_formed(app) {
        let mut elodie = app.user("Élodie").await;
        let answer = elodie.get("/user/export").await;
        let named = answer.header("content-disposition");
        assert!(named.starts_with("attachment; filename=\"podium-elodie") && named.contains("2026-05-28.zip"), "{named}");
        assert!(named.contains("filename*=UTF-8''podium-%C3%89lodie"), "{named}");
        assert_eq!(answer.header("cache-control"), "no-store");
        elodie.lang = "fr";
        let mut opened = Opened::new(&elodie).await;
        assert_eq!(count(&opened.json(), "games"), 0);
        assert_eq!(opened.rows("games.csv").len(), 0);
        assert_eq!(app.anyone().get("/user/export").await.status, 401);
    }
);

api_test!(
    async fn an_export_may_be_had_five_times_an_hour(app) {
        let (mut ana, ben) = (app.user("Ana").await, app.user("Ben").await);
        for _ in 0..5 {
            app.clock.advance(Duration::from_secs(60));
            assert_eq!(ana.get("/user/export").await.status, 200);
        }
        let refused = ana.get("/user/export").await;
        assert_eq!((refused.status, refused.code(), refused.header("retry-after")), (429, 16, "3361"));
        assert_eq!(ben.get("/user/export").await.status, 200);
        app.clock.advance(Duration::from_secs(3_361));
        ana.refresh().await;
        assert_eq!(ana.get("/user/export").await.status, 200);
    }
);

api_test!(
    /// However long an export takes, its answer begins within what a call may take.
    async fn an_export_is_sent_while_it_is_packed(app) {
        let ana = app.user("Ana").await;
        let square = |file: Vec<u8>| Form::new().part("picture", Part::bytes(file).file_name("x.png"));
        // So large that something of it goes out before the next file is read.
        assert_eq!(ana.upload("/user/picture", square(noise(1))).await.status, 200);
        let lamps = deck(&ana, "Lamps").await;
        let shown = ana.upload(&format!("/deck/{lamps}/picture"), square(red_square())).await;
        let name = shown.body["deck"]["picture"].as_str().unwrap().trim_start_matches('/').to_owned();
        // The last file is a pipe, which ends once its only writer lets go of it.
        let pipe = app.data().join(&name);
        std::fs::remove_file(&pipe).unwrap();
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let (go, told) = channel::<()>();
        // A pipe opens once both ends do: the writer waits for the export, then for the answer to begin.
        let writer = thread::spawn(move || {
            let mut last = OpenOptions::new().write(true).open(pipe).unwrap();
            // Also where the test fails, which drops the other end.
            let _ = told.recv();
            last.write_all(b"the last picture").unwrap();
        });

        let begun = timeout(PATIENCE, ana.request(Method::GET, "/user/export").send()).await;
        let answer = begun.expect("it begins before all of it is read").unwrap();
        assert_eq!(answer.status(), 200);
        drop(go);
        let whole = answer.bytes().await.unwrap().to_vec();
        let mut opened = Opened(ZipArchive::new(Cursor::new(whole)).unwrap());
        assert_eq!(opened.bytes(&name), b"the last picture");
        assert_eq!(opened.json()["user"]["firstname"], "Ana");
        writer.join().unwrap();
    }
);
