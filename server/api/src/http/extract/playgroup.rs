//! The caller's membership in the playgroup of the path.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts, RawPathParams};
use axum::http::request::Parts;
use podium_domain::{Act, Action, Membership, Timestamp};
use podium_store::audit::Entry;
use podium_store::user::User;
use podium_store::{Conn, playgroups};
use podium_system::Entropy;
use uuid::Uuid;

use super::{Authenticator, SignedIn};
use crate::http::error::{ApiError, ErrorKind};
use crate::http::tx::{self, TxError};

/// A caller and the playgroup of the path, which they may know of.
#[derive(Debug, Clone)]
pub struct At {
    pub me: User,
    pub group: Uuid,
}

impl At {
    /// Refuses callers without this permission; strangers get a 404. A write checks again in its own transaction,
    /// because the role may have changed since the extractor ran.
    pub async fn check(&self, c: &mut Conn, act: Act) -> Result<Membership, TxError> {
        let membership = playgroups::membership(c, self.group, self.me.id).await?;
        let membership = membership.ok_or(ErrorKind::NotFound)?;
        if membership.may(act) {
            Ok(membership)
        } else {
            Err(ErrorKind::Forbidden.into())
        }
    }

    /// What the playgroup's activity says of something the caller did, which concerns no member.
    pub fn entry(&self, entropy: &Entropy, now: Timestamp, action: Action) -> Entry {
        let entry = Entry::new(entropy, now, self.me.id, action);
        entry.about(None).in_playgroup(self.group)
    }
}

async fn enter(parts: &mut Parts, authenticator: &Arc<Authenticator>, act: Act) -> Result<At, ApiError> {
    let caller = <SignedIn as FromRequestParts<Arc<Authenticator>>>::from_request_parts(parts, authenticator).await?;
    let path = RawPathParams::from_request_parts(parts, authenticator)
        .await
        .map_err(|_| ErrorKind::NotFound)?;
    let id = path.iter().find(|(name, _)| *name == "id");
    let group = id.and_then(|(_, id)| id.parse().ok()).ok_or(ErrorKind::NotFound)?;
    let at = At { me: caller.user, group };
    tx::read(&authenticator.db, async move |c: &mut Conn| {
        at.check(c, act).await?;
        Ok(at)
    })
    .await
}

macro_rules! doors {
    ($($(#[$doc:meta])* $door:ident = $act:expr;)*) => {
        $(
            $(#[$doc])*
            pub struct $door(pub At);

            impl<S: Send + Sync> FromRequestParts<S> for $door
            where
                Arc<Authenticator>: FromRef<S>,
            {
                type Rejection = ApiError;

                async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
                    enter(parts, &Arc::<Authenticator>::from_ref(state), $act).await.map($door)
                }
            }
        )*
    };
}

doors! {
    /// Anyone in it, or invited to it.
    InvitedOrMember = Act::Meet;
    /// Anyone in it.
    Member = Act::TakePart;
    /// Its owner, or an admin.
    Admin = Act::Run;
    Owner = Act::Own;
}
