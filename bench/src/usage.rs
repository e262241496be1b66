//! What a process has used so far, as Linux counts it.

use std::time::Duration;

use anyhow::{Context, Result};

/// The unit of the times in `/proc`, the same on every Linux.
const TICK: Duration = Duration::from_millis(10);

/// Current memory in MiB.
pub fn memory(id: u32) -> Result<f64> {
    kib(id, "VmRSS:").map(|kib| kib / 1024.0)
}

/// Memory of its own in KiB, without what is mapped from files such as the program itself.
pub fn own_memory(id: u32) -> Result<f64> {
    kib(id, "RssAnon:")
}

/// CPU time of all threads.
pub fn cpu(id: u32) -> Result<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat"))?;
    // The name of the program, in parentheses, may hold spaces.
    let (_, fields) = stat.rsplit_once(')').context("no name of a program")?;
    let ticks = fields.split_whitespace().skip(11).take(2).map(str::parse::<u32>);
    Ok(TICK * ticks.sum::<Result<u32, _>>()?)
}

/// What it wrote into files and sockets, in MiB. Linux' own count of what goes to disk takes a whole folio, often megabytes,
/// for each page that is changed in it.
pub fn written(id: u32) -> Result<f64> {
    let bytes: f64 = line_of(id, "io", "wchar:")?.parse()?;
    Ok(bytes / f64::from(1 << 20))
}

/// How many threads were running or about to, over the last minute.
pub fn load_average() -> Result<String> {
    let loads = std::fs::read_to_string("/proc/loadavg")?;
    Ok(loads.split(' ').next().unwrap_or_default().to_owned())
}

fn kib(id: u32, key: &str) -> Result<f64> {
    Ok(line_of(id, "status", key)?.trim_end_matches(" kB").parse()?)
}

fn line_of(id: u32, file: &str, key: &str) -> Result<String> {
    let text = std::fs::read_to_string(format!("/proc/{id}/{file}"))?;
    let value = text.lines().find_map(|line| line.strip_prefix(key));
    Ok(value.with_context(|| format!("no {key}"))?.trim().to_owned())
}
