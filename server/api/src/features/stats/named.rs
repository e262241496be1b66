//! Names of the people in stats, and who may see whose stats.

use std::collections::{BTreeSet, HashMap};

use podium_domain::stats::Who;
use podium_store::people::{self, Card};
use podium_store::stats::played::Filter;
use podium_store::{Conn, Db, Result, playgroups};
use uuid::Uuid;

use crate::http::error::ErrorKind;
use crate::http::tx::TxError;

/// Fills in names, in a read of its own: whom to name is known only after the stats are computed.
pub async fn name<'a>(db: &Db, who: impl Iterator<Item = &'a mut Who>) -> Result<()> {
    let who: Vec<&mut Who> = who.collect();
    let ids: BTreeSet<Uuid> = who.iter().filter_map(|who| who.user_id).collect();
    let ids: Vec<Uuid> = ids.into_iter().collect();
    let cards = db.read(async move |c: &mut Conn| people::cards(c, &ids).await).await?;
    let cards: HashMap<Uuid, Card> = cards.into_iter().map(|card| (card.id, card)).collect();
    for who in who {
        if let Some(card) = who.user_id.and_then(|id| cards.get(&id)) {
            who.username = Some(card.username.clone());
            who.firstname = Some(card.firstname.clone());
            who.picture.clone_from(&card.picture);
        }
    }
    Ok(())
}

/// Refuses callers who may not see a user's stats, and unknown users.
pub async fn may_see(c: &mut Conn, me: Uuid, them: Uuid) -> Result<(), TxError> {
    if people::may_see(c, me, them).await? {
        return Ok(());
    }
    Err(match people::card(c, them).await? {
        Some(_) => ErrorKind::Forbidden.into(),
        None => ErrorKind::NotFound.into(),
    })
}

/// Refuses to filter another user's stats by a playgroup the caller is not in, with a 404.
pub async fn may_filter(c: &mut Conn, me: Uuid, them: Uuid, filter: &Filter) -> Result<(), TxError> {
    if me != them
        && let Some(playgroup) = filter.playgroup
        && !playgroups::takes_part(c, playgroup, me).await?
    {
        return Err(ErrorKind::NotFound.into());
    }
    Ok(())
}
