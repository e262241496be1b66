//! The embedded identity service: accounts, their sessions, one-time codes and the mail queue.

pub mod accounts;
pub mod attempts;
pub mod codes;
pub mod flows;
pub mod mail;
pub mod mail_requests;
pub mod providers;
pub mod sessions;

use std::time::Duration;

use podium_domain::Timestamp;

use crate::{Conn, Result};

pub use sessions::{LiveSession, live_session};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Removes what time has made meaningless.
pub async fn sweep(c: &mut Conn, now: Timestamp) -> Result<()> {
    attempts::sweep(c, now).await?;
    // A code is kept past its end, so that its reader hears "expired" rather than "unknown".
    codes::sweep(c, now - 7 * DAY).await?;
    flows::sweep(c, now).await?;
    mail::sweep(c, now - DAY).await?;
    mail_requests::sweep(c, now).await?;
    sessions::sweep_used_tokens(c, now - 30 * DAY).await?;
    sessions::sweep_idle(c, now - 180 * DAY).await
}
