//! Reads another user's games that the viewer may not see, and batches those that stats count.

use std::collections::{HashMap, HashSet};

use podium_domain::stats::{Batch, Game, GameOrigin, GameSource};
use uuid::Uuid;

use super::seats::{Filter, GameRow, IS_PRIVATE, IS_WANTED, Place, SeatRow, gather};
use crate::visible::GAME_IS_VISIBLE;
use crate::{Conn, Result, query, row};

/// What decides how a game counts for the viewer. Players, playgroups and tags of games that they may not see cannot be
/// filtered by.
struct Marks {
    visible: bool,
    private: bool,
    /// It passes the filters.
    wanted: bool,
    playgroup: Option<Uuid>,
    recorder: Option<Uuid>,
    /// The recorder is a member of the playgroup.
    recorded_by_member: bool,
    /// The player in this seat sees the game, but not all games of its source.
    outsider: bool,
}

row!(Marks {
    visible,
    private,
    wanted,
    playgroup,
    recorder,
    recorded_by_member,
    outsider
});

impl Marks {
    /// None if the recorder is not known: they may have seen other games than today's members.
    fn source(&self) -> Option<GameSource> {
        let user = self.recorder?;
        Some(match self.playgroup {
            Some(playgroup) if self.recorded_by_member => GameSource::Members { playgroup },
            playgroup => GameSource::Recorder { user, playgroup },
        })
    }
}

/// Rows of a user's games from the sources that the viewer sees only in part.
pub struct Unseen {
    rows: Vec<(SeatRow, Marks)>,
    owner: Uuid,
    /// The filters ask for a deck that is not the one whose stats they are.
    other_deck: bool,
}

pub async fn read(c: &mut Conn, viewer: Uuid, owner: Uuid, deck: Option<Uuid>, filter: &Filter) -> Result<Unseen> {
    let narrowed = Filter { deck, ..filter.clone() };
    Ok(Unseen {
        rows: read_rows(c, viewer, owner, &narrowed).await?,
        owner,
        other_deck: filter.deck.is_some() && filter.deck != deck,
    })
}

/// All games of the sources that the viewer sees only in part. The games that they do see are batched with the others.
#[query {"
    SELECT {Place as s}, {GameRow},
        CASE WHEN s.user_id = h.user_id THEN s.colors END,
        CASE WHEN s.user_id = h.user_id THEN s.commanders END,
        CASE WHEN s.user_id = h.user_id THEN s.bracket END,
        CASE WHEN s.user_id = h.user_id THEN s.mulligans END,
        CASE WHEN s.user_id = h.user_id THEN s.deck_id END,
        CASE WHEN s.user_id = h.user_id THEN s.deck_name END,
        {GAME_IS_VISIBLE} AS visible,
        {IS_PRIVATE} AS private,
        COALESCE(CAST(:filter.tag AS UUID) IS NULL AND CAST(:filter.playgroup AS UUID) IS NULL
            AND CAST(:filter.opponent AS UUID) IS NULL AND {IS_WANTED}, FALSE) AS wanted,
        g.playgroup_id AS playgroup,
        g.recorded_by AS recorder,
        EXISTS (SELECT 1 FROM playgroup_member m WHERE m.playgroup_id = g.playgroup_id AND m.joined_at IS NOT NULL
            AND m.user_id = g.recorded_by) AS recorded_by_member,
        COALESCE(s.user_id <> h.user_id AND s.user_id <> g.recorded_by AND NOT EXISTS (
            SELECT 1 FROM playgroup_member m WHERE m.playgroup_id = g.playgroup_id AND m.joined_at IS NOT NULL
                AND m.user_id = s.user_id), FALSE) AS outsider
    FROM history h
    JOIN game g ON g.id = h.game_id
    JOIN seat s ON s.game_id = h.game_id
    WHERE h.user_id = :owner AND h.user_id <> :viewer
        AND ({IS_PRIVATE} OR ((g.recorded_by IS NULL OR g.recorded_by <> :viewer) AND NOT EXISTS (
            SELECT 1 FROM playgroup_member m WHERE m.playgroup_id = g.playgroup_id AND m.joined_at IS NOT NULL
                AND m.user_id = :viewer)))"}]
async fn read_rows(c: &mut Conn, viewer: Uuid, owner: Uuid, filter: &Filter) -> Result<Vec<(SeatRow, Marks)>>;

impl Unseen {
    /// The batches in which every game passes the filters, and whether there is any game that the viewer may not see. Batches
    /// are made for each user; a deck's stats count a batch if that deck was played in all its games.
    pub fn batches(self) -> Result<(Vec<Batch>, bool)> {
        let partial = self.rows.iter().any(|(_, marks)| marks.private || !marks.visible);
        let mut wanted = HashSet::new();
        let mut origins: HashMap<Uuid, GameOrigin> = HashMap::new();
        let mut seats = Vec::with_capacity(self.rows.len());
        for (row, marks) in self.rows {
            let Some(source) = marks.source().filter(|_| !marks.private) else {
                continue;
            };
            if marks.wanted && !self.other_deck {
                wanted.insert(row.seat.game_id);
            }
            let origin = origins.entry(row.seat.game_id).or_insert_with(|| GameOrigin {
                source,
                seen_by: Vec::new(),
                seen_by_viewer: marks.visible,
            });
            origin.seen_by.extend(row.seat.user_id.filter(|_| marks.outsider));
            seats.push(row.naming_only(self.owner));
        }
        let with_origin = |game: Game| {
            let origin = origins.remove(&game.id)?;
            Some((game, origin))
        };
        let batches = Batch::from_games(gather(seats)?.into_iter().filter_map(with_origin));
        let whole = |batch: &Batch| batch.games().iter().all(|game| wanted.contains(&game.id));
        Ok((batches.into_iter().filter(whole).collect(), partial))
    }
}
