//! The disk is full, at whatever step: nothing that was there is lost, and nobody is told that something is kept which
//! is not.
//!
//! A limit on the size of files makes the system refuse writes to the real program, without rights that a test lacks: the
//! smaller the limit, the earlier the step that fails.

use std::io::Cursor;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::time::Duration;

use podium_system::Clock;
use podium_test_support::{Answer, Binary, Caller, Database, PATIENCE, TestApp, api_test};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

/// From "nothing can be written" over "a picture or mail does not fit" to "only the database's journal does not grow".
const LIMITS: [u64; 8] = [0, 1, 1_000, 10_000, 30_000, 60_000, 120_000, 400_000];

/// One test on both databases, with the real program.
macro_rules! disk_test {
    (async fn $name:ident($binary:ident, $alice:ident) $body:block) => {
        mod $name {
            use super::*;

            async fn check(database: Database) {
                let app = TestApp::start_at(database, Clock::system(), |_| ()).await;
                let $alice = app.user("Alice").await;
                let $binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
                $body
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                check(Database::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                check(Database::postgres().await).await;
            }
        }
    };
}

/// Noise, so that its file is large however it is packed.
pub fn noise(seed: u32) -> Vec<u8> {
    let mut state = seed.wrapping_mul(2_654_435_761) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state.to_le_bytes()
    };
    let picture = image::RgbImage::from_fn(512, 512, |_, _| {
        let [r, g, b, _] = next();
        image::Rgb([r, g, b])
    });
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, image::ImageFormat::Png).unwrap();
    bytes.into_inner()
}

async fn send(caller: &Caller, path: &str, file: Vec<u8>) -> Answer {
    let part = Part::bytes(file).file_name("picture.png");
    caller
        .upload(&format!("{path}/picture"), Form::new().part("picture", part))
        .await
}

fn is_away(answer: &Answer) -> bool {
    (answer.status, answer.code(), answer.header("retry-after")) == (503, 17, "5")
}

/// Where the picture of a user, deck or playgroup is, and its bytes.
async fn shown(caller: &Caller, path: &str) -> (String, Vec<u8>) {
    let kind = path.split('/').nth(1).unwrap();
    let answer = caller.get(path).await;
    let address = answer.body[kind]["picture"].as_str();
    let address = address.unwrap_or_else(|| panic!("{path}: {answer:?}")).to_owned();
    let served = caller.page(&address).await;
    assert_eq!(served.status, 200, "{address}");
    (address, served.bytes)
}

disk_test!(
    async fn no_picture_is_lost(binary, alice) {
        let id = |kind: &str, made: Answer| format!("/{kind}/{}", made.body[kind]["id"].as_str().unwrap());
        let paths = [
            "/user".to_owned(),
            id("deck", alice.post("/deck", crate::decks::lanterns()).await),
            id("playgroup", alice.post("/playgroup", json!({ "name": "Fen Lane" })).await),
        ];
        let mut seed = 0;
        let mut refused = 0;
        for path in &paths {
            assert_eq!(send(&alice, path, noise(seed)).await.status, 200);
            let limits = if path == "/user" { &LIMITS[..] } else { &LIMITS[2..4] };
            // A small picture leaves it to the database to find no room.
            for (limit, plain) in limits.iter().flat_map(|limit| [(*limit, false), (*limit, true)]) {
                seed += 1;
                let file = if plain { crate::picture::red_square() } else { noise(seed) };
                let before = shown(&alice, path).await;
                binary.limit_files(Some(limit));
                let answer = send(&alice, path, file).await;
                binary.limit_files(None);
                let after = shown(&alice, path).await;
                if answer.status == 200 {
                    assert_ne!(after.0, before.0, "{path} {limit}");
                    let picture = image::load_from_memory(&after.1).unwrap();
                    assert_eq!((picture.width(), picture.height()), (512, 512), "{path} {limit}");
                } else {
                    assert!(is_away(&answer), "{path} {limit}: {answer:?}");
                    assert!(after == before, "{path} {limit}: the old one stays as it was");
                    refused += 1;
                }
            }
            assert_eq!(send(&alice, path, noise(seed)).await.status, 200);
        }
        assert!(refused >= LIMITS.len(), "{refused} of them were refused");
        for file in std::fs::read_dir(binary.data().join("pictures")).unwrap() {
            let path = file.unwrap().path();
            assert!(image::open(&path).is_ok(), "{} is half a picture", path.display());
        }
    }
);

disk_test!(
    async fn what_was_acknowledged_is_there_and_nothing_else(binary, alice) {
        let mut kept = Vec::new();
        for limit in LIMITS {
            binary.limit_files(Some(limit));
            let name = format!("Deck {limit}");
            let mut deck = crate::decks::lanterns();
            deck["name"] = json!(name);
            let made = alice.post("/deck", deck).await;
            if made.status == 201 {
                kept.push(name);
            } else {
                assert!(is_away(&made), "{limit}: {made:?}");
            }
            binary.limit_files(None);
        }
        let listed = alice.get("/user/decks").await;
        let names = listed.body["decks"].as_array().unwrap().iter();
        let mut names: Vec<_> = names.map(|deck| deck["name"].as_str().unwrap()).collect();
        names.sort_unstable();
        kept.sort_unstable();
        assert_eq!(names, kept);
    }
);

