//! Only `DatabaseFile` opens the database, because it knows what ends SQLite's lock.

use std::fs;
use std::path::{Path, PathBuf};

/// The only file that may open the database.
const OPENING_FILE: &str = "store/src/db/database_file.rs";

/// What opens a database, or gives away its path so that other code could.
const FORBIDDEN_ELSEWHERE: [&str; 5] = [
    "Connection::open(",
    "Connection::open_with",
    "\"podium.db",
    "/podium.db",
    "SQLITE_OPEN_",
];

#[test]
fn only_one_file_opens_the_database() {
    let server = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut found = Vec::new();
    for file in sources(&server) {
        let name = file.strip_prefix(&server).unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(&file).unwrap();
        // Unit tests at a file's end make databases of their own.
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        found.extend(
            FORBIDDEN_ELSEWHERE
                .iter()
                .filter(|pattern| code.contains(*pattern))
                .map(|pattern| (name.clone(), *pattern)),
        );
    }
    assert!(
        found.contains(&(OPENING_FILE.to_owned(), FORBIDDEN_ELSEWHERE[0])),
        "the scan finds what it looks for"
    );
    found.retain(|(name, _)| name != OPENING_FILE);
    assert!(
        found.is_empty(),
        "closing such a file drops SQLite's lock, so go by way of {OPENING_FILE}: {found:#?}"
    );
}

/// The program's own code, without what only tests use.
fn sources(server: &Path) -> Vec<PathBuf> {
    let (mut folders, mut files) = (vec![server.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = entry.file_name().unwrap().to_str().unwrap();
            if entry.is_dir() && !name.starts_with("test") {
                folders.push(entry);
            } else if name.ends_with(".rs") && name != "tests.rs" {
                files.push(entry);
            }
        }
    }
    files
}
