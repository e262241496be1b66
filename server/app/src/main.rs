//! The program: its command line, and the demo it can fill a folder with.

mod cli;
mod demo;

use std::process::ExitCode;

/// Measured against the system's allocator in docs/benchmarks.md.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    cli::run()
}
