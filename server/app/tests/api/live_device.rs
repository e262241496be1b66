//! What tests about live tables need: a table, and devices that play at it as a page would.

use podium_domain::table::{Actor, JoinAs, Role, Rules, SeatColor, Settings, Setup, Sitter, Table};
use podium_store::Conn;
use podium_store::live::{self, LivePerson, LiveRole, LiveStatus, LiveTable, Written};
use podium_test_support::{Caller, Heard, Socket, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::table::{CASUAL, COMMANDER, id};

/// A table of Commander with these users and a guest at it, the first of them its host.
pub async fn laid(app: &TestApp, people: &[&Caller], settings: Settings) -> Uuid {
    let (now, entropy) = (app.clock.now(), &app.app.entropy);
    let users: Vec<Uuid> = people.iter().map(|caller| id(caller)).collect();
    let sitters = users.iter().copied().map(Sitter::User);
    let sitters = sitters.chain([Sitter::Guest("Gus".parse().unwrap())]);
    let seats = sitters
        .zip(SeatColor::ALL)
        .map(|(sitter, color)| podium_domain::table::Place {
            sitter,
            deck_id: None,
            deck_name: None,
            commanders: Vec::new(),
            color,
        });
    let setup = Setup {
        rules: Rules {
            starting_life: 40,
            commander_damage: Some(21),
            poison: Some(10),
        },
        settings,
        seats: seats.collect(),
    };
    let host = Actor {
        role: Role::Host,
        user: users.first().copied(),
        device: None,
    };
    let opening = Table::open(entropy.uuid(now), setup, &host, now).unwrap();
    let table = LiveTable {
        id: entropy.uuid(now),
        code: podium_domain::LiveCode::random(entropy).to_string(),
        host_id: users.first().copied(),
        format_id: COMMANDER.parse().unwrap(),
        subformat_id: Some(CASUAL.parse().unwrap()),
        playgroup_id: None,
        set_id: None,
        game_id: entropy.uuid(now),
        status: LiveStatus::Open,
        opened_at: now,
        touched_at: now,
        sequence: 0,
        version: 0,
    };
    let made = table.id;
    app.app
        .db
        .write(async move |c: &mut Conn| {
            live::insert(c, &table).await?;
            live::append(c, table.id, 0, &[Written::from(&opening)], LiveStatus::Open).await?;
            for user in &users {
                live::put_person(c, table.id, *user, &person(LiveRole::Player, now)).await?;
            }
            Ok(())
        })
        .await
        .unwrap();
    made
}

fn person(role: LiveRole, since: podium_domain::Timestamp) -> LivePerson {
    LivePerson {
        role,
        came: true,
        since,
    }
}

/// Everyone touches every seat.
pub fn open_settings() -> Settings {
    Settings::default()
}

pub fn own_seat_only() -> Settings {
    Settings {
        all_seats: false,
        join_as: JoinAs::Player,
    }
}

/// Lets somebody come to a table who has no seat at it.
pub async fn let_in(app: &TestApp, table: Uuid, who: &Caller, role: LiveRole) {
    let (user, now) = (id(who), app.clock.now());
    app.app
        .db
        .write(async move |c: &mut Conn| live::put_person(c, table, user, &person(role, now)).await)
        .await
        .unwrap();
    app.app.live.refresh(table);
}

pub async fn removed(app: &TestApp, table: Uuid, who: &Caller) {
    let user = id(who);
    app.app
        .db
        .write(async move |c: &mut Conn| live::remove_person(c, table, user).await)
        .await
        .unwrap();
    app.app.live.refresh(table);
}

/// The events as they are in storage.
pub async fn stored(app: &TestApp, table: Uuid) -> Vec<podium_domain::table::Event> {
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
}

impl Device {
    pub async fn socket(app: &TestApp, table: Uuid) -> Socket {
        let path = format!("/live/{table}/socket");
        Socket::open(&app.origin, &path, &app.origin).await.expect("a socket")
    }

    pub async fn join(app: &TestApp, who: &Caller, table: Uuid, have: Option<u64>) -> Device {
        let mut socket = Device::socket(app, table).await;
        let device = Uuid::from_bytes(app.app.entropy.bytes());
        let hello = json!({ "type": "hello", "token": who.token, "device": device, "have": have });
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

    fn take(&mut self, message: &Value) {
        match message["type"].as_str().unwrap() {
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
        let id = Uuid::from_bytes(podium_domain::Entropy::system().bytes()).to_string();
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

    /// Waits for the first message of a kind for which this holds.
    pub async fn hears(&mut self, kind: &str, holds: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind && holds(&message) {
                return message;
            }
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
