use std::sync::Arc;

use podium_domain::FieldError;
use podium_domain::access::DeckAct;
use podium_settings::Settings;
use podium_store::decks::{self, Change, Deck};
use podium_store::{Conn, Db, Result};
use podium_system::{Clock, Entropy};
use uuid::Uuid;

use crate::formats::Catalogue;
use crate::http::bundle::bundle;
use crate::http::error::{ApiError, ApiResult, ErrorKind};
use crate::wire::DeckBody;

bundle! {
    /// What a change of a deck needs.
    pub struct DeckEditor {
        db: Db,
        settings: Arc<Settings>,
        clock: Clock,
        entropy: Entropy,
        formats: Arc<Catalogue>,
    }
}

/// The deck, where it is the caller's own.
pub async fn mine(c: &mut Conn, me: Uuid, id: Uuid) -> Result<ApiResult<Deck>> {
    Ok(match decks::find(c, me, id).await? {
        Some(view) if view.access.may(DeckAct::Edit) => Ok(view.deck),
        Some(view) if view.access.may(DeckAct::See) => Err(ErrorKind::Forbidden.into()),
        _ => Err(ErrorKind::NotFound.into()),
    })
}

/// The deck, where the caller may see it.
pub async fn seen(c: &mut Conn, me: Uuid, id: Uuid) -> Result<ApiResult<Deck>> {
    Ok(match decks::find(c, me, id).await? {
        Some(view) if view.access.may(DeckAct::See) => Ok(view.deck),
        _ => Err(ErrorKind::NotFound.into()),
    })
}

/// A deck before and after a change.
pub struct Changed {
    pub before: Deck,
    pub after: Deck,
}

/// Changes a deck of the caller's own, where it is still at the version the change started from. Whose deck it is
/// comes before what is wrong with the change.
pub async fn change(
    editor: &DeckEditor,
    me: Uuid,
    id: Uuid,
    version: Option<i64>,
    change: ApiResult<Change>,
) -> ApiResult<Changed> {
    let (formats, now) = (editor.formats.clone(), editor.clock.now());
    let changed = editor.db.write(async move |c: &mut Conn| {
        let before = match mine(c, me, id).await? {
            Ok(deck) => deck,
            Err(why) => return Ok(Err(why)),
        };
        match change.and_then(|change| check(&formats, &before, version, change)) {
            Ok(change) => {
                let after = decks::change(c, &before, &change, now).await?;
                Ok(Ok(Changed { before, after }))
            }
            Err(why) => Ok(Err(why)),
        }
    });
    changed.await?
}

fn check(formats: &Catalogue, deck: &Deck, version: Option<i64>, change: Change) -> ApiResult<Change> {
    if version.is_some_and(|version| version != deck.version) {
        let deck = deck.clone().try_into()?;
        return Err(ApiError::stale(DeckBody { deck }));
    }
    let rules = formats.rules(deck.format_id, deck.subformat_id);
    if matches!(change, Change::Bracket(Some(_))) && !rules.is_some_and(|rules| rules.brackets) {
        return Err(ApiError::fields([("bracket", FieldError::Invalid)]));
    }
    Ok(change)
}
