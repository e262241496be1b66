//! Browsers that get push messages, and what may be pushed to them.

use podium_domain::{Lang, PushEvent, PushKind, Timestamp};
use uuid::Uuid;

use crate::ids::for_many;
use crate::{Conn, Param, Result, ToRow, at_peace, many_ids, row, statements};

/// A sign-in, to which a subscription belongs.
#[derive(Debug, Clone, Copy)]
pub struct SignIn {
    pub user: Uuid,
    /// None where another service keeps the account: then the time tells sign-ins apart.
    pub session: Option<Uuid>,
    pub signed_in_at: Timestamp,
}

#[derive(Debug, Clone)]
pub struct Subscription {
    pub id: Uuid,
    pub endpoint: String,
    /// The browser's public key.
    pub p256dh: Vec<u8>,
    /// A secret that it shares with us.
    pub auth: Vec<u8>,
    /// Words with commas between them.
    pub kinds: String,
    pub lang: Lang,
    pub created_at: Timestamp,
}

row!(Subscription: subscription_columns { id, endpoint, p256dh, auth, kinds, lang, created_at });

impl Subscription {
    /// In the order in which they are listed everywhere.
    pub fn kinds(&self) -> Vec<PushKind> {
        PushKind::ALL.into_iter().filter(|kind| self.wants(*kind)).collect()
    }

    fn wants(&self, kind: PushKind) -> bool {
        self.kinds.split(',').any(|word| word == kind.word())
    }
}

/// What a subscription may be told of an event.
#[derive(Debug, Clone)]
pub struct Told {
    pub to: Subscription,
    pub user: Uuid,
    /// The first name of whoever did it.
    pub from: String,
    /// The table's code or the playgroup's name.
    pub about: String,
}

/// The sign-in `$1` of a user, `$2` its session, `$3` its time.
macro_rules! of_sign_in {
    () => {
        "user_id = $1 AND (session_id = $2 OR ($2 IS NULL AND session_id IS NULL AND signed_in_at = $3))"
    };
}

/// Subscriptions `p` that may be told what `f` did: their sign-in still stands, and neither person blocks the other.
macro_rules! tellable {
    ($about:literal, $from:literal) => {
        concat!(
            "SELECT ",
            subscription_columns!("p."),
            ", p.user_id, f.firstname, ",
            $about,
            " FROM ",
            $from,
            " AND ",
            at_peace!("p.user_id", "f.id"),
            " AND (EXISTS (SELECT 1 FROM account_session s JOIN account a ON a.id = s.account_id
                    WHERE s.id = p.session_id AND a.email_verified AND NOT a.disabled)
                OR (p.session_id IS NULL AND NOT EXISTS (SELECT 1 FROM users o
                    WHERE o.id = p.user_id AND o.valid_since > p.signed_in_at)))"
        )
    };
}

