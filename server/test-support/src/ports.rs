use std::net::Ipv4Addr;
use std::process;
use std::sync::atomic::{AtomicU32, Ordering};

use tokio::net::TcpListener;

/// Below the ephemeral ports.
const PORTS: std::ops::Range<u32> = 10_000..32_000;

/// Listens on a loopback port that this process uses once, so that a server can go away and come back to it.
pub async fn listen() -> TcpListener {
    static TAKEN: AtomicU32 = AtomicU32::new(0);
    loop {
        let place = (process::id() % 1_000) * 101 + TAKEN.fetch_add(1, Ordering::Relaxed);
        let port = PORTS.start + place % (PORTS.end - PORTS.start);
        let port = u16::try_from(port).expect("below 65,536");
        if let Ok(listener) = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await {
            return listener;
        }
    }
}
