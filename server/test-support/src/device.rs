use std::collections::BTreeMap;
use std::time::Duration;

use podium_domain::table::Event;
use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};
use uuid::Uuid;

use crate::{Caller, Heard, Socket};

/// How much waits for its answer at once.
const IN_FLIGHT: usize = 16;
const AGAIN: Duration = Duration::from_millis(100);

/// A command on its way.
#[derive(Clone)]
pub struct Pending {
    id: Uuid,
    command: Value,
    said: bool,
}

/// A device at a live table, as careful as a client must be: it keeps what it asks until that was answered, says it
/// again under the same id, and is held to what the server promises of order and of acknowledgements.
pub struct Device {
    pub id: Uuid,
    table: String,
    caller: Caller,
    socket: Option<Socket>,
    /// All events, as far as this device has heard, but those that it was shown the outcome of instead.
    pub events: Vec<Event>,
    pub skipped: u64,
    /// What was asked and not yet answered, in order.
    pub pending: Vec<Pending>,
    /// When what was put off is said again.
    again: Option<Instant>,
    /// What was answered, with the sequence.
    pub done: BTreeMap<Uuid, u64>,
    pub refused: BTreeMap<Uuid, String>,
    /// By which code the server ended it last.
    pub closed: u16,
    /// How often it was told to try again later.
    pub put_off: u32,
    /// What was last told of the people at the table.
    pub people: Value,
    /// The table as it was last shown.
    pub snapshot: Value,
}

impl Device {
    pub fn new(caller: &Caller, table: &str) -> Device {
        Device {
            id: fresh(caller),
            table: table.to_owned(),
            caller: caller.clone(),
            socket: None,
            events: Vec::new(),
            skipped: 0,
            pending: Vec::new(),
            again: None,
            done: BTreeMap::new(),
            refused: BTreeMap::new(),
            closed: 0,
            put_off: 0,
            people: Value::Null,
            snapshot: Value::Null,
        }
    }

    /// A device that is at the table.
    pub async fn at(caller: &Caller, table: &str) -> Device {
        let mut device = Device::new(caller, table);
        assert!(device.connect().await, "the table lets them in: {}", device.closed);
        device
    }

    /// The table as a new follower sees it.
    pub async fn look(caller: &Caller, table: &str) -> Value {
        let mut device = Device::new(caller, table);
        assert!(device.open(None).await, "the table lets them in: {}", device.closed);
        device.snapshot
    }

    /// Comes to the table, or back to it: says what it has, and once more what was not answered. Whether that worked.
    pub async fn connect(&mut self) -> bool {
        self.open(Some(self.sequence())).await
    }

    async fn open(&mut self, have: Option<u64>) -> bool {
        let path = format!("/live/{}/socket", self.table);
        let (origin, page) = (&self.caller.origin, &self.caller.page);
        let Some(mut socket) = Socket::try_open(origin, &path, page).await else {
            return false;
        };
        let hello = json!({ "type": "hello", "token": self.caller.token, "device": self.id, "have": have });
        socket.say(hello).await;
        self.socket = Some(socket);
        self.say_again().await;
        // What it lacks is the first that it gets of events.
        loop {
            match self.hear().await.as_deref() {
                None => return false,
                Some("events" | "snapshot") => return true,
                Some(_) => (),
            }
        }
    }

    pub fn leave(&mut self) {
        self.socket = None;
    }

    pub fn sequence(&self) -> u64 {
        self.skipped + self.events.len() as u64
    }

    /// Says again whatever was not answered.
    pub async fn say_again(&mut self) {
        self.again = None;
        self.pending.iter_mut().for_each(|pending| pending.said = false);
        self.say_pending().await;
    }

    async fn say_pending(&mut self) {
        let Some(socket) = &mut self.socket else { return };
        for pending in self.pending.iter_mut().take(IN_FLIGHT).filter(|pending| !pending.said) {
            let Pending { id, command, .. } = &pending;
            socket.say(json!({ "type": "do", "id": id, "command": command })).await;
            pending.said = true;
        }
    }

    pub async fn ask(&mut self, command: Value) -> Uuid {
        let id = fresh(&self.caller);
        self.pending.push(Pending {
            id,
            command,
            said: false,
        });
        self.say_pending().await;
        id
    }

    async fn answered(&mut self, id: Uuid) {
        self.pending.retain(|pending| pending.id != id);
        self.say_pending().await;
    }

    async fn next(&mut self) -> Option<Heard> {
        loop {
            let heard = self.socket.as_mut()?.next();
            let Some(again) = self.again else {
                return Some(heard.await);
            };
            if let Ok(heard) = timeout_at(again, heard).await {
                return Some(heard);
            }
            self.say_again().await;
        }
    }

    /// Takes in the next message; its type, or none once the connection has gone.
    pub async fn hear(&mut self) -> Option<String> {
        let message = match self.next().await? {
            Heard::Message(message) => message,
            Heard::Closed(code) => {
                (self.socket, self.closed) = (None, code);
                return None;
            }
        };
        let kind = message["type"].as_str().expect("a type").to_owned();
        let id = || -> Uuid { message["id"].as_str().expect("an id").parse().expect("an id") };
        match kind.as_str() {
            "events" => {
                let events: Vec<Event> = serde_json::from_value(message["events"].clone()).expect("events");
                for event in events {
                    assert_eq!(
                        event.sequence,
                        self.sequence() + 1,
                        "events come in order, and none twice"
                    );
                    self.events.push(event);
                }
            }
            "snapshot" => {
                self.events.clear();
                self.skipped = message["sequence"].as_u64().expect("a sequence");
                self.snapshot = message;
            }
            "done" => {
                let sequence = message["sequence"].as_u64().expect("a sequence");
                assert!(sequence <= self.sequence(), "what is acknowledged was told before");
                // A device that got a snapshot instead of the events does not have that one.
                if let Some(at) = sequence.checked_sub(self.skipped + 1) {
                    assert_eq!(self.events[at as usize].id, id(), "it is the event it is said to be");
                }
                self.answered(id()).await;
                self.done.insert(id(), sequence);
            }
            "refused" => {
                let reason = message["reason"].as_str().expect("a reason").to_owned();
                if ["too_fast", "unavailable"].contains(&reason.as_str()) {
                    self.put_off += 1;
                    self.again.get_or_insert(Instant::now() + AGAIN);
                } else {
                    self.answered(id()).await;
                    self.refused.insert(id(), reason);
                }
            }
            "people" => self.people = message,
            _ => (),
        }
        Some(kind)
    }

    /// Hears on until everything asked was answered.
    pub async fn settle(&mut self) {
        while !self.pending.is_empty() {
            self.hear().await.expect("the connection lasts");
        }
    }

    /// Hears on until it has that event.
    pub async fn until(&mut self, sequence: u64) {
        while self.sequence() < sequence {
            self.hear().await.expect("the connection lasts");
        }
    }
}

fn fresh(caller: &Caller) -> Uuid {
    caller.entropy.uuid(caller.clock.now())
}
