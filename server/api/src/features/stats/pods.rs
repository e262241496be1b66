use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use axum::Json as Answer;
use axum::extract::State;
use podium_domain::stats::Rating;
use podium_domain::stats::pods::{self as rules, Guest, Impossible, Meetings};
use podium_domain::{FieldError, Timestamp};
use podium_store::games::{DeckOfTheDay, decks_of_the_day};
use podium_store::stats::pods::{self as store, Sat};
use podium_store::stats::{played, ratings};
use podium_store::{Conn, Result};
use podium_system::Entropy;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::tonight::{FEWEST, Tonight, TonightPlayer};
use crate::features::Writer;
use crate::formats::Catalogue;
use crate::http::check::Check;
use crate::http::compute::Turn;
use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::{At, Json, Member};
use crate::http::tx;

/// Older meetings do not count.
const LATELY: Duration = Duration::from_secs(180 * 24 * 60 * 60);

#[derive(Serialize, ToSchema)]
pub struct MadePodsBody {
    pods: Vec<MadePod>,
    /// Nought were perfect: ratings and brackets apart, and people who met, each weighed.
    cost: f64,
    /// What pods drawn by lot from the same people cost on average.
    chance: f64,
}

/// Who plays together, and how well they go together.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MadePod {
    /// By their places in what was sent.
    players: Vec<usize>,
    /// The mean of the ratings that I may see.
    value: i64,
    /// The highest of those less the lowest.
    spread: i64,
    /// The lowest and the highest, where any is known.
    #[schema(required)]
    brackets: Option<[u8; 2]>,
    /// Games that any two of them played together here in the last 180 days, added up.
    meetings: u32,
    /// Pairs who played none.
    new_pairs: u32,
}

/// Proposes pods of three to five for tonight's players, as even as possible by rating and bracket, and mixing people who
/// met least. Nothing is kept.
#[utoipa::path(post, path = "/playgroup/{id}/pods", tag = "figures", operation_id = "makePods", params(("id" = Uuid, Path)), request_body = Tonight, responses((status = 200, body = MadePodsBody), (status = "default", body = ErrorBody)))]
pub async fn make_pods(
    writer: Writer,
    State(formats): State<Arc<Catalogue>>,
    Member(at): Member,
    Json(tonight): Json<Tonight>,
) -> ApiResult<Answer<MadePodsBody>> {
    tonight.check(&formats)?;
    let since = writer.clock.now() - LATELY;
    let (entropy, shown) = (writer.entropy.clone(), tonight.shown.clone());
    let turn = Turn::take().await?;
    let input = tx::read(&writer.db, async move |c: &mut Conn| {
        let mut check = Check::default();
        let input = PodInput::read(c, &mut check, &at, &tonight, since).await?;
        Ok(check.done(Some(input))?)
    })
    .await?;
    let made = turn.run(move || input.make(&shown, &entropy)).await?;
    let made = made.map_err(|why| {
        let why = match why {
            Impossible::TooFew => FieldError::TooFew { min: FEWEST },
            Impossible::Locks => FieldError::Invalid,
        };
        ApiError::fields([("players", why)])
    })?;
    Ok(Answer(made))
}

/// Tonight's players with their ratings, brackets and meetings.
struct PodInput {
    guests: Vec<Guest>,
    /// The same without ratings that are hidden from the caller: the answer is computed from these alone.
    told: Vec<Guest>,
    sat: Vec<Sat>,
    /// Where each user stands among the players.
    places: HashMap<Uuid, usize>,
}

impl PodInput {
    /// Notes players who are not in the playgroup, are listed twice, or have no such deck.
    async fn read(c: &mut Conn, check: &mut Check, at: &At, tonight: &Tonight, since: Timestamp) -> Result<PodInput> {
        let members = played::members(c, at.group).await?;
        let members: HashMap<Uuid, bool> = members.iter().map(|member| (member.user, member.private)).collect();
        let places = tonight.places(check, &members);
        let users: Vec<Uuid> = places.keys().copied().collect();
        let ratings = rated(c, &users, at.group, tonight.format_id).await?;
        let decks: Vec<Uuid> = tonight.players.iter().filter_map(|player| player.deck_id).collect();
        let decks = decks_of_the_day(c, &decks).await?;
        let decks: HashMap<Uuid, DeckOfTheDay> = decks.into_iter().map(|deck| (deck.id, deck)).collect();

        let (mut guests, mut told) = (Vec::new(), Vec::new());
        for (number, player) in tonight.players.iter().enumerate() {
            let deck = player.deck(at.me.id, &decks);
            let deck = check.take(format!("players.{number}.deckId"), deck).flatten();
            let guest = player.guest(&ratings, deck);
            let hidden = player
                .user_id
                .is_some_and(|user| user != at.me.id && members.get(&user) == Some(&true));
            guests.push(guest);
            told.push(Guest {
                rating: guest.rating.filter(|_| !hidden),
                ..guest
            });
        }
        Ok(PodInput {
            guests,
            told,
            sat: store::meetings(c, at.group, since).await?,
            places,
        })
    }

