//! The data that is measured: made once by the oldest build, kept below `target`, copied for everyone who measures.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, UNIX_EPOCH};

use anyhow::{Context, Result};
use tempfile::TempDir;

use crate::club;
use crate::postgres::Cluster;
use crate::process::{Build, Podium};
use crate::transfer::transfer;

/// The demo's dates are counted from the day it was made.
const FRESH: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Seed {
    /// The demo with 10,000 games, 100,000 or ten times that.
    Medium,
    Large,
    Huge,
    /// Medium, with the people of `club`.
    Club,
}

impl Seed {
    pub fn name(self) -> &'static str {
        match self {
            Seed::Medium => "medium",
            Seed::Large => "large",
            Seed::Huge => "huge",
            Seed::Club => "club",
        }
    }

    /// How many there are, for the report.
    pub fn games(self) -> &'static str {
        match self {
            Seed::Medium | Seed::Club => "10,000",
            Seed::Large => "100,000",
            Seed::Huge => "1,000,000",
        }
    }

    /// A copy of the data folder.
    pub async fn folder(self) -> Result<TempDir> {
        let copy = tempfile::tempdir()?;
        copy_folder(&self.kept().await?, copy.path())?;
        Ok(copy)
    }

    /// A server on SQLite, on a copy that it has brought up to date.
    pub async fn start(self, build: Build) -> Result<Podium> {
        let podium = Podium::start(build, self.folder().await?, None).await?;
        podium.idle().await?;
        Ok(podium)
    }

    /// Puts the data into a database of this name, to be copied.
    pub async fn into_postgres(self, cluster: &Cluster) -> Result<()> {
        let (kept, url) = (self.kept().await?, cluster.url(self.name()));
        let begin = Instant::now();
        cluster.create(self.name()).await?;
        let scratch = tempfile::tempdir()?;
        Build::oldest().run("migrate", scratch.path(), Some(&url)).await?;
        transfer(&kept.join("podium.db"), &url).await?;
        eprintln!(
            "copied {} to PostgreSQL in {:.0} s",
            self.name(),
            begin.elapsed().as_secs_f64()
        );
        Ok(())
    }

    /// A server on a PostgreSQL database of its own, with that data.
    pub async fn start_on(self, build: Build, cluster: &Cluster, database: &str) -> Result<Podium> {
        let url = cluster.copy(self.name(), database).await?;
        let podium = Podium::start(build, self.folder().await?, Some(url)).await?;
        podium.idle().await?;
        Ok(podium)
    }

    async fn kept(self) -> Result<PathBuf> {
        let below = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/bench");
        let binary = std::fs::metadata(Build::oldest().path()).context("make build first")?;
        let made = binary.modified()?.duration_since(UNIX_EPOCH)?.as_secs();
        let kept = below.join(format!("{}-{}-{made}", self.name(), binary.len()));
        let age = std::fs::metadata(&kept).and_then(|folder| folder.modified());
        if age.is_ok_and(|made| made.elapsed().is_ok_and(|age| age < FRESH)) {
            return Ok(kept);
        }
        let begin = Instant::now();
        let data = Box::pin(self.make()).await?;
        // Copies take one file: what is still in the journal goes into it.
        rusqlite::Connection::open(data.path().join("podium.db"))?.query_row(
            "PRAGMA wal_checkpoint(TRUNCATE)",
            [],
            |_| Ok(()),
        )?;
        std::fs::create_dir_all(&below)?;
        for old in std::fs::read_dir(&below)?.flatten() {
            if old.file_name().to_string_lossy().starts_with(self.name()) {
                std::fs::remove_dir_all(old.path())?;
            }
        }
        // Half a copy has another name.
        let half = below.join(format!("half-{}", self.name()));
        let _ = std::fs::remove_dir_all(&half);
        std::fs::create_dir(&half)?;
        copy_folder(data.path(), &half)?;
        std::fs::rename(&half, &kept)?;
        eprintln!(
            "made the data \"{}\" in {:.0} s",
            self.name(),
            begin.elapsed().as_secs_f64()
        );
        Ok(kept)
    }

    async fn make(self) -> Result<TempDir> {
        let podium = match self {
            Seed::Club => {
                let podium = Seed::Medium.start(Build::oldest()).await?;
                club::found(&podium).await?;
                podium
            }
            _ => Podium::demo(Build::oldest(), self.name()).await?,
        };
        podium.idle().await?;
        podium.end().await
    }
}

fn copy_folder(from: &Path, to: &Path) -> Result<()> {
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            std::fs::create_dir(&target)?;
            copy_folder(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
