//! The operator's commands for events and codes: the real program, beside the running server.

use std::path::PathBuf;
use std::process::Command;

use podium_test_support::{Database, TestApp, api_test, program_under_test, providers, within_five_seconds};
use serde_json::{Value, json};

use crate::admin::operator_test;
use crate::events::join;
use crate::live::text;
use crate::table::{game, group, guest, path, record, user, with};

/// What the program said, and whether it went well.
pub async fn podium(app: &TestApp, args: &[&str]) -> (bool, String) {
    let mut command = Command::new(program_under_test(env!("CARGO_BIN_EXE_podium")));
    command
        .args(args)
        .env_clear()
        .env("PODIUM_DATA", app.data())
        .env("PODIUM_PUBLIC_URL", "https://podium.example")
        .env(
            "PODIUM_DATABASE_URL",
            app.app.settings.database_url.clone().unwrap_or_default(),
        )
        .env(
            "PODIUM_NATS_URL",
            app.app.settings.nats_url.as_ref().map_or("", |url| url.as_str()),
        )
        .envs(providers(&app.app.settings));
    let output = tokio::task::spawn_blocking(move || command.output())
        .await
        .unwrap()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

pub async fn well(app: &TestApp, args: &[&str]) -> String {
    let (well, said) = podium(app, args).await;
    assert!(well, "{args:?}: {said}");
    said
}

/// What it said in JSON.
pub fn parsed(said: &str) -> Value {
    serde_json::from_str(said).unwrap_or_else(|why| panic!("{why}: {said}"))
}

/// Runs it, expecting it to refuse in these words.
pub async fn refused(app: &TestApp, args: &[&str], words: &str) {
    let (well, said) = podium(app, args).await;
    assert!(!well && said.contains(words), "{args:?}: {said}");
}

const LAMP_NIGHT: [&str; 6] = [
    "event",
    "create",
    "--name",
    "Lamp & Night",
    "--starts",
    "2026-11-20T19:00+01:00",
];

/// Makes an event, and gives its id.
async fn event(app: &TestApp, more: &[&str]) -> String {
    let said = well(app, &[&LAMP_NIGHT[..], more].concat()).await;
    let (_, address) = said
        .split_once("https://podium.example/mobile/event/")
        .unwrap_or_else(|| panic!("{said}"));
    address.lines().next().unwrap().to_owned()
}

fn picture(app: &TestApp) -> PathBuf {
    let path = app.data().join("poster.png");
    image::RgbImage::from_pixel(40, 20, image::Rgb([200, 120, 0]))
        .save(&path)
        .unwrap();
    path
}

api_test!(
    async fn an_event_is_made_changed_and_listed(app) {
        assert!(well(app, &["event", "list"]).await.contains("no event yet"));
        let olga = app.user("Olga").await;
        let lamp = group(app, "Lamp", &[(&olga, "owner")]).await;
        let (words, poster) = (app.data().join("words.md"), picture(app));
        std::fs::write(&words, "Bring a **lamp**.\r\n").unwrap();
        let [words, poster] = [&words, &poster].map(|path| path.to_str().unwrap());
        let id = event(app, &["--ends", "2026-11-20 23:00 +01:00", "--place", " The  corner shop ", "--playgroup", &lamp,
            "--description-file", words, "--picture", poster]).await;
        let shown = app.anyone().get(&format!("/event/{id}")).await.body["event"].clone();
        assert_eq!((&shown["name"], &shown["place"]), (&json!("Lamp & Night"), &json!("The corner shop")));
        assert_eq!((&shown["startsAt"], &shown["endsAt"]), (&json!("2026-11-20T18:00:00Z"), &json!("2026-11-20T22:00:00Z")));
        assert_eq!(shown["description"], "Bring a **lamp**.\n");
        let kept = app.anyone().page(shown["picture"].as_str().unwrap()).await;
        assert_eq!((kept.status, kept.header("content-type")), (200, "image/jpeg"));

        assert!(well(app, &["event", "edit", &id, "--name", "Lamp Nights", "--no-end", "--no-picture"]).await.contains(&id));
        let changed = app.anyone().get(&format!("/event/{id}")).await.body["event"].clone();
        assert_eq!((&changed["name"], &changed["place"]), (&json!("Lamp Nights"), &shown["place"]));
        assert_eq!((&changed["endsAt"], &changed["picture"]), (&json!(null), &json!(null)));
        assert_eq!(app.anyone().page(shown["picture"].as_str().unwrap()).await.status, 404, "the picture before is gone");
        let listed = well(app, &["event", "list"]).await;
        assert!(listed.contains(&id) && listed.contains("Lamp Nights") && listed.contains("0 in"), "{listed}");

        well(app, &["promo", "create", "--event", &id, "--code", "lamp", "--unlimited"]).await;
        assert_eq!(join(&olga, "LAMP").await["playgroup"]["id"], lamp.as_str());
        well(app, &["event", "edit", &id, "--no-playgroup"]).await;
        assert_eq!(olga.get(&format!("/event/{id}")).await.body["event"]["playgroup"], json!(null));
        assert!(well(app, &["event", "list"]).await.contains("1 in"));
    }
);

api_test!(
    async fn what_cannot_be_is_said_in_words_and_changes_nothing(app) {
        let id = event(app, &[]).await;
        let nobody = "01932b67-2400-7000-8000-000000000000";
        let bad = app.data().join("bad.png");
        std::fs::write(&bad, "no picture").unwrap();
        let with = |more: &[&'static str]| [&LAMP_NIGHT[..], more].concat();
        refused(app, &["event", "create", "--name", " ", "--starts", "2026-11-20T19:00Z"], "Fill this in").await;
        refused(app, &["event", "create", "--name", "Lamp", "--starts", "tomorrow"], "2026-11-20T19:00+01:00").await;
        refused(app, &with(&["--ends", "2026-11-20T18:00Z"]), "ends before it starts").await;
        refused(app, &with(&["--playgroup", nobody]), "no playgroup").await;
        refused(app, &[&LAMP_NIGHT[..], &["--picture", bad.to_str().unwrap()]].concat(), "JPEG").await;
        refused(app, &with(&["--description-file", "nowhere.md"]), "nowhere.md").await;
        refused(app, &["event", "edit", nobody, "--name", "Lamp"], "no event").await;
        refused(app, &["event", "edit", &id, "--ends", "2026-11-20T18:00Z"], "ends before it starts").await;
        assert_eq!(well(app, &["event", "list"]).await.lines().count(), 1);

        refused(app, &["promo", "create", "--event", nobody], "no event").await;
        refused(app, &["promo", "list", "--event", nobody], "no event").await;
        refused(app, &["promo", "create", "--event", &id, "--code", "LAMP"], "--unlimited").await;
        refused(app, &["promo", "create", "--event", &id, "--code", "L!", "--uses", "1"], "not valid").await;
        refused(app, &["promo", "create", "--event", &id, "--uses", "0"], "0").await;
        refused(app, &["promo", "create", "--event", &id, "--from", "2026-11-20T19:00Z", "--until", "2026-11-20T19:00Z"], "before it begins").await;
        refused(app, &["promo", "create", "--event", &id, "--sheet", "/nowhere/at/all.html"], "/nowhere/at/all.html").await;
        refused(app, &["promo", "create", "--event", &id, "--sheet", bad.to_str().unwrap()], "another kind").await;
        assert_eq!(std::fs::read_to_string(&bad).unwrap(), "no picture");
        if !app.app.db.is_shared() {
            let database = app.data().join("podium.db");
            refused(app, &["promo", "create", "--event", &id, "--sheet", database.to_str().unwrap()], "a file of the database").await;
        }
        assert!(well(app, &["promo", "list", "--event", &id]).await.contains("no code yet"));
        well(app, &["promo", "create", "--event", &id, "--code", "LAMP", "--uses", "2"]).await;
        refused(app, &["promo", "create", "--event", &id, "--code", "lamp", "--uses", "9"], "already").await;
    }
);

api_test!(
    async fn single_codes_are_printed_as_cards_and_each_lets_one_in(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let id = event(app, &["--place", "The <corner> shop"]).await;
        let sheet = app.data().join("sheet.html");
        let said = well(app, &["promo", "create", "--event", &id, "--count", "20", "--sheet", sheet.to_str().unwrap()]).await;
        let codes: Vec<&str> = said.lines().filter_map(|line| Some(line.split_once("  https://podium.example/")?.0)).collect();
        assert_eq!(codes.len(), 20, "{said}");

        let html = std::fs::read_to_string(&sheet).unwrap();
        assert_eq!(html.matches("<svg").count(), 20);
        assert!(codes.iter().all(|code| code.len() == 9 && html.contains(&format!(">{code}<"))), "{codes:?}");
        assert!(html.contains("Lamp &amp; Night") && html.contains("The &lt;corner&gt; shop") && !html.contains("<corner>"));
        assert!(html.contains("size: A4") && html.contains("type the code") && html.contains("saisis le code"));
        // Nothing is fetched from anywhere: the only addresses are names of SVG.
        let addresses = html.matches("http").count() - html.matches("http://www.w3.org/2000/svg").count();
        assert!(addresses == 0 && !html.contains("src=") && !html.contains("url("), "the page carries all it needs");

        let address = format!("https://podium.example/mobile/event/{id}?code={}", codes[0].replace('-', ""));
        assert!(said.contains(&address), "{said}");
        join(&alice, codes[0]).await;
        assert_eq!(bob.post("/promo/event", json!({ "code": codes[0], "locale": "en" })).await.code(), 72);
        join(&bob, codes[1]).await;
        let listed = well(app, &["promo", "list", "--event", &id]).await;
        assert_eq!(listed.lines().count(), 20);
        assert_eq!((listed.matches("1 of 1 used, used up").count(), listed.matches("0 of 1 used, open").count()), (2, 18));
    }
);

api_test!(
    async fn one_word_is_a_poster_with_its_dates(app) {
        let alice = app.user("Alice").await;
        let id = event(app, &[]).await;
        let sheet = app.data().join("poster.html");
        let said = well(app, &["promo", "create", "--event", &id, "--code", "Lampe été", "--unlimited", "--sheet", sheet.to_str().unwrap()]).await;
        assert!(said.contains("LAMPEETE  https"), "{said}");
        let html = std::fs::read_to_string(&sheet).unwrap();
        assert!(html.contains("class=\"poster\"") && html.contains(">LAMPEETE<"));
        join(&alice, "lampe-ete").await;
        well(app, &["promo", "create", "--event", &id, "--code", "EARLY", "--uses", "5", "--from", "2200-01-01T00:00Z"]).await;
        well(app, &["promo", "create", "--event", &id, "--code", "LATE", "--uses", "5", "--until", "2020-01-01T00:00Z"]).await;
        let listed = well(app, &["promo", "list", "--event", &id]).await;
        assert!(listed.contains("1 of any number used, open"), "{listed}");
        assert!(listed.contains("0 of 5 used, not yet"), "{listed}");
        assert!(listed.contains("0 of 5 used, expired, until 2020-01-01T00:00:00Z"), "{listed}");
    }
);

operator_test!(
    async fn a_deleted_event_leaves_its_games(app) {
        let (alice, poster) = (app.user("Alice").await, picture(app));
        let id = event(app, &["--picture", poster.to_str().unwrap()]).await;
        well(app, &["promo", "create", "--event", &id, "--code", "lamp", "--unlimited"]).await;
        let shown = text(&join(&alice, "lamp").await, "picture").to_owned();
        let played = record(&alice, with(game(&[user(&alice, 1), guest("Gus", 2)]), "eventId", id.as_str())).await;
        let mut page = alice.socket().await;
        refused(app, &["event", "delete", &id], "1 joined, it has 1 codes, and 1 games stay").await;
        assert_eq!(alice.get(&format!("/event/{id}")).await.status, 200, "nobody said yes");

        assert!(well(app, &["event", "delete", &id, "--yes"]).await.contains("Lamp & Night is deleted"));
        within_five_seconds(page.hears(&["events"])).await;
        assert_eq!(alice.get(&format!("/event/{id}")).await.status, 404);
        assert_eq!(alice.get("/user/events").await.body["events"], json!([]));
        assert_eq!(alice.page(&shown).await.status, 404, "its picture is gone");
        let game = alice.get(&path("game", &played)).await.body["game"].clone();
        assert_eq!((&game["eventId"], &game["version"]), (&json!(null), &json!(2)));
        let again = alice.post("/promo/event", json!({ "code": "lamp", "locale": "en" })).await;
        assert_eq!(again.code(), 70, "{again:?}");
        refused(app, &["event", "delete", &id, "--yes"], "no event").await;
    }
);

operator_test!(
    async fn a_revoked_code_lets_nobody_in_any_more(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let id = event(app, &[]).await;
        well(app, &["promo", "create", "--event", &id, "--code", "lamp", "--uses", "9"]).await;
        well(app, &["promo", "create", "--event", &id, "--code", "later", "--uses", "9", "--from", "2200-01-01T00:00Z"]).await;
        join(&alice, "lamp").await;
        refused(app, &["promo", "revoke", "lamp"], "add --yes").await;
        refused(app, &["promo", "revoke", "lamp", "nothing", "--yes"], "no code NOTHING").await;
        assert_eq!(well(app, &["promo", "list", "--event", &id]).await.matches("expired").count(), 0);

        let said = well(app, &["promo", "revoke", "la-mp", "later", "--yes"]).await;
        assert!(said.contains("1 used") && said.contains("2 ended."), "{said}");
        let late = bob.post("/promo/event", json!({ "code": "lamp", "locale": "en" })).await;
        assert_eq!(late.code(), 71, "{late:?}");
        assert_eq!(alice.get(&format!("/event/{id}")).await.body["event"]["joined"], true, "whoever joined stays");
        assert_eq!(well(app, &["promo", "list", "--event", &id]).await.matches("expired").count(), 2);
        refused(app, &["promo", "revoke", "lamp", "--yes"], "has ended already").await;
    }
);
