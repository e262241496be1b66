//! Deleting an account: no reference dangles, and the others keep what is theirs.

use std::time::Duration;

use podium_domain::Action;
use podium_store::{Conn, Param, playgroups, user};
use podium_test_support::{Answer, Caller, PASSWORD, TestApp, api_test, send};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::picture::red_square;
use crate::table::{
    COMMANDER, befriend, deck, deck_now, game, group, guest, id, ids, put_at, record, user as seat, with,
};

pub async fn delete_account(caller: &Caller, username: &str) -> Answer {
    send(
        caller
            .request(Method::DELETE, "/user")
            .json(&json!({ "username": username })),
    )
    .await
}

pub async fn username(caller: &Caller) -> String {
    caller.get("/user").await.body["user"]["username"]
        .as_str()
        .unwrap()
        .to_owned()
}

async fn upload(caller: &Caller, path: &str) -> Value {
    let part = Part::bytes(red_square()).file_name("x.png");
    caller.upload(path, Form::new().part("picture", part)).await.body
}

/// Every column of a kind, with its table.
async fn columns(c: &mut Conn, kind: &str) -> podium_store::Result<Vec<(String, String)>> {
    let sql = match c {
        Conn::Sqlite(_) => {
            "SELECT m.name, p.name FROM sqlite_master m, pragma_table_info(m.name) p
            WHERE m.type = 'table' AND p.type = $1"
        }
        Conn::Postgres(_) => {
            "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns
            WHERE table_schema = 'public' AND UPPER(data_type) = $1"
        }
    };
    c.all(sql, &[&kind]).await
}

/// Where a value still stands, anywhere in the database.
async fn traces(app: &TestApp, who: Uuid, name: &'static str) -> Vec<String> {
    let found = app.app.db.read(async move |c: &mut Conn| {
        let mut found = Vec::new();
        let (named, by_id) = (format!("%{name}%"), format!("%{who}%"));
        let values: [(&str, &str, &dyn Param); 3] = [
            ("UUID", "= $1", &who),
            ("TEXT", "LIKE $1", &named),
            ("TEXT", "LIKE $1", &by_id),
        ];
        for (kind, condition, value) in values {
            let columns = columns(c, kind).await?;
            assert!(columns.len() > 20, "{columns:?}");
            // Audit entries outlive what they are about.
            for (table, column) in columns.into_iter().filter(|(table, _)| table != "audit") {
                let place = if kind == "UUID" {
                    format!("\"{column}\"")
                } else {
                    format!("LOWER(\"{column}\")")
                };
                let sql = format!("SELECT COUNT(*) FROM \"{table}\" WHERE {place} {condition}");
                if c.one::<i64>(&sql, &[value]).await? > 0 {
                    found.push(format!("{table}.{column}"));
                }
            }
        }
        if let Conn::Sqlite(_) = c {
            let broken: i64 = c.one("SELECT COUNT(*) FROM pragma_foreign_key_check", &[]).await?;
            assert_eq!(broken, 0, "references that lead nowhere");
        }
        Ok(found)
    });
    let mut found = found.await.unwrap();
    found.sort();
    found
}

/// Every column in which a text stands, anywhere in the database.
pub async fn texts_with(app: &TestApp, text: &str) -> Vec<String> {
    let (pattern, bytes) = (format!("%{text}%"), text.as_bytes().to_vec());
    let found = app.app.db.read(async move |c: &mut Conn| {
        let mut found = Vec::new();
        for kind in ["TEXT", "BYTEA"] {
            for (table, column) in columns(c, kind).await? {
                let (condition, value): (&str, &dyn Param) = match (kind, &mut *c) {
                    ("TEXT", _) => ("LIKE $1", &pattern),
                    (_, Conn::Sqlite(_)) => ("IS NOT NULL AND INSTR(\"{column}\", $1) > 0", &bytes),
                    (_, Conn::Postgres(_)) => ("IS NOT NULL AND POSITION($1 IN \"{column}\") > 0", &bytes),
                };
                let condition = condition.replace("{column}", &column);
                let sql = format!("SELECT COUNT(*) FROM \"{table}\" WHERE \"{column}\" {condition}");
                if c.one::<i64>(&sql, &[value]).await? > 0 {
                    found.push(format!("{table}.{column}"));
                }
            }
        }
        Ok(found)
    });
    found.await.unwrap()
}

