//! Statements of a batch that wait for the next one, on a single connection, so that each unit meets what the one before
//! left behind.

use podium_store::{Address, Batch, Conn, Db, Error, Result, query};
use podium_test_support::Database;

use crate::cancelled::cut_off;

#[query("CREATE TABLE probe (n BIGINT PRIMARY KEY)")]
async fn create_table(c: &mut Conn) -> Result<()>;

#[query("INSERT INTO probe (n) VALUES (:number)")]
fn insert_number(batch: &mut Batch<'_>, number: i64);

#[query("SELECT n FROM probe ORDER BY n")]
async fn read_numbers(c: &mut Conn) -> Result<Vec<i64>>;

async fn add(c: &mut Conn, numbers: &[i64]) -> Result<()> {
    let mut batch = Batch::default();
    numbers.iter().for_each(|number| insert_number(&mut batch, *number));
    batch.run(c).await
}

async fn there(db: &Db) -> Vec<i64> {
    db.read(async |c: &mut Conn| read_numbers(c).await).await.unwrap()
}

async fn they_are_sent_with_what_comes_next(address: &Address) {
    let db = Db::open(address).await.unwrap();
    db.write(async |c: &mut Conn| create_table(c).await).await.unwrap();

    db.write(async |c: &mut Conn| add(c, &[1, 2]).await).await.unwrap();
    assert_eq!(there(&db).await, [1, 2], "with the commit");

    let read = db.write_locked(async |c: &mut Conn| {
        add(c, &[3]).await?;
        add(c, &[4]).await?;
        read_numbers(c).await
    });
    assert_eq!(read.await.unwrap(), [1, 2, 3, 4], "with the next statement");

    for then_read in [false, true] {
        let failed = db.write(async move |c: &mut Conn| {
            add(c, &[5, 1, 6]).await?;
            match then_read {
                true => read_numbers(c).await.map(drop),
                false => Ok(()),
            }
        });
        assert!(matches!(failed.await, Err(Error::Unique(_))), "a row is there twice");
        assert_eq!(there(&db).await, [1, 2, 3, 4], "nothing of it is kept");
    }

    let refused = db.write(async |c: &mut Conn| {
        add(c, &[5]).await?;
        Err::<(), _>(Error::Refused)
    });
    assert!(matches!(refused.await, Err(Error::Refused)));
    assert_eq!(there(&db).await, [1, 2, 3, 4], "nothing of a refused unit is sent");

    let many: Vec<i64> = (5..=99).collect();
    db.write(async move |c: &mut Conn| {
        add(c, &many[..20]).await?;
        add(c, &many[20..40]).await?;
        add(c, &many[40..]).await
    })
    .await
    .unwrap();
    assert_eq!(
        there(&db).await,
        (1..=99).collect::<Vec<_>>(),
        "more than are sent at once"
    );

    for polls in 0.. {
        let before = there(&db).await.len();
        let pair = [1_000 + 2 * polls as i64, 1_001 + 2 * polls as i64];
        let written = cut_off(db.write(async move |c: &mut Conn| add(c, &pair).await), polls).await;
        let more = there(&db).await.len() - before;
        assert!(more == 0 || more == 2, "{more} rows after {polls} polls");
        if written.is_some() {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn they_are_sent_with_what_comes_next_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    they_are_sent_with_what_comes_next(&Address::new(None, folder.path(), 1)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn they_are_sent_with_what_comes_next_on_postgres() {
    let (url, folder) = (Database::postgres().await.url(), tempfile::tempdir().unwrap());
    they_are_sent_with_what_comes_next(&Address::new(url.as_deref(), folder.path(), 1)).await;
}
