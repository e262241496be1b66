//! Lists of games, newest first, a page at a time.

use podium_domain::{Timestamp, fold};
use uuid::Uuid;

use super::{Game, GameRows, GameView, InPlaygroup, PLAYGROUP_JOINS, ViewRow};
use crate::sql::Fragment;
use crate::{Batch, Conn, Fields, Param, Result, Value, fields, fragment, query};

/// How many games a page has at most. It may have a few more, so that no two games of one moment are parted.
pub const PAGE: usize = 50;
/// How many games of one moment a page has at most.
const MAX_GAMES_OF_ONE_MOMENT: i64 = 5_000;
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

/// Games that ended from one moment until before another.
struct Span {
    before: Timestamp,
    from: Timestamp,
    limit: i64,
}

/// A LIKE pattern for each search word.
struct WordPatterns([Option<String>; WORDS]);

fields!(Filter {
    format,
    subformat,
    tag,
    playgroup,
    deck
});
fields!(Span { before, from, limit });

impl Fields for WordPatterns {
    const NAMES: &'static [&'static str] = &["word1", "word2", "word3", "word4", "word5", "word6", "word7", "word8"];

    fn push_values<'v>(&'v self, values: &mut Vec<Value<'v>>) {
        values.extend(self.0.iter().map(Param::value));
    }
}

