//! Deletes what has been kept for as long as the settings say. Called by the server's upkeep and by `podium sweep`.

use podium_domain::{Kept, Timestamp};
use podium_settings::Settings;
use podium_store::{Conn, Db, Result, retention};

/// What may go, each with how much of it there is.
pub async fn due(db: &Db, settings: &Settings, now: Timestamp) -> Result<Vec<(Kept, i64)>> {
    let ends = ends(settings, now);
    db.read(async move |c: &mut Conn| {
        let mut due = Vec::new();
        for (kept, before) in ends {
            due.push((kept, retention::count(c, kept, before).await?));
        }
        Ok(due)
    })
    .await
}

/// Deletes it in small transactions, and says how much of each it was.
pub async fn sweep(db: &Db, settings: &Settings, now: Timestamp) -> Result<Vec<(Kept, u64)>> {
    let mut swept = Vec::new();
    for (kept, before) in ends(settings, now) {
        let mut all = 0;
        loop {
            let some = db.write(async move |c: &mut Conn| retention::delete_some(c, kept, before).await);
            let some = some.await?;
            all += some;
            if some < retention::AT_ONCE {
                break;
            }
        }
        swept.push((kept, all));
    }
    Ok(swept)
}

/// What is not kept forever, and from before when it may go. Sets come before games, which go with their set.
fn ends(settings: &Settings, now: Timestamp) -> Vec<(Kept, Timestamp)> {
    let end = |kept: Kept| Some((kept, now - settings.keeps(kept)?));
    Kept::ALL.into_iter().filter_map(end).collect()
}
