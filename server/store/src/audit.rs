//! The audit log: who did what when. Read by the activity calls and the export.

use podium_domain::{Action, Timestamp};
use podium_system::Entropy;
use uuid::Uuid;

use crate::{Conn, Result, query, row};

#[derive(Debug, Clone)]
pub struct Entry {
    pub id: Uuid,
    pub at: Timestamp,
    pub actor: Option<Uuid>,
    pub action: Action,
    pub subject: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
}

row!(Entry {
    id,
    at,
    actor,
    action,
    subject,
    playgroup_id
});

impl Entry {
    /// `about` names the subject, if it is not the actor.
    pub fn new(entropy: &Entropy, at: Timestamp, actor: Uuid, action: Action) -> Entry {
        Entry {
            id: entropy.uuid(at),
            at,
            actor: Some(actor),
            action,
            subject: Some(actor),
            playgroup_id: None,
        }
    }

    /// What the operator did to an account: the actor is none of the users.
    pub fn by_operator(entropy: &Entropy, at: Timestamp, account: Uuid, action: Action) -> Entry {
        Entry {
            actor: None,
            ..Entry::new(entropy, at, account, action)
        }
    }

    pub fn about(self, subject: Option<Uuid>) -> Entry {
        Entry { subject, ..self }
    }

    pub fn in_playgroup(self, playgroup: Uuid) -> Entry {
        Entry {
            playgroup_id: Some(playgroup),
            ..self
        }
    }
}

/// Whose activity.
#[derive(Debug, Clone, Copy)]
pub enum Whose {
    /// What a person did or was subject to, under their user's and their account's id; both are the user's when another
    /// service keeps the account.
    Person {
        user: Uuid,
        account: Uuid,
    },
    Playgroup(Uuid),
}

#[derive(Debug, Clone)]
pub struct Page {
    pub entries: Vec<Entry>,
    /// Where the next page begins, if there is one.
    pub next: Option<Timestamp>,
}

/// How many entries a page has. It may have a few more, so that no two of one millisecond are parted.
const PAGE: usize = 50;

/// Goes into the transaction of what it speaks of.
#[query {"
    INSERT INTO audit ({Entry})
    VALUES (:entry.id, :entry.at, :entry.actor, :entry.action, :entry.subject, :entry.playgroup_id)"}]
pub async fn record(c: &mut Conn, entry: &Entry) -> Result<()>;

/// What happened to an account, oldest first.
#[query("SELECT {Entry} FROM audit WHERE subject = :subject ORDER BY at, id")]
pub async fn about(c: &mut Conn, subject: Uuid) -> Result<Vec<Entry>>;

/// A page of activity, newest first.
pub async fn page(c: &mut Conn, whose: Whose, before: Option<Timestamp>) -> Result<Page> {
    let before = before.unwrap_or(Timestamp::from_micros(i64::MAX));
    let mut entries = span(c, whose, before, Timestamp::from_micros(i64::MIN), PAGE + 1).await?;
    let mut next = None;
    if entries.len() > PAGE {
        // The cursor is as exact as a client can say it.
        let last = entries[PAGE - 1].at.to_the_milli();
        let after = Timestamp::from_millis(last.millis() + 1);
        entries.retain(|entry| entry.at >= after);
        entries.append(&mut span(c, whose, after, last, 100 * PAGE).await?);
        next = Some(last);
    }
    Ok(Page { entries, next })
}

async fn span(c: &mut Conn, whose: Whose, before: Timestamp, from: Timestamp, limit: usize) -> Result<Vec<Entry>> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    match whose {
        Whose::Person { user, account } => read_entries_of_person(c, user, account, before, from, limit).await,
        Whose::Playgroup(playgroup) => read_entries_of_playgroup(c, playgroup, before, from, limit).await,
    }
}

#[query {"
    SELECT {Entry} FROM audit
    WHERE (subject = :user OR subject = :account OR actor = :user OR actor = :account)
        AND at < :before AND at >= :from
    ORDER BY at DESC, id DESC LIMIT :limit"}]
async fn read_entries_of_person(
    c: &mut Conn,
    user: Uuid,
    account: Uuid,
    before: Timestamp,
    from: Timestamp,
    limit: i64,
) -> Result<Vec<Entry>>;

#[query {"
    SELECT {Entry} FROM audit
    WHERE playgroup_id = :playgroup AND at < :before AND at >= :from
    ORDER BY at DESC, id DESC LIMIT :limit"}]
async fn read_entries_of_playgroup(
    c: &mut Conn,
    playgroup: Uuid,
    before: Timestamp,
    from: Timestamp,
    limit: i64,
) -> Result<Vec<Entry>>;

/// When the actor did this action since then, oldest first.
#[query("SELECT at FROM audit WHERE actor = :actor AND action = :action AND at > :since ORDER BY at")]
pub async fn since(c: &mut Conn, actor: Uuid, action: Action, since: Timestamp) -> Result<Vec<Timestamp>>;
