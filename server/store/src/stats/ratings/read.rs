//! Reads ratings, and each game's change of them.

use podium_domain::stats::{Move, Rate, Step, told_after};
use uuid::Uuid;

use super::table::Effect;
use super::{RatedGame, RatingRow, Table, rated_game_columns, rating_columns};
use crate::ids::for_many;
use crate::{Conn, Result, game_is_visible, many_ids, row, statements};

/// What a game did to a rating.
#[derive(Debug, Clone)]
pub struct Change {
    pub scope: Uuid,
    pub row: RatingRow,
    pub moved: Move,
}

impl Change {
    fn new(scope: Uuid, Effect { row, moved }: Effect) -> Change {
        Change { scope, row, moved }
    }

    /// The rating after it, over the games that a viewer's stats count.
    pub fn over(&self, counted: Rate) -> RatingRow {
        RatingRow {
            games: counted.games.into(),
            wins: counted.wins.into(),
            draws: counted.draws.into(),
            ..self.row
        }
    }
}

/// Whether the viewer `$1` may see a game `g`, and whether it is private to the rating's owner `$4`.
struct Sight {
    visible: bool,
    private: bool,
}

row!(Sight: sight_columns { visible = game_is_visible!(), private = kept_private!("$4") });

/// A rating, with the scope it is in.
pub type Rated = (Uuid, RatingRow);

/// How far back a rating is shown.
const LAST: i64 = 1_000;

