//! Upgrades: databases of earlier builds taken through every step, killed at each of them and run again.

mod contents;
mod killed_postgres;
mod killed_sqlite;
mod steps;
mod waiting;

use std::path::Path;
use std::process::{Command, Output, Stdio};

use podium_test_support::PATIENCE;

/// A database of an earlier build, as `make-dump` in this folder wrote it.
struct Dump {
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

macro_rules! dump {
    ($name:literal) => {
        Dump {
            name: $name,
            sqlite: include_str!(concat!($name, ".sqlite.sql")),
            postgres: include_str!(concat!($name, ".postgres.sql")),
        }
    };
}

/// The previous release, with rows in every table.
const RELEASE: Dump = dump!("0.1");

/// A build from before the release, whose data goes through more steps.
const EARLY: Dump = dump!("step-11");

/// Nothing yet.
const NEW: Dump = Dump {
    name: "new",
    sqlite: "",
    postgres: "",
};

fn program() -> Command {
    let other = std::env::var_os("PODIUM_BINARY");
    Command::new(other.unwrap_or_else(|| env!("CARGO_BIN_EXE_podium").into()))
}

/// Tells the program to migrate a database, where `command` is the program or something that runs it.
fn migrating<'c>(command: &'c mut Command, data: &Path, url: Option<&str>) -> &'c mut Command {
    command
        .arg("migrate")
        .env_clear()
        .env("PODIUM_DATA", data)
        .env("PODIUM_DATABASE_URL", url.unwrap_or_default())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
}

/// Migrates to the end. What waits forever fails instead.
fn migrate(data: &Path, url: Option<&str>) {
    let mut bounded = Command::new("/usr/bin/timeout");
    bounded.arg(PATIENCE.as_secs().to_string()).arg(program().get_program());
    let output = migrating(&mut bounded, data, url).output().unwrap();
    assert!(output.status.success(), "{}: {}", output.status, said(&output));
}

fn said(output: &Output) -> String {
    [&output.stdout[..], &output.stderr]
        .map(String::from_utf8_lossy)
        .concat()
}