/// What narrows a list of games `g`; what is null does not.
const MATCHES_FILTER: Fragment = fragment!(viewer, filter, pattern => "
        (CAST(:filter.format AS UUID) IS NULL OR g.format_id = :filter.format)
        AND (CAST(:filter.subformat AS UUID) IS NULL OR g.subformat_id = :filter.subformat)
        AND (CAST(:filter.tag AS UUID) IS NULL OR EXISTS (
            SELECT 1 FROM tag t JOIN tagging o ON o.tag_id = t.id
            WHERE t.id = :filter.tag AND t.user_id = :viewer AND (o.game_id = g.id OR o.set_id = g.set_id)))
        AND (CAST(:filter.playgroup AS UUID) IS NULL OR g.playgroup_id = :filter.playgroup)
        AND (CAST(:filter.deck AS UUID) IS NULL OR EXISTS (
            SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.deck_id = :filter.deck))
        AND (CAST(:pattern.word1 AS TEXT) IS NULL OR g.words LIKE :pattern.word1 ESCAPE '!')
        AND (CAST(:pattern.word2 AS TEXT) IS NULL OR g.words LIKE :pattern.word2 ESCAPE '!')
        AND (CAST(:pattern.word3 AS TEXT) IS NULL OR g.words LIKE :pattern.word3 ESCAPE '!')
        AND (CAST(:pattern.word4 AS TEXT) IS NULL OR g.words LIKE :pattern.word4 ESCAPE '!')
        AND (CAST(:pattern.word5 AS TEXT) IS NULL OR g.words LIKE :pattern.word5 ESCAPE '!')
        AND (CAST(:pattern.word6 AS TEXT) IS NULL OR g.words LIKE :pattern.word6 ESCAPE '!')
        AND (CAST(:pattern.word7 AS TEXT) IS NULL OR g.words LIKE :pattern.word7 ESCAPE '!')
        AND (CAST(:pattern.word8 AS TEXT) IS NULL OR g.words LIKE :pattern.word8 ESCAPE '!')");

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
    let size = filter.limit.unwrap_or(PAGE);
    let span = Span {
        before: filter.before.unwrap_or(Timestamp::from_micros(i64::MAX)),
        from: Timestamp::from_micros(i64::MIN),
        limit: i64::try_from(size + 1).unwrap_or(i64::MAX),
    };
    let mut rows = read_span(c, me, scope, filter, &span).await?;
    let mut next = None;
    if rows.len() > size {
        let last = rows[size - 1].0.ended_at;
        if rows[size].0.ended_at == last {
            let span = Span {
                before: Timestamp::from_micros(last.micros() + 1),
                from: last,
                limit: MAX_GAMES_OF_ONE_MOMENT,
            };
            rows.retain(|(game, ..)| game.ended_at != last);
            rows.append(&mut read_span(c, me, scope, filter, &span).await?);
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

/// Games within a span, newest first.
async fn read_span(c: &mut Conn, me: Uuid, scope: Scope, filter: &Filter, span: &Span) -> Result<Vec<ViewRow>> {
    let pattern = &WordPatterns(patterns(&filter.text));
    let ids = [
        filter.format,
        filter.subformat,
        filter.tag,
        filter.playgroup,
        filter.deck,
    ];
    // Most lists are whole ones, and PostgreSQL takes longer to plan all the filters than to read a page.
    let is_filtered = ids.iter().any(Option::is_some) || pattern.0[0].is_some();
    match (scope, is_filtered) {
        (Scope::Mine, false) => read_games_of_user(c, me, span).await,
        (Scope::Mine, true) => search_games_of_user(c, me, span, filter, pattern).await,
        (Scope::Playgroup(id), false) => read_games_of_playgroup(c, me, id, span).await,
        (Scope::Playgroup(id), true) => search_games_of_playgroup(c, me, id, span, filter, pattern).await,
        (Scope::Deck(id), false) => read_games_of_deck(c, me, id, span).await,
        (Scope::Deck(id), true) => search_games_of_deck(c, me, id, span, filter, pattern).await,
    }
}

#[query {"
    SELECT {Game as g}, {InPlaygroup}
    FROM history h
    JOIN game g ON g.id = h.game_id
    {PLAYGROUP_JOINS}
    WHERE h.user_id = :viewer AND h.ended_at < :span.before AND h.ended_at >= :span.from
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :span.limit"}]
async fn read_games_of_user(c: &mut Conn, viewer: Uuid, span: &Span) -> Result<Vec<ViewRow>>;

#[query {"
    SELECT {Game as g}, {InPlaygroup}
    FROM history h
    JOIN game g ON g.id = h.game_id
    {PLAYGROUP_JOINS}
    WHERE h.user_id = :viewer AND h.ended_at < :span.before AND h.ended_at >= :span.from
        AND {MATCHES_FILTER}
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :span.limit"}]
async fn search_games_of_user(
    c: &mut Conn,
    viewer: Uuid,
    span: &Span,
    filter: &Filter,
    pattern: &WordPatterns,
) -> Result<Vec<ViewRow>>;

#[query("
    SELECT {Game as g}, {InPlaygroup}
    FROM game g
    {PLAYGROUP_JOINS}
    WHERE g.playgroup_id = :playgroup AND g.removed_at IS NULL AND g.ended_at < :span.before AND g.ended_at >= :span.from
    ORDER BY g.ended_at DESC, g.id DESC LIMIT :span.limit")]
async fn read_games_of_playgroup(c: &mut Conn, viewer: Uuid, playgroup: Uuid, span: &Span) -> Result<Vec<ViewRow>>;

#[query("
    SELECT {Game as g}, {InPlaygroup}
    FROM game g
    {PLAYGROUP_JOINS}
    WHERE g.playgroup_id = :playgroup AND g.removed_at IS NULL AND g.ended_at < :span.before AND g.ended_at >= :span.from
        AND {MATCHES_FILTER}
    ORDER BY g.ended_at DESC, g.id DESC LIMIT :span.limit")]
async fn search_games_of_playgroup(
    c: &mut Conn,
    viewer: Uuid,
    playgroup: Uuid,
    span: &Span,
    filter: &Filter,
    pattern: &WordPatterns,
) -> Result<Vec<ViewRow>>;

#[query {"
    SELECT {Game as g}, {InPlaygroup}
    FROM history h
    JOIN game g ON g.id = h.game_id
    {PLAYGROUP_JOINS}
    WHERE h.deck_id = :deck AND h.ended_at < :span.before AND h.ended_at >= :span.from
        AND (h.user_id = :viewer OR m.role IS NOT NULL OR EXISTS (
            SELECT 1 FROM history mine
            WHERE mine.user_id = :viewer AND mine.ended_at = h.ended_at AND mine.game_id = h.game_id))
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :span.limit"}]
async fn read_games_of_deck(c: &mut Conn, viewer: Uuid, deck: Uuid, span: &Span) -> Result<Vec<ViewRow>>;

#[query {"
    SELECT {Game as g}, {InPlaygroup}
    FROM history h
    JOIN game g ON g.id = h.game_id
    {PLAYGROUP_JOINS}
    WHERE h.deck_id = :deck AND h.ended_at < :span.before AND h.ended_at >= :span.from
        AND (h.user_id = :viewer OR m.role IS NOT NULL OR EXISTS (
            SELECT 1 FROM history mine
            WHERE mine.user_id = :viewer AND mine.ended_at = h.ended_at AND mine.game_id = h.game_id))
        AND {MATCHES_FILTER}
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :span.limit"}]
async fn search_games_of_deck(
    c: &mut Conn,
    viewer: Uuid,
    deck: Uuid,
    span: &Span,
    filter: &Filter,
    pattern: &WordPatterns,
) -> Result<Vec<ViewRow>>;

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
