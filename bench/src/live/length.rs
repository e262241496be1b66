//! Reading live tables on which more and more has happened.

use std::time::Duration;

use anyhow::{Context, Result};

use super::client::{self, Client};
use super::site::open;
use crate::club::Club;
use crate::load::{self, Measured, Pace};
use crate::process::{Build, Podium};
use crate::report::{Table, ms, times};
use crate::seed::Seed;
use crate::usage;

const EVENTS: [usize; 3] = [300, 3_000, 12_000];
/// A device may not send faster, so many send.
const DEVICES: usize = 60;

pub async fn measure(pace: Pace) -> Result<String> {
    let head = [
        "events",
        "CPU of a read",
        "median",
        "times 300 events",
        "before: CPU of a read",
        "median",
        "times 300 events",
    ];
    let mut table = Table::new(&head[..if Build::all().len() > 1 { 7 } else { 4 }]);
    let mut builds = Vec::new();
    for build in Build::all().into_iter().rev() {
        builds.push(reads(build, pace).await?);
    }
    for (at, events) in EVENTS.into_iter().enumerate() {
        let cells = builds.iter().flat_map(|reads| {
            let (cpu, measured) = &reads[at];
            let longer = times(cpu.as_secs_f64(), reads[0].0.as_secs_f64());
            [ms(*cpu), ms(measured.median), longer]
        });
        table.row([events.to_string()].into_iter().chain(cells));
    }
    Ok(format!(
        "## Long live tables

SQLite, one connection: `GET /live/{{code}}` of a table at which so much has happened, after a restart of the server, so that
nothing of it is in memory. CPU is what the server uses for one read.

{table}"
    ))
}

/// CPU and time of a read at each length.
async fn reads(build: Build, pace: Pace) -> Result<Vec<(Duration, Measured)>> {
    let podium = Seed::Club.start(build).await?;
    let club = Club::at(&podium, DEVICES).await?;
    let mut codes = Vec::new();
    for events in EVENTS {
        let table = open(&podium, &club.people).await?;
        let at = |number: usize| Client::at_table(podium.address, &table.id, &club.people[number].token);
        let mut clients = client::connect_all(DEVICES, at).await?;
        client::press(&mut clients, events).await?;
        codes.push(table.code);
        eprintln!("played {events} events, {build:?}");
    }
    let podium: Podium = podium.restart().await?;
    let reader = club.people.first().context("somebody")?;
    let mut reads = Vec::new();
    for code in codes {
        let request = reader.request(&podium, &format!("/live/{code}"), None)?;
        let before = usage::cpu(podium.id()?)?;
        // Without a warm-up, so that every read that costs CPU is counted.
        let pace = Pace {
            warm_up: Duration::ZERO,
            ..pace
        };
        let measured = load::run(&request, 1, pace).await?;
        let cpu = usage::cpu(podium.id()?)? - before;
        reads.push((cpu / measured.requests as u32, measured));
    }
    Ok(reads)
}
