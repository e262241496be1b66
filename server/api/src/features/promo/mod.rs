//! Promo codes that let people join events.

use axum::Json as Answer;
use axum::http::StatusCode;
use podium_domain::{Action, FieldError, Lang, MOST_PEOPLE, PromoCode, PromoRefusal, Quota, admits};
use podium_settings::Settings;
use podium_store::audit::{self, Entry};
use podium_store::{Conn, events, playgroups, promo, quotas};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, SignedIn};
use crate::http::tx::{self, TxError};
use crate::quota::is_within_quota;
use crate::signals::Change;
use crate::wire::{Event, EventBody};

#[derive(Deserialize, ToSchema)]
pub struct Redemption {
    /// As it was typed: in any case, with or without dashes and spaces.
    code: String,
    /// `en` or `fr`: the language of a refused code's message.
    locale: String,
}

/// Redeems a code: I join its event, and the event's playgroup where it has one. A code of an event that I am in
/// already gives the event and spends nothing.
#[utoipa::path(post, path = "/promo/event", tag = "promo", operation_id = "redeem", request_body = Redemption,
    responses((status = 201, body = EventBody), (status = 200, body = EventBody), (status = "default", body = ErrorBody)))]
pub async fn redeem(
    writer: Writer,
    SignedIn { user: me, .. }: SignedIn,
    Json(redemption): Json<Redemption>,
) -> ApiResult<(StatusCode, Answer<EventBody>)> {
    let now = writer.clock.now();
    let (code, lang) = redemption.parse()?;
    let joining = Entry::new(&writer.entropy, now, me.id, Action::Joined);
    let settings = writer.settings.clone();
    let joined = tx::write(&writer.db, async move |c: &mut Conn| {
        let_in(c, &settings, me.id, &code, &joining).await
    });
    let (status, seen) = joined.await.map_err(|why| why.said_in(lang))?;
    if status == StatusCode::CREATED {
        writer.signals.changed([me.id], Change::Events);
        let playgroup = seen.playgroup.as_ref().map(|(id, _)| *id);
        writer.signals.tell_members(playgroup, &[Change::Playgroups]);
    }
    let event = Event::new(seen, now);
    Ok((status, Answer(EventBody { event })))
}

impl Redemption {
    /// A text that cannot be a code is refused like an unknown one.
    fn parse(&self) -> ApiResult<(PromoCode, Lang)> {
        let code = self.code.parse::<PromoCode>();
        let missing = matches!(code, Err(FieldError::Required)).then_some(("code", FieldError::Required));
        let refuse_locale = |why| ApiError::fields(missing.into_iter().chain([("locale", why)]));
        let lang: Lang = self.locale.parse().map_err(refuse_locale)?;
        let code_refusal = || missing.map_or(ErrorKind::PromoUnknown.into(), |field| ApiError::fields([field]));
        Ok((code.map_err(|_| code_refusal().said_in(lang))?, lang))
    }
}

/// `joining` is the entry in the activity of the event's playgroup.
async fn let_in(
    c: &mut Conn,
    settings: &Settings,
    me: Uuid,
    code: &PromoCode,
    joining: &Entry,
) -> Result<(StatusCode, events::Seen), TxError> {
    let now = joining.at;
    let promo = promo::find(c, code).await?;
    let seen = match &promo {
        Some(promo) => events::seen(c, Some(me), promo.event_id).await?,
        None => None,
    };
    if let Some(seen) = seen.filter(|seen| seen.joined) {
        return Ok((StatusCode::OK, seen));
    }
    admits(promo.as_ref().map(promo::Promo::terms), now).map_err(kind)?;
    let promo = promo.ok_or(ErrorKind::PromoUnknown)?;
    promo::used(c, &promo.code).await?;
    events::admit(c, promo.event_id, me, &promo.code, now).await?;
    let event = events::find(c, promo.event_id).await?.ok_or(ErrorKind::NotFound)?;
    if let Some(playgroup) = event.playgroup_id {
        join_playgroup(c, settings, playgroup, me, joining).await?;
    }
    let seen = events::seen(c, Some(me), promo.event_id).await?;
    Ok((StatusCode::CREATED, seen.ok_or(ErrorKind::NotFound)?))
}

/// Skipped if the playgroup is full or the user is in too many: neither keeps anyone from joining the event.
async fn join_playgroup(
    c: &mut Conn,
    settings: &Settings,
    playgroup: Uuid,
    me: Uuid,
    joining: &Entry,
) -> Result<(), TxError> {
    let known = playgroups::membership(c, playgroup, me).await?.is_some();
    let joined = quotas::count_playgroups(c, me).await?;
    let room = is_within_quota(settings, Quota::Playgroups, joined + 1)
        && (known || playgroups::count(c, playgroup).await? < MOST_PEOPLE);
    if room && playgroups::join(c, playgroup, me, None, joining.at).await? {
        audit::record(c, &joining.clone().in_playgroup(playgroup)).await?;
    }
    Ok(())
}

fn kind(why: PromoRefusal) -> ErrorKind {
    match why {
        PromoRefusal::Unknown => ErrorKind::PromoUnknown,
        PromoRefusal::NotYet => ErrorKind::PromoNotYet,
        PromoRefusal::Expired => ErrorKind::PromoExpired,
        PromoRefusal::UsedUp => ErrorKind::PromoUsedUp,
    }
}
