//! Reading live tables on which more and more has happened.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use super::client::{self, Client};
use super::site::open;
use crate::account::Account;
use crate::club::Club;
use crate::load::{self, Measured, Pace};
use crate::process::{Build, Podium};
use crate::report::{Goal, Table, ms, times};
use crate::seed::Seed;
use crate::usage;

const FEW: usize = 300;
const MANY: usize = 12_000;
const PEOPLE: usize = 6;
/// A device may not send faster, so many send.
const DEVICES: usize = 60;
const LOST: &str = "the same, snapshots lost";

/// What happens at a table.
#[derive(Clone, Copy)]
struct Kind {
    name: &'static str,
    /// Whether all commands come from one device: taps that follow each other are one line then.
    one_device: bool,
    /// The command of this number.
    command: fn(usize) -> Value,
}

const KINDS: [Kind; 2] = [
    Kind {
        name: "quick taps on one life total",
        one_device: true,
        command: client::tap,
    },
    Kind {
        name: "life, storm, turns, undo",
        one_device: false,
        command: |number| match number % 8 {
            5 => json!({ "type": "storm", "delta": 1 }),
            6 => json!({ "type": "turn", "seat": null }),
            7 => json!({ "type": "undo" }),
            _ => json!({ "type": "life", "seat": 1 + number % 2, "delta": if number % 4 < 2 { 1 } else { -1 } }),
        },
    },
];

/// Reads of a short table and of a long one: the CPU of one, and its time.
struct Reads {
    kind: &'static str,
    cpu: [Duration; 2],
    measured: [Measured; 2],
}

pub async fn measure(pace: Pace) -> Result<String> {
    let mut table = Table::new(&[
        "what happened",
        "build",
        "300 events: CPU of a read",
        "median",
        "12,000 events: CPU of a read",
        "median",
        "times the CPU",
        "times the median",
    ]);
    for build in Build::all().into_iter().rev() {
        let goal = match build {
            Build::Before => Goal::None,
            _ => Goal::AtMost(1.5),
        };
        for Reads { kind, cpu, measured } in reads(build, pace).await? {
            let [few, many] = &measured;
            table.row([
                kind.to_owned(),
                format!("{build:?}").to_lowercase(),
                ms(cpu[0]),
                ms(few.median),
                ms(cpu[1]),
                ms(many.median),
                goal.mark(cpu[1].div_duration_f64(cpu[0]), times),
                goal.mark(many.median.div_duration_f64(few.median), times),
            ]);
        }
    }
    Ok(format!(
        "## Long live tables

SQLite, one connection: `GET /live/{{code}}` of an open table with {PEOPLE} people at which so much has happened, by one
of them, after a restart of the server, so that nothing of it is in memory. CPU is what the server uses for one read. A
snapshot is lost when an upgrade changes its format: a table is folded from all of its events then, and stored again by this
build.

{table}"
    ))
}

async fn reads(build: Build, pace: Pace) -> Result<Vec<Reads>> {
    let podium = Seed::Club.start(build).await?;
    let club = Club::at(&podium, PEOPLE).await?;
    let mut tables = Vec::new();
    for kind in KINDS {
        let mut codes = Vec::new();
        for events in [FEW, MANY] {
            codes.push(play(&podium, &club.people, kind, events).await?);
            eprintln!("played {events} events, {}, {build:?}", kind.name);
        }
        tables.push((kind.name, codes));
    }
    let reader = club.people.first().context("somebody")?;
    let mut all = Vec::new();
    let podium = podium.restart().await?;
    for (kind, codes) in &tables {
        all.push(compare(&podium, reader, kind, codes, pace).await?);
    }
    let (_, taps) = tables.first().context("two kinds")?;
    let tables = match build {
        Build::Before => "DELETE FROM live_snapshot",
        _ => "DELETE FROM live_summary; DELETE FROM live_snapshot",
    };
    rusqlite::Connection::open(podium.file())?.execute_batch(tables)?;
    let podium = podium.restart().await?;
    all.insert(1, compare(&podium, reader, LOST, taps, pace).await?);
    Ok(all)
}

/// Plays so many events at a new table, and returns its code.
async fn play(podium: &Podium, people: &[Account], kind: Kind, events: usize) -> Result<String> {
    let table = open(podium, people).await?;
    let at = |number: usize| {
        let device = if kind.one_device { 0 } else { number };
        Client::at_table(podium.address, &table.id, &people[number % PEOPLE].token, device)
    };
    let mut clients = client::connect_all(DEVICES, at).await?;
    client::play(&mut clients, events, kind.command).await?;
    Ok(table.code)
}

async fn compare(podium: &Podium, reader: &Account, kind: &'static str, codes: &[String], pace: Pace) -> Result<Reads> {
    let (mut cpu, mut measured) = (Vec::new(), Vec::new());
    for code in codes {
        let request = reader.request(podium, &format!("/live/{code}"), None)?;
        podium.idle().await?;
        let before = usage::cpu(podium.id()?)?;
        let read = load::run(&request, 1, pace).await?;
        cpu.push((usage::cpu(podium.id()?)? - before) / u32::try_from(read.answered)?);
        measured.push(read);
    }
    let two = "a short and a long one";
    Ok(Reads {
        kind,
        cpu: cpu.try_into().ok().context(two)?,
        measured: measured.try_into().ok().context(two)?,
    })
}
