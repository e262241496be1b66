//! The request for pods: who plays tonight.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use podium_domain::stats::pods::LARGEST;
use podium_domain::{Bracket, FieldError, GuestName};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::formats::Catalogue;
use crate::http::check::Check;
use crate::http::error::ApiResult;

pub const FEWEST: usize = 3;
const MOST: usize = 100;

#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Tonight {
    /// What is played, for the ratings of those who have none in the playgroup.
    pub format_id: Option<Uuid>,
    /// 3 to 100.
    pub players: Vec<TonightPlayer>,
    /// Pods that were shown before, by places among the players: those in them count as having met once more.
    #[serde(default)]
    pub shown: Vec<Vec<usize>>,
    /// Only says how good the pods are that everybody is in.
    #[serde(default)]
    pub evaluate: bool,
}

/// A member of the playgroup, or a guest.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TonightPlayer {
    pub user_id: Option<Uuid>,
    /// 1 to 50 characters, where there is no user.
    pub guest_name: Option<String>,
    pub deck_id: Option<Uuid>,
    /// 1 to 5; the deck's, where it is left out.
    pub bracket: Option<i64>,
    /// The pod they stay in, whatever is proposed, from 0.
    pub pod: Option<usize>,
}

impl Tonight {
    /// What can be seen to be wrong without asking storage.
    pub fn check(&self, formats: &Catalogue) -> ApiResult<()> {
        let mut check = Check::default();
        if self
            .format_id
            .is_some_and(|format| formats.rules(format, None).is_none())
        {
            check.refuse("formatId", FieldError::Unknown);
        }
        match self.players.len() {
            0..FEWEST => check.refuse("players", FieldError::TooFew { min: FEWEST }),
            FEWEST..=MOST => (),
            _ => check.refuse("players", FieldError::TooMany { max: MOST }),
        }
        for (number, player) in self.players.iter().enumerate().take(MOST) {
            player.check(&mut check, number, self.evaluate);
        }
        if !self.shown.iter().all(|pod| self.is_pod(pod)) {
            check.refuse("shown", FieldError::Invalid);
        }
        check.done(Some(()))
    }

    /// Whether it is a valid pod: of legal size, of players in the list, without repeats.
    fn is_pod(&self, pod: &[usize]) -> bool {
        let known = |(at, player): (usize, &usize)| *player < self.players.len() && !pod[..at].contains(player);
        pod.len() <= LARGEST && pod.iter().enumerate().all(known)
    }

    /// Where each user stands among the players, of those who are in the playgroup.
    pub fn places(&self, check: &mut Check, members: &HashMap<Uuid, bool>) -> HashMap<Uuid, usize> {
        let mut places = HashMap::new();
        for (number, player) in self.players.iter().enumerate() {
            let Some(user) = player.user_id else { continue };
            let refused = match places.entry(user) {
                _ if !members.contains_key(&user) => FieldError::Unknown,
                Entry::Occupied(_) => FieldError::Duplicate,
                Entry::Vacant(place) => {
                    place.insert(number);
                    continue;
                }
            };
            check.refuse(format!("players.{number}.userId"), refused);
        }
        places
    }
}

impl TonightPlayer {
    fn check(&self, check: &mut Check, number: usize, placed: bool) {
        let at = |field: &str| format!("players.{number}.{field}");
        if self.user_id.is_none() {
            let name = self.guest_name.as_deref().unwrap_or_default();
            check.take(at("guestName"), name.parse::<GuestName>());
        }
        if let Some(bracket) = self.bracket {
            check.take(at("bracket"), Bracket::try_from(bracket));
        }
        if placed && self.pod.is_none() {
            check.refuse(at("pod"), FieldError::Required);
        }
    }
}
