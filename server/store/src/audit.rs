//! The audit log: who did what when. Read by the activity calls and the export.

use podium_domain::{Action, Timestamp};
use podium_system::Entropy;
use uuid::Uuid;

use crate::{Conn, Result, ToRow, row, statements};

#[derive(Debug, Clone)]
pub struct Entry {
    pub id: Uuid,
    pub at: Timestamp,
    pub actor: Option<Uuid>,
    pub action: Action,
    pub subject: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
}

row!(Entry: entry_columns { id, at, actor, action, subject, playgroup_id });

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

macro_rules! entries {
    () => {
        concat!("SELECT ", entry_columns!(), " FROM audit ")
    };
}

macro_rules! within {
    () => {
        " AND at < $1 AND at >= $2 ORDER BY at DESC, id DESC LIMIT $3"
    };
}

statements! {
    INSERT = concat!("INSERT INTO audit (", entry_columns!(), ") VALUES ($1, $2, $3, $4, $5, $6)");
    ABOUT = concat!(entries!(), "WHERE subject = $1 ORDER BY at, id");
    OF_PERSON = concat!(entries!(), "WHERE (subject = $4 OR subject = $5 OR actor = $4 OR actor = $5)", within!());
    OF_PLAYGROUP = concat!(entries!(), "WHERE playgroup_id = $4", within!());
    SINCE = "SELECT at FROM audit WHERE actor = $1 AND action = $2 AND at > $3 ORDER BY at";
}

/// Goes into the transaction of what it speaks of.
pub async fn record(c: &mut Conn, entry: &Entry) -> Result<()> {
    c.exec(INSERT, &entry.params()).await.map(drop)
}

/// What happened to an account, oldest first.
pub async fn about(c: &mut Conn, subject: Uuid) -> Result<Vec<Entry>> {
    c.all(ABOUT, &[&subject]).await
}

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
        Whose::Person { user, account } => c.all(OF_PERSON, &[&before, &from, &limit, &user, &account]).await,
        Whose::Playgroup(group) => c.all(OF_PLAYGROUP, &[&before, &from, &limit, &group]).await,
    }
}

/// When the actor did this action since then, oldest first.
pub async fn since(c: &mut Conn, actor: Uuid, action: Action, since: Timestamp) -> Result<Vec<Timestamp>> {
    c.all(SINCE, &[&actor, &action, &since]).await
}
