//! Twelve games whose stats were counted by hand.

use podium_test_support::{Caller, TestApp, send};
use reqwest::Method;
use serde_json::{Value, json};

use crate::table::*;

/// Alice, Bruno and Chloe, of one playgroup. Dora was of it too, and has deleted her account.
pub struct Twelve {
    pub alice: Caller,
    pub bruno: Caller,
    pub chloe: Caller,
    pub group: String,
    /// Alice's decks: black and green, bracket 3; and white and blue, two commanders, bracket 4.
    pub fen: String,
    pub sails: String,
    /// The games' ids, the first one first.
    pub games: Vec<String>,
}

/// A game: where, when, how long (minutes, turns), how it ended, and who came where, in turn order.
type Line<'a> = (&'a str, Option<i64>, Option<i64>, Option<&'a str>, Vec<Value>);

pub async fn twelve(app: &TestApp) -> Twelve {
    let [alice, bruno, chloe, dora] = [
        app.user("Alice").await,
        app.user("Bruno").await,
        app.user("Chloe").await,
        app.user("Dora").await,
    ];
    let people = [
        (&alice, "owner"),
        (&bruno, "member"),
        (&chloe, "member"),
        (&dora, "member"),
    ];
    let thursday = group(app, "Thursday", &people).await;
    let fen = deck(&alice, "Fen").await;
    let sails = json!({
        "name": "Sails", "formatId": COMMANDER, "commanders": ["Ines of the Sails", "Brim"], "colors": ["U", "W"], "bracket": 4,
    });
    let sails = alice.post("/deck", sails).await.body["deck"]["id"]
        .as_str()
        .unwrap()
        .to_owned();

    let with_fen = |place| with(user(&alice, place), "deckId", fen.as_str());
    let with_sails = |place| with(user(&alice, place), "deckId", sails.as_str());
    let (b, c, d) = (
        |place| user(&bruno, place),
        |place| user(&chloe, place),
        |place| user(&dora, place),
    );
    let by = |seat: Value, killer: i64| with(seat, "eliminatedBy", killer);
    let mulligans = |seat: Value, count: i64| with(seat, "mulligans", count);
    #[rustfmt::skip]
    let lines: [Line<'_>; 12] = [
        ("2024-01-05T20:00:00Z", Some(60), Some(8), Some("combat"), vec![mulligans(with_fen(1), 0), by(b(2), 1), by(c(3), 1), by(d(4), 2)]),
        ("2024-01-12T21:00:00Z", Some(90), Some(10), Some("combo"), vec![b(1), by(with_fen(2), 1), by(c(3), 1), by(d(4), 2)]),
        ("2024-01-19T20:00:00Z", None, None, Some("time"), vec![with_fen(1), b(1), c(1)]),
        ("2024-01-31T23:30:00Z", Some(45), Some(6), Some("combat"), vec![with_sails(1), guest("Zoë", 2)]),
        ("2024-02-10T18:00:00Z", Some(120), Some(12), Some("lifeLoss"), vec![c(1), with_sails(1), b(3), d(4), by(guest("Zoë", 5), 1)]),
        ("2024-02-17T18:00:00Z", None, Some(9), None, vec![by(with(user(&alice, 3), "deckName", "Pile"), 2), b(1), guest("ZOE", 2)]),
        // Two days: the clock was not stopped.
        ("2024-02-24T18:00:00Z", Some(2_880), None, None, vec![with_fen(2), b(2), c(1), d(4)]),
        ("2024-03-01T20:00:00Z", Some(50), Some(7), Some("combo"), vec![b(4), mulligans(with_fen(1), 1), c(2), d(3)]),
        ("2024-03-08T20:00:00Z", Some(40), Some(5), Some("combat"), vec![mulligans(with_fen(1), 0), b(2), c(2), d(2)]),
        ("2024-03-15T20:00:00Z", Some(75), Some(9), Some("concession"), vec![d(1), c(2), b(3), by(with_fen(4), 1)]),
        ("2024-03-22T20:00:00Z", None, None, None, vec![b(1), with_sails(2)]),
        ("2024-04-05T20:00:00Z", Some(60), Some(8), Some("combat"), vec![with_sails(1), b(2), c(3), guest("Zoë", 4)]),
    ];
    let mut games = Vec::new();
    for (number, (ended, minutes, turns, reason, seats)) in (1..).zip(lines) {
        let duel = seats.len() == 2;
        let started = minutes.map(|minutes| minutes_before(ended, minutes));
        let body = json!({
            "formatId": if duel { DUEL } else { COMMANDER },
            "subformatId": if number == 1 { json!(CASUAL) } else { Value::Null },
            // The sixth was played elsewhere.
            "playgroupId": if duel || number == 6 { Value::Null } else { json!(thursday) },
            "startedAt": started, "endedAt": ended, "turns": turns, "endReason": reason, "seats": seats,
        });
        games.push(record(&alice, body).await["id"].as_str().unwrap().to_owned());
    }
    let name = dora.get("/user").await.body["user"]["username"].clone();
    let gone = dora.request(Method::DELETE, "/user").json(&json!({ "username": name }));
    assert_eq!(send(gone).await.status, 200);
    Twelve {
        alice,
        bruno,
        chloe,
        group: thursday,
        fen,
        sails,
        games,
    }
}

fn minutes_before(at: &str, minutes: i64) -> String {
    let at: podium_domain::Timestamp = at.parse().unwrap();
    podium_domain::Timestamp::from_seconds(at.seconds() - 60 * minutes).to_string()
}

/// A rate in a line: games, wins, draws, rate, from, to, expected.
pub fn rate(of: &Value) -> String {
    let count = |field: &str| of[field].as_u64().unwrap_or_else(|| panic!("no {field} in {of}"));
    let share = |field: &str| {
        format!(
            "{:.5}",
            of[field].as_f64().unwrap_or_else(|| panic!("no {field} in {of}"))
        )
    };
    format!(
        "{} {} {} {} {} {} {}",
        count("games"),
        count("wins"),
        count("draws"),
        share("rate"),
        share("low"),
        share("high"),
        share("expected")
    )
}

/// The rates of a list, each after its key.
pub fn rates(list: &Value, key: &str) -> Vec<(Value, String)> {
    let entries = list.as_array().unwrap_or_else(|| panic!("no list: {list}"));
    entries.iter().map(|entry| (entry[key].clone(), rate(entry))).collect()
}

/// What is in some fields of a list's entries.
pub fn fields(list: &Value, names: &[&str]) -> Value {
    let entries = list.as_array().unwrap_or_else(|| panic!("no list: {list}"));
    let entry = |entry: &Value| Value::Array(names.iter().map(|name| entry[*name].clone()).collect());
    Value::Array(entries.iter().map(entry).collect())
}

pub fn lines(wanted: &[(Value, &str)]) -> Vec<(Value, String)> {
    wanted
        .iter()
        .map(|(key, rate)| (key.clone(), (*rate).to_owned()))
        .collect()
}
