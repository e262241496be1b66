//! Push messages: what they are about, and where they may be sent.

use serde::Serialize;
use url::{Host, Url};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{FieldError, Timestamp};

words! {
    /// What can be pushed to a device; each is chosen on its own.
    #[derive(Hash, Serialize, ToSchema)]
    #[serde(rename_all = "lowercase")]
    pub enum PushKind.word {
        /// Someone opened a live table at which I have a seat.
        Table = "table",
        /// Someone sent me a friend request.
        Friend = "friend",
        /// Someone invited me to a playgroup.
        Invitation = "invitation",
        /// Someone recorded a game I played in.
        Game = "game",
    } else Unknown
}

/// What has happened, by ids alone: who may be told, and what, is read when it is sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PushEvent {
    TableOpened {
        table: Uuid,
    },
    FriendRequest {
        from: Uuid,
        to: Uuid,
    },
    Invitation {
        playgroup: Uuid,
        to: Uuid,
    },
    /// Everyone who got a notice about the game at that time.
    Seated {
        game: Uuid,
        at: Timestamp,
    },
}

impl PushEvent {
    pub fn kind(self) -> PushKind {
        match self {
            PushEvent::TableOpened { .. } => PushKind::Table,
            PushEvent::FriendRequest { .. } => PushKind::Friend,
            PushEvent::Invitation { .. } => PushKind::Invitation,
            PushEvent::Seated { .. } => PushKind::Game,
        }
    }

    /// The same for messages of which a device needs to show only the last.
    pub fn subject(self) -> Uuid {
        match self {
            PushEvent::TableOpened { table } => table,
            PushEvent::FriendRequest { from, .. } => from,
            PushEvent::Invitation { playgroup, .. } => playgroup,
            PushEvent::Seated { game, .. } => game,
        }
    }
}

/// Push services use a few hundred bytes.
const LONGEST_ENDPOINT: usize = 2_000;

/// The address at which a push service takes messages for a browser. Anyone can name one, so it must be https at a public
/// name, unless it belongs to a service that the operator trusts. A trusted service may be in the operator's own network,
/// so other ports of its host are refused.
pub fn push_endpoint(text: &str, trusted: &[Url]) -> Result<Url, FieldError> {
    match text.len() {
        0 => return Err(FieldError::Required),
        length if length > LONGEST_ENDPOINT => return Err(FieldError::TooLong { max: LONGEST_ENDPOINT }),
        _ => (),
    }
    let url = Url::parse(text).map_err(|_| FieldError::Invalid)?;
    let plain = url.username().is_empty() && url.password().is_none() && url.fragment().is_none();
    let is_trusted = trusted.iter().any(|service| service.origin() == url.origin());
    let is_public = match url.host() {
        host if trusted.iter().any(|service| service.host() == host) => false,
        Some(Host::Domain(name)) => url.scheme() == "https" && name.trim_end_matches('.').contains('.'),
        _ => false,
    };
    match plain && (is_trusted || is_public) {
        true => Ok(url),
        false => Err(FieldError::Invalid),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_go_to_public_names_over_https_alone() {
        for good in [
            "https://fcm.googleapis.com/fcm/send/abc",
            "https://updates.push.services.mozilla.com/wpush/v2/abc?x=1",
            "https://web.push.apple.com:443/abc",
        ] {
            assert!(push_endpoint(good, &[]).is_ok(), "{good}");
        }
        for bad in [
            "push",
            "http://push.example/abc",
            "https://127.0.0.1/abc",
            "https://[::1]/abc",
            "https://2130706433/abc",
            "https://localhost/abc",
            "https://localhost./abc",
            "https://user:word@push.example/abc",
            "https://push.example/abc#part",
            "file:///etc/passwd",
            "data:text/plain,abc",
        ] {
            assert_eq!(push_endpoint(bad, &[]), Err(FieldError::Invalid), "{bad}");
        }
        assert_eq!(push_endpoint("", &[]), Err(FieldError::Required));
        let long = format!("https://push.example/{}", "a".repeat(LONGEST_ENDPOINT));
        assert_eq!(
            push_endpoint(&long, &[]),
            Err(FieldError::TooLong { max: LONGEST_ENDPOINT })
        );
    }

    #[test]
    fn a_trusted_service_may_be_nearby() {
        let trusted = [Url::parse("http://127.0.0.1:8090").unwrap()];
        assert!(push_endpoint("http://127.0.0.1:8090/abc", &trusted).is_ok());
        assert!(push_endpoint("http://127.0.0.1:8091/abc", &trusted).is_err());
    }

    #[test]
    fn a_trusted_host_is_trusted_only_at_its_port() {
        let trusted = [Url::parse("https://push.lan").unwrap()];
        assert!(push_endpoint("https://push.lan/abc", &trusted).is_ok());
        for other in [
            "https://push.lan:8443/abc",
            "https://PUSH.lan:22/",
            "http://push.lan/abc",
        ] {
            assert_eq!(push_endpoint(other, &trusted), Err(FieldError::Invalid), "{other}");
        }
        assert!(push_endpoint("https://push.example:8443/abc", &trusted).is_ok());
    }
}
