use std::io::{self, Read};

use podium_domain::Timestamp;
use podium_store::cards::{self, BATCH, Card};
use podium_store::{Conn, Db};
use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::bulk::each_card;
use crate::Failure;

/// How many batches may wait for the database: enough to keep it busy, little to keep in memory.
const WAITING: usize = 4;

/// Takes in a whole file of cards, and says how many there are. Until its end the catalogue before stays in use;
/// what an import that was cut off left behind is taken away by the next.
pub async fn import(db: &Db, file: impl Read + Send + 'static, now: Timestamp) -> Result<i64, Failure> {
    let generation = now.micros();
    db.write(async |c: &mut Conn| cards::clear_leftovers(c).await).await?;
    let (send, batches) = channel(WAITING);
    let reading = tokio::task::spawn_blocking(move || read(file, &send));
    let cards = keep(db, generation, batches).await?;
    reading
        .await?
        .map_err(|why| format!("the file cannot be read: {why}"))?;
    if cards == 0 {
        return Err("there is no card in this file".into());
    }
    db.write(async move |c: &mut Conn| cards::put_to_use(c, generation, cards, now).await)
        .await?;
    Ok(cards)
}

fn read(file: impl Read, send: &Sender<Vec<Card>>) -> io::Result<()> {
    let mut batch = Vec::with_capacity(BATCH);
    let gone = |_| io::Error::other("the database does not take it");
    each_card(file, |card| {
        batch.push(card);
        if batch.len() < BATCH {
            return Ok(());
        }
        let full = std::mem::replace(&mut batch, Vec::with_capacity(BATCH));
        send.blocking_send(full).map_err(gone)
    })?;
    if batch.is_empty() {
        return Ok(());
    }
    send.blocking_send(batch).map_err(gone)
}

async fn keep(db: &Db, generation: i64, mut batches: Receiver<Vec<Card>>) -> Result<i64, Failure> {
    let mut kept = 0;
    while let Some(batch) = batches.recv().await {
        kept += i64::try_from(batch.len())?;
        db.write(async move |c: &mut Conn| cards::insert(c, generation, &batch).await)
            .await?;
    }
    Ok(kept)
}
