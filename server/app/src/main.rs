use std::process::ExitCode;

/// Measured against the system's allocator in docs/benchmarks.md.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    podium::cli::run()
}
