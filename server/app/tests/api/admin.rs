//! The operator's commands for people: the real program, beside the running servers.

use podium_domain::PushEvent;
use podium_system::Clock;
use podium_test_support::{Caller, Database, Device, Heard, PASSWORD, Socket, TestApp, within_five_seconds};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::live::{guest, open, table, text, user};
use crate::operator::{parsed, refused, well};
use crate::picture::red_square;
use crate::push::{asks_at, told};
use crate::table::{befriend, deck, game, group, record};

/// One test on each database, by the system's clock, which the program goes by. The server itself keeps everything.
macro_rules! operator_test {
    (async fn $name:ident($app:ident) $body:block) => {
        mod $name {
            #[allow(unused_imports, reason = "not every test uses what its file imports")]
            use super::*;

            async fn check($app: &mut TestApp) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                check(&mut $crate::admin::operated(Database::sqlite()).await).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                check(&mut $crate::admin::operated(Database::postgres().await).await).await;
            }
        }
    };
}

pub(crate) use operator_test;

pub async fn operated(database: Database) -> TestApp {
    TestApp::start_at(database, Clock::system(), |settings| {
        settings.keep_activity_days = 0;
        settings.keep_closed_tables_days = 0;
        settings.keep_links_days = 0;
        settings.keep_removed_days = 0;
    })
    .await
}

/// Hears on until the server closes it, and says by which code.
pub async fn ended(socket: &mut Socket) -> u16 {
    loop {
        if let Heard::Closed(code) = socket.next().await {
            return code;
        }
    }
}

/// A page of the site whose socket leads to a node.
async fn page(site: &TestApp, node: &TestApp, caller: &Caller) -> Socket {
    let socket = Socket::open(&node.origin, "/user/socket", &site.origin).await;
    let mut socket = socket.expect("a socket");
    socket.say(json!({ "type": "hello", "token": caller.token })).await;
    assert_eq!(socket.next().await, Heard::Message(json!({ "type": "welcome" })));
    socket
}

async fn overlay(node: &TestApp, token: &str) -> Socket {
    let socket = Socket::open(&node.origin, "/live/overlay/socket", "null").await;
    let mut socket = socket.expect("a socket");
    socket.say(json!({ "type": "hello", "token": token })).await;
    socket
}

async fn welcomed(socket: &mut Socket) -> bool {
    matches!(socket.next().await, Heard::Message(message) if message["type"] == "welcome")
}

async fn username(caller: &Caller) -> String {
    text(&caller.get("/user").await.body["user"], "username").to_owned()
}

