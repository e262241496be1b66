//! The archive: a zip with a line of JSON for each row, files as they are, and a manifest, by which all of it is checked.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Read, Write};
use std::path::Path;

use aws_lc_rs::digest::{SHA256, digest};
use podium_store::backup::{self, Checksum};
use zip::read::ZipFile;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipArchive, ZipWriter};

use crate::manifest::{FileEntry, Manifest, TableEntry};
use crate::{Failure, Tell};

/// No row and no file is longer.
const LONGEST: u64 = 256 * 1024 * 1024;
/// How many rows are read between two looks at whether to go on.
pub const ROWS: u64 = 1_000;

/// The first bytes of every archive, as of any zip file.
pub const ZIP_SIGNATURE: &[u8] = b"PK\x03\x04";

pub struct Writer {
    zip: ZipWriter<BufWriter<File>>,
}

impl Writer {
    pub fn new(file: &File) -> Result<Writer, Failure> {
        let file = BufWriter::with_capacity(256 * 1024, file.try_clone()?);
        Ok(Writer {
            zip: ZipWriter::new(file),
        })
    }

    /// Begins an entry of lines.
    pub fn begin(&mut self, name: &str) -> Result<(), Failure> {
        // How long a table gets is not known before, and it may be more than 4 GiB.
        let options = SimpleFileOptions::default()
            .compression_method(CompressionMethod::Deflated)
            .compression_level(Some(3))
            .large_file(true);
        Ok(self.zip.start_file(name, options)?)
    }

    pub fn line(&mut self, line: &[u8]) -> Result<(), Failure> {
        self.zip.write_all(line)?;
        Ok(self.zip.write_all(b"\n")?)
    }

    /// Adds a file as it is: pictures are compressed already, and keys are short.
    pub fn file(&mut self, name: String, bytes: &[u8]) -> Result<FileEntry, Failure> {
        let options = SimpleFileOptions::default().compression_method(CompressionMethod::Stored);
        self.zip.start_file(&name, options)?;
        self.zip.write_all(bytes)?;
        Ok(FileEntry {
            name,
            bytes: bytes.len() as u64,
            sha256: sha256(bytes),
        })
    }

    /// Adds the manifest, without which the archive is not whole.
    pub fn finish(mut self, manifest: &Manifest) -> Result<(), Failure> {
        self.begin(Manifest::ENTRY)?;
        serde_json::to_writer_pretty(&mut self.zip, manifest)?;
        self.zip.finish()?.flush()?;
        Ok(())
    }
}

fn sha256(bytes: &[u8]) -> String {
    hex::encode(digest(&SHA256, bytes))
}

pub struct Reader {
    zip: ZipArchive<BufReader<File>>,
}

impl Reader {
    /// Reads no more than the manifest yet.
    pub fn open(path: &Path) -> Result<(Reader, Manifest), Failure> {
        let file = File::open(path)?;
        let zip = ZipArchive::new(BufReader::new(file)).map_err(|why| format!("this is no whole backup: {why}"))?;
        let mut reader = Reader { zip };
        let manifest = reader.manifest().map_err(|why| format!("this is no backup: {why}"))?;
        Ok((reader, manifest))
    }

    fn manifest(&mut self) -> Result<Manifest, Failure> {
        let mut text = Vec::new();
        let entry = self.zip.by_name(Manifest::ENTRY)?;
        entry.take(LONGEST).read_to_end(&mut text)?;
        Manifest::parse(&text)
    }

    /// Checks every row and every file.
    pub fn check(&mut self, manifest: &Manifest, tell: Tell<'_>) -> Result<(), Failure> {
        let entries = manifest.tables.len() + manifest.files.len();
        if self.zip.len() != entries + 1 || self.zip.has_duplicate_names() {
            return Err("there is more or less in it than its manifest says".into());
        }
        let mut done = 0;
        for entry in &manifest.tables {
            let mut lines = self.lines(entry)?;
            let mut sum = Checksum::default();
            while let Some(line) = lines.next_line()? {
                if !backup::check(&entry.table, &line) {
                    return Err(format!("the table {} has a broken row", entry.table.name).into());
                }
                sum.add(&line);
                if sum.rows % ROWS == 0 {
                    tell(&entry.table.name, done, entries as u64)?;
                }
            }
            if !entry.is_like(&sum) {
                return Err(format!("the table {} has other rows than were written", entry.table.name).into());
            }
            done += 1;
            tell(&entry.table.name, done, entries as u64)?;
        }
        for entry in &manifest.files {
            self.file(entry)?;
            done += 1;
            tell("files", done, entries as u64)?;
        }
        Ok(())
    }

    /// The rows of a table.
    pub fn lines(&mut self, entry: &TableEntry) -> Result<Lines<'_>, Failure> {
        let table = entry.table.name.clone();
        let found = self.zip.by_name(&entry.entry());
        let found = found.map_err(|why| format!("the table {table}: {why}"))?;
        let reader = BufReader::with_capacity(256 * 1024, found);
        Ok(Lines { table, reader })
    }

    /// The bytes of a file.
    pub fn file(&mut self, entry: &FileEntry) -> Result<Vec<u8>, Failure> {
        let name = &entry.name;
        let found = self.zip.by_name(name).map_err(|why| format!("{name}: {why}"))?;
        let mut bytes = Vec::new();
        let read = found
            .take(LONGEST.min(entry.bytes.saturating_add(1)))
            .read_to_end(&mut bytes);
        read.map_err(|why| format!("{name}: {why}"))?;
        if bytes.len() as u64 != entry.bytes || sha256(&bytes) != entry.sha256 {
            return Err(format!("{name} is not as it was written").into());
        }
        Ok(bytes)
    }
}

pub struct Lines<'a> {
    table: String,
    reader: BufReader<ZipFile<'a, BufReader<File>>>,
}

impl Lines<'_> {
    pub fn next_line(&mut self) -> Result<Option<Vec<u8>>, Failure> {
        let table = &self.table;
        let mut line = Vec::new();
        let read = self.reader.by_ref().take(LONGEST).read_until(b'\n', &mut line);
        read.map_err(|why| format!("the table {table}: {why}"))?;
        match line.pop() {
            None => Ok(None),
            Some(b'\n') => Ok(Some(line)),
            Some(_) => Err(format!("the table {table} has a row without an end").into()),
        }
    }
}