    fn met(&self) -> Meetings {
        let place = |sat: &Sat| Some((sat.game, *self.places.get(&sat.user)?));
        let mut sat: Vec<(Uuid, usize)> = self.sat.iter().filter_map(place).collect();
        sat.sort_unstable();
        let mut met = Meetings::none(self.guests.len());
        for game in sat.chunk_by(|(one, _), (other, _)| one == other) {
            let table: Vec<usize> = game.iter().map(|(_, place)| *place).collect();
            each_pair(&table, |one, other| met.add(one, other, 1));
        }
        met
    }

    /// Those who were shown together count as having met once more, so that asking again gives something else.
    fn make(&self, shown: &[Vec<usize>], entropy: &Entropy) -> std::result::Result<MadePodsBody, Impossible> {
        let met = self.met();
        let mut with_shown = met.clone();
        for pod in shown {
            each_pair(pod, |one, other| with_shown.add(one, other, 1));
        }
        let pods = rules::propose(&self.guests, &with_shown, &|bound| entropy.below(bound))?;
        Ok(MadePodsBody {
            cost: rules::cost(&self.told, &met, &pods),
            chance: rules::chance(&self.told, &met),
            pods: pods.into_iter().map(|pod| self.tell(&met, pod)).collect(),
        })
    }

    fn tell(&self, met: &Meetings, players: Vec<usize>) -> MadePod {
        let told = || players.iter().map(|at| &self.told[*at]);
        let values: Vec<i64> = told().filter_map(|guest| guest.rating).map(Rating::value).collect();
        let count = i64::try_from(values.len()).unwrap_or(i64::MAX);
        let (lowest, highest) = (values.iter().min(), values.iter().max());
        let brackets = || told().filter_map(|guest| guest.bracket);
        let (mut meetings, mut new_pairs) = (0_u32, 0);
        each_pair(&players, |one, other| {
            let times = met.between(one, other);
            meetings = meetings.saturating_add(times);
            new_pairs += u32::from(times == 0);
        });
        MadePod {
            value: match count {
                0 => Rating::default().value(),
                _ => (values.iter().sum::<i64>() + count / 2).div_euclid(count),
            },
            spread: highest.zip(lowest).map_or(0, |(highest, lowest)| highest - lowest),
            brackets: brackets().min().zip(brackets().max()).map(|(low, high)| [low, high]),
            meetings,
            new_pairs,
            players,
        }
    }
}

/// Each user's rating in the playgroup, or else in the format.
async fn rated(c: &mut Conn, users: &[Uuid], group: Uuid, format: Option<Uuid>) -> Result<HashMap<Uuid, Rating>> {
    let mut found = HashMap::new();
    for scope in format.into_iter().chain([group]) {
        let rating_rows = ratings::of_subjects(c, scope, users).await?;
        found.extend(
            rating_rows
                .iter()
                .map(|rating_row| (rating_row.subject, rating_row.rating())),
        );
    }
    Ok(found)
}

impl TonightPlayer {
    /// The deck they play, if they say so: their own, and none they have put away, which only they know of.
    fn deck<'a>(
        &self,
        me: Uuid,
        decks: &'a HashMap<Uuid, DeckOfTheDay>,
    ) -> std::result::Result<Option<&'a DeckOfTheDay>, FieldError> {
        let Some(id) = self.deck_id else { return Ok(None) };
        let deck = decks.get(&id).filter(|deck| deck.may_be_put(me, self.user_id));
        deck.ok_or(FieldError::Unknown).map(Some)
    }

    fn guest(&self, ratings: &HashMap<Uuid, Rating>, deck: Option<&DeckOfTheDay>) -> Guest {
        let rating = self.user_id.and_then(|user| ratings.get(&user).copied());
        let bracket = self.bracket.or_else(|| deck.and_then(|deck| deck.bracket));
        Guest {
            rating: Some(rating.unwrap_or_default()),
            bracket: bracket.and_then(|bracket| u8::try_from(bracket).ok()),
            locked: self.pod,
        }
    }
}

fn each_pair(pod: &[usize], mut each: impl FnMut(usize, usize)) {
    for (at, one) in pod.iter().enumerate() {
        pod[at + 1..].iter().for_each(|other| each(*one, *other));
    }
}
