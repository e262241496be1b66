//! SQLite's write-ahead log stays short, also while there is never a moment without readers.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use podium_store::{Address, Conn, Db};

const MIB: usize = 1024 * 1024;
const WRITTEN: usize = 160;
/// More than the writer lets it grow to before it waits for readers, less than what is written.
const BOUND: u64 = 96 * MIB as u64;

/// Takes long enough that each reader's snapshot outlives the next one's beginning.
const SLOW: &str = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
    SELECT COUNT(*) + (SELECT COUNT(*) FROM blob) FROM n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_stays_short_under_readers() {
    let folder = tempfile::tempdir().unwrap();
    let db = Db::open(&Address::new(None, folder.path(), 1)).await.unwrap();
    let make = async |c: &mut Conn| {
        c.exec("CREATE TABLE blob (n BIGINT PRIMARY KEY, bytes BYTEA)", &[])
            .await
    };
    db.write(make).await.unwrap();
    let over = Arc::new(AtomicBool::new(false));
    let readers: Vec<_> = (0..8)
        .map(|_| {
            let (db, over) = (db.clone(), over.clone());
            tokio::spawn(async move {
                while !over.load(Ordering::Relaxed) {
                    db.read(async |c: &mut Conn| c.one::<i64>(SLOW, &[]).await)
                        .await
                        .unwrap();
                }
            })
        })
        .collect();
    let mut longest = 0;
    for _ in 0..WRITTEN {
        let write = async |c: &mut Conn| {
            let bytes = vec![7_u8; MIB];
            c.exec("INSERT INTO blob SELECT COUNT(*), $1 FROM blob", &[&bytes])
                .await
        };
        db.write(write).await.unwrap();
        longest = longest.max(db.wal_bytes().unwrap());
    }
    over.store(true, Ordering::Relaxed);
    for reader in readers {
        reader.await.unwrap();
    }
    assert!(longest < BOUND, "it grew to {} MiB", longest / MIB as u64);
}
