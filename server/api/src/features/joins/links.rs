use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{Act, Action, FieldError, Quota, Timestamp};
use podium_settings::Settings;
use podium_store::links::{self, Link as Stored};
use podium_store::people;
use podium_store::{Conn, Db, Result, audit, quotas};
use podium_system::Clock;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Admin, Json, Path};
use crate::http::tx;
use crate::links::{qr, token};
use crate::quota::check_quota;
use crate::wire::Card;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A link by which people join a playgroup.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Link {
    id: Uuid,
    #[schema(required)]
    made_by: Option<Card>,
    made_at: Timestamp,
    expires_at: Timestamp,
    /// How many it lets in; any number where there is none.
    #[schema(required)]
    max_uses: Option<i64>,
    /// How many it has let in.
    uses: i64,
}

impl Link {
    fn new(link: Stored, made_by: Option<people::Card>) -> Link {
        Link {
            id: link.id,
            made_by: made_by.map(Card::from),
            made_at: link.made_at,
            expires_at: link.expires_at,
            max_uses: link.max_uses,
            uses: link.uses,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct LinksBody {
    links: Vec<Link>,
}

/// A new link, with what is shown this once.
#[derive(Serialize, ToSchema)]
pub struct MadeLink {
    #[serde(flatten)]
    link: Link,
    /// A page to open by whoever is to join.
    url: String,
    token: String,
    /// An SVG picture of `url` as a data address.
    qr: String,
}

#[derive(Serialize, ToSchema)]
pub struct MadeLinkBody {
    link: MadeLink,
}

#[derive(Deserialize, ToSchema)]
pub struct NewLink {
    /// How long it works: 1 to 90, by default 7.
    days: Option<i64>,
    /// How many it lets in: 1 to 500, by default any number.
    uses: Option<i64>,
}

impl NewLink {
    fn check(&self) -> ApiResult<(Duration, Option<i64>)> {
        let within = |number: i64, most: i64| {
            let whole = u32::try_from(number).ok().filter(|_| (1..=most).contains(&number));
            whole.ok_or(FieldError::OutOfRange { min: 1, max: most })
        };
        let mut check = Check::default();
        let days = check.take("days", within(self.days.unwrap_or(7), 90));
        let uses = check.take("uses", self.uses.map(|uses| within(uses, 500)).transpose());
        check.done(days.map(|days| DAY * days).zip(uses.map(|uses| uses.map(i64::from))))
    }
}

async fn live(c: &mut Conn, group: Uuid, now: Timestamp) -> Result<LinksBody> {
    let links = links::live(c, group, now).await?;
    let makers: Vec<Uuid> = links.iter().filter_map(|link| link.made_by).collect();
    let makers = people::cards(c, &makers).await?;
    let makers: HashMap<Uuid, people::Card> = makers.into_iter().map(|card| (card.id, card)).collect();
    let link = |link: Stored| {
        let maker = link.made_by.and_then(|maker| makers.get(&maker).cloned());
        Link::new(link, maker)
    };
    Ok(LinksBody {
        links: links.into_iter().map(link).collect(),
    })
}

/// The links that let people into a playgroup I run, newest first.
#[utoipa::path(get, path = "/playgroup/{id}/links", tag = "joins", operation_id = "listLinks", params(("id" = Uuid, Path)), responses((status = 200, body = LinksBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(db): State<Db>, State(clock): State<Clock>, Admin(at): Admin) -> ApiResult<Answer<LinksBody>> {
    let now = clock.now();
    let links = db.read(async move |c: &mut Conn| live(c, at.group, now).await).await?;
    Ok(Answer(links))
}

/// Makes a link by which people join a playgroup I run.
#[utoipa::path(post, path = "/playgroup/{id}/link", tag = "joins", operation_id = "makeLink", params(("id" = Uuid, Path)), request_body = NewLink, responses((status = 201, body = MadeLinkBody), (status = "default", body = ErrorBody)))]
pub async fn make(
    writer: Writer,
    State(settings): State<Arc<Settings>>,
    Admin(at): Admin,
    Json(new): Json<NewLink>,
) -> ApiResult<(StatusCode, Answer<MadeLinkBody>)> {
    let (lives, max_uses) = new.check()?;
    let (now, token) = (writer.clock.now(), token::new(&writer.entropy));
    let hash = token::hash(&token);
    let url = format!("{}/join/{token}", settings.public_origin());
    let qr = qr::data_address(&url).map_err(ApiError::internal)?;
    let link = Stored {
        id: writer.entropy.uuid(now),
        playgroup_id: at.group,
        made_by: Some(at.me.id),
        made_at: now,
        expires_at: now + lives,
        max_uses,
        uses: 0,
        revoked_at: None,
    };
    let entry = at.entry(&writer.entropy, now, Action::LinkMade);
    let link = tx::write(&writer.db, async move |c: &mut Conn| {
        at.check(c, Act::Run).await?;
        links::insert(c, hash, &link).await?;
        let made = quotas::count_join_links(c, at.me.id, now).await?;
        check_quota(&settings, Quota::JoinLinks, made)?;
        audit::record(c, &entry).await?;
        let maker = people::card(c, at.me.id).await?;
        Ok(Link::new(link, maker))
    })
    .await?;
    let link = MadeLink { link, url, token, qr };
    Ok((StatusCode::CREATED, Answer(MadeLinkBody { link })))
}

/// Revokes a link: it lets nobody in any more.
#[utoipa::path(delete, path = "/playgroup/{id}/link/{linkId}", tag = "joins", operation_id = "revokeLink", params(("id" = Uuid, Path), ("linkId" = Uuid, Path)), responses((status = 200, body = LinksBody), (status = "default", body = ErrorBody)))]
pub async fn revoke(
    writer: Writer,
    Admin(at): Admin,
    Path((_id, link)): Path<(Uuid, Uuid)>,
) -> ApiResult<Answer<LinksBody>> {
    let now = writer.clock.now();
    let entry = at.entry(&writer.entropy, now, Action::LinkRevoked);
    let left = tx::write(&writer.db, async move |c: &mut Conn| {
        at.check(c, Act::Run).await?;
        let link = links::one(c, at.group, link).await?.ok_or(ErrorKind::NotFound)?;
        if links::revoke(c, link.id, now).await? {
            audit::record(c, &entry).await?;
        }
        Ok(live(c, at.group, now).await?)
    });
    Ok(Answer(left.await?))
}
