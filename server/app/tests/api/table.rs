//! Helpers for tests of games: people who know each other, decks, playgroups, and seats.

use podium_domain::Role;
use podium_store::playgroups::Playgroup;
use podium_store::{Conn, friends, playgroups};
use podium_test_support::{Answer, Caller, TestApp, send};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use uuid::Uuid;

pub const COMMANDER: &str = "01932b67-2400-79e2-b7c9-c825c6b4b3eb";
pub const CASUAL: &str = "01932b67-2400-794e-9381-af790e5c68b7";
pub const DUEL: &str = "01932b67-2400-71b1-aa21-ca9995701ac7";

pub fn id(caller: &Caller) -> Uuid {
    caller.id.parse().unwrap()
}

pub async fn befriend(app: &TestApp, one: &Caller, other: &Caller) {
    let (asker, asked, at) = (id(one), id(other), app.clock.now());
    app.app
        .db
        .write(async move |c: &mut Conn| friends::insert(c, asker, asked, at, Some(at)).await)
        .await
        .unwrap();
}

/// A playgroup of people with their roles; `invited` stands for an invitation.
pub async fn group(app: &TestApp, name: &str, people: &[(&Caller, &'static str)]) -> String {
    let at = app.clock.now();
    let group = Playgroup {
        id: app.app.entropy.uuid(at),
        name: name.into(),
        description: String::new(),
        picture: None,
        created_at: at,
        last_activity: at,
        games: 0,
        version: 1,
    };
    let people: Vec<(Uuid, &str)> = people.iter().map(|(caller, role)| (id(caller), *role)).collect();
    let made = group.id.to_string();
    app.app
        .db
        .write(async move |c: &mut Conn| {
            playgroups::insert(c, &group).await?;
            for (user, role) in &people {
                let role = role.parse();
                let joined = role.is_ok();
                playgroups::insert_member(c, group.id, *user, role.unwrap_or(Role::Member), None, at, joined).await?;
            }
            Ok(())
        })
        .await
        .unwrap();
    made
}

/// A Commander deck, by its name.
pub async fn deck(caller: &Caller, name: &str) -> String {
    let deck = json!({
        "name": name, "formatId": COMMANDER, "subformatId": CASUAL, "commanders": ["Orla, Fen Warden"],
        "colors": ["B", "G"], "bracket": 3,
    });
    let made = caller.post("/deck", deck).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.body["deck"]["id"].as_str().unwrap().to_owned()
}

/// A user's deck as they see it.
pub async fn deck_now(caller: &Caller, deck: &str) -> Value {
    caller.get(&format!("/deck/{deck}")).await.body["deck"].clone()
}

pub fn user(caller: &Caller, placement: i64) -> Value {
    json!({ "userId": caller.id, "placement": placement })
}

pub fn guest(name: &str, placement: i64) -> Value {
    json!({ "guestName": name, "placement": placement })
}

/// A game of Commander.
pub fn game(seats: &[Value]) -> Value {
    json!({ "formatId": COMMANDER, "seats": seats })
}

/// A body with a field changed.
pub fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

/// Records a game, which must do.
pub async fn record(caller: &Caller, body: Value) -> Value {
    let made = caller.post("/game", body).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.body["game"].clone()
}

pub fn path(thing: &str, of: &Value) -> String {
    format!("/{thing}/{}", of["id"].as_str().unwrap())
}

/// A call that says from which version it starts.
pub async fn put_at(caller: &Caller, path: &str, version: &Value, body: Value) -> Answer {
    let request = caller.request(Method::PUT, path);
    send(request.header("if-match", format!("\"{version}\"")).json(&body)).await
}

/// The ids of a page of games.
pub fn ids(page: &Answer) -> Vec<String> {
    assert_eq!(page.status, 200, "{page:?}");
    let games = page.body["games"].as_array().unwrap().iter();
    games.map(|game| game["id"].as_str().unwrap().to_owned()).collect()
}

/// Calls that are all on their way before any is answered.
pub async fn at_once(calls: Vec<RequestBuilder>) -> Vec<Answer> {
    let calls: Vec<_> = calls.into_iter().map(|call| tokio::spawn(send(call))).collect();
    let mut answers = Vec::new();
    for call in calls {
        answers.push(call.await.unwrap());
    }
    answers
}
