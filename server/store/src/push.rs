//! Browsers that get push messages, and what may be pushed to them.

use podium_domain::{Lang, PushEvent, PushKind, Timestamp};
use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Conn, Result, fields, fragment, query, row};

/// A sign-in, to which a subscription belongs.
#[derive(Debug, Clone, Copy)]
pub struct SignIn {
    pub user: Uuid,
    /// None where another service keeps the account: then the time tells sign-ins apart.
    pub session: Option<Uuid>,
    pub signed_in_at: Timestamp,
}

fields!(SignIn {
    user,
    session,
    signed_in_at
});

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

row!(Subscription {
    id,
    endpoint,
    p256dh,
    auth,
    kinds,
    lang,
    created_at
});

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

/// Of this sign-in.
const IS_OF_SIGN_IN: Fragment = fragment!(sign_in =>
    "user_id = :sign_in.user
        AND (session_id = :sign_in.session
            OR (:sign_in.session IS NULL AND session_id IS NULL AND signed_in_at = :sign_in.signed_in_at))");

/// Whether the subscription `p` may be told what the user `f` did: its sign-in still stands, and neither person blocks the
/// other.
const MAY_BE_TOLD: Fragment = fragment!(
    "NOT EXISTS (SELECT 1 FROM block x
        WHERE (x.blocker = p.user_id AND x.blocked = f.id) OR (x.blocker = f.id AND x.blocked = p.user_id))
    AND (EXISTS (SELECT 1 FROM account_session s JOIN account a ON a.id = s.account_id
            WHERE s.id = p.session_id AND a.email_verified AND NOT a.disabled)
        OR (p.session_id IS NULL AND NOT EXISTS (SELECT 1 FROM users o
            WHERE o.id = p.user_id AND o.valid_since > p.signed_in_at)))"
);

#[query("SELECT {Subscription} FROM push_subscription WHERE {IS_OF_SIGN_IN}")]
pub async fn find(c: &mut Conn, sign_in: &SignIn) -> Result<Option<Subscription>>;

/// All of a user's, oldest first.
#[query("SELECT {Subscription} FROM push_subscription WHERE user_id = :user ORDER BY created_at, id")]
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Subscription>>;

/// Makes this the subscription of a sign-in, even if the browser registered it under another sign-in before, and removes the
/// user's oldest ones beyond `limit`. False if its endpoint belongs to another user.
pub async fn put(c: &mut Conn, sign_in: &SignIn, subscription: &Subscription, limit: u32) -> Result<bool> {
    end_of_endpoint(c, sign_in.user, subscription).await?;
    end_of(c, sign_in).await?;
    if insert_subscription(c, subscription, sign_in).await? == 0 {
        return Ok(false);
    }
    end_oldest(c, sign_in.user, limit.into()).await?;
    Ok(true)
}

/// Another user's only with the same keys, which only that browser knows.
#[query {"
    DELETE FROM push_subscription
    WHERE endpoint = :subscription.endpoint
        AND (user_id = :user OR (p256dh = :subscription.p256dh AND auth = :subscription.auth))"}]
async fn end_of_endpoint(c: &mut Conn, user: Uuid, subscription: &Subscription) -> Result<()>;

#[query {"
    INSERT INTO push_subscription ({Subscription}, user_id, session_id, signed_in_at)
    VALUES (:subscription.id, :subscription.endpoint, :subscription.p256dh, :subscription.auth, :subscription.kinds,
        :subscription.lang, :subscription.created_at, :sign_in.user, :sign_in.session, :sign_in.signed_in_at)
    ON CONFLICT (endpoint) DO NOTHING"}]
async fn insert_subscription(c: &mut Conn, subscription: &Subscription, sign_in: &SignIn) -> Result<u64>;

#[query("
    DELETE FROM push_subscription
    WHERE user_id = :user AND id NOT IN (
        SELECT n.id FROM push_subscription n WHERE n.user_id = :user ORDER BY n.created_at DESC, n.id DESC LIMIT :kept)")]
async fn end_oldest(c: &mut Conn, user: Uuid, kept: i64) -> Result<()>;

