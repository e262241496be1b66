//! Promo codes of events.

use podium_domain::{PromoCode, PromoTerms, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, query, row};

#[derive(Debug, Clone)]
pub struct Promo {
    pub code: PromoCode,
    pub event_id: Uuid,
    pub max_uses: Option<i64>,
    pub uses: i64,
    pub starts_at: Option<Timestamp>,
    pub expires_at: Option<Timestamp>,
    pub created_at: Timestamp,
}

impl Promo {
    pub fn terms(&self) -> PromoTerms {
        PromoTerms {
            starts_at: self.starts_at,
            expires_at: self.expires_at,
            max_uses: self.max_uses,
            uses: self.uses,
        }
    }
}

row!(Promo {
    code,
    event_id,
    max_uses,
    uses,
    starts_at,
    expires_at,
    created_at
});

/// The code as it was typed; else as a made code that was misread.
pub async fn find(c: &mut Conn, typed: &PromoCode) -> Result<Option<Promo>> {
    match find_promo(c, typed).await? {
        Some(promo) => Ok(Some(promo)),
        None => find_promo(c, &typed.as_made()).await,
    }
}

#[query("SELECT {Promo} FROM promo_code WHERE code = :code")]
async fn find_promo(c: &mut Conn, code: &PromoCode) -> Result<Option<Promo>>;

/// An event's codes, the oldest first.
#[query("SELECT {Promo} FROM promo_code WHERE event_id = :event ORDER BY created_at, code")]
pub async fn of_event(c: &mut Conn, event: Uuid) -> Result<Vec<Promo>>;

/// False where there is such a code already.
pub async fn insert(c: &mut Conn, promo: &Promo) -> Result<bool> {
    Ok(insert_promo(c, promo).await? == 1)
}

#[query {"
    INSERT INTO promo_code ({Promo})
    VALUES (:promo.code, :promo.event_id, :promo.max_uses, :promo.uses, :promo.starts_at, :promo.expires_at,
        :promo.created_at)
    ON CONFLICT DO NOTHING"}]
async fn insert_promo(c: &mut Conn, promo: &Promo) -> Result<u64>;

/// Counts one more use.
#[query("UPDATE promo_code SET uses = uses + 1 WHERE code = :code")]
pub async fn used(c: &mut Conn, code: &PromoCode) -> Result<()>;

/// Lets no one else in; those who joined stay. False where it had ended before.
pub async fn revoke(c: &mut Conn, code: &PromoCode, at: Timestamp) -> Result<bool> {
    Ok(end_promo(c, code, at).await? > 0)
}

/// One that has not begun yet would otherwise be said to come.
#[query {"
    UPDATE promo_code SET expires_at = :at, starts_at = CASE WHEN starts_at > :at THEN :at ELSE starts_at END
    WHERE code = :code AND (expires_at IS NULL OR expires_at > :at)"}]
async fn end_promo(c: &mut Conn, code: &PromoCode, at: Timestamp) -> Result<u64>;