/// The rated games of the user or the deck `$3` in the scope `$2`. Their history comes first: it is in the order of play.
/// It has games too that a user only recorded.
macro_rules! of_subject {
    ($subject:literal, $join:literal) => {
        concat!(
            " FROM history h CROSS JOIN rating_game r ",
            $join,
            " WHERE h.",
            $subject,
            " = $3 AND r.scope = $2 AND r.ended_at = h.ended_at AND r.game_id = h.game_id
                  AND EXISTS (SELECT 1 FROM seat s WHERE s.game_id = h.game_id AND s.",
            $subject,
            " = $3)"
        )
    };
}

/// The last `$1` of them.
macro_rules! last {
    () => {
        " ORDER BY h.ended_at DESC, h.game_id DESC LIMIT $1"
    };
}

statements! {
    OF_FORMATS = concat!(
        "SELECT scope, ", rating_columns!(), " FROM rating r WHERE subject = $1
             AND NOT EXISTS (SELECT 1 FROM playgroup p WHERE p.id = r.scope)
         ORDER BY games DESC, scope"
    );
    OF_SUBJECTS = concat!(
        "SELECT ", rating_columns!(), " FROM rating WHERE scope = $51 AND subject IN (", many_ids!(), ")"
    );
    CHANGES_OF_USER = concat!("SELECT ", rated_game_columns!("r."), of_subject!("user_id", ""), last!());
    CHANGES_OF_DECK = concat!("SELECT ", rated_game_columns!("r."), of_subject!("deck_id", ""), last!());
    SEEN_OF_USER = concat!(
        "SELECT ", rated_game_columns!("r."), ", ", sight_columns!(), of_subject!("user_id", "JOIN game g ON g.id = h.game_id"),
        " ORDER BY h.ended_at, h.game_id"
    );
    SEEN_OF_DECK = concat!(
        "SELECT ", rated_game_columns!("r."), ", ", sight_columns!(), of_subject!("deck_id", "JOIN game g ON g.id = h.game_id"),
        " ORDER BY h.ended_at, h.game_id"
    );
    OF_GAME = concat!(
        "SELECT r.scope, ", rated_game_columns!("r."), " FROM game g CROSS JOIN rating_game r
         WHERE g.id = $1 AND r.scope IN (g.format_id, g.playgroup_id) AND r.ended_at = g.ended_at AND r.game_id = g.id
         ORDER BY r.scope"
    );
}

/// How a user or a deck stands in each format, most played first.
pub async fn of_formats(c: &mut Conn, subject: Uuid) -> Result<Vec<Rated>> {
    c.all(OF_FORMATS, &[&subject]).await
}

pub async fn most_played_format(c: &mut Conn, subject: Uuid) -> Result<Option<Uuid>> {
    Ok(of_formats(c, subject).await?.first().map(|(format, _)| *format))
}

/// How several stand in a scope, those who are rated there, in no particular order.
pub async fn of_subjects(c: &mut Conn, scope: Uuid, subjects: &[Uuid]) -> Result<Vec<RatingRow>> {
    for_many(c, OF_SUBJECTS, subjects, &[&scope]).await
}

/// A user's rating in a scope, or a deck's with its owner.
#[derive(Debug, Clone, Copy)]
pub struct Subject {
    pub id: Uuid,
    pub owner: Uuid,
}

impl Subject {
    fn is_user(self) -> bool {
        self.id == self.owner
    }
}

/// The last changes of a rating that the viewer may see, oldest first.
pub async fn changes(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<Vec<Change>> {
    let mut games = if subject.owner == viewer {
        let sql = if subject.is_user() {
            CHANGES_OF_USER
        } else {
            CHANGES_OF_DECK
        };
        let mut games: Vec<RatedGame> = c.all(sql, &[&LAST, &scope, &subject.id]).await?;
        games.reverse();
        games
    } else {
        let told = told(c, viewer, scope, subject).await?;
        let seen = told.into_iter().filter(|(_, step)| *step == Step::Seen);
        seen.map(|(game, _)| game).collect()
    };
    let last = usize::try_from(LAST).unwrap_or(usize::MAX);
    let games = games.split_off(games.len().saturating_sub(last));
    let mut changes = Vec::with_capacity(games.len());
    for game in &games {
        let effect = effect_on(game, subject.id)?;
        changes.extend(effect.map(|effect| Change::new(scope, effect)));
    }
    Ok(changes)
}

fn effect_on(game: &RatedGame, subject: Uuid) -> Result<Option<Effect>> {
    Ok(Table::unpack(&game.seats)?.effect_on(game.point(), subject))
}

/// A rating as a viewer may be told it: after whichever game they may be told of last.
pub async fn last_told(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<Option<Change>> {
    let last = told(c, viewer, scope, subject).await?.pop();
    let Some((game, _)) = last else { return Ok(None) };
    Ok(effect_on(&game, subject.id)?.map(|effect| Change::new(scope, effect)))
}

/// The games after which a rating may be told to a viewer who may not see all of them.
async fn told(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<Vec<(RatedGame, Step)>> {
    let sql = if subject.is_user() { SEEN_OF_USER } else { SEEN_OF_DECK };
    let games: Vec<(RatedGame, Sight)> = c.all(sql, &[&viewer, &scope, &subject.id, &subject.owner]).await?;
    let step = |(game, sight)| match sight {
        Sight { private: true, .. } => (game, Step::Private),
        Sight { visible: true, .. } => (game, Step::Seen),
        Sight { visible: false, .. } => (game, Step::Unseen),
    };
    let games: Vec<(RatedGame, Step)> = games.into_iter().map(step).collect();
    let steps: Vec<Step> = games.iter().map(|(_, step)| *step).collect();
    let told = games.into_iter().zip(told_after(&steps));
    Ok(told.filter_map(|(game, told)| told.then_some(game)).collect())
}

/// What a game did to the ratings of all at its table, in every scope; the best placed first.
pub async fn of_game(c: &mut Conn, game: Uuid) -> Result<Vec<Change>> {
    let mut changes = Vec::new();
    for (scope, game) in c.all::<(Uuid, RatedGame)>(OF_GAME, &[&game]).await? {
        let table = Table::unpack(&game.seats)?;
        for deck in [false, true] {
            let mut effects: Vec<Effect> = table.effects(game.point(), deck).collect();
            effects.sort_by_key(|effect| (effect.moved.placement, effect.row.subject));
            changes.extend(effects.into_iter().map(|effect| Change::new(scope, effect)));
        }
    }
    Ok(changes)
}
