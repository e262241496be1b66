//! Several nodes on one database: everyone at a table sees the same, over NATS or PostgreSQL.

use std::time::Duration;

use podium_domain::table::{Event, Table};
use podium_store::Conn;
use podium_store::live::{self, Append, LiveStatus, Written};
use podium_test_support::{Caller, Database, Device, Nats, TestApp};
use serde_json::{Value, json};
use tokio::time::timeout;
use uuid::Uuid;

use crate::operator::podium;
use crate::table::{CASUAL, COMMANDER};

fn tap(seat: u8, delta: i32) -> Value {
    json!({ "type": "life", "seat": seat, "delta": delta })
}

/// A table of two seats, to which others came by the code.
pub async fn opened(host: &Caller, others: &[Caller]) -> String {
    let seats = json!([{ "userId": host.id, "deckName": "Sails" }, { "guestName": "Zoë", "deckName": "Oars" }]);
    let body = json!({ "formatId": COMMANDER, "subformatId": CASUAL, "seats": seats });
    let made = host.post("/live", body).await;
    assert_eq!(made.status, 201, "{made:?}");
    let table = &made.body["table"];
    let code = table["code"].as_str().unwrap();
    for other in others {
        let joined = other.post(&format!("/live/{code}/join"), json!({})).await;
        assert_eq!(joined.status, 200, "{joined:?}");
    }
    table["id"].as_str().unwrap().to_owned()
}

async fn stored(app: &TestApp, table: &str) -> Vec<Event> {
    let table: Uuid = table.parse().unwrap();
    app.app
        .db
        .read(async move |c: &mut Conn| live::events_after(c, table, 0, 100_000).await)
        .await
        .unwrap()
}

struct Nodes {
    here: TestApp,
    there: TestApp,
    table: String,
    alice: Device,
    bruno: Device,
}

impl Nodes {
    /// Alice is here, Bruno is there.
    async fn start(nats: Option<&Nats>) -> Nodes {
        let database = Database::postgres().await;
        let url = nats.map(|nats| nats.url().parse().unwrap());
        let here = TestApp::start_with(database, |settings| settings.nats_url = url).await;
        let there = here.beside().await;
        let [alice, bruno]: [Caller; 2] = here.crowd(["Alice", "Bruno"]).await.try_into().ok().unwrap();
        let table = opened(&alice, std::slice::from_ref(&bruno)).await;
        Nodes {
            alice: Device::at(&alice, &table).await,
            bruno: Device::at(&bruno.at(&there.origin), &table).await,
            here,
            there,
            table,
        }
    }

    /// Both tap, each on their own node, and see it all.
    async fn play(&mut self, taps: u64) {
        let before = self.alice.sequence();
        for _ in 0..taps {
            self.alice.ask(tap(1, -1)).await;
            self.bruno.ask(tap(2, -1)).await;
        }
        tokio::join!(self.alice.settle(), self.bruno.settle());
        let after = before + 2 * taps;
        tokio::join!(self.alice.until(after), self.bruno.until(after));
        self.in_step(after).await;
    }

    /// Until both nodes have found it, the database carries.
    async fn play_until_carried_by(&mut self, nats: &Nats) {
        let mut overheard = nats.overhear("podium.live.*").await;
        let about = format!("MSG podium.live.{} ", self.table);
        let carried = tokio::spawn(async move { overheard.line(&about).await });
        while !carried.is_finished() {
            self.play(1).await;
        }
        carried.await.unwrap();
        self.play(5).await;
    }

    async fn in_step(&self, sequence: u64) {
        assert_eq!(self.alice.sequence(), sequence);
        assert_eq!(self.alice.events, self.bruno.events);
        assert_eq!(self.alice.events, stored(&self.here, &self.table).await);
    }