async fn owner_of(app: &TestApp, group: &str) -> Vec<Uuid> {
    let group: Uuid = group.parse().unwrap();
    let read = app.app.db.read(async move |c: &mut Conn| {
        let mut owners = Vec::new();
        for user in playgroups::people(c, group).await? {
            let row = playgroups::membership_row(c, group, user).await?;
            owners.extend(row.filter(|row| row.role == podium_domain::Role::Owner).map(|_| user));
        }
        Ok(owners)
    });
    read.await.unwrap()
}

api_test!(
    async fn a_deleted_account_leaves_the_others_whole_and_nothing_behind(app) {
        let (zen, ben, cleo) = (app.user("Zenobia").await, app.user("Ben").await, app.user("Cleo").await);
        befriend(app, &zen, &ben).await;
        befriend(app, &cleo, &zen).await;
        let dora = app.user("Dora").await;
        assert_eq!(zen.put(&format!("/user/{}/block", dora.id), json!({})).await.status, 200);
        let once = zen.request(Method::POST, "/tag").header("idempotency-key", "once");
        assert_eq!(send(once.json(&json!({ "name": "Once" }))).await.status, 201);
        let mine = group(app, "Lamps", &[(&zen, "owner"), (&cleo, "member")]).await;
        app.clock.advance(Duration::from_secs(60));
        let path = format!("/playgroup/{mine}");
        zen.post(&format!("{path}/invite"), json!({ "id": ben.id })).await;
        ben.put(&format!("{path}/accept"), json!({})).await;
        assert_eq!(zen.put(&format!("{path}/admin/{}", ben.id), json!({})).await.status, 200);
        let lonely = group(app, "Alone", &[(&zen, "owner"), (&cleo, "invited")]).await;
        let theirs = group(app, "Theirs", &[(&ben, "owner"), (&zen, "member")]).await;
        zen.post(&format!("{path}/link"), json!({})).await;

        let (her_deck, his_deck) = (deck(&zen, "Zenobia's fen").await, deck(&ben, "Ben's tide").await);
        zen.put(&format!("/deck/{her_deck}/cards"), json!({ "text": "1 Sol Ring" })).await;
        let shown = [upload(&zen, "/user/picture").await["user"]["picture"].clone(),
            upload(&zen, &format!("/deck/{her_deck}/picture")).await["deck"]["picture"].clone(),
            upload(&zen, &format!("/playgroup/{lonely}/picture")).await["playgroup"]["picture"].clone()];
        let kept = upload(&zen, &format!("{path}/picture")).await["playgroup"]["picture"].clone();
        let table = |her: i64, his: i64| game(&[with(seat(&zen, her), "deckId", her_deck.as_str()), with(seat(&ben, his), "deckId", his_deck.as_str())]);
        let hers = record(&zen, with(table(1, 2), "playgroupId", mine.as_str())).await;
        let his = record(&ben, table(2, 1)).await;
        let set = json!({ "formatId": COMMANDER, "bestOf": 3, "games": [table(2, 1), table(1, 2)] });
        let set = zen.post("/set", set).await.body["set"].clone();
        let set_path = format!("/set/{}", set["id"].as_str().unwrap());
        let alone = record(&zen, game(&[seat(&zen, 1), guest("Gus", 2)])).await;
        let game_path = |game: &Value| format!("/game/{}", game["id"].as_str().unwrap());
        for on in [game_path(&hers), set_path.clone()] {
            assert_eq!(zen.post(&format!("{on}/note"), json!({ "content": "Zenobia was here" })).await.status, 201);
            assert_eq!(zen.post(&format!("{on}/tag"), json!({ "tags": ["Zenobia likes"] })).await.status, 200);
        }
        assert_eq!(zen.post(&format!("{}/claim-link", game_path(&alone)), json!({ "seat": 2 })).await.status, 201);
        // Tables she hosts, sits at, and has left.
        let at_table = |who: [&Caller; 2]| json!({ "formatId": COMMANDER, "seats": who.map(|who| json!({ "userId": who.id })) });
        let mut tables = Vec::new();
        for (host, with) in [(&zen, &ben), (&ben, &zen), (&ben, &zen)] {
            let opened = host.post("/live", at_table([host, with])).await;
            assert_eq!(opened.status, 201, "{opened:?}");
            tables.push(format!("/live/{}", opened.body["table"]["id"].as_str().unwrap()));
        }
        assert_eq!(zen.delete(&format!("{}/user/{}", tables[2], zen.id)).await.status, 200);
        let lone = zen.post("/live", json!({ "formatId": COMMANDER, "seats": [{ "userId": zen.id }, { "guestName": "Gus" }] })).await;
        assert_eq!((lone.status, zen.post("/auth/streamingtoken", json!({})).await.status), (201, 201));
        let before = (deck_now(&ben, &his_deck).await["record"].clone(), ids(&ben.get("/games").await));
        assert_eq!(ids(&ben.get("/games?q=zenobia").await).len(), 4);
        let version = ben.get(&game_path(&his)).await.body["game"]["version"].clone();

        let name = username(&zen).await;
        let wrong = delete_account(&zen, "somebody").await;
        assert_eq!((wrong.status, &wrong.body["fields"]), (422, &json!({ "username": "invalid" })));
        let answer = delete_account(&zen, &name).await;
        assert_eq!((answer.status, &answer.body), (200, &json!({})), "{answer:?}");

        // Games keep what a deck was called that day, as they do when it is deleted.
        assert_eq!(traces(app, id(&zen), "zenobia").await, ["game.words", "seat.deck_name"]);
        assert_eq!(zen.get("/user").await.code(), 51);
        let again = zen.identity("accounts:signInWithPassword", json!({ "email": zen.email, "password": PASSWORD, "returnSecureToken": true })).await;
        assert_eq!(again.status, 400, "{again:?}");

        assert_eq!(deck_now(&ben, &his_deck).await["record"], before.0, "his deck's record");
        assert_eq!(ids(&ben.get("/games").await), before.1, "his history");
        let game = ben.get(&game_path(&his)).await.body["game"].clone();
        let gone = &game["seats"][0];
        for field in ["userId", "guestName", "username", "firstname", "picture", "deckId"] {
            assert_eq!(gone[field], Value::Null, "{field}");
        }
        assert_eq!((&gone["placement"], &game["seats"][1]["userId"]), (&json!(2), &json!(ben.id)));
        let stale = put_at(&ben, &game_path(&his), &version, table(2, 1)).await;
        assert_eq!(stale.status, 409, "an edit that began before meets what is there now");
        let played = ben.get(&set_path).await.body["set"].clone();
        let score = |line: &Value| (line["userId"].clone(), line["wins"].clone());
        let scores: Vec<_> = played["score"].as_array().unwrap().iter().map(score).collect();
        assert!(scores.contains(&(json!(ben.id), json!(1))) && scores.contains(&(Value::Null, json!(1))), "{scores:?}");
        assert_eq!(cleo.get(&game_path(&hers)).await.status, 200, "the group keeps its games");

        assert_eq!(owner_of(app, &mine).await, [id(&ben)], "the admin, though another was there before");
        assert_eq!(owner_of(app, &theirs).await, [id(&ben)]);
        assert_eq!(cleo.get(&format!("/playgroup/{lonely}")).await.status, 404);
        assert_eq!(ben.get("/user/friends").await.body, json!({ "friends": [] }));
        for picture in shown {
            assert_eq!(ben.page(picture.as_str().unwrap()).await.status, 404, "{picture}");
        }
        assert_eq!(ben.page(kept.as_str().unwrap()).await.status, 200, "the group's own picture stays");
        let activity = ben.get(&format!("{path}/activity")).await.body["trail"].clone();
        let handed = activity.as_array().unwrap().iter().find(|entry| entry["action"] == "handed_over").unwrap();
        assert_eq!((&handed["actor"], &handed["subject"]["id"]), (&Value::Null, &json!(ben.id)));

        for table in &tables {
            let seen = ben.get(table).await.body["table"].clone();
            let seats = seen["seats"].as_array().unwrap();
            let gone = seats.iter().find(|seat| seat["userId"] != json!(ben.id)).unwrap();
            assert_eq!((&gone["userId"], &gone["name"]), (&Value::Null, &Value::Null), "{table}");
        }
        let left = app.app.db.read(async |c: &mut Conn| {
            let tables: i64 = c.one("SELECT COUNT(*) FROM live_table", &[]).await?;
            Ok((tables, c.one::<i64>("SELECT COUNT(*) FROM streaming_token", &[]).await?))
        });
        assert_eq!(left.await.unwrap(), (3, 0), "the table that was hers alone is gone, and so is her token");

        // Her address is free again.
        app.unverified("Zenobia").await;
    }
);

