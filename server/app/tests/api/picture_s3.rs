//! Pictures in a bucket of a real S3 server: as in the data folder, and what happens where the two meet.

use std::collections::{BTreeMap, HashSet};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::time::Duration;

use futures_util::{StreamExt, stream};
use podium_api::Settings;
use podium_picture_store::{PictureStore, name_of};
use podium_store::{Conn, pictures};
use podium_system::{Clock, Entropy};
use podium_test_support::{Caller, Database, Gate, PATIENCE, S3, TestApp, bucket, within_five_seconds};
use tokio::time::{sleep, timeout};

use crate::backup::Place;
use crate::outage::is_away;
use crate::picture::{picture, red_square, send};

/// More than S3 lists at once.
const SEVERAL_PAGES: usize = 1_010;
const NOBODYS: &str = "/pictures/0192f5c0-0000-7000-8000-000000000000.jpg";

/// A server whose pictures are in the bucket.
async fn on(s3: &S3) -> TestApp {
    TestApp::start_with(Database::sqlite(), |settings| s3.hold(settings)).await
}

/// What is in a place, by name.
async fn stored(store: &PictureStore) -> BTreeMap<String, Vec<u8>> {
    let mut stored = BTreeMap::new();
    for found in store.list().await.unwrap() {
        let bytes = store.get(&found.name).await.unwrap().unwrap();
        assert_eq!(bytes.len() as u64, found.bytes);
        stored.insert(found.name, bytes);
    }
    stored
}