    fn life(&self) -> Vec<i32> {
        let table = Table::fold(&self.alice.events).unwrap();
        table.board().seats.iter().map(|seat| seat.life).collect()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_stay_in_step_by_nats_while_it_is_away_and_after() {
    let mut nats = Nats::start().await;
    let mut nodes = Nodes::start(Some(&nats)).await;
    nodes.play_until_carried_by(&nats).await;
    nats.vanish();
    nodes.play(20).await;
    nats.come_back().await;
    nodes.play_until_carried_by(&nats).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_frozen_nats_keeps_no_tap_from_the_other_node() {
    let nats = Nats::start().await;
    let mut nodes = Nodes::start(Some(&nats)).await;
    nodes.play_until_carried_by(&nats).await;
    nats.freeze();
    // Ten times the two seconds that are promised, and before either node can have noticed: it goes on telling NATS, and
    // what arrives was asked for.
    let played = timeout(Duration::from_secs(20), nodes.play(5)).await;
    played.expect("taps arrive while NATS is frozen");
    nats.thaw();
    nodes.play_until_carried_by(&nats).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_stay_in_step_by_the_database_alone() {
    let mut nodes = Nodes::start(None).await;
    nodes.play(20).await;
    assert_eq!(nodes.life(), [20, 20]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_starts_without_its_nats_and_finds_it_later() {
    let mut nats = Nats::start().await;
    nats.vanish();
    let mut nodes = Nodes::start(Some(&nats)).await;
    nodes.play(3).await;
    nats.come_back().await;
    nodes.play_until_carried_by(&nats).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_that_write_to_one_table_at_once_lose_and_double_nothing() {
    let mut nodes = Nodes::start(None).await;
    // One tap of each at the same thing, so that every one rests on what the other node wrote.
    for _ in 0..200 {
        nodes.alice.ask(tap(1, -1)).await;
        nodes.bruno.ask(tap(1, -2)).await;
    }
    tokio::join!(nodes.alice.settle(), nodes.bruno.settle());
    tokio::join!(nodes.alice.until(401), nodes.bruno.until(401));
    nodes.in_step(401).await;
    assert_eq!(nodes.life(), [40 - 600, 40]);
    assert_eq!((nodes.alice.done.len(), nodes.bruno.done.len()), (200, 200));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lost_messages_are_found_by_polling() {
    let mut nodes = Nodes::start(None).await;
    nodes.play(1).await;
    // A node that wrote this and was killed before it could tell.
    let mut event = nodes.alice.events[2].clone();
    (event.sequence, event.id) = (4, nodes.alice.id);
    let (table, written): (Uuid, _) = (nodes.table.parse().unwrap(), Written::from(&event));
    let appended = nodes
        .there
        .app
        .db
        .write(async move |c: &mut Conn| {
            live::append(c, table, 3, std::slice::from_ref(&written), LiveStatus::Open).await
        })
        .await
        .unwrap();
    assert_eq!(appended, Append::Appended);
    tokio::join!(nodes.alice.until(4), nodes.bruno.until(4));
    nodes.in_step(4).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_of_other_nodes_are_counted() {
    let mut nodes = Nodes::start(None).await;
    let devices = |message: &Value| -> Vec<u64> {
        let people = message["people"].as_array().unwrap();
        people
            .iter()
            .map(|person| person["devices"].as_u64().unwrap())
            .collect()
    };
    while devices(&nodes.alice.people) != [1, 1] {
        nodes.alice.hear().await.unwrap();
    }
    nodes.bruno.leave();
    let mut counted = devices(&nodes.alice.people);
    counted.sort_unstable();
    while counted != [0, 1] {
        nodes.alice.hear().await.unwrap();
        counted = devices(&nodes.alice.people);
        counted.sort_unstable();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_looks_at_nats_and_keeps_its_password_to_itself() {
    let mut nats = Nats::start().await;
    let url = nats.url().replace("nats://", "nats://podium:hush@").parse().unwrap();
    let app = TestApp::start_with(Database::postgres().await, |settings| settings.nats_url = Some(url)).await;
    let (well, said) = podium(&app, &["doctor"]).await;
    assert!(well && said.contains(" answers at 127.0.0.1:"), "{said}");
    nats.vanish();
    let (ill, told) = podium(&app, &["doctor"]).await;
    assert!(!ill && told.contains("NATS does not answer at 127.0.0.1:"), "{told}");
    assert!(!(said + &told).contains("hush"));
}
