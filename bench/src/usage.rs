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

/// The machine's time so far, that of all cores together.
#[derive(Debug, Clone, Copy)]
pub struct Machine {
    ticks: u64,
    /// Of these, what the host gave to other guests while there was work to do here.
    taken: u64,
}

impl Machine {
    pub fn now() -> Result<Machine> {
        let stat = std::fs::read_to_string("/proc/stat")?;
        Machine::parse(&stat).context("no times of the cores")
    }

    fn parse(stat: &str) -> Option<Machine> {
        let times = stat.lines().next()?.strip_prefix("cpu ")?.split_whitespace();
        // User, nice, system, idle, waiting for disks, two kinds of interrupts, taken; what follows is part of the first two.
        let times: Vec<u64> = times.take(8).map(|time| time.parse().ok()).collect::<Option<_>>()?;
        Some(Machine {
            ticks: times.iter().sum(),
            taken: *times.get(7)?,
        })
    }

    /// The share of the cores that others have taken since then.
    pub fn taken_since(self, then: Machine) -> f64 {
        (self.taken - then.taken) as f64 / (self.ticks - then.ticks).max(1) as f64
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_other_guests_took_is_a_share_of_all_cores() {
        let then = Machine::parse("cpu  100 0 50 800 10 0 0 40 7 0\ncpu0 1 2\n").unwrap();
        let now = Machine::parse("cpu  150 0 60 810 10 5 5 60 9 0\n").unwrap();
        assert!((now.taken_since(then) - 0.2).abs() < 1e-9);
    }
}
