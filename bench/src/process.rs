//! The measured server processes, killed when dropped.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};

const START_LIMIT: Duration = Duration::from_secs(20);
const DEMO_LIMIT: Duration = Duration::from_secs(60 * 60);

/// The release binary on a fresh data folder.
pub struct Podium {
    pub address: SocketAddr,
    pub data: TempDir,
    pub started_in: Duration,
    child: Child,
}

impl Podium {
    pub fn binary() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release/podium")
    }

    pub async fn start() -> Result<Self> {
        let data = tempfile::tempdir()?;
        // The first start creates keys and tables; only the second one is measured.
        drop(Self::start_on(data.path(), &[], START_LIMIT).await?);
        let (address, started_in, child) = Self::start_on(data.path(), &[], START_LIMIT).await?;
        Ok(Self {
            address,
            data,
            started_in,
            child,
        })
    }

    /// Starts with the demo data of this size.
    pub async fn demo(size: &str) -> Result<Self> {
        let data = tempfile::tempdir()?;
        let (address, started_in, child) = Self::start_on(data.path(), &["demo", "--size", size], DEMO_LIMIT).await?;
        eprintln!("made the demo of size {size} in {:.0} s", started_in.as_secs_f64());
        Ok(Self {
            address,
            data,
            started_in,
            child,
        })
    }

    async fn start_on(data: &Path, args: &[&str], limit: Duration) -> Result<(SocketAddr, Duration, Child)> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let begin = Instant::now();
        let mut child = Command::new(Self::binary())
            .args(args)
            .env("PODIUM_LISTEN", address.to_string())
            .env("PODIUM_PUBLIC_URL", format!("http://{address}"))
            .env("PODIUM_DATA", data)
            .env("PODIUM_RATE_LIMIT", "0")
            .env("PODIUM_MAIL_PER_NETWORK", "0")
            .env("PODIUM_MAIL_PER_HOUR", "0")
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("no target/release/podium: make build first")?;
        let health = format!("http://{address}/healthz");
        while !reqwest::get(&health)
            .await
            .is_ok_and(|answer| answer.status().is_success())
        {
            ensure!(child.try_wait()?.is_none(), "podium ended before it answered");
            ensure!(begin.elapsed() < limit, "podium did not start");
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok((address, begin.elapsed(), child))
    }

    /// Current memory in MiB.
    pub fn memory(&self) -> Result<f64> {
        memory(self.child.id().context("podium has ended")?)
    }
}

/// The current memory of a process in MiB.
pub fn memory(id: u32) -> Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{id}/status"))?;
    let kib: f64 = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))
        .and_then(|value| value.trim().strip_suffix(" kB"))
        .context("no VmRSS")?
        .parse()?;
    Ok(kib / 1024.0)
}

/// This program started again as a reference server that sends the same bytes.
pub struct Other {
    pub address: SocketAddr,
    child: Child,
}

impl Other {
    pub fn id(&self) -> Result<u32> {
        self.child.id().context("it has ended")
    }

    /// `kind` is its argument; it reads `answers` from standard input.
    pub async fn start(kind: &str, answers: &serde_json::Value) -> Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .arg(kind)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let mut stdin = child.stdin.take().context("piped above")?;
        stdin.write_all(answers.to_string().as_bytes()).await?;
        drop(stdin);
        let mut address = String::new();
        BufReader::new(child.stdout.take().context("piped above")?)
            .read_line(&mut address)
            .await?;
        Ok(Self {
            address: address.trim().parse()?,
            child,
        })
    }
}
