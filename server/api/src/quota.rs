//! Refuses rows beyond an account's quota; used by the handlers that make them.

use podium_domain::{Quota, Timestamp};
use podium_settings::Settings;
use podium_store::tags::{self, Wanted};
use podium_store::{Conn, Target, quotas};
use uuid::Uuid;

use crate::http::error::{ApiError, ApiResult};
use crate::http::tx::TxError;

/// Refuses if there is more of something than its quota allows. To be called once the new row is in: the refusal takes it
/// back, and a row that was there before is none too many. Of serializable transactions no two both get the last place;
/// others may exceed a quota by as many as run at once.
pub fn check_quota(settings: &Settings, quota: Quota, count: i64) -> ApiResult<()> {
    let limit = settings.quotas.limit(quota);
    if count > i64::from(limit) {
        return Err(ApiError::quota_reached(quota, limit));
    }
    Ok(())
}

/// Puts tags on something, where the new ones among them are not too many for their user.
pub async fn put_tags(
    c: &mut Conn,
    settings: &Settings,
    user: Uuid,
    target: Target,
    wanted: &[Wanted],
    now: Timestamp,
) -> Result<(), TxError> {
    let names_some = wanted.iter().any(|tag| matches!(tag, Wanted::Named { .. }));
    let before = match names_some {
        true => quotas::count_tags(c, user).await?,
        false => 0,
    };
    tags::put_on(c, user, target, wanted, now).await?;
    if names_some {
        let after = quotas::count_tags(c, user).await?;
        if after > before {
            check_quota(settings, Quota::Tags, after)?;
        }
    }
    Ok(())
}
