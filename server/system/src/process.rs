use std::fs;

use rustix::process::{Resource, getrlimit};
use rustix::time::{ClockId, clock_gettime};

use crate::metrics::Scrape;

/// What the system says about this process, by the names that all Prometheus clients use. What it does not say is left out.
pub fn measure_process(scrape: &Scrape) {
    let cpu = clock_gettime(ClockId::ProcessCPUTime);
    let seconds = cpu.tv_sec as f64 + cpu.tv_nsec as f64 / 1e9;
    scrape.counter("process_cpu_seconds_total", "CPU time taken.", seconds);
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    for (field, unit, name, help) in [
        ("VmRSS:", 1024.0, "process_resident_memory_bytes", "Memory in use."),
        ("VmSize:", 1024.0, "process_virtual_memory_bytes", "Memory mapped."),
        ("Threads:", 1.0, "process_threads", "Threads of the operating system."),
    ] {
        if let Some(value) = number(&status, field) {
            scrape.gauge(name, help, value * unit);
        }
    }
    if let Ok(open) = fs::read_dir("/proc/self/fd") {
        scrape.gauge("process_open_fds", "Open file descriptors.", open.count() as f64);
    }
    if let Some(most) = getrlimit(Resource::Nofile).current {
        scrape.gauge("process_max_fds", "File descriptors that may be open.", most as f64);
    }
}

fn number(status: &str, field: &str) -> Option<f64> {
    let line = status.lines().find_map(|line| line.strip_prefix(field))?;
    line.split_whitespace().next()?.parse().ok()
}