api_test!(
    async fn deleting_needs_a_fresh_sign_in(app) {
        let mut ana = app.user("Ana").await;
        let name = username(&ana).await;
        app.clock.advance(Duration::from_secs(15 * 60 + 1));
        let late = delete_account(&ana, &name).await;
        assert_eq!((late.status, late.code(), &late.body["message"]), (403, 56, &json!("Please sign in again to do this.")));
        let mut french = ana.clone();
        french.lang = "fr";
        assert_eq!(delete_account(&french, &name).await.body["message"], "Reconnecte-toi pour continuer.");
        let again = ana.identity("accounts:signInWithPassword", json!({ "email": ana.email, "password": PASSWORD, "returnSecureToken": true })).await;
        ana.take_tokens(&again);
        assert_eq!(delete_account(&ana, &format!(" {} ", name.to_uppercase())).await.status, 200);
        assert_eq!(delete_account(&app.anyone(), &name).await.status, 401);
        assert_eq!(delete_account(&app.unverified("Una").await, "una").await.code(), 53);
    }
);

api_test!(
    async fn the_identity_protocol_deletes_the_same_way(app) {
        let (ana, ben) = (app.user("Ana").await, app.user("Ben").await);
        let mine = group(app, "Lamps", &[(&ana, "owner"), (&ben, "member")]).await;
        befriend(app, &ana, &ben).await;
        let played = record(&ana, game(&[seat(&ana, 1), seat(&ben, 2)])).await;
        let deleted = ana.identity("accounts:delete", json!({ "idToken": ana.token })).await;
        assert_eq!(deleted.status, 200, "{deleted:?}");
        assert_eq!(owner_of(app, &mine).await, [id(&ben)]);
        let game = ben.get(&format!("/game/{}", played["id"].as_str().unwrap())).await.body["game"].clone();
        assert_eq!((&game["seats"][0]["userId"], &game["recordedBy"]), (&Value::Null, &Value::Null));
        assert_eq!(traces(app, id(&ana), "ana@podium").await, Vec::<String>::new());
    }
);

