//! What a unit was told is stored is on PostgreSQL's disk, whatever its isolation.

use podium_store::{Address, Conn, Db};
use podium_test_support::Database;

const ADD: &str = "INSERT INTO probe (n) VALUES ($1)";
const WRITTEN: &str = "SELECT pg_current_wal_insert_lsn()::TEXT";
const FLUSHED: &str = "SELECT pg_current_wal_flush_lsn() >= $1::TEXT::PG_LSN";
/// Other tests on the same server flush the log, too, so that one unit alone might be on disk by chance.
const UNITS: i64 = 50;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_acknowledged_unit_is_in_the_flushed_log() {
    let database = Database::empty_postgres().await;
    let url = database.url().expect("an address");
    // The server of the tests is told not to wait for its disk.
    let name = url.rsplit('/').next().expect("a name");
    database
        .run(&format!("ALTER DATABASE {name} SET synchronous_commit = on"))
        .await;
    database.run("CREATE TABLE probe (n BIGINT PRIMARY KEY)").await;
    let address = Address::Postgres {
        url,
        direct: None,
        connections: 1,
    };
    let db = Db::open(&address).await.unwrap();
    for n in 0..UNITS {
        let unit = async move |c: &mut Conn| {
            c.exec(ADD, &[&n]).await?;
            c.one::<String>(WRITTEN, &[]).await
        };
        let written = if n % 2 == 0 {
            db.write_locked(unit).await.unwrap()
        } else {
            db.write(unit).await.unwrap()
        };
        let at = written.clone();
        let flushed = db.read(async move |c: &mut Conn| c.one::<bool>(FLUSHED, &[&at]).await);
        assert!(flushed.await.unwrap(), "unit {n} at {written}");
    }
}
