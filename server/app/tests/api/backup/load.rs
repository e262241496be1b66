//! A backup while people write: all of it is of one moment.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use podium_store::{Conn, Db};
use podium_test_support::{Caller, TestApp, api_test};
use uuid::Uuid;

use super::Place;
use super::place::podium;
use crate::picture::{red_square, send};

/// Writes one row and counts it in another table, in one transaction, again and again.
struct Writer {
    id: Uuid,
    acknowledged: Arc<AtomicI64>,
}

/// Entries are numbered by their time, far from now, so that none is old enough to be swept away.
const FIRST: i64 = 4_000_000_000_000_000;

/// The pause between two transactions of a writer, which keeps the backup from growing faster than it is read.
const WRITER_PAUSE: Duration = Duration::from_millis(1);

const BEGIN: &str = "INSERT INTO stats_version (id, version) VALUES ($1, 0)";
const COUNT: &str = "UPDATE stats_version SET version = $2 WHERE id = $1";
const ENTRY: &str = "INSERT INTO audit (id, at, actor, action, subject) VALUES ($1, $2, NULL, 'signed_in', $3)";

impl Writer {
    async fn start(app: &TestApp, over: &Arc<AtomicBool>) -> Writer {
        let (db, entropy, id) = (
            app.app.db.clone(),
            app.app.entropy.clone(),
            app.app.entropy.uuid(app.clock.now()),
        );
        db.write(async move |c: &mut Conn| c.exec(BEGIN, &[&id]).await)
            .await
            .unwrap();
        let (acknowledged, over, at) = (Arc::new(AtomicI64::new(0)), over.clone(), app.clock.now());
        let told = acknowledged.clone();
        tokio::spawn(async move {
            for number in 1_i64.. {
                let entry = entropy.uuid(at);
                let write = async move |c: &mut Conn| {
                    c.exec(ENTRY, &[&entry, &(FIRST + number), &id]).await?;
                    c.exec(COUNT, &[&id, &number]).await
                };
                db.write(write).await.unwrap();
                told.store(number, Ordering::SeqCst);
                if over.load(Ordering::SeqCst) {
                    break;
                }
                tokio::time::sleep(WRITER_PAUSE).await;
            }
        });
        Writer { id, acknowledged }
    }

    fn acknowledged(&self) -> i64 {
        self.acknowledged.load(Ordering::SeqCst)
    }
}

/// What a writer had counted, how many of its rows there are, and the last of them.
async fn found(db: &Db, id: Uuid) -> (i64, i64, i64) {
    let counted = "SELECT version FROM stats_version WHERE id = $1";
    let rows = "SELECT COUNT(*), COALESCE(MAX(at), $2) FROM audit WHERE subject = $1";
    db.read(async move |c: &mut Conn| {
        let (rows, last) = c.one::<(i64, i64)>(rows, &[&id, &FIRST]).await?;
        Ok((c.one(counted, &[&id]).await?, rows, last - FIRST))
    })
    .await
    .unwrap()
}

async fn change_picture(caller: &Caller) {
    let changed = send(caller, "picture", red_square()).await;
    assert_eq!(changed.status, 200, "{changed:?}");
}

api_test!(
    async fn a_backup_under_load_is_of_one_moment(app) {
        let over = Arc::new(AtomicBool::new(false));
        let mut writers = Vec::new();
        for _ in 0..4 {
            writers.push(Writer::start(app, &over).await);
        }
        let alice = app.user("Alice").await;
        change_picture(&alice).await;
        let (changing, changed) = (alice.clone(), over.clone());
        let pictures = tokio::spawn(async move {
            while !changed.load(Ordering::SeqCst) {
                change_picture(&changing).await;
            }
        });
        let place = Place::unlike(app).await;
        let archive = place.archive();
        for _ in 0..3 {
            let before: Vec<i64> = writers.iter().map(Writer::acknowledged).collect();
            let args = ["backup", archive.to_str().unwrap()];
            let (code, said) = podium(app.data(), app.app.settings.database_url.clone(), &args).await;
            assert_eq!(code, 0, "{said}");
            let after: Vec<i64> = writers.iter().map(Writer::acknowledged).collect();
            assert!(after > before, "nothing was written meanwhile: {before:?}");

            let restored = match app.app.db.is_shared() {
                true => Place::sqlite(),
                false => Place::postgres().await,
            };
            restored.restore(&archive).await.unwrap();
            let db = Db::open(&restored.address()).await.unwrap();
            for ((writer, before), after) in writers.iter().zip(before).zip(after) {
                let (counted, rows, last) = found(&db, writer.id).await;
                assert_eq!((counted, counted), (rows, last), "one moment for two tables");
                // One more may be written and not told yet.
                assert!((before..=after + 1).contains(&counted), "{before} to {after}: {counted}");
            }
            let shown = db.read(async |c: &mut Conn| podium_store::pictures::in_use(c).await).await.unwrap();
            assert_eq!(shown.len(), 1);
            let file = restored.data().join(shown[0].trim_start_matches('/'));
            assert!(image::load_from_memory(&std::fs::read(file).unwrap()).is_ok());
        }
        over.store(true, Ordering::SeqCst);
        pictures.await.unwrap();
    }
);
