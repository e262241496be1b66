//! Which picture files belong to a moment of the database, while people change their pictures.
//!
//! A picture's file is there before the database names it and is removed after the database has ceased to, and its name is
//! never used again. So all files are added before the moment, and what the moment names besides, right after it. A file
//! that is gone by then was replaced in between, and another moment is chosen, unless the database still names it: then it
//! was never there.

use std::collections::HashSet;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use podium_store::backup::Snapshot;

use crate::archive::Writer;
use crate::manifest::{FileEntry, is_plain};
use crate::{Failure, PICTURES, Site, Tell};

/// How many moments are tried. Each next one is only needed if a picture was replaced within milliseconds.
const TRIES: usize = 20;

pub struct Pictures<'a> {
    site: &'a Site<'a>,
    added: HashSet<String>,
    pub files: Vec<FileEntry>,
}

impl<'a> Pictures<'a> {
    /// Adds every file that there is now.
    pub fn add_all(site: &'a Site<'a>, archive: &mut Writer, tell: Tell<'_>) -> Result<Pictures<'a>, Failure> {
        let names = names(&site.data.join(PICTURES))?;
        let mut pictures = Pictures {
            site,
            added: HashSet::new(),
            files: Vec::new(),
        };
        for (done, name) in (1..).zip(&names) {
            pictures.add(archive, name)?;
            tell(PICTURES, done, names.len() as u64)?;
        }
        Ok(pictures)
    }

    /// A moment of the database of which every picture is in the archive, and the addresses of those that never were there.
    pub async fn settle(&mut self, archive: &mut Writer) -> Result<(Snapshot, Vec<String>), Failure> {
        for _ in 0..TRIES {
            let mut moment = Snapshot::begin(self.site.database).await?;
            if moment.schema == 0 {
                return Err("there is nothing to back up: the database has none of Podium's tables".into());
            }
            let mut gone = Vec::new();
            for address in moment.pictures().await? {
                // Only ours have a file.
                let name = address.strip_prefix("/pictures/").filter(|name| is_plain(name));
                if let Some(name) = name
                    && !self.add(archive, name)?
                {
                    gone.push(address);
                }
            }
            if !gone.is_empty() {
                let named = Snapshot::begin(self.site.database).await?.pictures().await?;
                let named: HashSet<String> = named.into_iter().collect();
                if gone.iter().any(|address| !named.contains(address)) {
                    continue;
                }
            }
            return Ok((moment, gone));
        }
        Err("pictures are replaced faster than they can be copied; try again later".into())
    }

    /// Says whether the archive has it.
    fn add(&mut self, archive: &mut Writer, name: &str) -> Result<bool, Failure> {
        if self.added.contains(name) {
            return Ok(true);
        }
        let path = self.site.data.join(PICTURES).join(name);
        let bytes = match fs::read(&path) {
            Err(why) if why.kind() == ErrorKind::NotFound => return Ok(false),
            read => read.map_err(|why| format!("{}: {why}", path.display()))?,
        };
        self.files.push(archive.file(format!("{PICTURES}/{name}"), &bytes)?);
        self.added.insert(name.to_owned());
        Ok(true)
    }
}

/// The finished files of a folder, by name; none where there is no folder.
pub fn names(folder: &Path) -> Result<Vec<String>, Failure> {
    let told = |why: std::io::Error| format!("{}: {why}", folder.display());
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