operator_test!(
    async fn a_disabled_account_is_out_everywhere_within_five_seconds(app) {
        let there = app.beside().await;
        let (mut alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let alice_there = alice.at(&there.origin);
        befriend(app, &alice, &bob).await;
        assert_eq!(alice.put("/user/push", asks_at("https://push.example/alice")).await.status, 200);
        let opened = open(&bob, table(&[user(&bob), user(&alice)])).await;
        let pushed = PushEvent::TableOpened { table: text(&opened, "id").parse().unwrap() };
        assert_eq!(told(app, pushed).await, 1);
        // Both nodes know the token, and need no signature to be checked.
        for caller in [&alice, &alice_there, &alice, &alice_there] {
            assert_eq!(caller.get("/user").await.status, 200);
        }
        let (mut here, mut over_there) = (page(app, app, &alice).await, page(app, &there, &alice).await);
        let mut bobs = page(app, app, &bob).await;
        let (mut at_table, mut at_table_there) =
            (Device::at(&alice, text(&opened, "id")).await, Device::at(&alice_there, text(&opened, "id")).await);
        let token = text(&alice.post("/auth/streamingtoken", json!({})).await.body, "token").to_owned();
        let mut shown = overlay(&there, &token).await;
        assert!(welcomed(&mut shown).await);

        refused(app, &["user", "disable", &alice.email], "add --yes").await;
        assert_eq!(alice.get("/user").await.status, 200, "nobody said yes");
        let said = well(app, &["user", "disable", &alice.email, "--yes"]).await;
        assert!(said.contains(&alice.email) && said.contains("is disabled"), "{said}");
        for caller in [&alice, &alice_there] {
            assert_eq!(caller.get("/user").await.code(), 51, "at the very next call");
        }
        assert_eq!(told(app, pushed).await, 0);
        let closed = async {
            while at_table.hear().await.is_some() {}
            while at_table_there.hear().await.is_some() {}
            let pages = [ended(&mut here).await, ended(&mut over_there).await, ended(&mut shown).await];
            (pages, at_table.closed, at_table_there.closed)
        };
        assert_eq!(within_five_seconds(closed).await, ([4401; 3], 4401, 4401));
        let again = json!({ "email": alice.email, "password": PASSWORD, "returnSecureToken": true });
        for refused in [alice.refresh().await, alice.identity("accounts:signInWithPassword", again).await] {
            assert_eq!((refused.status, &refused.body["error"]["message"]), (400, &json!("USER_DISABLED")));
        }
        let mut late = overlay(app, &token).await;
        assert_eq!(ended(&mut late).await, 4401);
        assert!(well(app, &["user", "disable", &alice.email, "--yes"]).await.contains("already"));
        refused(app, &["user", "reset-link", &alice.email], "enable them first").await;

        // The others play on.
        app.app.signals.changed([bob.id.parse().unwrap()], podium_api::Change::Games);
        bobs.hears(&["games"]).await;

        well(app, &["user", "enable", &alice.email]).await;
        for caller in [&alice, &alice_there] {
            assert_eq!(caller.get("/user").await.status, 200, "by the same sign-in");
        }
        assert_eq!((alice.refresh().await.status, told(app, pushed).await), (200, 1));
        assert!(welcomed(&mut overlay(app, &token).await).await);
        let activity = alice.get("/user/activity").await.body["trail"].clone();
        let last: Vec<_> = (0..2).map(|at| (&activity[at]["action"], &activity[at]["actor"])).collect();
        assert_eq!(last, [(&json!("account_enabled"), &Value::Null), (&json!("account_disabled"), &Value::Null)]);
    }
);

operator_test!(
    async fn the_operator_deletes_as_the_owner_would(app) {
        let (zoe, bob) = (app.user("Zoe").await, app.user("Bob").await);
        befriend(app, &zoe, &bob).await;
        let lamps = group(app, "Lamps", &[(&zoe, "owner"), (&bob, "member")]).await;
        deck(&zoe, "Fen").await;
        let square = Form::new().part("picture", Part::bytes(red_square()).file_name("x.png"));
        let picture = text(&zoe.upload("/user/picture", square).await.body["user"], "picture").to_owned();
        let played = record(&zoe, game(&[crate::table::user(&zoe, 1), crate::table::user(&bob, 2)])).await;
        let opened = open(&bob, table(&[user(&bob), user(&zoe), guest("Gus")])).await;
        let (mut hers, mut his) = (page(app, app, &zoe).await, page(app, app, &bob).await);
        let mut device = Device::at(&bob, text(&opened, "id")).await;

        let name = username(&zoe).await;
        refused(app, &["user", "delete", &name], "1 decks go, and 1 games name a deleted player").await;
        let said = well(app, &["user", "delete", &name.to_uppercase(), "--yes"]).await;
        assert!(said.contains(&zoe.email) && said.contains("is deleted"), "{said}");
        let told = async {
            his.hears(&["friends", "waiting", &format!("playgroup:{lamps}")]).await;
            // The table is read again, without her id.
            while device.hear().await.expect("the connection lasts") != "snapshot" {}
            ended(&mut hers).await
        };
        assert_eq!(within_five_seconds(told).await, 4401);
        assert!(!device.snapshot.to_string().contains(&zoe.id), "{}", device.snapshot);
        device.ask(json!({ "type": "life", "seat": 2, "delta": -1 })).await;
        device.settle().await;

        assert_eq!(crate::account::texts_with(app, &zoe.id).await, Vec::<String>::new());
        assert_eq!((zoe.get("/user").await.code(), bob.page(&picture).await.status), (51, 404));
        let game = bob.get(&crate::table::path("game", &played)).await.body["game"].clone();
        assert_eq!((&game["seats"][0]["userId"], &game["seats"][1]["userId"]), (&Value::Null, &json!(bob.id)));
        let group = bob.get(&format!("/playgroup/{lamps}")).await.body["playgroup"].clone();
        assert_eq!(group["role"], "owner", "{group}");
        refused(app, &["user", "show", &name], "nobody called").await;
        refused(app, &["user", "delete", &zoe.email, "--yes"], "nobody called").await;
    }
);

operator_test!(
    async fn people_are_listed_and_shown(app) {
        let (alice, una) = (app.user("Alice").await, app.unverified("Una").await);
        deck(&alice, "Fen").await;
        let name = username(&alice).await;
        let everyone = parsed(&well(app, &["user", "list", "--json"]).await);
        assert_eq!(everyone.as_array().unwrap().len(), 2);
        let listed = everyone.as_array().unwrap().iter().find(|one| one["id"] == alice.id.as_str()).unwrap();
        assert_eq!((&listed["email"], &listed["username"]), (&json!(alice.email), &json!(name)));
        assert_eq!((&listed["disabled"], &listed["emailVerified"]), (&json!(false), &json!(true)));
        let said = well(app, &["user", "list", "--unverified"]).await;
        assert!(said.contains(&una.email) && said.contains("no profile") && !said.contains(&alice.email), "{said}");
        assert!(well(app, &["user", "list", "--search", "ALICE@"]).await.contains(&name));
        refused(app, &["user", "list", "--disabled"], "nobody like that").await;
        assert_eq!(parsed(&well(app, &["user", "list", "--disabled", "--json"]).await), json!([]));

        for named in [&alice.id, &alice.email, &name] {
            let shown = parsed(&well(app, &["user", "show", named, "--json"]).await);
            assert_eq!((&shown["id"], &shown["decks"], &shown["signsInBy"]), (&json!(alice.id), &json!(1), &json!(["password"])));
            assert_eq!(shown["sessions"].as_array().unwrap().len(), 1);
        }
        let shown = well(app, &["user", "show", &alice.email]).await;
        assert!(shown.contains("may sign in") && shown.contains("1 decks, 0 games"), "{shown}");
        refused(app, &["user", "show", "nobody@podium.example"], "there is nobody called nobody@podium.example").await;
        refused(app, &["user", "show", "a@b"], "not valid").await;

        let stats = parsed(&well(app, &["stats", "--json"]).await);
        assert_eq!((&stats["accounts"], &stats["unverified"], &stats["users"]), (&json!(2), &json!(1), &json!(1)));
        assert_eq!((&stats["decks"], &stats["games"], &stats["activeUsers"]), (&json!(1), &json!(0), &json!(1)));
        assert!(well(app, &["stats"]).await.contains("2, 1 of them unverified"));
    }
);

operator_test!(
    async fn an_address_is_verified_and_a_password_set_without_a_mail(app) {
        let una = app.unverified("Una").await;
        assert_eq!(una.get("/user/activity").await.code(), 53);
        assert!(well(app, &["user", "verify", &una.email]).await.contains("is verified"));
        assert_eq!(una.get("/user/activity").await.code(), 54, "only the profile is missing now");
        assert!(well(app, &["user", "verify", &una.email]).await.contains("already"));

        let said = well(app, &["user", "reset-link", &una.email, "--lang", "fr"]).await;
        let link = said.lines().find(|line| line.starts_with("https://")).unwrap();
        let start = "https://podium.example/fr/auth/password/forgot?mode=resetPassword&oobCode=";
        let code = link.strip_prefix(start).unwrap_or_else(|| panic!("{said}"));
        let new = "nine lamps on slate";
        let reset = una.identity("accounts:resetPassword", json!({ "oobCode": code, "newPassword": new })).await;
        assert_eq!(reset.status, 200, "{reset:?}");
        let by = |password: &str| json!({ "email": una.email, "password": password, "returnSecureToken": true });
        assert_eq!(una.identity("accounts:signInWithPassword", by(new)).await.status, 200);
        assert_eq!(una.identity("accounts:signInWithPassword", by(PASSWORD)).await.status, 400);
        let again = una.identity("accounts:resetPassword", json!({ "oobCode": code, "newPassword": new })).await;
        assert_eq!(again.status, 400, "it is good once");
        assert_eq!(una.get("/user").await.code(), 51, "sign-ins from before have ended");
    }
);
