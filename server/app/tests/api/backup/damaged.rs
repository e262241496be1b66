//! What is not whole is refused, and nothing of it is restored.

use std::io::{Cursor, Read, Write};
use std::path::Path;

use podium_backup::{Failure, Manifest, verify};
use serde_json::{Value, json};
use zip::write::SimpleFileOptions;
use zip::{ZipArchive, ZipWriter};

use super::Place;
use super::filled::filled;

fn is_whole(archive: &Path) -> Result<Manifest, Failure> {
    verify(archive, &mut |_, _, _| Ok(()))
}

/// The archive with its entries changed, each packed anew: its own checksums are right, those of the manifest are not.
fn packed_anew(bytes: &[u8], change: impl Fn(&mut Vec<(String, Vec<u8>)>)) -> Vec<u8> {
    let mut from = ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut entries = Vec::new();
    for at in 0..from.len() {
        let mut entry = from.by_index(at).unwrap();
        let mut content = Vec::new();
        entry.read_to_end(&mut content).unwrap();
        entries.push((entry.name().unwrap().into_owned(), content));
    }
    change(&mut entries);
    let mut to = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, content) in entries {
        to.start_file(name, SimpleFileOptions::default()).unwrap();
        to.write_all(&content).unwrap();
    }
    to.finish().unwrap().into_inner()
}

fn entry<'a>(entries: &'a mut [(String, Vec<u8>)], name: &str) -> &'a mut Vec<u8> {
    let found = entries.iter_mut().find(|(other, _)| other == name);
    &mut found.unwrap_or_else(|| panic!("no {name}")).1
}

/// The archive with its manifest changed.
fn declared_anew(bytes: &[u8], change: impl Fn(&mut Value)) -> Vec<u8> {
    packed_anew(bytes, |entries| {
        let manifest = entry(entries, "manifest.json");
        let mut value: Value = serde_json::from_slice(manifest).unwrap();
        change(&mut value);
        *manifest = serde_json::to_vec(&value).unwrap();
    })
}

#[tokio::test]
async fn one_byte_that_changed_is_found_in_every_entry() {
    let place = filled().await;
    place.take().await.unwrap();
    let (archive, changed) = (place.archive(), place.data().join("changed"));
    let bytes = std::fs::read(&archive).unwrap();
    let mut zip = ZipArchive::new(Cursor::new(&bytes)).unwrap();
    for at in 0..zip.len() {
        let entry = zip.by_index_raw(at).unwrap();
        let (name, start, length) = (
            entry.name().unwrap().into_owned(),
            entry.data_start().unwrap(),
            entry.compressed_size(),
        );
        for offset in [0, length / 3, length / 2] {
            let mut bytes = bytes.clone();
            bytes[usize::try_from(start + offset).unwrap()] ^= 0x10;
            std::fs::write(&changed, bytes).unwrap();
            assert!(is_whole(&changed).is_err(), "byte {offset} of {name}");
        }
    }
    assert!(is_whole(&archive).is_ok());
}

#[tokio::test]
async fn what_was_cut_short_is_refused() {
    let place = filled().await;
    place.take().await.unwrap();
    let (bytes, cut) = (std::fs::read(place.archive()).unwrap(), place.data().join("cut"));
    for length in [
        0,
        1,
        100,
        bytes.len() / 3,
        bytes.len() / 2,
        bytes.len() - 1_000,
        bytes.len() - 22,
        bytes.len() - 1,
    ] {
        std::fs::write(&cut, &bytes[..length]).unwrap();
        assert!(is_whole(&cut).is_err(), "{length} of {} bytes", bytes.len());
    }
}

