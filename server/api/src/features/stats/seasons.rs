use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::stats::{MOST_SEASONS, SeasonName, Span};
use podium_domain::{Act, Action, FieldError, Timestamp};
use podium_store::stats::seasons::{self, Season as Stored};
use podium_store::{Conn, Db, Result, audit};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Admin, At, Json, Member, Path};
use crate::http::tx;
use crate::signals::Change;

/// A stretch of time that a playgroup has given a name.
#[derive(Serialize, ToSchema)]
pub struct Season {
    id: Uuid,
    name: String,
    /// Games that ended then belong to it.
    from: Timestamp,
    /// Games that ended then no longer do; null while it goes on.
    #[schema(required)]
    until: Option<Timestamp>,
}

impl From<Stored> for Season {
    fn from(season: Stored) -> Season {
        Season {
            id: season.id,
            name: season.name,
            from: season.starts_at,
            until: season.ends_at,
        }
    }
}

#[derive(Serialize, ToSchema)]
pub struct SeasonBody {
    season: Season,
}

#[derive(Serialize, ToSchema)]
pub struct SeasonsBody {
    /// Newest first.
    seasons: Vec<Season>,
    /// Whether I keep my figures in this playgroup to myself.
    private: bool,
}

#[derive(Deserialize, ToSchema)]
pub struct NewSeason {
    /// 1 to 60 characters.
    name: String,
    #[schema(required, format = DateTime)]
    from: Option<String>,
    /// After `from`; left out, the season goes on.
    #[schema(format = DateTime)]
    until: Option<String>,
}

impl NewSeason {
    fn check(&self) -> ApiResult<(SeasonName, Span)> {
        let time = |text: &String| text.parse::<Timestamp>();
        let mut check = Check::default();
        let name = check.take("name", self.name.parse());
        let from = self.from.as_ref().ok_or(FieldError::Required).and_then(time);
        let from = check.take("from", from);
        let until = check.take("until", self.until.as_ref().map(time).transpose());
        let span = from.zip(until).map(|(from, until)| Span::new(from, until));
        let span = span.and_then(|span| check.take("until", span));
        check.done(name.zip(span))
    }
}

/// The seasons of a playgroup I am in.
#[utoipa::path(get, path = "/playgroup/{id}/seasons", tag = "figures", operation_id = "listSeasons", params(("id" = Uuid, Path)), responses((status = 200, body = SeasonsBody), (status = "default", body = ErrorBody)))]
pub async fn list_seasons(State(db): State<Db>, Member(at): Member) -> ApiResult<Answer<SeasonsBody>> {
    let seasons = db.read(async move |c: &mut Conn| all(c, &at).await).await?;
    Ok(Answer(seasons))
}

/// Gives a stretch of time a name, in a playgroup I run; it has at most 100 seasons.
#[utoipa::path(post, path = "/playgroup/{id}/seasons", tag = "figures", operation_id = "createSeason", params(("id" = Uuid, Path)), request_body = NewSeason, responses((status = 201, body = SeasonBody), (status = "default", body = ErrorBody)))]
pub async fn create_season(
    writer: Writer,
    Admin(at): Admin,
    Json(new): Json<NewSeason>,
) -> ApiResult<(StatusCode, Answer<SeasonBody>)> {
    let (name, span) = new.check()?;
    let (now, group) = (writer.clock.now(), at.group);
    let (id, entry) = (
        writer.entropy.uuid(now),
        at.entry(&writer.entropy, now, Action::SeasonMade),
    );
    let season = tx::write(&writer.db, async move |c: &mut Conn| {
        at.check(c, Act::Run).await?;
        if seasons::count(c, at.group).await? >= MOST_SEASONS {
            let max = usize::try_from(MOST_SEASONS).unwrap_or(usize::MAX);
            return Err(ApiError::fields([("seasons", FieldError::TooMany { max })]).into());
        }
        seasons::insert(c, at.group, id, &name, span, now).await?;
        audit::record(c, &entry).await?;
        Ok(body(id, &name, span))
    })
    .await?;
    writer.signals.tell_members([group], &[Change::Stats]);
    Ok((StatusCode::CREATED, Answer(season)))
}

/// Changes the name and times of a season, in a playgroup I run.
#[utoipa::path(put, path = "/playgroup/{id}/season/{season}", tag = "figures", operation_id = "changeSeason", params(("id" = Uuid, Path), ("season" = Uuid, Path)), request_body = NewSeason, responses((status = 200, body = SeasonBody), (status = "default", body = ErrorBody)))]
pub async fn change_season(
    writer: Writer,
    Admin(at): Admin,
    Path((_id, season)): Path<(Uuid, Uuid)>,
    Json(new): Json<NewSeason>,
) -> ApiResult<Answer<SeasonBody>> {
    let (name, span) = new.check()?;
    let group = at.group;
    let entry = at.entry(&writer.entropy, writer.clock.now(), Action::SeasonChanged);
    let season = tx::write(&writer.db, async move |c: &mut Conn| {
        at.check(c, Act::Run).await?;
        let mut there = seasons::of_playgroup(c, at.group).await?.into_iter();
        let before = there.find(|one| one.id == season).ok_or(ErrorKind::NotFound)?;
        let same = (before.name.as_str(), before.starts_at, before.ends_at);
        if same != (name.as_str(), span.from(), span.until()) {
            seasons::change(c, at.group, season, &name, span).await?;
            audit::record(c, &entry).await?;
        }
        Ok(body(season, &name, span))
    })
    .await?;
    writer.signals.tell_members([group], &[Change::Stats]);
    Ok(Answer(season))
}

/// Deletes a season, in a playgroup I run. Its games stay as they are.
#[utoipa::path(delete, path = "/playgroup/{id}/season/{season}", tag = "figures", operation_id = "deleteSeason", params(("id" = Uuid, Path), ("season" = Uuid, Path)), responses((status = 200, body = SeasonsBody), (status = "default", body = ErrorBody)))]
pub async fn delete_season(
    writer: Writer,
    Admin(at): Admin,
    Path((_id, season)): Path<(Uuid, Uuid)>,
) -> ApiResult<Answer<SeasonsBody>> {
    let group = at.group;
    let entry = at.entry(&writer.entropy, writer.clock.now(), Action::SeasonDeleted);
    let left = tx::write(&writer.db, async move |c: &mut Conn| {
        at.check(c, Act::Run).await?;
        if !seasons::delete(c, at.group, season).await? {
            return Err(ErrorKind::NotFound.into());
        }
        audit::record(c, &entry).await?;
        Ok(all(c, &at).await?)
    })
    .await?;
    writer.signals.tell_members([group], &[Change::Stats]);
    Ok(Answer(left))
}

async fn all(c: &mut Conn, at: &At) -> Result<SeasonsBody> {
    let seasons = seasons::of_playgroup(c, at.group).await?;
    Ok(SeasonsBody {
        seasons: seasons.into_iter().map(Season::from).collect(),
        private: seasons::is_private(c, at.group, at.me.id).await?,
    })
}

fn body(id: Uuid, name: &SeasonName, span: Span) -> SeasonBody {
    let season = Season {
        id,
        name: name.as_str().to_owned(),
        from: span.from(),
        until: span.until(),
    };
    SeasonBody { season }
}
