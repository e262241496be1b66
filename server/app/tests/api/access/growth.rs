//! Nothing in the database grows by reading, or by sending again what was sent.

use std::collections::BTreeMap;

use podium_store::Conn;
use podium_test_support::{TestApp, api_test, send};
use reqwest::Method;
use serde_json::Value;

use super::rows::{Row, rows};
use super::world::{Role, World};
use super::{call, picture};

/// Calls that leave something each time, and why.
const LEAVE: [(&str, &str); 3] = [
    (
        "GET /user/export",
        "each is in the activity of the account, and there are five an hour at most",
    ),
    (
        "POST /auth/begin",
        "each is a sign-in of its own, which is swept ten minutes later",
    ),
    (
        "POST /auth/streamingtoken",
        "each is a new token, which its owner's activity tells; answers with it are not kept",
    ),
];

type Counts = BTreeMap<String, i64>;

async fn counts(app: &TestApp) -> Counts {
    // Ratings are counted beside the calls.
    app.counted().await;
    let read = app.app.db.read(async |c: &mut Conn| {
        let tables = match c {
            Conn::Sqlite(_) => "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '%search_%'",
            Conn::Postgres(_) => "SELECT CAST(tablename AS TEXT) FROM pg_tables WHERE schemaname = 'public'",
        };
        let mut counts = Counts::new();
        for table in c.all::<String>(tables, &[]).await? {
            let rows = c.one(&format!("SELECT COUNT(*) FROM \"{table}\""), &[]).await?;
            counts.insert(table, rows);
        }
        Ok(counts)
    });
    read.await.unwrap()
}

/// The tables that have more rows than before.
fn grown(before: &Counts, after: &Counts) -> Vec<String> {
    let more = after.iter().filter(|(table, rows)| before.get(*table) < Some(*rows));
    more.map(|(table, _)| table.clone()).collect()
}

fn asked(row: &Row) -> bool {
    row.cell(Role::Owner) == "ok" && !row.route().ends_with("/socket")
}

api_test!(
    async fn nothing_grows_by_reading(app) {
        let unverified = app.unverified("Una").await;
        let world = World::new(app, &unverified).await;
        let mut wrong = Vec::new();
        for row in rows().iter().filter(|row| asked(row) && row.method() == "GET") {
            let (path, body) = (row.path(&world, Role::Owner), (row.body)(&world, Role::Owner));
            let before = counts(app).await;
            let answer = call(app, row, world.who(Role::Owner), &path, &body).await;
            assert_eq!(answer.status, 200, "{} {}: {answer:?}", row.call, row.what);
            let grown = grown(&before, &counts(app).await);
            if !grown.is_empty() && LEAVE.iter().all(|(call, _)| *call != row.call) {
                wrong.push(format!("{} {}: {grown:?}", row.call, row.what));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
);

/// A call as its row has it, with a key if it creates something each time.
async fn write(app: &TestApp, row: &Row, world: &World, path: &str, body: &Value) -> u16 {
    let caller = world.who(Role::Owner);
    if row.method() != "POST" {
        return call(app, row, caller, path, body).await.status;
    }
    let request = caller
        .request(Method::POST, path)
        .header("idempotency-key", "sent twice");
    let request = match row.route() {
        route if route.ends_with("/picture") => request.multipart(picture()),
        _ => request.json(body),
    };
    send(request).await.status
}

api_test!(
    async fn nothing_grows_by_sending_again(app) {
        let unverified = app.unverified("Una").await;
        let mut world = World::new(app, &unverified).await;
        let mut wrong = Vec::new();
        for row in rows().iter().filter(|row| asked(row) && row.method() != "GET") {
            let (path, body) = (row.path(&world, Role::Owner), (row.body)(&world, Role::Owner));
            let first = write(app, row, &world, &path, &body).await;
            assert!((200..300).contains(&first), "{} {}: {first}", row.call, row.what);
            let before = counts(app).await;
            write(app, row, &world, &path, &body).await;
            let grown = grown(&before, &counts(app).await);
            if !grown.is_empty() && LEAVE.iter().all(|(call, _)| *call != row.call) {
                wrong.push(format!("{} {}: {grown:?}", row.call, row.what));
            }
            if !row.harmless || row.method() == "POST" {
                world = World::new(app, &unverified).await;
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
);
