use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;

use podium_backup::{Failure, Site};
use podium_picture_store::PictureStore;
use podium_settings::Settings;

use super::work::Work;
use super::{PICTURES_MISSING, address};

fn site(settings: &Settings) -> Result<Site, Failure> {
    Ok(Site {
        database: address(settings),
        data: settings.data.clone(),
        pictures: PictureStore::open(settings)?,
    })
}

pub async fn take(file: &Path, settings: &Settings) -> Result<ExitCode, Failure> {
    let (begun, work) = (Instant::now(), Work::new()?);
    let site = site(settings)?;
    let taken = podium_backup::take(&site, file, &mut work.tell()).await;
    work.bar.finish_and_clear();
    let manifest = taken.map_err(|why| format!("no backup was written to {}: {why}", file.display()))?;
    let (name, summary) = (file.display(), manifest.summary());
    println!("{name}: {summary} ({:.1} s).", begun.elapsed().as_secs_f64());
    if manifest.missing.is_empty() {
        return Ok(ExitCode::SUCCESS);
    }
    eprintln!("podium: these pictures are not in {}:", site.pictures.place());
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
    let site = site(settings)?;
    let restored = podium_backup::restore(&site, file, &mut work.tell()).await;
    work.bar.finish_and_clear();
    let manifest = restored.map_err(|why| format!("{} was not restored: {why}", file.display()))?;
    let (summary, seconds) = (manifest.summary(), begun.elapsed().as_secs_f64());
    println!("Restored {summary} ({seconds:.1} s). Start Podium with the same settings.");
    Ok(())
}
