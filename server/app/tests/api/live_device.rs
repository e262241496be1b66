//! Helpers for tests of live tables: a table, and devices that follow a script.

use std::collections::HashMap;

use podium_domain::table::{Event, Table};
use podium_store::{Conn, live};
use podium_test_support::{Caller, Heard, Socket, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::live::{guest, new_id, open, table, text, user};
use crate::table::{befriend, with};

/// A table of Commander with these users and a guest; the first is its host. Others join as viewers.
pub async fn laid(app: &TestApp, people: &[&Caller], all_seats: bool) -> Uuid {
    for friend in &people[1..] {
        befriend(app, people[0], friend).await;
    }
    let mut seats: Vec<Value> = people.iter().map(|caller| user(caller)).collect();
    seats.push(guest("Gus"));
    let settings = json!({ "allSeats": all_seats, "joinAs": "viewer" });
    let opened = open(people[0], with(table(&seats), "settings", settings)).await;
    text(&opened, "id").parse().unwrap()
}

/// A user joins by the host's code.
pub async fn let_in(host: &Caller, table: Uuid, who: &Caller) {
    let shown = host.get(&format!("/live/{table}")).await.body["table"].clone();
    let joined = who
        .post(&format!("/live/{}/join", text(&shown, "code")), json!({}))
        .await;
    assert_eq!(joined.status, 200, "{joined:?}");
}

/// The events as they are in storage.
pub async fn stored(app: &TestApp, table: Uuid) -> Vec<Event> {
    app.app
        .db
        .read(async move |c: &mut Conn| live::events_after(c, table, 0, i64::MAX).await)
        .await
        .unwrap()
}

/// The table that the events in storage make; they must be without gaps.
pub async fn stored_table(app: &TestApp, table: Uuid) -> Table {
    Table::fold(&stored(app, table).await).unwrap()
}

pub fn life(seat: u8, delta: i32) -> Value {
    json!({ "type": "life", "seat": seat, "delta": delta })
}

/// A device at a table. It checks what every device may rely on: events come in order without gaps, and a command is
/// said to be done only after its event was told.
pub struct Device {
    pub socket: Socket,
    pub role: String,
    pub sequence: u64,
    pub events: Vec<Value>,
    /// The last that was shown of each kind.
    pub snapshot: Value,
    pub table: Value,
    pub people: Value,
    pub first: String,
    last: HashMap<String, Value>,
}

impl Device {
    pub async fn socket(app: &TestApp, table: Uuid) -> Socket {
        let path = format!("/live/{table}/socket");
        Socket::open(&app.origin, &path, &app.origin).await.expect("a socket")
    }

    pub async fn join(app: &TestApp, who: &Caller, table: Uuid, have: Option<u64>) -> Device {
        let hello = json!({ "type": "hello", "token": who.token, "device": new_id(), "have": have });
        Device::greet(app, table, hello, have).await
    }

    /// A device without an account, with the token of the seat it holds.
    pub async fn join_as_guest(app: &TestApp, table: Uuid, code: &str, token: Option<&str>) -> Device {
        let hello = json!({ "type": "guest", "code": code, "token": token, "device": new_id(), "have": null });
        Device::greet(app, table, hello, None).await
    }

    async fn greet(app: &TestApp, table: Uuid, hello: Value, have: Option<u64>) -> Device {
        let mut socket = Device::socket(app, table).await;
        socket.say(hello).await;
        let mut joined = Device {
            socket,
            role: String::new(),
            sequence: have.unwrap_or(0),
            events: Vec::new(),
            snapshot: Value::Null,
            table: Value::Null,
            people: Value::Null,
            first: String::new(),
            last: HashMap::new(),
        };
        let order = [joined.next().await, joined.next().await, joined.next().await];
        let kinds = order
            .each_ref()
            .map(|message| message["type"].as_str().unwrap().to_owned());
        assert_eq!(kinds, ["welcome", "table", "people"]);
        let first = joined.next().await;
        joined.first = first["type"].as_str().unwrap().to_owned();
        assert_eq!(order[0]["sequence"], joined.sequence, "{first}");
        joined
    }

    /// The next message, taken in.
    pub async fn next(&mut self) -> Value {
        match self.socket.next().await {
            Heard::Message(message) => {
                self.take(&message);
                message
            }
            Heard::Closed(code) => panic!("closed with {code}"),
        }
    }

    /// Waits until it knows of an event, unless the server closes it because too much was left unread.
    pub async fn catches_up(&mut self, sequence: u64) -> bool {
        while self.sequence < sequence {
            match self.socket.next().await {
                Heard::Message(message) => self.take(&message),
                // On a busy machine it may first have been taken for gone, which is told to nobody.
                Heard::Closed(code) => {
                    assert!([0, 1013].contains(&code), "closed with {code}");
                    return false;
                }
            }
        }
        true
    }

    fn take(&mut self, message: &Value) {
        let kind = message["type"].as_str().unwrap();
        self.last.insert(kind.to_owned(), message.clone());
        match kind {
            "welcome" | "role" => self.role = message["role"].as_str().unwrap().to_owned(),
            "table" => self.table = message["table"].clone(),
            "people" => self.people = message.clone(),
            "snapshot" => {
                self.sequence = message["sequence"].as_u64().unwrap();
                self.snapshot = message.clone();
            }
            "events" => {
                for event in message["events"].as_array().unwrap() {
                    self.sequence += 1;
                    assert_eq!(event["sequence"], self.sequence, "a gap, or something twice");
                    self.events.push(event.clone());
                }
            }
            "done" => assert!(
                message["sequence"].as_u64().unwrap() <= self.sequence,
                "done before it was told: {message} at {}",
                self.sequence
            ),
            "refused" | "pong" => (),
            other => panic!("what is {other}?"),
        }
    }

    pub async fn ask(&mut self, command: Value) -> String {
        let id = new_id();
        self.ask_as(&id, command).await;
        id
    }

    pub async fn ask_as(&mut self, id: &str, command: Value) {
        self.socket
            .say(json!({ "type": "do", "id": id, "command": command }))
            .await;
    }

    /// Waits for what becomes of a command: `done`, or why not.
    pub async fn answer(&mut self, id: &str) -> String {
        loop {
            let message = self.next().await;
            if message["id"] == id {
                let reason = message["reason"].as_str().unwrap_or("done");
                return reason.to_owned();
            }
        }
    }

    /// Asks and waits.
    pub async fn does(&mut self, command: Value) -> String {
        let id = self.ask(command).await;
        self.answer(&id).await
    }

    /// Waits until this holds for the last message of a kind.
    pub async fn hears(&mut self, kind: &str, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            if let Some(message) = self.last.get(kind).filter(|message| holds(message)) {
                return message.clone();
            }
            self.next().await;
        }
    }

    /// Waits until everything up to there was told.
    pub async fn is_at(&mut self, sequence: u64) {
        while self.sequence < sequence {
            self.next().await;
        }
    }

    /// Waits for the server to close it, with its code.
    pub async fn closed(&mut self) -> u16 {
        loop {
            if let Heard::Closed(code) = self.socket.next().await {
                return code;
            }
        }
    }
}