#[query("DELETE FROM push_subscription WHERE {IS_OF_SIGN_IN}")]
pub async fn end_of(c: &mut Conn, sign_in: &SignIn) -> Result<()>;

#[query("DELETE FROM push_subscription WHERE id = :id")]
pub async fn end(c: &mut Conn, id: Uuid) -> Result<()>;

/// Those of these subscriptions that have not been removed.
#[query("SELECT id FROM push_subscription WHERE id IN (:ids)")]
pub async fn existing(c: &mut Conn, ids: &[Uuid]) -> Result<Vec<Uuid>>;

/// Who may be told of an event now, and what: all subscriptions, or one of them.
pub async fn told(c: &mut Conn, event: PushEvent, only: Option<Uuid>) -> Result<Vec<Told>> {
    let found = match event {
        PushEvent::TableOpened { table } => find_told_of_table(c, table, only).await?,
        PushEvent::FriendRequest { from, to } => find_told_of_request(c, from, to, only).await?,
        PushEvent::Invitation { playgroup, to } => find_told_of_invitation(c, playgroup, to, only).await?,
        PushEvent::Seated { game, at } => find_told_of_seat(c, game, at, only).await?,
    };
    let mut told: Vec<Told> = found
        .into_iter()
        .map(|(to, user, from, about)| Told { to, user, from, about })
        .collect();
    told.retain(|told| told.to.wants(event.kind()));
    Ok(told)
}

/// The fields of [`Told`].
type ToldRow = (Subscription, Uuid, String, String);

/// Those who have not come to the table themselves.
#[query {"
    SELECT {Subscription as p}, p.user_id, f.firstname, t.code
    FROM live_table t
    JOIN users f ON f.id = t.host_id
    JOIN live_person l ON l.table_id = t.id
    JOIN push_subscription p ON p.user_id = l.user_id
    WHERE t.id = :table AND (p.id = :only OR :only IS NULL) AND t.status = 'open' AND l.role = 'player' AND NOT l.came
        AND {MAY_BE_TOLD}"}]
async fn find_told_of_table(c: &mut Conn, table: Uuid, only: Option<Uuid>) -> Result<Vec<ToldRow>>;

#[query {"
    SELECT {Subscription as p}, p.user_id, f.firstname, ''
    FROM friendship r
    JOIN users f ON f.id = r.asker
    JOIN push_subscription p ON p.user_id = r.asked
    WHERE r.asker = :asker AND (p.id = :only OR :only IS NULL) AND r.asked = :asked AND r.accepted_at IS NULL
        AND {MAY_BE_TOLD}"}]
async fn find_told_of_request(c: &mut Conn, asker: Uuid, asked: Uuid, only: Option<Uuid>) -> Result<Vec<ToldRow>>;

#[query {"
    SELECT {Subscription as p}, p.user_id, f.firstname, g.name
    FROM playgroup_member m
    JOIN playgroup g ON g.id = m.playgroup_id
    JOIN users f ON f.id = m.invited_by
    JOIN push_subscription p ON p.user_id = m.user_id
    WHERE m.playgroup_id = :playgroup AND (p.id = :only OR :only IS NULL) AND m.user_id = :invited
        AND m.joined_at IS NULL AND {MAY_BE_TOLD}"}]
async fn find_told_of_invitation(
    c: &mut Conn,
    playgroup: Uuid,
    invited: Uuid,
    only: Option<Uuid>,
) -> Result<Vec<ToldRow>>;

#[query {"
    SELECT {Subscription as p}, p.user_id, f.firstname, ''
    FROM seat_notice n
    JOIN game g ON g.id = n.game_id
    JOIN users f ON f.id = n.put_by
    JOIN push_subscription p ON p.user_id = n.user_id
    WHERE n.game_id = :game AND (p.id = :only OR :only IS NULL) AND n.put_at = :put_at AND g.removed_at IS NULL
        AND {MAY_BE_TOLD}"}]
async fn find_told_of_seat(c: &mut Conn, game: Uuid, put_at: Timestamp, only: Option<Uuid>) -> Result<Vec<ToldRow>>;
