use std::path::Path;
use std::process::{ExitCode, exit};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use podium_backup::{Failure, Site};
use podium_settings::Settings;
use tokio::signal::unix::{SignalKind, signal};

use super::address;

/// The backup is whole, but the database names pictures that have no file.
const PICTURES_MISSING: u8 = 3;

pub async fn take(file: &Path, settings: &Settings) -> Result<ExitCode, Failure> {
    let (begun, work) = (Instant::now(), Work::new()?);
    let database = address(settings);
    let site = Site {
        database: &database,
        data: &settings.data,
    };
    let taken = podium_backup::take(&site, file, &mut work.tell()).await;
    work.bar.finish_and_clear();
    let manifest = taken.map_err(|why| format!("no backup was written to {}: {why}", file.display()))?;
    let (name, summary) = (file.display(), manifest.summary());
    println!("{name}: {summary} ({:.1} s).", begun.elapsed().as_secs_f64());
    if manifest.missing.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!("podium: these pictures have no file in {}:", settings.data.display());
    for picture in &manifest.missing {
        eprintln!("  {picture}");
    }
    Ok(ExitCode::from(PICTURES_MISSING))
}

pub fn verify(file: &Path) -> Result<(), Failure> {
    let work = Work::new()?;
    let verified = podium_backup::verify(file, &mut work.tell());
    work.bar.finish_and_clear();
    let manifest = verified.map_err(|why| format!("{}: {why}", file.display()))?;
    let (name, summary) = (file.display(), manifest.summary());
    println!(
        "{name} is whole: {summary}, of Podium {} on {}.",
        manifest.podium, manifest.database
    );
    Ok(())
}

pub async fn restore(file: &Path, settings: &Settings) -> Result<(), Failure> {
    let (begun, work) = (Instant::now(), Work::new()?);
    let database = address(settings);
    let site = Site {
        database: &database,
        data: &settings.data,
    };
    let restored = podium_backup::restore(&site, file, &mut work.tell()).await;
    work.bar.finish_and_clear();
    let manifest = restored.map_err(|why| format!("{} was not restored: {why}", file.display()))?;
    let (summary, seconds) = (manifest.summary(), begun.elapsed().as_secs_f64());
    println!("Restored {summary} ({seconds:.1} s). Start Podium with the same settings.");
    Ok(())
}

/// Shows how far it is, on a terminal only, and ends in good order when told to: a copy of everything is not left behind.
struct Work {
    bar: ProgressBar,
    interrupted: Arc<AtomicBool>,
}

impl Work {
    fn new() -> Result<Work, Failure> {
        let style = ProgressStyle::with_template("  {wide_bar} {percent}%  {msg}")?;
        let work = Work {
            bar: ProgressBar::new(0).with_style(style),
            interrupted: Arc::default(),
        };
        let interrupted = work.interrupted.clone();
        let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        tokio::spawn(async move {
            // Who asks twice does not want to wait.
            for told in 0.. {
                tokio::select! {
                    _ = interrupt.recv() => {}
                    _ = terminate.recv() => {}
                }
                if told > 0 {
                    exit(1);
                }
                interrupted.store(true, Ordering::Relaxed);
            }
        });
        Ok(work)
    }

    fn tell(&self) -> impl FnMut(&str, u64, u64) -> Result<(), Failure> + Send {
        let mut last = String::new();
        move |what: &str, done, of| {
            if self.interrupted.load(Ordering::Relaxed) {
                return Err("interrupted".into());
            }
            if last != what {
                what.clone_into(&mut last);
                self.bar.set_message(last.clone());
            }
            self.bar.set_length(of);
            self.bar.set_position(done);
            Ok(())
        }
    }
}
