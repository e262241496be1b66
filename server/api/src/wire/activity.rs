use std::collections::HashMap;

use podium_domain::{Action, Timestamp};
use podium_store::audit::Entry;
use podium_store::people;
use podium_store::user::User;
use podium_store::{Conn, Result, playgroups};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Card;

/// Something that happened, and who did it to whom.
#[derive(Serialize, ToSchema)]
#[schema(as = TrailEntry)]
pub struct ActivityEntry {
    id: Uuid,
    at: Timestamp,
    action: Action,
    /// None where nobody did it, or they have deleted their account.
    #[schema(required)]
    actor: Option<Card>,
    #[schema(required)]
    subject: Option<Card>,
    /// Where it happened, as far as I am in it.
    #[schema(required)]
    playgroup: Option<ActivityPlaygroup>,
}

#[derive(Clone, Serialize, ToSchema)]
#[schema(as = TrailPlaygroup)]
pub struct ActivityPlaygroup {
    id: Uuid,
    name: String,
}

/// Entries with what is known of the people and playgroups they speak of.
pub async fn show_activity(c: &mut Conn, me: &User, entries: Vec<Entry>) -> Result<Vec<ActivityEntry>> {
    // What concerns a sign-in speaks of the account behind the profile.
    let account = me.account();
    let person = |id: Option<Uuid>| id.map(|id| if id == account { me.id } else { id });
    let mut ids: Vec<Uuid> = (entries.iter())
        .flat_map(|entry| [person(entry.actor), person(entry.subject)])
        .flatten()
        .collect();
    ids.sort();
    ids.dedup();
    let cards = people::cards(c, &ids).await?;
    let cards: HashMap<Uuid, people::Card> = cards.into_iter().map(|card| (card.id, card)).collect();
    let names = playgroups::names(c, me.id).await?;
    let names: HashMap<Uuid, String> = names.into_iter().collect();
    let card = |id: Option<Uuid>| Some(Card::from(cards.get(&person(id)?)?.clone()));
    let shown = entries.into_iter().map(|entry| ActivityEntry {
        id: entry.id,
        at: entry.at,
        action: entry.action,
        actor: card(entry.actor),
        subject: card(entry.subject),
        playgroup: entry.playgroup_id.and_then(|id| {
            let name = names.get(&id)?.clone();
            Some(ActivityPlaygroup { id, name })
        }),
    });
    Ok(shown.collect())
}
