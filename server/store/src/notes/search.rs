//! Full-text search of notes, where the two databases differ: their statements are side by side here.

use podium_domain::Timestamp;
use podium_domain::search::{Query, Term};
use uuid::Uuid;

use super::{Note, note_columns};
use crate::{Conn, Param, Result, game_is_visible, set_is_visible, statements};

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

/// The newest notes out of `$from` that the user sees and that fit; from `$8` on, and before the note `$10` of the
/// moment `$9`.
macro_rules! newest {
    ($from:literal) => {
        concat!(
            "SELECT ",
            note_columns!(),
            ", number FROM note WHERE number IN (SELECT n.number FROM ",
            $from,
            "
                LEFT JOIN game g ON g.id = n.game_id LEFT JOIN game_set s ON s.id = n.set_id
                WHERE n.user_id = $1
                AND (CAST($2 AS UUID) IS NULL OR COALESCE(g.playgroup_id, s.playgroup_id) = $2)
                AND (CAST($3 AS UUID) IS NULL OR COALESCE(g.format_id, s.format_id) = $3)
                AND (CAST($4 AS UUID) IS NULL OR COALESCE(g.subformat_id, s.subformat_id) = $4)
                AND (CAST($5 AS UUID) IS NULL OR EXISTS (
                    SELECT 1 FROM seat d WHERE d.game_id = g.id AND d.deck_id = $5
                ) OR EXISTS (
                    SELECT 1 FROM game part JOIN seat d ON d.game_id = part.id
                    WHERE part.set_id = s.id AND part.removed_at IS NULL AND d.deck_id = $5
                ))
                AND (CAST($6 AS UUID) IS NULL OR EXISTS (SELECT 1 FROM tag WHERE id = $6 AND user_id = $1) AND (
                    EXISTS (SELECT 1 FROM tagging x WHERE x.tag_id = $6 AND x.game_id = g.id)
                    OR EXISTS (SELECT 1 FROM tagging x WHERE x.tag_id = $6 AND x.set_id = COALESCE(s.id, g.set_id))
                ))
                AND n.updated_at >= $8 AND (n.updated_at < $9 OR (n.updated_at = $9 AND n.number < $10))
                AND (",
            game_is_visible!(),
            " OR ",
            set_is_visible!(),
            ")
                ORDER BY n.updated_at DESC, n.number DESC LIMIT $7
            ) ORDER BY updated_at DESC, number DESC"
        )
    };
}

statements! {
    NEWEST = newest!("note n");
}

// The tables' order is meant: from the index to the notes, never the index once for each note.
const MATCHING_SQLITE: &str =
    newest!("note_search CROSS JOIN note n ON note_search MATCH $11 AND n.number = note_search.rowid");
const MATCHING_POSTGRES: &str = newest!("(SELECT * FROM note WHERE search @@ CAST(CAST($11 AS TEXT) AS TSQUERY)) n");

/// The user's notes that fit, newest first, and where the next page begins.
pub async fn search(c: &mut Conn, user: Uuid, query: &Query, filters: &Filters) -> Result<(Vec<Note>, Option<i64>)> {
    let asked = Asked {
        user,
        filters,
        matching: (!query.is_empty()).then(|| match c {
            Conn::Sqlite(_) => (MATCHING_SQLITE, fts5(&query.terms(user))),
            Conn::Postgres(_) => (MATCHING_POSTGRES, tsquery(&query.terms(user))),
        }),
    };
    let ever = Timestamp::from_micros(i64::MIN);
    let before = filters.before.unwrap_or(Timestamp::from_micros(i64::MAX));
    let size = filters.limit.unwrap_or(PAGE);
    let mut found = asked.newest(c, size as i64 + 1, ever, (before, 0)).await?;
    let mut next = None;
    if found.len() > size
        && let Some((further, _)) = found.pop()
        && let Some((last, number)) = found.last()
    {
        let (millis, place) = (last.updated_at.millis(), (last.updated_at, *number));
        next = Some(millis);
        if further.updated_at.millis() == millis {
            let same = asked.newest(c, i64::MAX, Timestamp::from_millis(millis), place).await?;
            found.extend(same);
        }
    }
    Ok((found.into_iter().map(|(note, _)| note).collect(), next))
}

struct Asked<'a> {
    user: Uuid,
    filters: &'a Filters,
    /// The statement and the words, in the database's own tongue.
    matching: Option<(&'static str, String)>,
}

impl Asked<'_> {
    async fn newest(
        &self,
        c: &mut Conn,
        limit: i64,
        from: Timestamp,
        before: (Timestamp, i64),
    ) -> Result<Vec<(Note, i64)>> {
        let filters = self.filters;
        let mut params: Vec<&dyn Param> = vec![
            &self.user,
            &filters.playgroup,
            &filters.format,
            &filters.subformat,
            &filters.deck,
            &filters.tag,
            &limit,
            &from,
            &before.0,
            &before.1,
        ];
        match &self.matching {
            Some((sql, words)) => {
                params.push(words);
                c.all(sql, &params).await
            }
            None => c.all(NEWEST, &params).await,
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
