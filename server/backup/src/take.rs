//! Takes a backup while the server goes on.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::Path;

use podium_store::Address;
use podium_store::backup::newest_schema;
use podium_system::{Clock, files};

use crate::archive::{ROWS, Writer, ZIP_SIGNATURE};
use crate::manifest::{Manifest, TableEntry, is_plain, table_entry};
use crate::pictures::Pictures;
use crate::{Failure, KEYS, PICTURES, Site, Tell};

/// Writes a backup of everything. The file appears only when it is complete, and then replaces an older archive of that
/// name.
pub async fn take(site: &Site, file: &Path, tell: Tell<'_>) -> Result<Manifest, Failure> {
    if let Address::Sqlite(database) = &site.database
        && !database.exists()
    {
        return Err(format!("there is nothing to back up: no {database}").into());
    }
    refuse_server_file(site, file)?;
    let out = files::Unfinished::beside(file)?;
    let mut archive = Writer::new(out.file())?;
    let mut pictures = Pictures::add_all(site, &mut archive, tell).await?;
    let (mut moment, missing) = pictures.settle(&mut archive).await?;
    if moment.schema > newest_schema() {
        return Err("the database was used by a newer Podium: take the backup with that one".into());
    }
    let database = match &site.database {
        Address::Sqlite(_) => "SQLite",
        Address::Postgres { .. } => "PostgreSQL",
    };
    let mut manifest = Manifest::new(moment.schema, database, Clock::system().now().to_string());
    manifest.missing = missing;
    manifest.files = pictures.files;
    for name in names(&site.data.join(KEYS))? {
        let bytes = fs::read(site.data.join(KEYS).join(&name)).map_err(|why| format!("the key {name}: {why}"))?;
        manifest.files.push(archive.file(format!("{KEYS}/{name}"), &bytes)?);
    }

    let scratch = tempfile::Builder::new()
        .prefix(".podium-backup-")
        .tempdir_in(files::folder(file)?)?;
    moment.detach(scratch.path(), |done, of| tell("copying the database", done, of))?;
    let tables = std::mem::take(&mut moment.tables);
    let of = tables.len() as u64;
    for (done, table) in (0..).zip(tables) {
        tell(&table.name, done, of)?;
        archive.begin(&table_entry(&table))?;
        let mut rows = 0;
        let written = moment.rows(&table, |line| {
            rows += 1;
            if rows % ROWS == 0 {
                tell(&table.name, done, of)?;
            }
            archive.line(line)
        });
        let sum = written
            .await
            .map_err(|why| format!("the table {}: {why}", table.name))?;
        manifest.tables.push(TableEntry::new(table, &sum));
    }
    archive.finish(&manifest)?;
    out.finish()?;
    Ok(manifest)
}

/// Fails if the archive would replace a file that is not an archive, or be in a folder that the server owns.
fn refuse_server_file(site: &Site, file: &Path) -> Result<(), Failure> {
    site.database.refuse_overwrite(file)?;
    let folder = files::folder(file)?;
    let folder = fs::canonicalize(folder).map_err(|why| format!("the folder {}: {why}", folder.display()))?;
    for own in [KEYS, PICTURES].map(|name| site.data.join(name)) {
        if fs::canonicalize(&own).is_ok_and(|own| folder.starts_with(own)) {
            return Err(format!("{} is the server's own folder: name another place", own.display()).into());
        }
    }
    Ok(files::refuse_overwriting_other_kind(file, ZIP_SIGNATURE)?)
}

/// The finished files of a folder, by name; none where there is no folder.
fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let told = |why: io::Error| format!("{}: {why}", folder.display());
    let entries = match fs::read_dir(folder) {
        Err(why) if why.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(told)?,
    };
    let mut names = Vec::new();
    for entry in entries {
        let entry = entry.map_err(told)?;
        if let Ok(name) = entry.file_name().into_string()
            && is_plain(&name)
            && entry.file_type().map_err(told)?.is_file()
        {
            names.push(name);
        }
    }
    names.sort();
    Ok(names)
}
