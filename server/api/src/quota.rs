//! Refuses rows over an account's quota; called by the handlers that insert them.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use podium_domain::{Quota, Timestamp};
use podium_settings::Settings;
use podium_store::tags::{self, Wanted};
use podium_store::{Conn, Target, quotas};
use uuid::Uuid;

use crate::http::error::{ApiError, ApiResult};
use crate::http::tx::TxError;

/// Users whose allowances are remembered; beyond them all users' games are counted again.
const MAX_ALLOWANCES: usize = 10_000;

/// Refuses if `count` is over the quota. Call it after inserting a row, in the same transaction: the refusal rolls the row
/// back. Two serializable transactions never both get the last place; others may exceed a quota by as many as run at once.
pub fn check_quota(settings: &Settings, quota: Quota, count: i64) -> ApiResult<()> {
    match is_within_quota(settings, quota, count) {
        true => Ok(()),
        false => Err(ApiError::quota_reached(quota, settings.quotas.limit(quota))),
    }
}

pub fn is_within_quota(settings: &Settings, quota: Quota, count: i64) -> bool {
    count <= i64::from(settings.quotas.limit(quota))
}

/// How many games each user may record on this node before their games are counted again. Counting them for every game
/// would make recording slower the more games a user has.
#[derive(Debug, Default)]
pub struct GameAllowances(Mutex<HashMap<Uuid, u32>>);

impl GameAllowances {
    fn take(&self, user: Uuid) -> bool {
        let mut allowances = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let left = allowances.get_mut(&user).filter(|left| **left > 0);
        left.map(|left| *left -= 1).is_some()
    }

    fn set(&self, user: Uuid, allowance: u32) {
        let mut allowances = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if allowances.len() >= MAX_ALLOWANCES {
            allowances.clear();
        }
        allowances.insert(user, allowance);
    }
}

/// [`check_quota`] for the games that a user recorded. On each node, a user may record a tenth of what is left of their
/// quota without being counted again.
pub async fn check_games(
    c: &mut Conn,
    settings: &Settings,
    allowances: &GameAllowances,
    user: Uuid,
) -> Result<(), TxError> {
    if allowances.take(user) {
        return Ok(());
    }
    let count = quotas::count_games(c, user).await?;
    check_quota(settings, Quota::Games, count)?;
    let left = i64::from(settings.quotas.limit(Quota::Games)) - count;
    allowances.set(user, u32::try_from(left / 10).unwrap_or_default());
    Ok(())
}

/// Puts tags on a game or a set. Refuses if that creates more tags than the user may have.
pub async fn put_tags(
    c: &mut Conn,
    settings: &Settings,
    user: Uuid,
    target: Target,
    wanted: &[Wanted],
    now: Timestamp,
) -> Result<(), TxError> {
    let may_create_tags = wanted.iter().any(|tag| matches!(tag, Wanted::Named { .. }));
    let before = match may_create_tags {
        true => quotas::count_tags(c, user).await?,
        false => 0,
    };
    tags::put_on(c, user, target, wanted, now).await?;
    if may_create_tags {
        let after = quotas::count_tags(c, user).await?;
        if after > before {
            check_quota(settings, Quota::Tags, after)?;
        }
    }
    Ok(())
}
