//! Games and sets of two friends, for tests of tags and notes.

use podium_test_support::{Caller, TestApp};
use serde_json::{Value, json};

use crate::table::{COMMANDER, befriend, record, user};

pub async fn two(app: &TestApp) -> (Caller, Caller) {
    let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
    befriend(app, &alice, &bob).await;
    (alice, bob)
}

/// A game that the first won.
pub fn duel(alice: &Caller, bob: &Caller) -> Value {
    crate::table::game(&[user(alice, 1), user(bob, 2)])
}

pub async fn game(alice: &Caller, bob: &Caller) -> String {
    let game = record(alice, duel(alice, bob)).await;
    game["id"].as_str().unwrap().to_owned()
}

/// An open set with one such game in it.
pub async fn set(alice: &Caller, bob: &Caller) -> String {
    let set = json!({ "formatId": COMMANDER, "bestOf": null, "games": [duel(alice, bob)] });
    let made = alice.post("/set", set).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.body["set"]["id"].as_str().unwrap().to_owned()
}
