//! How many statements a call takes. Counted on SQLite: both databases are given the same ones.

use std::mem;
use std::sync::{Arc, Barrier, Mutex};
use std::thread;

use futures_util::future::join_all;
use podium_store::{Conn, Db};
use podium_test_support::{Caller, Database, TestApp};
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use serde_json::{Value, json};

use crate::table::{COMMANDER, deck, group, path, put_at, record, with};

/// Each unit's statements, as they ran.
type Units = Arc<Mutex<Vec<Vec<String>>>>;

/// Listens to a connection from now on.
fn listen(c: &mut Conn, units: &Units) {
    let Conn::Sqlite(conn) = c else { panic!("SQLite only") };
    let (units, mut unit) = (units.clone(), Vec::new());
    let hear = move |event: TraceEvent<'_>| {
        let TraceEvent::Stmt(_, sql) = event else { return };
        match sql.split(' ').next() {
            Some("BEGIN" | "SAVEPOINT" | "ROLLBACK") => unit.clear(),
            Some("COMMIT" | "RELEASE") => units.lock().unwrap().push(mem::take(&mut unit)),
            // What a trigger runs is a comment.
            Some("--") => (),
            _ => unit.push(sql.to_owned()),
        }
    };
    conn.trace_v2(TraceEventCodes::SQLITE_TRACE_STMT, Some(hear)).unwrap();
}

/// Listens to the writer and to every reader.
async fn listen_to_all(db: &Db) -> Units {
    let units = Units::default();
    let writer = units.clone();
    let written = db.write(async move |c: &mut Conn| {
        listen(c, &writer);
        Ok(())
    });
    written.await.unwrap();
    // One unit for each reader, none of which ends before all have begun.
    let readers = thread::available_parallelism().map_or(2, |n| n.get().clamp(2, 8));
    let all_here = Arc::new(Barrier::new(readers));
    let reads = (0..readers).map(|_| {
        let (units, all_here) = (units.clone(), all_here.clone());
        db.read(async move |c: &mut Conn| {
            all_here.wait();
            listen(c, &units);
            Ok(())
        })
    });
    join_all(reads).await.into_iter().for_each(Result::unwrap);
    units
}

/// How many statements the unit took that ran a certain one.
fn count(units: &Units, of: &str) -> usize {
    let mut found = mem::take(&mut *units.lock().unwrap());
    found.retain(|unit| unit.iter().any(|sql| sql.starts_with(of)));
    assert_eq!(found.len(), 1, "{of}: {found:#?}");
    println!("{of}: {:#?}", found[0]);
    found[0].len()
}

/// A game of four with their decks, in their playgroup.
async fn four(app: &TestApp) -> (Caller, Value) {
    let mut people = app.crowd(["Alice", "Bruno", "Chloe", "Dana"]).await;
    let members: Vec<(&Caller, &str)> = people.iter().map(|caller| (caller, "member")).collect();
    let thursday = group(app, "Thursday", &members).await;
    let mut seats = Vec::new();
    for (place, caller) in (1..).zip(&people) {
        seats.push(json!({ "userId": caller.id, "deckId": deck(caller, "Fen").await, "placement": place }));
    }
    let body = json!({ "formatId": COMMANDER, "playgroupId": thursday, "seats": seats });
    (people.swap_remove(0), body)
}

#[tokio::test]
async fn games_take_few_statements() {
    let app = TestApp::start(Database::sqlite()).await;
    let (alice, body) = four(&app).await;
    // With the first game, all of hers are counted.
    record(&alice, body.clone()).await;
    let units = listen_to_all(&app.app.db).await;

    let id = app.app.entropy.uuid(app.clock.now()).to_string();
    let game = record(&alice, with(body.clone(), "id", id)).await;
    assert!(count(&units, "INSERT INTO game ") <= 12);

    let tagged = with(
        with(body.clone(), "note", "Close one."),
        "tags",
        json!(["Epic", "Budget"]),
    );
    record(&alice, tagged).await;
    assert!(count(&units, "INSERT INTO game ") <= 20);

    let corrected = put_at(&alice, &path("game", &game), &game["version"], with(body, "turns", 9)).await;
    assert_eq!(corrected.status, 200, "{corrected:?}");
    assert!(count(&units, "UPDATE game SET set_id") <= 22);

    assert_eq!(alice.get(&path("game", &game)).await.status, 200);
    assert!(count(&units, "SELECT g.id, g.set_id") <= 4);

    assert_eq!(alice.get(&format!("{}/ratings", path("game", &game))).await.status, 200);
    // Three for each of the others.
    assert!(count(&units, "SELECT r.scope") <= 13);

    assert_eq!(alice.get("/games").await.status, 200);
    assert!(count(&units, "SELECT g.id, g.set_id") <= 4);
}
