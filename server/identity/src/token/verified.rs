//! Tokens that were verified before, so that the next call of a device does not verify the same signature again.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, PoisonError, RwLock};

use super::Claims;

/// Enough for as many devices in an hour, in a few megabytes.
const MOST: usize = 4_096;

/// Claims by their whole token, because a hash that nobody can forge was a fifth of a call. Only good tokens are kept, so that
/// made-up ones take no room.
pub struct VerifiedTokens {
    most: usize,
    kept: RwLock<Kept>,
}

#[derive(Default)]
struct Kept {
    claims: HashMap<Arc<str>, Arc<Claims>>,
    /// The oldest first, each with its end in seconds since 1970.
    order: VecDeque<(Arc<str>, i64)>,
}

impl Default for VerifiedTokens {
    fn default() -> VerifiedTokens {
        VerifiedTokens::of_at_most(MOST)
    }
}

impl VerifiedTokens {
    fn of_at_most(most: usize) -> VerifiedTokens {
        VerifiedTokens {
            most,
            kept: RwLock::default(),
        }
    }

    pub fn get(&self, token: &str) -> Option<Arc<Claims>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        kept.claims.get(token).cloned()
    }

    /// Makes room by forgetting those that have expired, or else the oldest.
    pub fn keep(&self, token: &str, claims: Arc<Claims>, now: i64) {
        let mut kept = self.kept.write().unwrap_or_else(PoisonError::into_inner);
        let (token, end) = (Arc::from(token), claims.exp);
        if kept.claims.insert(Arc::clone(&token), claims).is_none() {
            kept.order.push_back((token, end));
        }
        let most = self.most;
        while kept.order.front().is_some_and(|(_, end)| *end <= now) || kept.order.len() > most {
            let Some((oldest, _)) = kept.order.pop_front() else {
                break;
            };
            kept.claims.remove(&oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use uuid::Uuid;

    use super::*;

    fn claims(exp: i64) -> Arc<Claims> {
        Arc::new(Claims {
            jti: Uuid::nil(),
            iss: String::new(),
            aud: String::new(),
            sub: Uuid::nil(),
            user_id: Uuid::nil(),
            sid: Uuid::nil(),
            email: String::new(),
            email_verified: true,
            auth_time: 0,
            iat: 0,
            exp,
            nbf: None,
            firebase: Value::Null,
        })
    }

    fn known(tokens: &VerifiedTokens) -> String {
        ["a", "b", "c", "d", "e"]
            .into_iter()
            .filter(|token| tokens.get(token).is_some())
            .collect()
    }

    #[test]
    fn the_oldest_makes_room() {
        let tokens = VerifiedTokens::of_at_most(3);
        for token in ["a", "b", "c", "b", "d", "e"] {
            tokens.keep(token, claims(100), 0);
        }
        assert_eq!(known(&tokens), "cde");
        assert_eq!(tokens.kept.read().unwrap().order.len(), 3);
    }

    #[test]
    fn the_expired_are_forgotten_before_there_is_no_room() {
        let tokens = VerifiedTokens::default();
        tokens.keep("a", claims(10), 0);
        tokens.keep("b", claims(20), 0);
        tokens.keep("c", claims(30), 10);
        assert_eq!(known(&tokens), "bc");
    }
}
