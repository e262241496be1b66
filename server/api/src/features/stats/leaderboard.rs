use std::cmp::Reverse;
use std::sync::Arc;

use axum::extract::State;
use podium_domain::stats::Rate;
use podium_domain::{Timestamp, stats};
use podium_store::stats::ratings::{self, Face, RatingRow};
use podium_store::stats::{played, versions};
use podium_store::{Conn, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::cache::{Call, Computed, JsonText, Key, MadeOf, StatsCache};
use super::filters::Filters;
use super::rating::Rating;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Member, Query};
use crate::http::tx::TxError;
use crate::wire::Color;

/// A time that figures are asked for.
#[derive(Clone, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Span {
    /// Milliseconds since 1970: only games that ended then or later.
    from: Option<i64>,
    /// Milliseconds since 1970: only games that ended before.
    until: Option<i64>,
}

impl Span {
    /// From when until before when; none for all of time.
    fn bounds(&self) -> Option<(Timestamp, Timestamp)> {
        if self.from.is_none() && self.until.is_none() {
            return None;
        }
        let or = |time: Option<i64>, edge| time.map_or(Timestamp::from_micros(edge), Timestamp::from_millis);
        Some((or(self.from, i64::MIN), or(self.until, i64::MAX)))
    }
}

/// Who is ahead in a playgroup.
#[derive(Serialize, ToSchema)]
pub struct LeaderboardBody {
    players: Vec<LeaderboardRow>,
    decks: Vec<LeaderboardRow>,
    /// How many members would stand here and keep their figures to themselves.
    hidden: usize,
    /// Whether games are being counted that are not in it yet.
    counting: bool,
}

/// A member, or a deck of theirs.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LeaderboardRow {
    /// Equals share one.
    rank: usize,
    #[schema(required)]
    user_id: Option<Uuid>,
    #[schema(required)]
    deck_id: Option<Uuid>,
    /// A member's first name, or the deck's.
    name: String,
    #[schema(required)]
    username: Option<String>,
    #[schema(required)]
    firstname: Option<String>,
    #[schema(required)]
    picture: Option<String>,
    /// Of a deck.
    #[schema(required)]
    colors: Option<Vec<Color>>,
    /// Of a deck.
    #[schema(required)]
    owner_id: Option<Uuid>,
    /// Whether only I see this, because I keep my figures to myself.
    private: bool,
    rating: Rating,
    /// Of the rating's value by the last game, or by all games of the time asked for.
    change: i64,
    last_played: Timestamp,
    /// How often it won, with the bounds in which that lies in 95 cases of 100.
    rate: f64,
    low: f64,
    high: f64,
}

/// The members of a playgroup and their decks, best first: by what their rating surpasses with near certainty, or by what
/// they have gained in a time.
#[utoipa::path(get, path = "/playgroup/{id}/leaderboard", tag = "figures", operation_id = "readLeaderboard", params(("id" = Uuid, Path), Span), responses((status = 200, body = LeaderboardBody), (status = "default", body = ErrorBody)))]
pub async fn leaderboard(
    State(cache): State<Arc<StatsCache>>,
    Member(at): Member,
    Query(span): Query<Span>,
) -> ApiResult<JsonText> {
    let (me, group) = (at.me.id, at.group);
    cache.answer(Leaderboard { me, group, span }).await
}

#[derive(Clone)]
struct Leaderboard {
    me: Uuid,
    group: Uuid,
    span: Span,
}

impl Computed for Leaderboard {
    type Rows = (Vec<(Face, RatingRow)>, bool);
    type Body = LeaderboardBody;

    fn key(&self, _made_of: &MadeOf) -> Key {
        let filters = Filters::span(self.span.from, self.span.until);
        Key::new(Call::Leaderboard, Some(self.me), self.group, &filters)
    }

    /// Ratings in a playgroup follow from its games alone, once they are counted.
    async fn made_of(&self, c: &mut Conn) -> Result<MadeOf, TxError> {
        Ok(MadeOf {
            version: versions::read(c, self.group).await?,
            members: played::members(c, self.group).await?,
            counting: ratings::is_due(c, self.group).await?,
            ..MadeOf::default()
        })
    }

    async fn rows(&self, c: &mut Conn, made_of: &MadeOf) -> Result<Self::Rows> {
        let board = ratings::board(c, self.group, self.me, self.span.bounds()).await?;
        Ok((board, made_of.counting))
    }

    fn body(&self, (board, counting): Self::Rows) -> Result<LeaderboardBody> {
        let by_change = self.span.bounds().is_some();
        let theirs = |(face, _): &(Face, RatingRow)| face.private && face.owner != self.me;
        let hidden = board.iter().filter(|row| theirs(row) && !row.0.deck).count();
        let seen = board.into_iter().filter(|row| !theirs(row));
        let (decks, players): (Vec<_>, Vec<_>) = seen.partition(|(face, _)| face.deck);
        Ok(LeaderboardBody {
            players: ranked(players, by_change),
            decks: ranked(decks, by_change),
            hidden,
            counting,
        })
    }
}

fn ranked(mut board: Vec<(Face, RatingRow)>, by_change: bool) -> Vec<LeaderboardRow> {
    let worth = |rating_row: &RatingRow| {
        if by_change {
            rating_row.mu - rating_row.mu_before
        } else {
            rating_row.rating().sure()
        }
    };
    board.sort_by(|(face, one), (other_face, other)| {
        let better = worth(other).total_cmp(&worth(one));
        let tie = || {
            (Reverse(one.games), &face.name, face.subject).cmp(&(
                Reverse(other.games),
                &other_face.name,
                other_face.subject,
            ))
        };
        better.then_with(tie)
    });
    let mut rows: Vec<LeaderboardRow> = Vec::with_capacity(board.len());
    let mut ahead: Option<f64> = None;
    for (place, (face, rating_row)) in (1..).zip(board) {
        let worth = worth(&rating_row);
        let rank = match rows.last() {
            Some(last) if ahead == Some(worth) => last.rank,
            _ => place,
        };
        ahead = Some(worth);
        rows.push(row(rank, face, &rating_row));
    }
    rows
}

fn row(rank: usize, face: Face, rating_row: &RatingRow) -> LeaderboardRow {
    let rate = Rate::of(rating_row.games, rating_row.wins, rating_row.draws);
    let (low, high) = rate.interval().unwrap_or((0.0, 1.0));
    let before = stats::Rating {
        mu: rating_row.mu_before,
        ..rating_row.rating()
    };
    LeaderboardRow {
        rank,
        user_id: (!face.deck).then_some(face.subject),
        deck_id: face.deck.then_some(face.subject),
        firstname: (!face.deck).then(|| face.name.clone()),
        name: face.name,
        username: face.username,
        picture: face.picture,
        colors: face.colors.as_deref().map(Color::all),
        owner_id: face.deck.then_some(face.owner),
        private: face.private,
        rating: rating_row.into(),
        change: rating_row.rating().value() - before.value(),
        last_played: rating_row.ended_at,
        rate: rate.win_rate().unwrap_or_default(),
        low,
        high,
    }
}
