//! Which pictures belong to a moment of the database, while people change theirs.
//!
//! A picture is stored before the database names it and removed after the database has ceased to, and its name is never
//! used again. So all pictures are added before the moment, and what the moment names besides, right after it. One that
//! is gone by then was replaced in between, and another moment is chosen, unless the database still names it: then it
//! was never there.

use std::collections::HashSet;

use futures_util::{StreamExt, stream};
use podium_picture_store::name_of;
use podium_store::backup::Snapshot;

use crate::archive::Writer;
use crate::manifest::{FileEntry, is_plain};
use crate::{Failure, PICTURES, Site, Tell};

/// How many moments are tried. Each next one is only needed if a picture was replaced within milliseconds.
const TRIES: usize = 20;
/// How many pictures are read at once: from a bucket, each takes its way there and back.
const AT_ONCE: usize = 8;

pub struct Pictures<'a> {
    site: &'a Site,
    added: HashSet<String>,
    pub files: Vec<FileEntry>,
}

impl<'a> Pictures<'a> {
    /// Adds every picture that there is now.
    pub async fn add_all(site: &'a Site, archive: &mut Writer, tell: Tell<'_>) -> Result<Pictures<'a>, Failure> {
        let stored = site.pictures.list().await?.into_iter();
        let mut names: Vec<String> = stored.map(|stored| stored.name).filter(|name| is_plain(name)).collect();
        names.sort();
        let mut pictures = Pictures {
            site,
            added: HashSet::new(),
            files: Vec::new(),
        };
        let of = names.len() as u64;
        let read = |name: String| {
            let store = site.pictures.clone();
            async move {
                let bytes = store.get(&name).await;
                (name, bytes)
            }
        };
        let mut reading = stream::iter(names).map(read).buffered(AT_ONCE);
        let mut done = 0;
        while let Some((name, bytes)) = reading.next().await {
            if let Some(bytes) = bytes? {
                pictures.add(archive, &name, &bytes)?;
            }
            done += 1;
            tell(PICTURES, done, of)?;
        }
        Ok(pictures)
    }

    /// A moment of the database of which every picture is in the archive, and the addresses of those that never were there.
    pub async fn settle(&mut self, archive: &mut Writer) -> Result<(Snapshot, Vec<String>), Failure> {
        for _ in 0..TRIES {
            let mut moment = Snapshot::begin(&self.site.database).await?;
            if moment.schema == 0 {
                return Err("there is nothing to back up: the database has none of Podium's tables".into());
            }
            let mut gone = Vec::new();
            for address in moment.pictures().await? {
                // Only ours are stored.
                let name = name_of(&address).filter(|name| is_plain(name) && !self.added.contains(*name));
                let Some(name) = name else { continue };
                match self.site.pictures.get(name).await? {
                    Some(bytes) => self.add(archive, name, &bytes)?,
                    None => gone.push(address),
                }
            }
            if !gone.is_empty() {
                let named = Snapshot::begin(&self.site.database).await?.pictures().await?;
                let named: HashSet<String> = named.into_iter().collect();
                if gone.iter().any(|address| !named.contains(address)) {
                    continue;
                }
            }
            return Ok((moment, gone));
        }
        Err("pictures are replaced faster than they can be copied; try again later".into())
    }

    fn add(&mut self, archive: &mut Writer, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        self.files.push(archive.file(format!("{PICTURES}/{name}"), bytes)?);
        self.added.insert(name.to_owned());
        Ok(())
    }
}
