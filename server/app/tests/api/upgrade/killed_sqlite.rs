//! SQLite: the program killed in the middle of its writes.

use std::collections::BTreeSet;
use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::Command;

use podium_store::MIGRATIONS;
use tempfile::TempDir;

use super::contents::{assert_same, of_sqlite, open, tables_of_sqlite, texts};
use super::{Dump, EARLY, NEW, RELEASE, migrate, migrating, program, said};

const PRLIMIT: &str = "/usr/bin/prlimit";
/// Sent to whoever writes a file beyond the limit.
const SIGXFSZ: i32 = 25;

/// A little less than a page in the write-ahead log: each is hit at least once, and not always in the same place.
const STRIDE: u64 = 4_001;

/// Fills the log beyond the size of its index (32 KiB), which the limit would hit first.
const FILLER: &str = "CREATE TABLE filler (bytes BLOB); INSERT INTO filler VALUES (zeroblob(65536)); DROP TABLE filler";

fn laid(dump: &Dump) -> TempDir {
    let data = tempfile::tempdir().unwrap();
    let conn = open(&data.path().join("podium.db"));
    conn.execute_batch(FILLER).unwrap();
    conn.execute_batch(dump.sqlite).unwrap();
    data
}

/// Whether it was killed for a write beyond so many bytes of a file.
fn is_killed(data: &Path, limit: u64) -> bool {
    let mut limited = Command::new(PRLIMIT);
    limited.arg(format!("--fsize={limit}")).args(["--core=0", "--"]);
    limited.arg(program().get_program());
    let output = migrating(&mut limited, data, None).output().unwrap();
    let killed = output.status.signal() == Some(SIGXFSZ);
    assert!(killed || output.status.success(), "{}", said(&output));
    killed
}

fn steps_done(database: &Path) -> usize {
    let conn = open(database);
    if !tables_of_sqlite(&conn).contains(&"schema_migration".to_owned()) {
        return 0;
    }
    texts(&conn, "SELECT name FROM schema_migration").len()
}

/// What is on disk changes by writes alone, so that killing it in each of them is killing it at every moment that matters.
fn killed_in_each_of_its_writes(dump: &Dump) {
    let (whole, data) = (laid(dump), laid(dump));
    let database = data.path().join("podium.db");
    let first = steps_done(&database);
    let mut limit = fs::metadata(data.path().join("podium.db-wal")).unwrap().len();
    let mut killed_after = BTreeSet::new();
    while is_killed(data.path(), limit) {
        killed_after.insert(steps_done(&database));
        limit += STRIDE;
    }
    let each: BTreeSet<_> = (first..MIGRATIONS.len()).collect();
    assert!(killed_after.is_superset(&each), "{}: only {killed_after:?}", dump.name);
    migrate(whole.path(), None);
    let whole = of_sqlite(&whole.path().join("podium.db"));
    assert_same(dump.name, &of_sqlite(&database), &whole);
}

#[test]
fn a_new_database_is_as_if_its_start_had_not_been_killed() {
    killed_in_each_of_its_writes(&NEW);
}

#[test]
fn an_early_database_is_as_if_its_upgrade_had_not_been_killed() {
    killed_in_each_of_its_writes(&EARLY);
}

#[test]
fn the_releases_database_is_as_if_its_upgrade_had_not_been_killed() {
    killed_in_each_of_its_writes(&RELEASE);
}

#[test]
fn the_releases_database_has_rows_in_every_table() {
    let data = laid(&RELEASE);
    let conn = open(&data.path().join("podium.db"));
    for table in tables_of_sqlite(&conn) {
        let rows = texts(&conn, &format!("SELECT CAST(COUNT(*) AS TEXT) FROM \"{table}\""));
        assert_ne!(rows, ["0"], "{table} is empty");
    }
}
