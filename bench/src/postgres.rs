//! A temporary PostgreSQL as clubs run one: on disk, durable, with its default settings.

use std::process::Stdio;

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio_postgres::{Client, NoTls};

/// Each line of the log begins with the number of the error and the connection's process.
const OPTIONS: &str = "-c fsync=on -c synchronous_commit=on -c full_page_writes=on -c autovacuum=on \
    -c log_line_prefix=%e/%p/ -c log_checkpoints=off";
const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../scripts/with-postgres");

pub struct Cluster {
    /// Without the name of a database.
    url: String,
    log: String,
    /// The script stops PostgreSQL when this is closed.
    stdin: Option<ChildStdin>,
    child: Child,
}

impl Cluster {
    pub async fn start() -> Result<Cluster> {
        let say = "echo \"$PODIUM_TEST_POSTGRES\"; echo \"$PODIUM_TEST_POSTGRES_LOG\"; cat";
        let mut child = Command::new(SCRIPT)
            .args(["bash", "-c", say])
            .env("PODIUM_TEST_POSTGRES_OPTIONS", OPTIONS)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut lines = BufReader::new(child.stdout.take().context("piped above")?).lines();
        let url = line(&mut lines).await?;
        Ok(Cluster {
            url: url.rsplit_once('/').context("an address")?.0.to_owned(),
            log: line(&mut lines).await?,
            stdin: child.stdin.take(),
            child,
        })
    }

    /// Waits until PostgreSQL has ended and its data is removed.
    pub async fn end(mut self) -> Result<()> {
        drop(self.stdin.take());
        ensure!(self.child.wait().await?.success(), "PostgreSQL did not end in order");
        Ok(())
    }

    pub fn url(&self, database: &str) -> String {
        format!("{}/{database}", self.url)
    }

    pub async fn connect(&self, database: &str) -> Result<Client> {
        connect(&self.url(database)).await
    }

    pub async fn create(&self, database: &str) -> Result<()> {
        self.administer(&format!("CREATE DATABASE {database}")).await
    }

    /// Makes a copy of a database that nobody uses, and returns its address.
    pub async fn copy(&self, from: &str, to: &str) -> Result<String> {
        self.administer(&format!("CREATE DATABASE {to} TEMPLATE {from}"))
            .await?;
        Ok(self.url(to))
    }

    pub async fn administer(&self, sql: &str) -> Result<()> {
        let client = self.connect("postgres").await?;
        Ok(client.batch_execute(sql).await?)
    }

    /// What was logged so far.
    pub fn log(&self) -> Result<String> {
        Ok(std::fs::read_to_string(&self.log)?)
    }

    /// How many transactions have failed so far because of others: serialization failures and deadlocks.
    pub fn conflicts(&self) -> Result<usize> {
        let is_conflict =
            |line: &&str| (line.starts_with("40001/") || line.starts_with("40P01/")) && line.contains("/ERROR: ");
        Ok(self.log()?.lines().filter(is_conflict).count())
    }
}

pub async fn connect(url: &str) -> Result<Client> {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await?;
    tokio::spawn(connection);
    Ok(client)
}

async fn line(lines: &mut Lines<BufReader<ChildStdout>>) -> Result<String> {
    lines.next_line().await?.context("PostgreSQL did not start")
}
