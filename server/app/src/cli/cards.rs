use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Subcommand;
use indicatif::{ProgressBar, ProgressStyle};
use podium_system::Clock;

use super::open;
use podium_api::cards;
use podium_api::server::Failure;
use podium_settings::Settings;

#[derive(Subcommand, Clone)]
pub enum Command {
    /// Takes in Scryfall's bulk file of cards ("oracle cards" is enough), as it is or gzipped. The catalogue before
    /// stays in use until the new one is whole; a running server notices by itself.
    Import { file: PathBuf },
}

pub async fn run(command: Command, settings: &Settings) -> Result<(), Failure> {
    match command {
        Command::Import { file } => import(&file, settings).await,
    }
}

async fn import(path: &Path, settings: &Settings) -> Result<(), Failure> {
    let file = File::open(path).map_err(|why| format!("{}: {why}", path.display()))?;
    let db = open(settings).await?;
    let begun = Instant::now();
    let progress = progress(file.metadata()?.len())?;
    let cards = cards::import(&db, progress.wrap_read(file), Clock::system().now()).await;
    progress.finish_and_clear();
    let cards = cards.map_err(|why| format!("{}: {why}; the catalogue is as it was", path.display()))?;
    println!(
        "{cards} cards are in the catalogue ({:.1} s).",
        begun.elapsed().as_secs_f64()
    );
    Ok(())
}

/// By the bytes of the file, on a terminal only.
fn progress(bytes: u64) -> Result<ProgressBar, Failure> {
    let style = ProgressStyle::with_template("  {wide_bar} {percent}%  {bytes} of {total_bytes}, {eta} left")?;
    Ok(ProgressBar::new(bytes).with_style(style))
}
