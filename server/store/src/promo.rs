//! Promo codes of events.

use podium_domain::{PromoCode, PromoTerms, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, ToRow, row, statements};

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

row!(Promo: promo_columns { code, event_id, max_uses, uses, starts_at, expires_at, created_at });

statements! {
    FIND = concat!("SELECT ", promo_columns!(), " FROM promo_code WHERE code = $1");
    OF_EVENT = concat!("SELECT ", promo_columns!(), " FROM promo_code WHERE event_id = $1 ORDER BY created_at, code");
    INSERT = concat!("INSERT INTO promo_code (", promo_columns!(), ")
        VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING");
    /// One that has not begun yet would otherwise be said to come.
    REVOKE = "UPDATE promo_code SET expires_at = $2, starts_at = CASE WHEN starts_at > $2 THEN $2 ELSE starts_at END
        WHERE code = $1 AND (expires_at IS NULL OR expires_at > $2)";
    USE = "UPDATE promo_code SET uses = uses + 1 WHERE code = $1";
}

/// The code as it was typed; else as a made code that was misread.
pub async fn find(c: &mut Conn, typed: &PromoCode) -> Result<Option<Promo>> {
    match c.opt(FIND, &[typed]).await? {
        Some(promo) => Ok(Some(promo)),
        None => c.opt(FIND, &[&typed.as_made()]).await,
    }
}

/// An event's codes, the oldest first.
pub async fn of_event(c: &mut Conn, event: Uuid) -> Result<Vec<Promo>> {
    c.all(OF_EVENT, &[&event]).await
}

/// False where there is such a code already.
pub async fn insert(c: &mut Conn, promo: &Promo) -> Result<bool> {
    Ok(c.exec(INSERT, &promo.params()).await? == 1)
}

/// Counts one more use.
pub async fn used(c: &mut Conn, code: &PromoCode) -> Result<()> {
    c.exec(USE, &[code]).await.map(drop)
}

/// Lets nobody in any more; those who joined stay. False where it had ended before.
pub async fn revoke(c: &mut Conn, code: &PromoCode, at: Timestamp) -> Result<bool> {
    Ok(c.exec(REVOKE, &[code, &at]).await? > 0)
}
