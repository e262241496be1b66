//! `make bench`: hot calls, growing data, writers on both databases and live tables, each beside what the machine could do
//! without Podium, and beside an older Podium where `PODIUM_BEFORE` names one.

mod account;
mod bare;
mod call;
mod calls;
mod club;
mod four;
mod group;
mod growth;
mod http;
mod live;
mod load;
mod plain;
mod postgres;
mod process;
mod ratings;
mod raw;
mod report;
mod seed;
mod sqlite;
mod stats;
mod stored;
mod transfer;
mod usage;
mod volume;
mod writes;

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

use load::Pace;
use process::Build;
use report::{Table, percent};
use seed::Seed;
use usage::Machine;

/// What is drawn by chance is drawn from this.
const SEED: u64 = 17;
const FULL: Pace = Pace {
    warm_up: Duration::from_millis(500),
    time: Duration::from_secs(4),
};
const QUICK: Pace = Pace {
    warm_up: Duration::from_millis(200),
    time: Duration::from_secs(1),
};
/// In the order of the report; each can be run by itself.
const PARTS: [&str; 8] = [
    "calls", "postgres", "group", "four", "volume", "ratings", "tables", "live",
];

#[tokio::main]
async fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.first().map(String::as_str) {
        Some("bare") => return bare::serve().await,
        Some("raw") => return raw::serve().await,
        Some("plain") => return plain::serve().await,
        Some("echo") => return live::echo::serve().await,
        _ => (),
    }
    let (flags, mut parts): (Vec<&str>, Vec<&str>) =
        args.iter().map(String::as_str).partition(|arg| arg.starts_with("--"));
    let is = |flag: &str| flags.contains(&flag);
    if let Some(unknown) = flags.iter().find(|flag| !["--quick", "--huge"].contains(flag)) {
        bail!("{unknown} is unknown: --quick measures shorter and with 10,000 games only, --huge with a million too");
    }
    let whole = parts.is_empty();
    if whole {
        parts.extend(PARTS);
    }
    if let Some(unknown) = parts.iter().find(|part| !PARTS.contains(part)) {
        bail!("{unknown} is unknown; the parts are {}", PARTS.join(", "));
    }
    let quick = is("--quick");
    let mut report = head(if quick { QUICK } else { FULL })?;
    let mut took = Table::new(&["part", "took", "load average at its beginning", "taken by other guests"]);
    let mut failed = Vec::new();
    for part in parts {
        let (begin, load, machine) = (Instant::now(), usage::load_average()?, Machine::now()?);
        // A part that fails does not take the others along.
        let section = measure(part, quick, is("--huge")).await.unwrap_or_else(|why| {
            failed.push(part);
            format!("## {part}\n\nThis part failed: {why:#}\n")
        });
        let seconds = format!("{:.0} s", begin.elapsed().as_secs_f64());
        eprintln!("{part} took {seconds}");
        let taken = percent(Machine::now()?.taken_since(machine));
        took.row([part.to_owned(), seconds, load, taken]);
        report += &format!("\n{section}");
    }
    report += &format!("\n## This run\n\n{took}");
    print!("{report}");
    ensure!(failed.is_empty(), "failed: {}", failed.join(", "));
    if whole && !quick {
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/benchmarks.md");
        std::fs::write(&kept, report).with_context(|| kept.display().to_string())?;
    }
    Ok(())
}

/// One section of the report.
async fn measure(part: &str, quick: bool, huge: bool) -> Result<String> {
    let pace = if quick { QUICK } else { FULL };
    let sizes = match (quick, huge) {
        (_, true) => 3,
        (true, false) => 1,
        (false, false) => 2,
    };
    match part {
        "calls" => calls::measure(pace).await,
        "postgres" => writes::measure(pace).await,
        "group" => group::measure(pace).await,
        "four" => four::measure(pace).await,
        "volume" => volume::measure(pace, sizes).await,
        "ratings" => ratings::measure(if quick { Seed::Medium } else { Seed::Large }).await,
        "tables" => live::length::measure(pace).await,
        _ => live::measure(pace.time).await,
    }
}

fn head(pace: Pace) -> Result<String> {
    let (seconds, cores) = (pace.time.as_secs(), std::thread::available_parallelism()?);
    let before = match Build::oldest() {
        Build::Before => {
            "\n\"Before\" is an older Podium, measured by turns with this one, each on a copy of the same data.\n"
        }
        _ => "",
    };
    Ok(format!(
        "# Benchmarks

Written by `make bench`; run it to get the numbers of your machine. Everything is measured on the release binary, each call
for {seconds} s, on {cores} cores that the load generator shares. Compare shares, not machines. What is drawn by chance is
drawn from the seed {SEED}.

A rate counts the answers between two moments by the time that the machine had between them: what the host of a virtual
machine gave to other guests is left out, and said at the end. Errors do not count, are tried again and said beside a rate.
Median and p99 are by the clock, of all that was under way between the two, however long it took, tries included. Behind a
figure stands its goal in parentheses, and both are **bold** where it is missed.
{before}"
    ))
}
