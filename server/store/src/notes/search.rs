//! Full-text search of notes, where the two databases differ: their statements are side by side here.

use podium_domain::Timestamp;
use podium_domain::search::{Query, Term};
use uuid::Uuid;

use super::Note;
use crate::sql::Fragment;
use crate::visible::{GAME_IS_VISIBLE, SET_IS_VISIBLE};
use crate::{Conn, Result, fields, fragment, query};

/// Notes on one page; a page grows by those of its last millisecond, because the next begins before that.
pub const PAGE: usize = 20;

/// What a search is narrowed to.
#[derive(Debug, Clone, Default)]
pub struct Filters {
    pub before: Option<Timestamp>,
    pub playgroup: Option<Uuid>,
    pub deck: Option<Uuid>,
    pub format: Option<Uuid>,
    pub subformat: Option<Uuid>,
    pub tag: Option<Uuid>,
    /// How many notes, where a whole [`PAGE`] is more than is shown.
    pub limit: Option<usize>,
}

fields!(Filters {
    playgroup,
    deck,
    format,
    subformat,
    tag
});

/// Which of the notes that fit are read.
struct Range {
    limit: i64,
    from: Timestamp,
    /// Before the note of this number at this time.
    before: Timestamp,
    before_number: i64,
}

fields!(Range {
    limit,
    from,
    before,
    before_number
});

/// Of the notes `n`, the newest of a range that the viewer sees and that fit.
const NEWEST: Fragment = fragment!(viewer, filters, range => "
    LEFT JOIN game g ON g.id = n.game_id LEFT JOIN game_set s ON s.id = n.set_id
    WHERE n.user_id = :viewer
    AND (CAST(:filters.playgroup AS UUID) IS NULL OR COALESCE(g.playgroup_id, s.playgroup_id) = :filters.playgroup)
    AND (CAST(:filters.format AS UUID) IS NULL OR COALESCE(g.format_id, s.format_id) = :filters.format)
    AND (CAST(:filters.subformat AS UUID) IS NULL OR COALESCE(g.subformat_id, s.subformat_id) = :filters.subformat)
    AND (CAST(:filters.deck AS UUID) IS NULL OR EXISTS (
        SELECT 1 FROM seat d WHERE d.game_id = g.id AND d.deck_id = :filters.deck
    ) OR EXISTS (
        SELECT 1 FROM game part JOIN seat d ON d.game_id = part.id
        WHERE part.set_id = s.id AND part.removed_at IS NULL AND d.deck_id = :filters.deck
    ))
    AND (CAST(:filters.tag AS UUID) IS NULL OR EXISTS (
        SELECT 1 FROM tag WHERE id = :filters.tag AND user_id = :viewer
    ) AND (
        EXISTS (SELECT 1 FROM tagging x WHERE x.tag_id = :filters.tag AND x.game_id = g.id)
        OR EXISTS (SELECT 1 FROM tagging x WHERE x.tag_id = :filters.tag AND x.set_id = COALESCE(s.id, g.set_id))
    ))
    AND n.updated_at >= :range.from
    AND (n.updated_at < :range.before OR (n.updated_at = :range.before AND n.number < :range.before_number))
    AND ({GAME_IS_VISIBLE} OR {SET_IS_VISIBLE})
    ORDER BY n.updated_at DESC, n.number DESC LIMIT :range.limit");

#[query {"
    SELECT {Note}, number FROM note
    WHERE number IN (SELECT n.number FROM note n {NEWEST})
    ORDER BY updated_at DESC, number DESC"}]
async fn newest(c: &mut Conn, viewer: Uuid, filters: &Filters, range: &Range) -> Result<Vec<(Note, i64)>>;

/// The tables' order is meant: from the index to the notes, never the index once for each note.
#[query {"
    SELECT {Note}, number FROM note
    WHERE number IN (
        SELECT n.number
        FROM note_search CROSS JOIN note n ON note_search MATCH :words AND n.number = note_search.rowid {NEWEST}
    )
    ORDER BY updated_at DESC, number DESC"}]
async fn newest_matching_sqlite(
    c: &mut Conn,
    viewer: Uuid,
    filters: &Filters,
    range: &Range,
    words: &str,
) -> Result<Vec<(Note, i64)>>;

#[query {"
    SELECT {Note}, number FROM note
    WHERE number IN (
        SELECT n.number
        FROM (SELECT * FROM note WHERE search @@ CAST(CAST(:words AS TEXT) AS TSQUERY)) n {NEWEST}
    )
    ORDER BY updated_at DESC, number DESC"}]
async fn newest_matching_postgres(
    c: &mut Conn,
    viewer: Uuid,
    filters: &Filters,
    range: &Range,
    words: &str,
) -> Result<Vec<(Note, i64)>>;

/// The user's notes that fit, newest first, and where the next page begins.
pub async fn search(c: &mut Conn, user: Uuid, query: &Query, filters: &Filters) -> Result<(Vec<Note>, Option<i64>)> {
    let asked = Asked {
        user,
        filters,
        words: (!query.is_empty()).then(|| match c {
            Conn::Sqlite(_) => fts5(&query.terms(user)),
            Conn::Postgres(_) => tsquery(&query.terms(user)),
        }),
    };
    let size = filters.limit.unwrap_or(PAGE);
    let page = Range {
        limit: size as i64 + 1,
        from: Timestamp::from_micros(i64::MIN),
        before: filters.before.unwrap_or(Timestamp::from_micros(i64::MAX)),
        before_number: 0,
    };
    let mut found = asked.newest(c, &page).await?;
    let mut next = None;
    if found.len() > size
        && let Some((further, _)) = found.pop()
        && let Some((last, number)) = found.last()
    {
        let millis = last.updated_at.millis();
        next = Some(millis);
        if further.updated_at.millis() == millis {
            let same = Range {
                limit: i64::MAX,
                from: Timestamp::from_millis(millis),
                before: last.updated_at,
                before_number: *number,
            };
            found.extend(asked.newest(c, &same).await?);
        }
    }
    Ok((found.into_iter().map(|(note, _)| note).collect(), next))
}

struct Asked<'a> {
    user: Uuid,
    filters: &'a Filters,
    /// In the database's own syntax; none where every note matches.
    words: Option<String>,
}

