use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};

use crate::signal::send_signal;
use crate::{PATIENCE, ports};

/// A real NATS server of the test's own, on a free loopback port; it ends with the test.
pub struct Nats {
    address: SocketAddr,
    process: Option<Child>,
}

impl Nats {
    pub async fn start() -> Nats {
        let probe = ports::listen().await;
        let address = probe.local_addr().expect("bound");
        drop(probe);
        let mut nats = Nats { address, process: None };
        nats.come_back().await;
        nats
    }

    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Ends it as a power cut would.
    pub fn vanish(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().and_then(|()| process.wait()).expect("it ends");
        }
    }

    /// It takes what it is given, and answers nothing.
    pub fn freeze(&self) {
        send_signal(self.process.as_ref().expect("running"), "-STOP");
    }

    pub fn thaw(&self) {
        send_signal(self.process.as_ref().expect("running"), "-CONT");
    }

    /// Starts it, at the same address as before.
    pub async fn come_back(&mut self) {
        // Debian puts it where only some have their programs.
        let debian = Path::new("/usr/sbin/nats-server");
        let program = if debian.exists() {
            debian
        } else {
            Path::new("nats-server")
        };
        let process = Command::new(program)
            .args(["--addr", "127.0.0.1", "--port", &self.address.port().to_string()])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(process.expect("nats-server, as `scripts/setup test` installs it"));
        let listens = async {
            while TcpStream::connect(self.address).await.is_err() {
                sleep(Duration::from_millis(10)).await;
            }
        };
        timeout(PATIENCE, listens).await.expect("NATS listens");
    }

    /// Listens beside the nodes, by hand.
    pub async fn overhear(&self, subject: &str) -> Overheard {
        let mut stream = BufReader::new(TcpStream::connect(self.address).await.expect("it answers"));
        let hello = format!("CONNECT {{\"verbose\":false}}\r\nSUB {subject} 1\r\nPING\r\n");
        stream.write_all(hello.as_bytes()).await.expect("it listens");
        let mut overheard = Overheard(stream);
        overheard.line("PONG").await;
        overheard
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.vanish();
    }
}

pub struct Overheard(BufReader<TcpStream>);

impl Overheard {
    /// Waits for a line that begins so.
    pub async fn line(&mut self, start: &str) {
        let found = async {
            let mut line = String::new();
            while !line.starts_with(start) {
                line.clear();
                let read = self.0.read_line(&mut line).await.expect("it speaks");
                assert!(read > 0, "NATS has gone");
            }
        };
        let found = timeout(PATIENCE, found);
        found.await.unwrap_or_else(|_| panic!("nobody says {start}"));
    }
}
