//! Finds what the marked games of a scope change in the games after them, some at a time.

use std::collections::BTreeSet;

use podium_domain::Timestamp;
use uuid::Uuid;

use super::due::Mark;
use super::tracked::{AllTracked, pack_waiting, unpack_waiting};
use super::walk::Walk;
use super::{BEGIN, Point, RatedGame, RatingRow};
use crate::{Conn, Result, query, row};

/// How many times as many games are looked at in a step as are changed at once.
const LOOKED_AT: usize = 8;

/// A part of a count, found by reading alone.
#[derive(Debug)]
pub struct Step {
    pub scope: Uuid,
    /// Whether it is a playgroup, whose members all see it.
    pub playgroup: bool,
    /// Whose rating may be another.
    pub users: BTreeSet<Uuid>,
    /// Where the next one begins; none where the count has ended.
    pub next: Option<Point>,
    /// What becomes of the scope's progress; with the version that it follows.
    pub(super) progress: Progress,
    pub(super) marks: Vec<Mark>,
    /// The games that are stored otherwise now.
    pub(super) games: Vec<RatedGame>,
    /// The games that are stored no longer.
    pub(super) dropped_games: Vec<Point>,
    /// The last ratings of those who have no later game; none where they have no game left.
    pub(super) ratings: Vec<(Uuid, Option<RatingRow>)>,
}

/// What is known of a scope's count from the step before.
#[derive(Debug, Default)]
pub enum Memory {
    #[default]
    Nothing,
    /// Another node counts, and was there.
    Seen(i64),
    Tracked(i64, AllTracked),
}

/// Where the count began, until it has ended, and where it goes on.
#[derive(Debug)]
pub(super) struct Progress {
    pub version: i64,
    begun_at: Option<Timestamp>,
    begun_game: Option<Uuid>,
    next_at: Option<Timestamp>,
    next_game: Option<Uuid>,
    waiting: Vec<u8>,
}

row!(Progress {
    version,
    begun_at,
    begun_game,
    next_at,
    next_game,
    waiting
});

impl Progress {
    fn new(version: i64, begun: Option<Point>, next: Option<Point>, waiting: Vec<u8>) -> Progress {
        let ((begun_at, begun_game), (next_at, next_game)) = (begun.unzip(), next.unzip());
        Progress {
            version,
            begun_at,
            begun_game,
            next_at,
            next_game,
            waiting,
        }
    }

    /// The first game and the next of a count that has not ended.
    fn unfinished(&self) -> Option<(Point, Point)> {
        let begun = self.begun_at.zip(self.begun_game);
        begun.zip(self.next_at.zip(self.next_game))
    }
}

/// What is to be written next in a scope, if anything is due there; about so many games at once. A count that another
/// node has begun is taken over where nobody goes on with it between two calls.
pub async fn step(c: &mut Conn, scope: Uuid, at_once: usize, memory: Memory) -> Result<(Option<Step>, Memory)> {
    let progress = read_progress(c, scope).await?;
    let version = progress.as_ref().map_or(0, |progress| progress.version);
    let unfinished = progress.as_ref().and_then(Progress::unfinished);
    let mut walk = Walk::new(scope, at_once);
    match (unfinished, progress, memory) {
        (None, ..) => (),
        (_, _, Memory::Tracked(known, tracked)) if known == version => walk.tracked = tracked,
        (Some((begun, next)), Some(progress), Memory::Seen(seen)) if seen == version => {
            walk.tracked = unpack_waiting(&progress.waiting)?;
            walk.resume(c, begun, next).await?;
        }
        _ => return Ok((None, Memory::Seen(version))),
    }
    let mut next = Some(unfinished.map_or(BEGIN, |(_, next)| next));
    let mut looked_at = 0;
    while let Some(from) = next
        && walk.changed_games() < at_once
        && looked_at < LOOKED_AT
    {
        next = walk.some(c, from).await?;
        looked_at += 1;
    }
    if walk.marks.is_empty() && unfinished.is_none() {
        return Ok((None, Memory::Nothing));
    }
    let ratings = walk.finish(c, next.is_none()).await?;
    let next = next.filter(|_| !walk.tracked.is_empty());
    let begun = unfinished.map(|(begun, _)| begun);
    let begun = begun.or_else(|| walk.marks.first().map(Mark::point));
    let begun = begun.filter(|_| next.is_some());
    let step = Step {
        scope,
        playgroup: is_playgroup(c, scope).await?,
        users: walk.users,
        next,
        progress: Progress::new(version, begun, next, pack_waiting(&walk.tracked)),
        marks: walk.marks,
        games: walk.games,
        dropped_games: walk.dropped_games,
        ratings,
    };
    Ok((Some(step), Memory::Tracked(version + 1, walk.tracked)))
}

#[query("SELECT {Progress} FROM rating_progress WHERE scope = :scope")]
async fn read_progress(c: &mut Conn, scope: Uuid) -> Result<Option<Progress>>;

#[query("SELECT EXISTS (SELECT 1 FROM playgroup WHERE id = :id)")]
async fn is_playgroup(c: &mut Conn, id: Uuid) -> Result<bool>;