impl Asked<'_> {
    async fn newest(&self, c: &mut Conn, range: &Range) -> Result<Vec<(Note, i64)>> {
        let Asked { user, filters, words } = self;
        match (words, &c) {
            (None, _) => newest(c, *user, filters, range).await,
            (Some(words), Conn::Sqlite(_)) => newest_matching_sqlite(c, *user, filters, range, words).await,
            (Some(words), Conn::Postgres(_)) => newest_matching_postgres(c, *user, filters, range, words).await,
        }
    }
}

/// `("a" * OR "b") AND ("c")`. Terms are letters and digits, so nothing in them is syntax.
fn fts5(words: &[Vec<Term>]) -> String {
    let term = |term: &Term| format!("\"{}\"{}", term.text, if term.begun { " *" } else { "" });
    all_of(words, " OR ", " AND ", term)
}

/// `('a':* | 'b') & ('c')`.
fn tsquery(words: &[Vec<Term>]) -> String {
    let term = |term: &Term| format!("'{}'{}", term.text, if term.begun { ":*" } else { "" });
    all_of(words, " | ", " & ", term)
}

fn all_of(words: &[Vec<Term>], or: &str, and: &str, term: impl Fn(&Term) -> String) -> String {
    let any_of = |terms: &Vec<Term>| format!("({})", terms.iter().map(&term).collect::<Vec<_>>().join(or));
    words.iter().map(any_of).collect::<Vec<_>>().join(and)
}