disk_test!(
    async fn a_mail_is_sent_whole_once_there_is_room(binary, alice) {
        let outbox = binary.data().join("outbox");
        let reset = json!({ "requestType": "PASSWORD_RESET", "email": alice.email });
        // Room for no mail, and on SQLite for no row that asks for one.
        binary.limit_files(Some(100));
        let asked = alice.identity("accounts:sendOobCode", reset.clone()).await;
        assert!(matches!(asked.status, 200 | 503), "{asked:?}");
        if asked.status == 200 {
            // The folder is made just before the mail is written.
            let tried = async {
                while !outbox.exists() {
                    sleep(Duration::from_millis(10)).await;
                }
            };
            timeout(PATIENCE, tried).await.expect("it is tried");
        }
        assert!(mails(&outbox).is_empty(), "{:?}", mails(&outbox));
        binary.limit_files(None);
        if asked.status == 503 {
            assert_eq!(asked.header("retry-after"), "5");
            assert_eq!(alice.identity("accounts:sendOobCode", reset).await.status, 200);
        }
        let arrived = async {
            while mails(&outbox).is_empty() {
                sleep(Duration::from_millis(50)).await;
            }
        };
        timeout(PATIENCE, arrived).await.expect("the mail is sent");
        let text = mails(&outbox).remove(0);
        let text = text.replace("=\r\n", "");
        assert!(text.contains("oobCode") && text.trim_end().ends_with("--"), "{text}");
        assert_eq!(std::fs::read_dir(&outbox).unwrap().count(), 1, "nothing else is left");
    }
);

/// The texts of all mails.
fn mails(outbox: &Path) -> Vec<String> {
    let Ok(files) = std::fs::read_dir(outbox) else {
        return Vec::new();
    };
    files
        .map(|file| file.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "eml"))
        .map(|path| std::fs::read_to_string(path).unwrap())
        .collect()
}

disk_test!(
    async fn an_export_is_whole_or_refused(binary, alice) {
        assert_eq!(send(&alice, "/user", noise(7)).await.status, 200);
        for limit in [0, 1_000, 60_000] {
            binary.limit_files(Some(limit));
            let answer = alice.get("/user/export").await;
            binary.limit_files(None);
            if answer.status == 200 {
                assert_whole(answer.bytes);
            } else {
                assert!(is_away(&answer), "{limit}: {answer:?}");
            }
        }
        let answer = alice.get("/user/export").await;
        assert_eq!(answer.status, 200, "{answer:?}");
        assert_whole(answer.bytes);
    }
);

fn assert_whole(bytes: Vec<u8>) {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let whole: Value = serde_json::from_reader(archive.by_name("podium.json").unwrap()).unwrap();
    assert_eq!(whole["user"]["firstname"], "Alice");
}

async fn healthy(binary: &Binary, good: bool) {
    let expected = if good { 200 } else { 503 };
    let settles = async {
        while reqwest::get(format!("{}/readyz", binary.origin()))
            .await
            .unwrap()
            .status()
            != expected
        {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, settles).await.expect("health tells");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_tells_that_nothing_can_be_written() {
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |_| ()).await;
    let alice = app.user("Alice").await;
    let binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    healthy(&binary, true).await;
    binary.limit_files(Some(0));
    healthy(&binary, false).await;
    assert_eq!(alice.get("/user").await.status, 200, "it can still be read");
    binary.limit_files(None);
    healthy(&binary, true).await;
}

/// PostgreSQL's own words for its own full disk.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_of_postgres_loses_nothing() {
    let database = Database::postgres().await;
    let app = TestApp::start(database.clone()).await;
    let alice = app.user("Alice").await;
    assert_eq!(send(&alice, "/user", noise(1)).await.status, 200);
    let before = shown(&alice, "/user").await;
    let full = "CREATE FUNCTION full_disk() RETURNS trigger AS $$ BEGIN
                    RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
                END $$ LANGUAGE plpgsql;
                CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON users EXECUTE FUNCTION full_disk();
                CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON deck EXECUTE FUNCTION full_disk();
                CREATE TRIGGER full_disk BEFORE UPDATE ON schema_migration EXECUTE FUNCTION full_disk()";
    database.run(full).await;
    for answer in [
        send(&alice, "/user", noise(2)).await,
        alice.post("/deck", crate::decks::lanterns()).await,
        alice.get("/health").await,
    ] {
        assert!(is_away(&answer), "{answer:?}");
    }
    assert!(shown(&alice, "/user").await == before);
    database.run("DROP FUNCTION full_disk() CASCADE").await;
    assert_eq!(send(&alice, "/user", noise(2)).await.status, 200);
    assert_eq!(alice.post("/deck", crate::decks::lanterns()).await.status, 201);
}

api_test!(
    async fn what_is_kept_is_for_its_owner_alone(app) {
        let alice = app.signed_up("Alice").await;
        assert_eq!(send(&alice, "/user", noise(1)).await.status, 200);
        let mut files = 0;
        for folder in ["", "keys", "pictures", "outbox"] {
            let folder = app.data().join(folder);
            assert_eq!(mode(&folder), 0o700, "{}", folder.display());
            for entry in std::fs::read_dir(&folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_file() {
                    assert_eq!(mode(&path), 0o600, "{}", path.display());
                    files += 1;
                }
            }
        }
        assert!(files >= 4, "two keys, a picture and a mail, and on SQLite the database");
    }
);

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}
