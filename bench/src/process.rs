//! The measured server processes, killed when dropped.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, Command};
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use crate::postgres::connect;
use crate::usage;

/// A large database may take long to bring up to date.
const START_LIMIT: Duration = Duration::from_secs(30 * 60);
/// A server that uses hardly any CPU for so long has nothing left to do.
pub const IDLE: Duration = Duration::from_secs(1);
const IDLE_LIMIT: Duration = Duration::from_secs(10 * 60);
const LOG: &str = "log.txt";

/// This Podium, and the older one that `PODIUM_BEFORE` names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Build {
    Now,
    /// This one, without keeping the stats that it computes.
    Forgetful,
    Before,
}

impl Build {
    /// In the order in which they are measured.
    pub fn all() -> Vec<Build> {
        let before = std::env::var_os("PODIUM_BEFORE").map(|_| Build::Before);
        before.into_iter().chain([Build::Now]).collect()
    }

    /// Data is made by the oldest, because a newer one can read it.
    pub fn oldest() -> Build {
        Build::all()[0]
    }

    pub fn path(self) -> PathBuf {
        let named = match self {
            Build::Now | Build::Forgetful => "PODIUM_BINARY",
            Build::Before => "PODIUM_BEFORE",
        };
        let built = || Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/release/podium");
        std::env::var_os(named).map_or_else(built, PathBuf::from)
    }

    /// Runs a command of the program to its end.
    pub async fn run(self, command: &str, data: &Path, database: Option<&str>) -> Result<()> {
        let ended = self.command(data, database).arg(command).output().await?;
        let log = String::from_utf8_lossy(&ended.stderr);
        ensure!(ended.status.success(), "podium {command} failed: {log}");
        Ok(())
    }

    fn command(self, data: &Path, database: Option<&str>) -> Command {
        let mut command = Command::new(self.path());
        command
            .env("PODIUM_DATA", data)
            .env("PODIUM_RATE_LIMIT", "0")
            .env("PODIUM_QUOTAS", "open_tables=0")
            .env("PODIUM_MAIL_PER_NETWORK", "0")
            .env("PODIUM_MAIL_PER_HOUR", "0")
            .envs(database.map(|url| ("PODIUM_DATABASE_URL", url)))
            .envs((self == Build::Forgetful).then_some(("PODIUM_STATS_CACHE", "0")))
            .stdout(Stdio::null())
            .kill_on_drop(true);
        command
    }
}

/// A running server.
pub struct Podium {
    pub address: SocketAddr,
    pub data: TempDir,
    pub started_in: Duration,
    build: Build,
    /// The address of its PostgreSQL, if it has one.
    database: Option<String>,
    child: Child,
}

impl Podium {
    pub async fn start(build: Build, data: TempDir, database: Option<String>) -> Result<Podium> {
        Podium::start_as(build, data, database, free_address()?, &[]).await
    }

    /// Fills a new folder with the demo data of this size.
    pub async fn demo(build: Build, size: &str) -> Result<Podium> {
        let demo = ["demo", "--size", size];
        Podium::start_as(build, tempfile::tempdir()?, None, free_address()?, &demo).await
    }

    /// Kills the server as a power cut would, and starts it again on the same data. Only at the same address are those who
    /// signed in still so.
    pub async fn restart(self) -> Result<Podium> {
        let build = self.build;
        self.restart_as(build).await
    }

    pub async fn restart_as(self, build: Build) -> Result<Podium> {
        let Podium {
            address,
            data,
            database,
            mut child,
            ..
        } = self;
        child.kill().await?;
        Podium::start_as(build, data, database, address, &[]).await
    }

    /// Ends the server and returns its data.
    pub async fn end(mut self) -> Result<TempDir> {
        self.child.kill().await?;
        Ok(self.data)
    }

    async fn start_as(
        build: Build,
        data: TempDir,
        database: Option<String>,
        address: SocketAddr,
        args: &[&str],
    ) -> Result<Podium> {
        let begin = Instant::now();
        let mut child = build
            .command(data.path(), database.as_deref())
            .args(args)
            .env("PODIUM_LISTEN", address.to_string())
            .env("PODIUM_PUBLIC_URL", format!("http://{address}"))
            .stderr(std::fs::File::create(data.path().join(LOG))?)
            .spawn()
            .with_context(|| format!("no {}: make build first", build.path().display()))?;
        let health = format!("http://{address}/healthz");
        while !reqwest::get(&health)
            .await
            .is_ok_and(|answer| answer.status().is_success())
        {
            let log = || std::fs::read_to_string(data.path().join(LOG)).unwrap_or_default();
            ensure!(child.try_wait()?.is_none(), "podium ended: {}", log());
            ensure!(begin.elapsed() < START_LIMIT, "podium did not start: {}", log());
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        Ok(Podium {
            address,
            started_in: begin.elapsed(),
            build,
            data,
            database,
            child,
        })
    }

    pub fn id(&self) -> Result<u32> {
        self.child.id().context("podium has ended")
    }

    /// Waits until the server has done what it does in the background, such as rating games: the CPU alone does not tell,
    /// where PostgreSQL does the work or other guests have the cores.
    pub async fn idle(&self) -> Result<()> {
        let (id, begin) = (self.id()?, Instant::now());
        let mut since = (usage::cpu(id)?, Instant::now());
        while since.1.elapsed() < IDLE || self.count("SELECT COUNT(*) FROM rating_due", &[]).await? > 0 {
            ensure!(begin.elapsed() < IDLE_LIMIT, "the server does not come to rest");
            tokio::time::sleep(Duration::from_millis(20)).await;
            let cpu = usage::cpu(id)?;
            // A server at rest wakes up for a moment now and then.
            if cpu > since.0 + Duration::from_millis(20) {
                since = (cpu, Instant::now());
            }
        }
        Ok(())
    }

    /// A number from its database.
    pub async fn count(&self, sql: &str, ids: &[Uuid]) -> Result<i64> {
        match &self.database {
            Some(url) => {
                let ids: Vec<&(dyn ToSql + Sync)> = ids.iter().map(|id| id as &(dyn ToSql + Sync)).collect();
                Ok(connect(url).await?.query_one(sql, &ids).await?.get(0))
            }
            None => {
                let ids = rusqlite::params_from_iter(ids);
                Ok(rusqlite::Connection::open(self.file())?.query_row(sql, ids, |row| row.get(0))?)
            }
        }
    }

    /// The SQLite file.
    pub fn file(&self) -> PathBuf {
        self.data.path().join("podium.db")
    }
}

fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind("127.0.0.1:0")?.local_addr()?)
}

/// This program started again as a reference server.
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