#[tokio::test]
async fn what_differs_from_the_manifest_is_refused_and_leaves_nothing() {
    let place = filled().await;
    place.take().await.unwrap();
    let bytes = std::fs::read(place.archive()).unwrap();
    let lines = |text: &[u8]| {
        String::from_utf8(text.to_vec())
            .unwrap()
            .lines()
            .map(|line| format!("{line}\n"))
            .collect::<Vec<_>>()
    };
    let cases: Vec<(&str, Vec<u8>)> = vec![
        (
            "other rows",
            packed_anew(&bytes, |entries| {
                let audit = entry(entries, "tables/audit.jsonl");
                *audit = lines(audit)[1..].concat().into_bytes();
            }),
        ),
        (
            "other rows",
            packed_anew(&bytes, |entries| {
                let audit = entry(entries, "tables/audit.jsonl");
                *audit = [lines(audit).concat(), lines(audit)[0].clone()].concat().into_bytes();
            }),
        ),
        (
            "broken row",
            packed_anew(&bytes, |entries| entry(entries, "tables/audit.jsonl").extend(b"[1]\n")),
        ),
        (
            "without an end",
            packed_anew(&bytes, |entries| {
                let audit = entry(entries, "tables/audit.jsonl");
                audit.truncate(audit.len() - 1);
            }),
        ),
        (
            "not as it was written",
            packed_anew(&bytes, |entries| entry(entries, "keys/push.pem").push(b'!')),
        ),
        (
            "more or less",
            packed_anew(&bytes, |entries| entries.retain(|(name, _)| name != "keys/push.pem")),
        ),
        (
            "more or less",
            packed_anew(&bytes, |entries| entries.push(("keys/other.pem".into(), Vec::new()))),
        ),
        (
            "no backup",
            packed_anew(&bytes, |entries| entries.retain(|(name, _)| name != "manifest.json")),
        ),
        (
            "newer",
            declared_anew(&bytes, |manifest| manifest["schema"] = json!(9_999)),
        ),
        (
            "does not know",
            declared_anew(&bytes, |manifest| manifest["format"] = json!(2)),
        ),
        (
            "not as in schema",
            declared_anew(&bytes, |manifest| manifest["schema"] = json!(12)),
        ),
        (
            "no file of a backup",
            declared_anew(&bytes, |manifest| {
                manifest["files"][0]["name"] = json!("keys/../podium.db")
            }),
        ),
    ];
    for target in [Place::sqlite(), Place::postgres().await] {
        for (why, bytes) in &cases {
            let archive = place.data().join("changed");
            std::fs::write(&archive, bytes).unwrap();
            let refused = target.restore(&archive).await.unwrap_err().to_string();
            assert!(refused.contains(why), "{why}: {refused}");
            assert!(target.files().is_empty(), "{why}: {:?}", target.files());
        }
        target.restore(&place.archive()).await.unwrap();
    }
}

#[tokio::test]
async fn whenever_it_is_interrupted_nothing_is_left() {
    let place = filled().await;
    let folder = tempfile::tempdir().unwrap();
    let archive = folder.path().join("podium.backup");
    let mut steps = 0;
    while let Err(why) = place.take_to(&archive, steps).await {
        assert!(why.to_string().contains("interrupted"), "{why}");
        assert_eq!(
            std::fs::read_dir(folder.path()).unwrap().count(),
            0,
            "after {steps} steps"
        );
        steps += 1;
    }
    assert!(steps > 40, "only {steps} steps");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    // The old one stays until the new one is whole.
    let bytes = std::fs::read(&archive).unwrap();
    assert!(place.take_to(&archive, steps / 2).await.is_err());
    assert_eq!(std::fs::read(&archive).unwrap(), bytes);

    for target in [Place::sqlite(), Place::postgres().await] {
        let mut steps = 0;
        while let Err(why) = target.restore_for(&archive, steps).await {
            assert!(why.to_string().contains("interrupted"), "{why}");
            assert!(target.files().is_empty(), "after {steps} steps: {:?}", target.files());
            steps += 9;
        }
        assert!(steps > 100, "only {steps} steps");
        assert!(target.restore(&archive).await.is_err(), "now there is data");
    }
}
