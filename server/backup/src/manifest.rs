//! What an archive says of itself, in its last entry.

use podium_store::backup::{Checksum, Table};
use serde::{Deserialize, Serialize};

use crate::{Failure, KEYS, PICTURES};

/// How archives are written; another number is another way.
const FORMAT: u32 = 1;

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Manifest {
    pub format: u32,
    /// The version that wrote it.
    pub podium: String,
    /// The last migration of the database.
    pub schema: i64,
    pub database: String,
    /// The moment that all of it is of.
    pub taken_at: String,
    pub tables: Vec<TableEntry>,
    pub files: Vec<FileEntry>,
    /// Addresses of pictures that the database named and nobody had a file of.
    pub missing: Vec<String>,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct TableEntry {
    #[serde(flatten)]
    pub table: Table,
    pub rows: u64,
    pub checksum: String,
}

#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct FileEntry {
    /// With its folder: `pictures/….jpg`.
    pub name: String,
    pub bytes: u64,
    pub sha256: String,
}

impl Manifest {
    pub const ENTRY: &str = "manifest.json";

    pub fn new(schema: i64, database: &str, taken_at: String) -> Manifest {
        Manifest {
            format: FORMAT,
            podium: env!("CARGO_PKG_VERSION").to_owned(),
            schema,
            database: database.to_owned(),
            taken_at,
            tables: Vec::new(),
            files: Vec::new(),
            missing: Vec::new(),
        }
    }

    pub fn parse(text: &[u8]) -> Result<Manifest, Failure> {
        #[derive(Deserialize)]
        struct Head {
            format: u32,
            podium: String,
        }
        let head: Head = serde_json::from_slice(text)?;
        if head.format != FORMAT {
            return Err(format!(
                "Podium {} wrote it in a way that this version does not know",
                head.podium
            )
            .into());
        }
        let manifest: Manifest = serde_json::from_slice(text)?;
        if let Some(file) = manifest.files.iter().find(|file| file.parts().is_none()) {
            return Err(format!("{:?} is no file of a backup", file.name).into());
        }
        Ok(manifest)
    }

    pub fn rows(&self) -> u64 {
        self.tables.iter().map(|entry| entry.rows).sum()
    }

    /// How many files there are in a folder.
    fn files_in(&self, folder: &str) -> usize {
        let inside = |file: &&FileEntry| file.parts().is_some_and(|(of, _)| of == folder);
        self.files.iter().filter(inside).count()
    }

    /// In a few words, for the operator.
    pub fn summary(&self) -> String {
        format!(
            "{} rows in {} tables, pictures: {}, keys: {}, as of {}",
            self.rows(),
            self.tables.len(),
            self.files_in(PICTURES),
            self.files_in(KEYS),
            self.taken_at
        )
    }
}

impl TableEntry {
    pub fn new(table: Table, sum: &Checksum) -> TableEntry {
        TableEntry {
            table,
            rows: sum.rows,
            checksum: sum.hex(),
        }
    }

    pub fn entry(&self) -> String {
        table_entry(&self.table)
    }

    /// Whether rows add up to what was written.
    pub fn is_like(&self, sum: &Checksum) -> bool {
        (self.rows, &self.checksum) == (sum.rows, &sum.hex())
    }
}

/// The name of a table's entry.
pub fn table_entry(table: &Table) -> String {
    format!("tables/{}.jsonl", table.name)
}

impl FileEntry {
    /// Its folder and its name there; none where they could lead anywhere else.
    pub fn parts(&self) -> Option<(&str, &str)> {
        let (folder, name) = self.name.split_once('/')?;
        let known = [PICTURES, KEYS].contains(&folder);
        (known && is_plain(name)).then_some((folder, name))
    }
}

/// A file's own name, without a way to anywhere; those that begin with a dot are unfinished.
pub fn is_plain(name: &str) -> bool {
    !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', '\0'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_stay_in_their_folders() {
        let parts = |name: &str| {
            let file = FileEntry {
                name: name.into(),
                bytes: 0,
                sha256: String::new(),
            };
            file.parts().map(|(folder, name)| format!("{folder}+{name}"))
        };
        assert_eq!(parts("keys/push.pem").as_deref(), Some("keys+push.pem"));
        assert_eq!(parts("pictures/a.jpg").as_deref(), Some("pictures+a.jpg"));
        for name in [
            "podium.db",
            "web/a.js",
            "keys/",
            "keys/../podium.db",
            "keys/..",
            "pictures/.a",
            "keys/a\\b",
            "/etc/passwd",
        ] {
            assert_eq!(parts(name), None, "{name}");
        }
    }

    #[test]
    fn another_format_is_refused_by_its_number() {
        let other = br#"{"format": 2, "podium": "9.0.0", "rows": []}"#;
        let why = Manifest::parse(other).unwrap_err().to_string();
        assert!(why.contains("Podium 9.0.0"), "{why}");
        assert!(Manifest::parse(b"{").is_err());
    }
}