/// The program's exit code and what it said.
async fn podium(settings: &Settings, args: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command
        .args(args)
        .env_clear()
        .env("PODIUM_DATA", &settings.data)
        .env("PODIUM_DATABASE_URL", settings.database_url.clone().unwrap_or_default())
        .envs(bucket(settings));
    let output = tokio::task::spawn_blocking(move || command.output());
    let output = output.await.unwrap().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

async fn settles(caller: &Caller, path: &str, status: u16) {
    let settled = async {
        while caller.page(path).await.status != status {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, settled)
        .await
        .unwrap_or_else(|_| panic!("{path}: never {status}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bucket_serves_as_the_data_folder_does() {
    let s3 = S3::start().await;
    let (app, store) = (on(&s3).await, s3.store());
    let alice = app.user("Alice").await;
    let first = picture(&alice).await;
    let served = alice.page(&first).await;
    assert_eq!((served.status, served.header("content-type")), (200, "image/jpeg"));
    assert!(served.header("cache-control").starts_with("private, "));
    let name = name_of(&first).unwrap();
    assert_eq!(stored(&store).await, BTreeMap::from([(name.to_owned(), served.bytes)]));
    assert!(!app.data().join("pictures").exists());
    for path in [NOBODYS, "/pictures/..%2Fpodium.db", "/pictures/app.toml"] {
        assert_eq!(alice.page(path).await.status, 404, "{path}");
    }

    let second = picture(&alice).await;
    assert_eq!(alice.page(&first).await.status, 404);
    assert_eq!(alice.page(&second).await.status, 200);
    let refused = send(&alice, "picture", b"no picture".to_vec()).await;
    assert_eq!(
        (refused.status, store.list().await.unwrap().len()),
        (422, 1),
        "{refused:?}"
    );
    assert_eq!(alice.delete("/user/picture").await.status, 200);
    assert!(store.list().await.unwrap().is_empty());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_what_nothing_shows_is_swept_away_on_every_page_of_the_list() {
    let s3 = S3::start().await;
    let (app, store) = (on(&s3).await, s3.store());
    let alice = app.user("Alice").await;
    let shown = picture(&alice).await;
    let entropy = Entropy::system();
    let unused = (0..SEVERAL_PAGES).map(|_| format!("{}.jpg", entropy.secret_uuid()));
    let mut putting = stream::iter(unused)
        .map(|name| {
            let store = store.clone();
            async move { store.put(&name, b"picture".to_vec()).await }
        })
        .buffer_unordered(16);
    while let Some(put) = putting.next().await {
        put.unwrap();
    }
    store.put("notes.txt", b"somebody else's".to_vec()).await.unwrap();
    let in_use = app.app.db.read(async |c: &mut Conn| pictures::in_use(c).await).await;
    let in_use: HashSet<String> = in_use.unwrap().into_iter().collect();
    app.app
        .pictures
        .sweep(&in_use, Duration::from_secs(3_600))
        .await
        .unwrap();
    let listed = store.list().await.unwrap().len();
    assert_eq!(listed, SEVERAL_PAGES + 2, "they may be on their way to be shown");
    app.app.pictures.sweep(&in_use, Duration::ZERO).await.unwrap();
    let left: Vec<String> = stored(&store).await.into_keys().collect();
    let mut expected = [name_of(&shown).unwrap(), "notes.txt"];
    expected.sort_unstable();
    assert_eq!(left, expected);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_the_bucket_is_away_pictures_are_unavailable_and_the_rest_works() {
    let mut s3 = S3::start().await;
    let gate = Gate::to(s3.address).await;
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        s3.hold(settings);
        settings.s3_endpoint = format!("http://{}", gate.address).parse().ok();
        settings.metrics_listen = Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    })
    .await;
    let alice = app.user("Alice").await;
    let shown = picture(&alice).await;
    let away = async || {
        let calls = async {
            tokio::join!(
                alice.page(&shown),
                alice.page(NOBODYS),
                send(&alice, "picture", red_square()),
                alice.get("/user"),
                alice.page("/readyz"),
            )
        };
        let (read, nobodys, written, user, ready) = within_five_seconds(calls).await;
        for answer in [read, nobodys, written] {
            assert!(is_away(&answer), "{answer:?}");
        }
        assert_eq!((user.status, ready.status), (200, 200));
        assert_eq!(user.body["user"]["picture"], shown.as_str());
    };
    gate.shut();
    away().await;
    gate.open();
    settles(&alice, &shown, 200).await;
    gate.freeze();
    away().await;
    gate.open();
    settles(&alice, &shown, 200).await;
    s3.vanish();
    away().await;
    s3.come_back().await;
    settles(&alice, &shown, 200).await;
    settles(&alice, NOBODYS, 404).await;
    assert_ne!(picture(&alice).await, shown);

    let metrics = String::from_utf8(app.metrics().await.bytes).unwrap();
    for operation in ["read", "write"] {
        let failures = format!("podium_pictures_failures_total{{operation=\"{operation}\"}} ");
        let failures = metrics.lines().find_map(|line| line.strip_prefix(&failures)).unwrap();
        assert!(failures.parse::<u32>().unwrap() >= 3, "{operation}: {failures}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn wrong_keys_and_a_missing_bucket_are_told_in_words() {
    let s3 = S3::start().await;
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |settings| {
        s3.hold(settings);
        settings.s3_secret_access_key = Some("another-secret".into());
    })
    .await;
    let alice = app.user("Alice").await;
    let mut settings = Settings::clone(&app.app.settings);
    let binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    for _ in 0..20 {
        assert!(is_away(&alice.page(NOBODYS).await));
    }
    assert!(is_away(&send(&alice, "picture", red_square()).await));
    let log = binary.log();
    let told: Vec<&str> = log
        .lines()
        .filter(|line| line.contains("the place of the pictures"))
        .collect();
    assert!(told.len() == 1 && told[0].contains("it refuses the key"), "{log}");

    let (code, said) = podium(&settings, &["doctor"]).await;
    let refused = "wrong   pictures: the bucket podium at 127.0.0.1: it refuses the key (SignatureDoesNotMatch)";
    assert!(
        code == 1 && said.contains(refused) && said.contains("PODIUM_S3_SECRET_ACCESS_KEY"),
        "{said}"
    );
    let (code, said) = podium(&settings, &["pictures", "move", "--to", "s3"]).await;
    assert!(code == 1 && said.contains("it refuses the key"), "{said}");
    s3.hold(&mut settings);
    let (_, said) = podium(&settings, &["doctor"]).await;
    assert!(
        said.contains("ok      pictures: in the bucket podium at 127.0.0.1"),
        "{said}"
    );
    assert!(s3.store().list().await.unwrap().is_empty(), "nothing is left of that");
    settings.s3_bucket = Some("nowhere".into());
    let (code, said) = podium(&settings, &["doctor"]).await;
    assert!(code == 1 && said.contains("there is no such bucket"), "{said}");
    settings.s3_access_key_id = None;
    let (code, said) = podium(&settings, &["serve"]).await;
    assert!(code == 1 && said.contains("s3_access_key_id is not"), "{said}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pictures_move_there_and_back() {
    let s3 = S3::start().await;
    let app = TestApp::start(Database::sqlite()).await;
    let (files, objects) = (PictureStore::in_folder(app.data()), s3.store());
    let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
    let shown = [picture(&alice).await, picture(&bob).await, picture(&cleo).await];
    let originals = stored(&files).await;
    let mut settings = Settings::clone(&app.app.settings);
    let (code, said) = podium(&settings, &["pictures", "move", "--to", "s3"]).await;
    assert!(code == 1 && said.contains("PODIUM_S3_BUCKET"), "{said}");
    s3.hold(&mut settings);
    let moves = async |to: &str, more: &[&str], words: &str| {
        let (code, said) = podium(&settings, &[&["pictures", "move", "--to", to], more].concat()).await;
        assert!(code == 0 && said.contains(words), "{code}: {said}");
    };
    moves("s3", &["--dry-run"], "3 pictures (").await;
    assert!(stored(&objects).await.is_empty());
    moves("s3", &[], "3 pictures were copied").await;
    assert_eq!(
        (stored(&objects).await, stored(&files).await),
        (originals.clone(), originals.clone())
    );
    moves("s3", &[], "0 pictures were copied").await;

    // What a copy lacks is copied again.
    let (first, whole) = originals.first_key_value().unwrap();
    objects.put(first, whole[1..].to_vec()).await.unwrap();
    moves("s3", &[], "1 pictures were copied").await;
    assert_eq!(stored(&objects).await, originals);

    let node = app.beside_with(|settings| s3.hold(settings)).await;
    let there = alice.at(&node.origin);
    moves("s3", &["--delete"], "3 were there already").await;
    assert!(stored(&files).await.is_empty());
    for address in &shown {
        let served = there.page(address).await;
        assert_eq!(
            (served.status, &served.bytes),
            (200, &originals[name_of(address).unwrap()])
        );
    }
    let replaced = picture(&bob.at(&node.origin)).await;
    assert_ne!(replaced, shown[1]);

    let originals = stored(&objects).await;
    moves("files", &["--delete"], "3 pictures were copied").await;
    assert_eq!(stored(&files).await, originals);
    assert!(stored(&objects).await.is_empty());
    assert_eq!(
        alice.page(&replaced).await.status,
        200,
        "the server of the folder has it"
    );

    files.remove(name_of(&replaced).unwrap()).await.unwrap();
    let (code, said) = podium(&settings, &["pictures", "move", "--to", "s3"]).await;
    assert!(
        code == 3 && said.contains("2 pictures were copied") && said.contains(&replaced),
        "{code}: {said}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_has_the_pictures_of_a_bucket_and_restores_them_to_either_place() {
    let s3 = S3::start().await;
    let app = on(&s3).await;
    let alice = app.user("Alice").await;
    let shown = picture(&alice).await;
    let bytes = alice.page(&shown).await.bytes;
    let (place, other, third) = (Place::sqlite(), Place::sqlite(), Place::sqlite());
    let archive = place.archive();
    let archive = archive.to_str().unwrap();
    let settings = Settings::clone(&app.app.settings);
    let (code, said) = podium(&settings, &["backup", archive]).await;
    assert!(code == 0 && said.contains("pictures: 1, keys: 3"), "{code}: {said}");

    let into = |place: &Place, prefix: &str| Settings {
        data: place.data(),
        s3_prefix: prefix.into(),
        ..settings.clone()
    };
    // The bucket may have outlived the database.
    for (place, prefix) in [(&place, "restored/pictures"), (&other, "pictures")] {
        let settings = into(place, prefix);
        let (code, said) = podium(&settings, &["restore", archive]).await;
        assert!(code == 0 && said.contains("Restored"), "{code}: {said}");
        let name = name_of(&shown).unwrap().to_owned();
        let restored = stored(&PictureStore::open(&settings).unwrap()).await;
        assert_eq!(restored, BTreeMap::from([(name, bytes.clone())]), "{prefix}");
        let node = app.beside_with(|node| *node = settings).await;
        let served = alice.at(&node.origin).page(&shown).await;
        assert_eq!((served.status, &served.bytes), (200, &bytes), "{prefix}");
    }

    s3.store()
        .put(name_of(&shown).unwrap(), b"another".to_vec())
        .await
        .unwrap();
    let (code, said) = podium(&into(&third, "pictures"), &["restore", archive]).await;
    assert!(
        code == 1 && said.contains("has other bytes") && said.contains("PODIUM_S3_PREFIX"),
        "{code}: {said}"
    );
    assert!(third.files().is_empty());
    let folder = Settings {
        s3_bucket: None,
        ..into(&third, "pictures")
    };
    let (code, said) = podium(&folder, &["restore", archive]).await;
    assert_eq!(code, 0, "{said}");
    assert_eq!(
        std::fs::read(third.data().join(shown.trim_start_matches('/'))).unwrap(),
        bytes
    );
}
