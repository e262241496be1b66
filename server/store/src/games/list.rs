//! Lists of games, newest first, a page at a time.

use podium_domain::{Timestamp, fold};
use uuid::Uuid;

use super::{GameRows, GameView, ViewRow, game_columns, in_playgroup_columns, view_joins};
use crate::{Batch, Conn, Param, Result, statements};

/// How many games a page has at most. It may have a few more, so that no two games of one moment are parted.
pub const PAGE: usize = 50;
/// How many search words are used.
const WORDS: usize = 8;

/// Whose games.
#[derive(Debug, Clone, Copy)]
pub enum Scope {
    /// Those the user sits in or recorded.
    Mine,
    Playgroup(Uuid),
    /// Those played with a deck, as far as the user may see them.
    Deck(Uuid),
}

#[derive(Debug, Clone, Default)]
pub struct Filter {
    pub before: Option<Timestamp>,
    pub format: Option<Uuid>,
    pub subformat: Option<Uuid>,
    /// On the game or on its set.
    pub tag: Option<Uuid>,
    pub playgroup: Option<Uuid>,
    pub deck: Option<Uuid>,
    /// Words among the names at the table.
    pub text: String,
    /// How many games, where a whole [`PAGE`] is more than is shown.
    pub limit: Option<usize>,
}

#[derive(Debug, Clone)]
pub struct Page {
    pub games: Vec<GameView>,
    /// Where the next page begins, if there is one.
    pub next: Option<Timestamp>,
}

/// A page whose games have no seats yet.
pub struct RowsPage {
    pub rows: GameRows,
    pub next: Option<Timestamp>,
}

macro_rules! filters {
    () => {
        " AND (CAST($5 AS UUID) IS NULL OR g.format_id = $5)
          AND (CAST($6 AS UUID) IS NULL OR g.subformat_id = $6)
          AND (CAST($7 AS UUID) IS NULL OR EXISTS (
              SELECT 1 FROM tag t JOIN tagging o ON o.tag_id = t.id
              WHERE t.id = $7 AND t.user_id = $1 AND (o.game_id = g.id OR o.set_id = g.set_id)))
          AND (CAST($8 AS UUID) IS NULL OR g.playgroup_id = $8)
          AND (CAST($9 AS UUID) IS NULL OR EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.deck_id = $9))
          AND (CAST($10 AS TEXT) IS NULL OR g.words LIKE $10 ESCAPE '!')
          AND (CAST($11 AS TEXT) IS NULL OR g.words LIKE $11 ESCAPE '!')
          AND (CAST($12 AS TEXT) IS NULL OR g.words LIKE $12 ESCAPE '!')
          AND (CAST($13 AS TEXT) IS NULL OR g.words LIKE $13 ESCAPE '!')
          AND (CAST($14 AS TEXT) IS NULL OR g.words LIKE $14 ESCAPE '!')
          AND (CAST($15 AS TEXT) IS NULL OR g.words LIKE $15 ESCAPE '!')
          AND (CAST($16 AS TEXT) IS NULL OR g.words LIKE $16 ESCAPE '!')
          AND (CAST($17 AS TEXT) IS NULL OR g.words LIKE $17 ESCAPE '!')"
    };
}

/// The lists; what narrows one comes in before its order.
macro_rules! mine {
    ($filters:expr) => {
        concat!(
            "SELECT ",
            game_columns!("g."),
            ", ",
            in_playgroup_columns!(),
            " FROM history h JOIN game g ON g.id = h.game_id",
            view_joins!("$1"),
            "WHERE h.user_id = $1 AND h.ended_at < $2 AND h.ended_at >= $3",
            $filters,
            " ORDER BY h.ended_at DESC, h.game_id DESC LIMIT $4"
        )
    };
}

macro_rules! of_playgroup {
    ($id:literal, $filters:expr) => {
        concat!(
            "SELECT ",
            game_columns!("g."),
            ", ",
            in_playgroup_columns!(),
            " FROM game g",
            view_joins!("$1"),
            "WHERE g.playgroup_id = ",
            $id,
            " AND g.removed_at IS NULL AND g.ended_at < $2 AND g.ended_at >= $3",
            $filters,
            " ORDER BY g.ended_at DESC, g.id DESC LIMIT $4"
        )
    };
}

macro_rules! of_deck {
    ($id:literal, $filters:expr) => {
        concat!(
            "SELECT ",
            game_columns!("g."),
            ", ",
            in_playgroup_columns!(),
            " FROM history h JOIN game g ON g.id = h.game_id",
            view_joins!("$1"),
            "WHERE h.deck_id = ",
            $id,
            " AND h.ended_at < $2 AND h.ended_at >= $3
                 AND (h.user_id = $1 OR m.role IS NOT NULL OR EXISTS (
                     SELECT 1 FROM history mine
                     WHERE mine.user_id = $1 AND mine.ended_at = h.ended_at AND mine.game_id = h.game_id))",
            $filters,
            " ORDER BY h.ended_at DESC, h.game_id DESC LIMIT $4"
        )
    };
}

