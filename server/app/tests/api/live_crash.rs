//! Crashes of the server or its database: what was acknowledged at a live table is stored, once.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use podium_domain::table::{Event, Table};
use podium_store::{Address, Conn, Db, live};
use podium_system::{Clock, Entropy};
use podium_test_support::{Caller, Database, Device, TestApp, seed};
use serde_json::{Value, json, to_value};
use uuid::Uuid;

use crate::live_nodes::opened;

const TABLES: usize = 50;
const CLIENTS: usize = 4;
const KILLS: usize = 20;
/// So much is acknowledged between two ends of the server.
const BETWEEN: u64 = 500;
/// What a client asks for before it waits.
const IN_FLIGHT: usize = 3;

/// Any command; tables with taps alone have a sum that can be checked.
fn any_command(luck: &Entropy, taps_alone: bool) -> Value {
    let number = |below: u64| luck.below(below);
    let (seat, delta) = (1 + number(2), if number(2) == 0 { -1 } else { 1 });
    match if taps_alone { 0 } else { number(10) } {
        0..=3 => json!({ "type": "life", "seat": seat, "delta": delta }),
        4 => json!({ "type": "commanderDamage", "seat": seat, "source": 1, "commander": 0, "delta": delta }),
        5 => json!({ "type": "counter", "seat": seat, "counter": "poison", "delta": delta }),
        6 => json!({ "type": "turn", "seat": null }),
        7 => json!({ "type": "undo" }),
        8 => json!({ "type": "redo" }),
        _ => json!({ "type": "roll", "sides": 20, "count": 1 }),
    }
}

/// What all clients share.
struct Game {
    acknowledged: AtomicU64,
    /// No more is asked, what was asked is brought to its end.
    over: AtomicBool,
}

struct Client {
    device: Device,
    deltas: Vec<(Uuid, i64)>,
}

/// Plays until the game is over and everything was answered, however often the server goes.
async fn play(mut device: Device, taps_alone: bool, seed: u64, game: Arc<Game>) -> Client {
    let luck = Entropy::seeded(seed);
    let mut deltas = Vec::new();
    loop {
        if !device.connect().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        }
        loop {
            let over = game.over.load(Ordering::SeqCst);
            if over && device.pending.is_empty() {
                return Client { device, deltas };
            }
            while !over && device.pending.len() < IN_FLIGHT {
                let command = any_command(&luck, taps_alone);
                let delta = command["delta"].as_i64().filter(|_| taps_alone).unwrap_or(0);
                deltas.push((device.ask(command).await, delta));
            }
            let before = device.done.len();
            if device.hear().await.is_none() {
                break;
            }
            let more = device.done.len() - before;
            game.acknowledged.fetch_add(more as u64, Ordering::SeqCst);
        }
    }
}

async fn stored(db: &Db, table: &str) -> Vec<Event> {
    let table: Uuid = table.parse().unwrap();
    let events = db.read(async move |c: &mut Conn| live::events_after(c, table, 0, 100_000).await);
    events.await.unwrap()
}

/// Every command was applied once, and every client was told the truth.
fn check(events: &[Event], clients: &[Client], shown: &Value, taps_alone: bool) {
    let table = Table::fold(events).unwrap();
    let ids: BTreeSet<Uuid> = events.iter().map(|event| event.id).collect();
    assert_eq!(ids.len(), events.len(), "no command is there twice");
    let mut life = 80;
    for Client { device, deltas } in clients {
        for (id, sequence) in &device.done {
            assert_eq!(
                events[*sequence as usize - 1].id,
                *id,
                "what was acknowledged is where it was said to be"
            );
        }
        assert!(
            device.refused.keys().all(|id| !ids.contains(id)),
            "what was refused did not happen"
        );
        let (done, asked) = (device.done.len() + device.refused.len(), deltas.len());
        assert_eq!(done, asked, "everything was answered");
        let heard = &events[device.skipped as usize..device.sequence() as usize];
        assert_eq!(device.events, heard, "everybody heard the same");
        let took = |id: &Uuid| device.done.contains_key(id);
        life += deltas
            .iter()
            .filter(|(id, _)| took(id))
            .map(|(_, delta)| delta)
            .sum::<i64>();
    }
    let done: usize = clients.iter().map(|client| client.device.done.len()).sum();
    assert_eq!(events.len(), 1 + done, "nothing happened that was not acknowledged");
    let sum: i32 = table.board().seats.iter().map(|seat| seat.life).sum();
    assert!(!taps_alone || i64::from(sum) == life, "{sum} is not {life}");
    let mut snapshot = to_value(table.snapshot()).unwrap();
    snapshot["type"] = json!("snapshot");
    assert_eq!(*shown, snapshot, "the table shown is the one that the events make");
}

