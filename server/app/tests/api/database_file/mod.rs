//! SQLite's database file while other processes use it: the server keeps its lock, and no acknowledged write is lost.

mod commands;
mod lock;
mod other_program;
mod replaced;
mod sources;

use std::collections::HashSet;
use std::ffi::OsString;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use podium_system::Clock;
use podium_test_support::{Binary, Caller, Database, TestApp};
use reqwest::Method;
use serde_json::json;
use tokio::task::JoinHandle;
use tokio::time::sleep;

/// Where SQLite locks a database for a reader: 510 bytes from here on, far beyond its contents.
const SHARED_LOCK_START: u64 = 0x4000_0002;

/// The kernel lists its locks in pieces, and may skip one when others end in between, so that one look is not enough.
const MAX_LOCK_LIST_READS: usize = 20;

/// Whether the kernel lists a shared lock that a process holds on a database.
fn has_shared_lock(process: u32, database: &Path) -> bool {
    let file = format!(":{}", inode(database));
    let (process, start) = (process.to_string(), SHARED_LOCK_START.to_string());
    (0..MAX_LOCK_LIST_READS).any(|_| {
        let locks = std::fs::read_to_string("/proc/locks").expect("Linux lists its locks");
        locks.lines().any(|line| {
            // 12: POSIX  ADVISORY  READ  4711 00:1f:815 1073741826 1073742335
            let fields: Vec<&str> = line.split_whitespace().collect();
            matches!(fields[..], [_, "POSIX", _, "READ", owner, at, from, _]
                if owner == process && at.ends_with(&file) && from == start)
        })
    })
}

fn assert_locked(binary: &Binary) {
    let process = binary.id().expect("running");
    assert!(
        has_shared_lock(process, &database_path(binary)),
        "the server holds no lock"
    );
}

fn inode(path: &Path) -> u64 {
    std::fs::metadata(path)
        .unwrap_or_else(|why| panic!("{}: {why}", path.display()))
        .ino()
}

fn database_path(binary: &Binary) -> PathBuf {
    binary.data().join("podium.db")
}

fn wal_path(binary: &Binary) -> PathBuf {
    binary.data().join("podium.db-wal")
}

/// The built program on SQLite, with users of these names.
async fn start_server_with_users(names: &[&str]) -> (Binary, Vec<Caller>) {
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |_| ()).await;
    let callers = app.crowd(names.iter().copied()).await;
    (app.become_binary(env!("CARGO_BIN_EXE_podium")).await, callers)
}

/// Runs one of Podium's commands with the settings of a running server, and returns its exit code and what it printed.
async fn run_beside(binary: &Binary, args: &[&str]) -> (i32, String) {
    let listen = OsString::from(binary.address().to_string());
    let settings = [("PODIUM_DATA", binary.data().as_os_str()), ("PODIUM_LISTEN", &listen)];
    crate::backup::podium_with(&settings, args).await
}

/// Runs SQLite's own shell, another program with another build of SQLite, and returns what it printed.
async fn sqlite3(database: &Path, commands: &[&str]) -> String {
    let mut shell = Command::new("sqlite3");
    shell
        .args(["-bail", "-cmd", ".timeout 60000"])
        .arg(database)
        .args(commands);
    let output = tokio::task::spawn_blocking(move || shell.output()).await.unwrap();
    let output = output.expect("scripts/setup test installs sqlite3");
    assert!(output.status.success(), "{commands:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap().trim_end().to_owned()
}

/// Kills the server while the writers write, and starts it again.
async fn assert_kill_loses_nothing(binary: &mut Binary, writers: DeckWriters) {
    writers.assert_still_writing();
    binary.kill();
    let decks = writers.stop().await;
    decks.assert_at_least(10);
    binary.start().await;
    decks.assert_all_listed().await;
    assert_eq!(sqlite3(&database_path(binary), &["PRAGMA integrity_check"]).await, "ok");
}

/// Users who create one deck after the other, and remember which of them were acknowledged.
struct DeckWriters {
    stop: Arc<AtomicBool>,
    tasks: Vec<JoinHandle<(Caller, Vec<String>)>>,
}

impl DeckWriters {
    fn start(callers: &[Caller]) -> DeckWriters {
        let stop = Arc::new(AtomicBool::new(false));
        let tasks = callers
            .iter()
            .map(|caller| tokio::spawn(create_decks(caller.clone(), stop.clone())));
        DeckWriters {
            tasks: tasks.collect(),
            stop,
        }
    }

    /// Otherwise a kill would interrupt no write.
    fn assert_still_writing(&self) {
        assert!(self.tasks.iter().all(|task| !task.is_finished()));
    }

    async fn stop(self) -> AcknowledgedDecks {
        self.stop.store(true, Ordering::SeqCst);
        let mut decks = Vec::new();
        for task in self.tasks {
            decks.push(task.await.unwrap());
        }
        AcknowledgedDecks(decks)
    }
}

/// Creates decks until told to stop, or until the server is gone. Retries refused decks.
async fn create_decks(caller: Caller, stop: Arc<AtomicBool>) -> (Caller, Vec<String>) {
    let mut acknowledged = Vec::new();
    while !stop.load(Ordering::SeqCst) {
        let name = format!("Deck {}", acknowledged.len());
        let request = caller
            .request(Method::POST, "/deck")
            .json(&json!({ "name": name, "formatId": crate::table::COMMANDER }));
        match request.send().await.map(|answer| answer.status().as_u16()) {
            Ok(201) => acknowledged.push(name),
            Ok(503) => sleep(Duration::from_millis(10)).await,
            Ok(status) => panic!("{name}: {status}"),
            Err(_) => break,
        }
    }
    (caller, acknowledged)
}

struct AcknowledgedDecks(Vec<(Caller, Vec<String>)>);

impl AcknowledgedDecks {
    /// Every writer got this many acknowledged, or the test proves nothing.
    fn assert_at_least(&self, count: usize) {
        for (_, acknowledged) in &self.0 {
            assert!(acknowledged.len() >= count, "only {} decks", acknowledged.len());
        }
    }

    async fn assert_all_listed(&self) {
        for (caller, acknowledged) in &self.0 {
            let answer = caller.get("/user/decks").await;
            let listed = answer.body["decks"].as_array().unwrap_or_else(|| panic!("{answer:?}"));
            let listed: HashSet<&str> = listed.iter().map(|deck| deck["name"].as_str().unwrap()).collect();
            let lost: Vec<&String> = acknowledged
                .iter()
                .filter(|name| !listed.contains(name.as_str()))
                .collect();
            assert!(
                lost.is_empty(),
                "{} of {} decks are lost",
                lost.len(),
                acknowledged.len()
            );
        }
    }
}