// Most lists are whole ones, and PostgreSQL takes longer to plan all the filters than to read a page.
statements! {
    MINE = mine!("");
    MINE_FILTERED = mine!(filters!());
    OF_PLAYGROUP = of_playgroup!("$5", "");
    OF_PLAYGROUP_FILTERED = of_playgroup!("$18", filters!());
    OF_DECK = of_deck!("$5", "");
    OF_DECK_FILTERED = of_deck!("$18", filters!());
}

pub async fn page(c: &mut Conn, me: Uuid, scope: Scope, filter: &Filter) -> Result<Page> {
    let RowsPage { mut rows, next } = page_of_rows(c, me, scope, filter).await?;
    let mut batch = Batch::default();
    rows.read_seats(&mut batch);
    batch.run(c).await?;
    Ok(Page {
        games: rows.views(me),
        next,
    })
}

/// [`page`] without the seats, which can be read among other statements.
pub async fn page_of_rows(c: &mut Conn, me: Uuid, scope: Scope, filter: &Filter) -> Result<RowsPage> {
    let before = filter.before.unwrap_or(Timestamp::from_micros(i64::MAX));
    let first = Timestamp::from_micros(i64::MIN);
    let size = filter.limit.unwrap_or(PAGE);
    let mut rows = span(c, me, scope, filter, before, first, size + 1).await?;
    let mut next = None;
    if rows.len() > size {
        let last = rows[size - 1].0.ended_at;
        if rows[size].0.ended_at == last {
            let just_after = Timestamp::from_micros(last.micros() + 1);
            rows.retain(|(game, ..)| game.ended_at != last);
            rows.append(&mut span(c, me, scope, filter, just_after, last, 100 * PAGE).await?);
        } else {
            rows.truncate(size);
        }
        next = Some(last);
    }
    let (games, seats) = (rows, Vec::new());
    Ok(RowsPage {
        rows: GameRows { games, seats },
        next,
    })
}

/// Games that ended from one moment until before another, newest first.
async fn span(
    c: &mut Conn,
    me: Uuid,
    scope: Scope,
    filter: &Filter,
    before: Timestamp,
    from: Timestamp,
    limit: usize,
) -> Result<Vec<ViewRow>> {
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    let patterns = patterns(&filter.text);
    let ids = [
        filter.format,
        filter.subformat,
        filter.tag,
        filter.playgroup,
        filter.deck,
    ];
    let filtered = ids.iter().any(Option::is_some) || patterns[0].is_some();
    let (sql, of) = match (&scope, filtered) {
        (Scope::Mine, false) => (MINE, None),
        (Scope::Mine, true) => (MINE_FILTERED, None),
        (Scope::Playgroup(id), false) => (OF_PLAYGROUP, Some(id)),
        (Scope::Playgroup(id), true) => (OF_PLAYGROUP_FILTERED, Some(id)),
        (Scope::Deck(id), false) => (OF_DECK, Some(id)),
        (Scope::Deck(id), true) => (OF_DECK_FILTERED, Some(id)),
    };
    let mut params: Vec<&dyn Param> = vec![&me, &before, &from, &limit];
    if filtered {
        params.extend(ids.iter().map(|id| id as &dyn Param));
        params.extend(patterns.iter().map(|pattern| pattern as &dyn Param));
    }
    params.extend(of.map(|id| id as &dyn Param));
    c.all(sql, &params).await
}

/// Each word of a text as a pattern that finds it anywhere, with what would be a sign of the pattern escaped.
fn patterns(text: &str) -> [Option<String>; WORDS] {
    let folded = fold(text);
    let mut words = folded
        .split(|c: char| c.is_whitespace() || c.is_control())
        .filter(|word| !word.is_empty());
    std::array::from_fn(|_| {
        let word = words.next()?;
        Some(format!(
            "%{}%",
            word.replace('!', "!!").replace('%', "!%").replace('_', "!_")
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::patterns;

    #[test]
    fn what_is_typed_is_no_pattern() {
        let [first, second, third, ..] = patterns("  Zoé\u{0}100%_! x");
        assert_eq!(first.as_deref(), Some("%zoe%"));
        assert_eq!(second.as_deref(), Some("%100!%!_!!%"));
        assert_eq!(third.as_deref(), Some("%x%"));
        assert!(patterns(" ").iter().all(Option::is_none));
        assert!(patterns("a b c d e f g h i j").iter().all(Option::is_some));
    }
}