async fn survives(database: Database) {
    let address = |app: &TestApp| Address::new(app.app.settings.database_url.as_deref(), app.data(), 2);
    let app = TestApp::start_at(database, Clock::system(), |_| ()).await;
    let people: [Caller; CLIENTS] = app
        .crowd(["Alice", "Bruno", "Chloe", "David"])
        .await
        .try_into()
        .ok()
        .unwrap();
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(opened(&people[0], &people[1..]).await);
    }
    let address = address(&app);
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    let game = Arc::new(Game {
        acknowledged: AtomicU64::new(0),
        over: AtomicBool::new(false),
    });
    let seeds = Entropy::seeded(seed::next());
    let mut playing = Vec::new();
    for (at, table) in tables.iter().enumerate() {
        for caller in &people {
            playing.push(tokio::spawn(play(
                Device::new(caller, table),
                at % 2 == 0,
                u64::from_le_bytes(seeds.bytes()),
                game.clone(),
            )));
        }
    }
    for kill in 0..KILLS {
        let enough = game.acknowledged.load(Ordering::SeqCst) + BETWEEN + 37 * kill as u64;
        while game.acknowledged.load(Ordering::SeqCst) < enough {
            assert!(
                playing.iter().all(|client| !client.is_finished()),
                "a client broke off: {}",
                binary.log()
            );
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        binary.kill();
        binary.start().await;
    }
    game.over.store(true, Ordering::SeqCst);
    let mut clients = Vec::new();
    for client in playing {
        clients.push(client.await.unwrap());
    }
    let mut shown = Vec::new();
    for table in &tables {
        shown.push(Device::look(&people[0], table).await);
    }
    binary.kill();
    let db = Db::open(&address).await.unwrap();
    for (at, clients) in clients.chunks(CLIENTS).enumerate() {
        check(&stored(&db, &tables[at]).await, clients, &shown[at], at % 2 == 0);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_again_and_again_on_sqlite() {
    survives(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_again_and_again_on_postgres() {
    survives(Database::postgres().await).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_postgres_is_away_nothing_is_acknowledged_and_nothing_lost() {
    let (database, gate) = Database::postgres().await.gated().await.unwrap();
    let app = TestApp::start(database).await;
    let [alice, bruno]: [Caller; 2] = app.crowd(["Alice", "Bruno"]).await.try_into().ok().unwrap();
    let table = opened(&alice, std::slice::from_ref(&bruno)).await;
    let (mut hers, mut his) = (Device::at(&alice, &table).await, Device::at(&bruno, &table).await);
    let tap = |seat: u8| json!({ "type": "life", "seat": seat, "delta": -1 });
    hers.ask(tap(1)).await;
    hers.settle().await;
    gate.shut();
    for _ in 0..10 {
        hers.ask(tap(1)).await;
        his.ask(tap(2)).await;
    }
    while hers.put_off < 20 || his.put_off < 20 {
        tokio::join!(hers.hear(), his.hear());
    }
    assert_eq!(
        (hers.pending.len(), his.pending.len()),
        (10, 10),
        "they are no verdicts"
    );
    gate.open();
    tokio::join!(hers.settle(), his.settle());
    tokio::join!(hers.until(22), his.until(22));
    assert_eq!(hers.events, his.events);
    assert_eq!(hers.events, stored(&app.app.db, &table).await);
    let life: Vec<i32> = Table::fold(&hers.events)
        .unwrap()
        .board()
        .seats
        .iter()
        .map(|seat| seat.life)
        .collect();
    assert_eq!(life, [29, 30]);
}
