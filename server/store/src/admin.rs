//! What the operator's commands read and change: people with their accounts, and how much there is.

use std::collections::{HashMap, HashSet};

use podium_domain::{Action, Email, Timestamp};
use podium_system::Entropy;
use uuid::Uuid;

use crate::audit::{self, Entry};
use crate::identity::accounts::{self, Account};
use crate::user::{self, User};
use crate::{Conn, Result, query, row};

/// A person: their account, unless another service keeps it, and their profile, once they have one.
#[derive(Debug, Clone)]
pub struct Person {
    pub account: Option<Account>,
    pub user: Option<User>,
}

/// How an operator names a person.
#[derive(Debug, Clone)]
pub enum Named {
    /// The user's or the account's.
    Id(Uuid),
    Email(Email),
    /// In any case.
    Username(String),
}

/// What a user has.
#[derive(Debug, Clone)]
pub struct Holdings {
    pub decks: i64,
    pub games: i64,
    pub playgroups: i64,
    pub friends: i64,
    pub devices: i64,
}

row!(Holdings {
    decks = "(SELECT COUNT(*) FROM deck WHERE owner_id = :user)",
    games = "(SELECT COUNT(*) FROM seat s JOIN game g ON g.id = s.game_id WHERE s.user_id = :user AND g.removed_at IS NULL)",
    playgroups = "(SELECT COUNT(*) FROM playgroup_member WHERE user_id = :user AND joined_at IS NOT NULL)",
    friends = "(SELECT COUNT(*) FROM friendship WHERE (asker = :user OR asked = :user) AND accepted_at IS NOT NULL)",
    devices = "(SELECT COUNT(*) FROM push_subscription WHERE user_id = :user)",
});

/// How much of everything there is.
#[derive(Debug, Clone)]
pub struct Totals {
    pub accounts: i64,
    pub unverified: i64,
    pub sessions: i64,
    pub users: i64,
    /// Seen since the given time.
    pub active: i64,
    pub playgroups: i64,
    pub decks: i64,
    pub games: i64,
    /// Recorded since the given time.
    pub recent_games: i64,
    pub removed_games: i64,
    pub open_tables: i64,
    pub live_tables: i64,
    pub events: i64,
    pub notes: i64,
    pub activity: i64,
    pub mails_waiting: i64,
}

row!(Totals {
    accounts = "(SELECT COUNT(*) FROM account)",
    unverified = "(SELECT COUNT(*) FROM account WHERE NOT email_verified)",
    sessions = "(SELECT COUNT(*) FROM account_session)",
    users = "(SELECT COUNT(*) FROM users)",
    active = "(SELECT COUNT(*) FROM users WHERE last_seen >= :since)",
    playgroups = "(SELECT COUNT(*) FROM playgroup)",
    decks = "(SELECT COUNT(*) FROM deck)",
    games = "(SELECT COUNT(*) FROM game WHERE removed_at IS NULL)",
    recent_games = "(SELECT COUNT(*) FROM game WHERE removed_at IS NULL AND recorded_at >= :since)",
    removed_games = "(SELECT COUNT(*) FROM game WHERE removed_at IS NOT NULL)",
    open_tables = "(SELECT COUNT(*) FROM live_table WHERE status = 'open')",
    live_tables = "(SELECT COUNT(*) FROM live_table)",
    events = "(SELECT COUNT(*) FROM event)",
    notes = "(SELECT COUNT(*) FROM note)",
    activity = "(SELECT COUNT(*) FROM audit)",
    mails_waiting = "(SELECT COUNT(*) FROM mail WHERE done_at IS NULL)",
});

impl Person {
    pub fn is_disabled(&self) -> bool {
        self.account.as_ref().is_some_and(|account| account.disabled)
            || self.user.as_ref().is_some_and(User::is_disabled)
    }

    /// The account as the audit log names it.
    fn audited(&self) -> Option<Uuid> {
        let account = self.account.as_ref().map(|account| account.id);
        account.or_else(|| self.user.as_ref().map(User::account))
    }

    async fn of_account(c: &mut Conn, account: Account) -> Result<Person> {
        let user = user::by_subject(c, &account.id.to_string()).await?;
        let account = Some(account);
        Ok(Person { account, user })
    }

    async fn of_user(c: &mut Conn, user: User) -> Result<Person> {
        let account = match user.subject.parse() {
            Ok(account) => accounts::by_id(c, account).await?,
            Err(_) => None,
        };
        let user = Some(user);
        Ok(Person { account, user })
    }
}

pub async fn find(c: &mut Conn, named: &Named) -> Result<Option<Person>> {
    let account = match named {
        Named::Id(id) => accounts::by_id(c, *id).await?,
        Named::Email(email) => accounts::by_email(c, email).await?,
        Named::Username(_) => None,
    };
    if let Some(account) = account {
        return Person::of_account(c, account).await.map(Some);
    }
    let user = match named {
        Named::Id(id) => user::by_id(c, *id).await?,
        Named::Email(_) => None,
        Named::Username(name) => user::by_username(c, &name.to_lowercase()).await?,
    };
    match user {
        Some(user) => Person::of_user(c, user).await.map(Some),
        None => Ok(None),
    }
}

/// Everyone, the oldest account first; then those whose accounts another service keeps.
pub async fn everyone(c: &mut Conn) -> Result<Vec<Person>> {
    let accounts = accounts::all(c).await?;
    let known: HashSet<String> = accounts.iter().map(|account| account.id.to_string()).collect();
    let users = user::all(c).await?.into_iter();
    let (own, hosted): (Vec<User>, Vec<User>) = users.partition(|user| known.contains(&user.subject));
    let mut own: HashMap<String, User> = own.into_iter().map(|user| (user.subject.clone(), user)).collect();
    let people = accounts.into_iter().map(|account| Person {
        user: own.remove(&account.id.to_string()),
        account: Some(account),
    });
    let hosted = hosted.into_iter().map(|user| Person {
        account: None,
        user: Some(user),
    });
    Ok(people.chain(hosted).collect())
}

#[query("SELECT {Holdings}")]
pub async fn holdings(c: &mut Conn, user: Uuid) -> Result<Holdings>;

#[query("SELECT {Totals}")]
pub async fn totals(c: &mut Conn, since: Timestamp) -> Result<Totals>;

/// Keeps a person out, or lets them in again. Everything of theirs stays.
pub async fn set_disabled(
    c: &mut Conn,
    person: &Person,
    disabled: bool,
    entropy: &Entropy,
    at: Timestamp,
) -> Result<()> {
    match (&person.account, &person.user) {
        (Some(account), _) => drop(accounts::set_disabled(c, account.id, disabled).await?),
        (None, Some(user)) if disabled => user::disable(c, user.id).await?,
        (None, Some(user)) => user::enable(c, user.id, at).await?,
        (None, None) => (),
    }
    let action = if disabled {
        Action::AccountDisabled
    } else {
        Action::AccountEnabled
    };
    note(c, person, action, entropy, at).await
}

/// The operator vouches for the address.
pub async fn verify(c: &mut Conn, person: &Person, entropy: &Entropy, at: Timestamp) -> Result<()> {
    if let Some(account) = &person.account {
        accounts::set_verified(c, account.id).await?;
    }
    note(c, person, Action::EmailVerified, entropy, at).await
}

async fn note(c: &mut Conn, person: &Person, action: Action, entropy: &Entropy, at: Timestamp) -> Result<()> {
    match person.audited() {
        Some(account) => audit::record(c, &Entry::by_operator(entropy, at, account, action)).await,
        None => Ok(()),
    }
}
