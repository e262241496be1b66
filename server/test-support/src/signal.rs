//! Signals for the processes that tests start.

use std::process::{Child, Command};

/// Sends a signal, such as "-STOP", by the shell's own `kill`: a bare system may lack the program of that name.
pub fn send_signal(process: &Child, signal: &str) {
    let kill = format!("kill {signal} {}", process.id());
    let sent = Command::new("/bin/sh").args(["-c", &kill]).status();
    assert!(sent.expect("a shell").success());
}