api_test!(
    async fn an_identity_without_a_profile_goes_too(app) {
        let una = app.unverified("Una").await;
        let deleted = una.identity("accounts:delete", json!({ "idToken": una.token })).await;
        assert_eq!(deleted.status, 200, "{deleted:?}");
        let left = traces(app, Uuid::from_u128(1), "una@podium").await;
        assert_eq!(left, Vec::<String>::new(), "no mail to her is left either");
        let entries = app.app.db.read(async |c: &mut Conn| {
            let all: Vec<String> = c.all("SELECT action FROM audit ORDER BY action", &[]).await?;
            assert_eq!(user::count(c).await?, 0);
            Ok(all)
        });
        assert!(entries.await.unwrap().contains(&Action::AccountDeleted.word().to_owned()));
    }
);

api_test!(
    async fn a_table_of_people_who_all_leave_is_cleared_by_the_last(app) {
        let (ana, ben) = (app.user("Ana").await, app.user("Ben").await);
        befriend(app, &ana, &ben).await;
        let set = json!({ "formatId": COMMANDER, "bestOf": null, "games": [game(&[seat(&ana, 1), seat(&ben, 2)])] });
        assert_eq!(ana.post("/set", set).await.status, 201);
        record(&ben, game(&[seat(&ana, 1), guest("Gus", 2)])).await;
        let counts = async || {
            let counted = app.app.db.read(async |c: &mut Conn| {
                let mut counts = Vec::new();
                for table in ["game", "game_set", "seat", "history"] {
                    counts.push(c.one::<i64>(&format!("SELECT COUNT(*) FROM {table}"), &[]).await?);
                }
                Ok(counts)
            });
            counted.await.unwrap()
        };
        assert_eq!(counts().await, [2, 1, 4, 4]);
        assert_eq!(delete_account(&ana, &username(&ana).await).await.status, 200);
        assert_eq!(counts().await, [2, 1, 4, 2], "Ben still has both");
        assert_eq!(delete_account(&ben, &username(&ben).await).await.status, 200);
        assert_eq!(counts().await, [0, 0, 0, 0]);
    }
);
