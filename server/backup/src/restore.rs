//! Restores a backup into an empty place, on either database.

use std::path::Path;

use podium_picture_store::PictureStore;
use podium_store::Address;
use podium_store::backup::{Table, Target, newest_schema};

use crate::archive::{ROWS, Reader};
use crate::manifest::Manifest;
use crate::place::{Staging, occupied};
use crate::{Failure, PICTURES, Site, Tell};

/// All of it is restored, or nothing is, but pictures in a bucket, where nothing shows them. Only bringing an older schema
/// up to date comes after that on PostgreSQL.
pub async fn restore(site: &Site, file: &Path, tell: Tell<'_>) -> Result<Manifest, Failure> {
    let (mut archive, manifest) = Reader::open(file)?;
    if manifest.schema > newest_schema() {
        let by = &manifest.podium;
        return Err(
            format!("Podium {by}, which wrote it, is newer than this one: restore it with that version").into(),
        );
    }
    let staging = Staging::new(site)?;
    let database = staging.database(&site.database);
    let mut target = Target::open(&database).await?;
    if !target.is_empty().await? {
        return Err(occupied("the database has tables"));
    }
    archive.check(&manifest, tell)?;
    for (done, entry) in (1..).zip(&manifest.files) {
        if let Some((folder, name)) = entry.parts() {
            let bytes = archive.file(entry)?;
            match folder == PICTURES && site.pictures.is_bucket() {
                true => put(&site.pictures, name, bytes).await?,
                false => staging.write(folder, name, &bytes)?,
            }
        }
        tell("files", done, manifest.files.len() as u64)?;
    }
    let tables = target.build(manifest.schema).await?;
    refuse_other_tables(&manifest, &tables)?;
    load(&mut archive, &manifest, &mut target, tell).await?;
    target.complete(&tables).await?;
    compare(&manifest, &mut target, tell).await?;
    match &site.database {
        Address::Sqlite(file) => {
            target.commit().await?;
            target.migrate().await?;
            let placed = staging.place_files()?;
            staging.place_database(file)?;
            placed.stay();
        }
        Address::Postgres { .. } => {
            let placed = staging.place_files()?;
            target.commit().await?;
            placed.stay();
            let migrated = target.migrate().await;
            migrated
                .map_err(|why| format!("all is restored, but the schema is not up to date: {why}; start Podium"))?;
        }
    }
    Ok(manifest)
}

/// Puts a picture into a bucket. That it is there already is well: the bucket may have outlived the database.
async fn put(pictures: &PictureStore, name: &str, bytes: Vec<u8>) -> Result<(), Failure> {
    match pictures.get(name).await? {
        None => Ok(pictures.put(name, bytes).await?),
        Some(there) if there == bytes => Ok(()),
        Some(_) => {
            let elsewhere = "name another one in PODIUM_S3_BUCKET, or another PODIUM_S3_PREFIX";
            Err(format!("{} has other bytes under {name}: {elsewhere}", pictures.place()).into())
        }
    }
}

/// The tables of a schema are the same on both databases: others would be no backup of Podium.
fn refuse_other_tables(manifest: &Manifest, tables: &[Table]) -> Result<(), Failure> {
    let known = |table: &Table| tables.iter().any(|other| other.is_like(table));
    let unknown = manifest.tables.iter().find(|entry| !known(&entry.table));
    if let Some(entry) = unknown {
        return Err(format!("the table {} is not as in schema {}", entry.table.name, manifest.schema).into());
    }
    match manifest.tables.len() == tables.len() {
        true => Ok(()),
        false => Err(format!("it lacks tables of schema {}", manifest.schema).into()),
    }
}

async fn load(archive: &mut Reader, manifest: &Manifest, target: &mut Target, tell: Tell<'_>) -> Result<(), Failure> {
    let of = manifest.tables.len() as u64;
    for (done, entry) in (0..).zip(&manifest.tables) {
        let mut lines = archive.lines(entry)?;
        let mut rows = 0;
        let loaded = target.load(&entry.table, || {
            if rows % ROWS == 0 {
                tell(&entry.table.name, done, of)?;
            }
            rows += 1;
            lines.next_line()
        });
        loaded
            .await
            .map_err(|why| format!("the table {}: {why}", entry.table.name))?;
    }
    Ok(())
}

/// Reads back what was written: it must add up to what was backed up.
async fn compare(manifest: &Manifest, target: &mut Target, tell: Tell<'_>) -> Result<(), Failure> {
    for (done, entry) in (1..).zip(&manifest.tables) {
        let sum = target.checksum(&entry.table).await?;
        if !entry.is_like(&sum) {
            return Err(format!("the table {} came out with other rows", entry.table.name).into());
        }
        tell("checking", done, manifest.tables.len() as u64)?;
    }
    Ok(())
}