statements! {
    FIND = concat!("SELECT ", subscription_columns!(), " FROM push_subscription WHERE ", of_sign_in!());
    OF_USER = concat!("SELECT ", subscription_columns!(), " FROM push_subscription WHERE user_id = $1 ORDER BY created_at, id");
    INSERT = concat!("INSERT INTO push_subscription (", subscription_columns!(), ", user_id, session_id, signed_in_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (endpoint) DO NOTHING");
    /// Another user's only with the same keys, which only that browser knows.
    END_ENDPOINT = "DELETE FROM push_subscription WHERE endpoint = $1 AND (user_id = $2 OR (p256dh = $3 AND auth = $4))";
    END_OF = concat!("DELETE FROM push_subscription WHERE ", of_sign_in!());
    END_OLDEST = "DELETE FROM push_subscription WHERE user_id = $1 AND id NOT IN (
            SELECT n.id FROM push_subscription n WHERE n.user_id = $1 ORDER BY n.created_at DESC, n.id DESC LIMIT $2)";
    END = "DELETE FROM push_subscription WHERE id = $1";
    EXISTING = concat!("SELECT id FROM push_subscription WHERE id IN (", many_ids!(), ")");
    /// Those who have not come to the table themselves.
    OF_TABLE = tellable!("t.code",
        "live_table t JOIN users f ON f.id = t.host_id JOIN live_person l ON l.table_id = t.id
        JOIN push_subscription p ON p.user_id = l.user_id
        WHERE t.id = $1 AND (p.id = $2 OR $2 IS NULL) AND t.status = 'open' AND l.role = 'player' AND NOT l.came");
    OF_REQUEST = tellable!("''",
        "friendship r JOIN users f ON f.id = r.asker JOIN push_subscription p ON p.user_id = r.asked
        WHERE r.asker = $1 AND (p.id = $2 OR $2 IS NULL) AND r.asked = $3 AND r.accepted_at IS NULL");
    OF_INVITATION = tellable!("g.name",
        "playgroup_member m JOIN playgroup g ON g.id = m.playgroup_id JOIN users f ON f.id = m.invited_by
        JOIN push_subscription p ON p.user_id = m.user_id
        WHERE m.playgroup_id = $1 AND (p.id = $2 OR $2 IS NULL) AND m.user_id = $3 AND m.joined_at IS NULL");
    OF_GAME = tellable!("''",
        "seat_notice n JOIN game g ON g.id = n.game_id JOIN users f ON f.id = n.put_by
        JOIN push_subscription p ON p.user_id = n.user_id
        WHERE n.game_id = $1 AND (p.id = $2 OR $2 IS NULL) AND n.put_at = $3 AND g.removed_at IS NULL");
}

pub async fn find(c: &mut Conn, of: SignIn) -> Result<Option<Subscription>> {
    c.opt(FIND, &[&of.user, &of.session, &of.signed_in_at]).await
}

/// All of a user's, oldest first.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Subscription>> {
    c.all(OF_USER, &[&user]).await
}

/// Makes this the subscription of a sign-in, even if the browser registered it under another sign-in before, and removes the
/// user's oldest ones beyond `limit`. False if its endpoint belongs to another user.
pub async fn put(c: &mut Conn, of: SignIn, subscription: &Subscription, limit: u32) -> Result<bool> {
    let Subscription {
        endpoint, p256dh, auth, ..
    } = subscription;
    c.exec(END_ENDPOINT, &[endpoint, &of.user, p256dh, auth]).await?;
    end_of(c, of).await?;
    let mut params = subscription.params();
    params.extend([&of.user as &dyn Param, &of.session, &of.signed_in_at]);
    if c.exec(INSERT, &params).await? == 0 {
        return Ok(false);
    }
    c.exec(END_OLDEST, &[&of.user, &i64::from(limit)]).await?;
    Ok(true)
}

pub async fn end_of(c: &mut Conn, of: SignIn) -> Result<()> {
    c.exec(END_OF, &[&of.user, &of.session, &of.signed_in_at])
        .await
        .map(drop)
}

pub async fn end(c: &mut Conn, id: Uuid) -> Result<()> {
    c.exec(END, &[&id]).await.map(drop)
}

/// Those of these subscriptions that have not been removed.
pub async fn existing(c: &mut Conn, ids: &[Uuid]) -> Result<Vec<Uuid>> {
    for_many(c, EXISTING, ids, &[]).await
}

/// Who may be told of an event now, and what: all subscriptions, or one of them.
pub async fn told(c: &mut Conn, event: PushEvent, only: Option<Uuid>) -> Result<Vec<Told>> {
    let found: Vec<(Subscription, Uuid, String, String)> = match event {
        PushEvent::TableOpened { table } => c.all(OF_TABLE, &[&table, &only]).await?,
        PushEvent::FriendRequest { from, to } => c.all(OF_REQUEST, &[&from, &only, &to]).await?,
        PushEvent::Invitation { playgroup, to } => c.all(OF_INVITATION, &[&playgroup, &only, &to]).await?,
        PushEvent::Seated { game, at } => c.all(OF_GAME, &[&game, &only, &at]).await?,
    };
    let mut told: Vec<Told> = found
        .into_iter()
        .map(|(to, user, from, about)| Told { to, user, from, about })
        .collect();
    told.retain(|told| told.to.wants(event.kind()));
    Ok(told)
}
