//! The versions of a deck's card list.

use std::time::Duration;

use podium_domain::Timestamp;
use podium_domain::card_list::{CardList, Newest, VersionStep};
use uuid::Uuid;

use crate::{Conn, Error, Result, query, row};

/// How many a page has.
pub const PAGE: usize = 20;
/// How many of a deck are kept; the oldest go.
pub const MOST: i64 = 200;
/// As exact as a client can ask for what came before.
const APART: Duration = Duration::from_millis(1);

/// One version of a deck's list.
#[derive(Debug, Clone)]
pub struct ListVersion {
    /// Counted from 1.
    pub number: i64,
    pub since: Timestamp,
    /// JSON.
    pub list: String,
}

row!(ListVersion { number, since, list });

impl ListVersion {
    pub fn cards(&self) -> Result<CardList> {
        serde_json::from_str(&self.list).map_err(|why| Error::Failed(format!("a deck's list: {why}")))
    }
}

/// A list as it is stored.
pub(super) fn json(list: &CardList) -> String {
    serde_json::to_string(list).expect("a list is plain data")
}

/// Keeps a changed list, and tells since when it is in use; none where there is nothing to keep.
pub(super) async fn keep(c: &mut Conn, deck: Uuid, list: &CardList, now: Timestamp) -> Result<Option<Timestamp>> {
    let json = json(list);
    let mut kept = read_newest_two(c, deck).await?.into_iter();
    let (newest, before) = (kept.next(), kept.next());
    let cards = newest.as_ref().map(ListVersion::cards).transpose()?;
    let cards_before = before.as_ref().map(ListVersion::cards).transpose()?;
    let in_use = match newest.as_ref().zip(cards.as_ref()) {
        Some((newest, list)) => Some(Newest {
            list,
            since: newest.since,
            played: was_played_since(c, deck, newest.since).await?,
        }),
        None => None,
    };
    let step = VersionStep::of(list, in_use, cards_before.as_ref(), now);
    let (number, since) = match (step, newest, before) {
        (VersionStep::Nothing, ..) => return Ok(None),
        (VersionStep::Add, newest, _) => {
            let (number, since) = newest.map_or((1, now), |newest| (newest.number + 1, now.max(newest.since + APART)));
            insert_version(c, deck, number, since, &json).await?;
            delete_versions_up_to(c, deck, number - MOST).await?;
            return Ok(Some(since));
        }
        (VersionStep::Amend, Some(newest), _) => (newest.number, newest.since),
        (VersionStep::Replace, Some(newest), _) => (newest.number, now.max(newest.since)),
        (VersionStep::Return, Some(newest), before) => {
            delete_version(c, deck, newest.number).await?;
            match before {
                Some(before) => (before.number, before.since),
                None => return Ok(None),
            }
        }
        (_, None, _) => return Err(Error::NoRow),
    };
    update_version(c, deck, number, since, &json).await?;
    Ok(Some(since))
}

/// Some of a deck's versions.
#[derive(Debug, Clone)]
pub struct Page {
    /// Newest first.
    pub versions: Vec<ListVersion>,
    /// When the first of them was replaced.
    pub until: Option<Timestamp>,
    /// The version before the last of them.
    pub before: Option<ListVersion>,
}

impl Page {
    /// Where the next page begins, if there is one. Versions are at least a millisecond apart.
    pub fn next(&self) -> Option<Timestamp> {
        self.before.as_ref()?;
        Some(self.versions.last()?.since.to_the_milli())
    }
}

/// A page of a deck's versions, those since before a time.
pub async fn page(c: &mut Conn, deck: Uuid, before: Option<Timestamp>) -> Result<Page> {
    let before = before.unwrap_or(Timestamp::from_micros(i64::MAX));
    let limit = i64::try_from(PAGE + 1).unwrap_or(i64::MAX);
    let mut versions = read_versions_before(c, deck, before, limit).await?;
    let until = match versions.first() {
        Some(first) => until(c, deck, first.number).await?,
        None => None,
    };
    let before = if versions.len() > PAGE { versions.pop() } else { None };
    Ok(Page {
        versions,
        until,
        before,
    })
}

#[query("SELECT {ListVersion} FROM deck_list WHERE deck_id = :deck AND number = :number")]
pub async fn find(c: &mut Conn, deck: Uuid, number: i64) -> Result<Option<ListVersion>>;

/// When a version was replaced; none for the one in use.
#[query("SELECT since FROM deck_list WHERE deck_id = :deck AND number > :number ORDER BY number LIMIT 1")]
pub async fn until(c: &mut Conn, deck: Uuid, number: i64) -> Result<Option<Timestamp>>;

/// All versions of a deck, oldest first.
#[query("SELECT {ListVersion} FROM deck_list WHERE deck_id = :deck ORDER BY number")]
pub async fn all(c: &mut Conn, deck: Uuid) -> Result<Vec<ListVersion>>;

#[query("SELECT {ListVersion} FROM deck_list WHERE deck_id = :deck ORDER BY number DESC LIMIT 2")]
async fn read_newest_two(c: &mut Conn, deck: Uuid) -> Result<Vec<ListVersion>>;

#[query {"
    SELECT {ListVersion} FROM deck_list
    WHERE deck_id = :deck AND since < :before
    ORDER BY number DESC LIMIT :limit"}]
async fn read_versions_before(c: &mut Conn, deck: Uuid, before: Timestamp, limit: i64) -> Result<Vec<ListVersion>>;

#[query("SELECT EXISTS (SELECT 1 FROM history WHERE deck_id = :deck AND ended_at >= :since)")]
async fn was_played_since(c: &mut Conn, deck: Uuid, since: Timestamp) -> Result<bool>;

#[query("INSERT INTO deck_list (deck_id, number, since, list) VALUES (:deck, :number, :since, :list)")]
async fn insert_version(c: &mut Conn, deck: Uuid, number: i64, since: Timestamp, list: &str) -> Result<()>;

#[query("UPDATE deck_list SET since = :since, list = :list WHERE deck_id = :deck AND number = :number")]
async fn update_version(c: &mut Conn, deck: Uuid, number: i64, since: Timestamp, list: &str) -> Result<()>;

#[query("DELETE FROM deck_list WHERE deck_id = :deck AND number = :number")]
async fn delete_version(c: &mut Conn, deck: Uuid, number: i64) -> Result<()>;

#[query("DELETE FROM deck_list WHERE deck_id = :deck AND number <= :number")]
async fn delete_versions_up_to(c: &mut Conn, deck: Uuid, number: i64) -> Result<()>;
