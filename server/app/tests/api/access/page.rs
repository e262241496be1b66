//! The access matrix as a page: docs/access.md.

use std::fmt::Write;
use std::path::Path;

use super::calls;
use super::rows::rows;
use super::world::Role;

const HEAD: &str = "# Who gets what

Every call of the API and what it answers to whom. Written from the table that the tests go through, call by call and role
by role, on both databases (`server/app/tests/api/access`): a call without a row fails them. `make gen` writes this page
again.

Everything a call is about here belongs to one person, the *owner*: their decks, tags and notes, the games and sets they
recorded, the playgroup they own. The other callers:

| role | |
|---|---|
| anonymous | signed out |
| unverified | signed up, and has not followed the mailed link |
| stranger | knows no one here |
| friend | of the owner |
| seated | sits in the owner's games, and no more |
| invited | to the playgroup, and has not answered |
| member, admin | of the playgroup |
| former | was a member of the playgroup, and left |

✓ is a 2xx. 404 is for what the caller may not know of, 403 for what they may see but not do; 409 and 422 say more in their
bodies.

## What stats tell of games that the caller may not see

A game is visible to its players, its recorder, and the members of its playgroup. Stats of another user, and of their decks,
count other games too, by these rules (`server/app/tests/api/access/unseen.rs` holds every call and filter to them):

- **No one else is named.** Opponents, their decks, eliminations by person, streaks and records come from games that the
  caller sees. So do a deck's stats against other decks.
- **Five at a time.** Games that the caller does not see are batched by five: in the order of play, apart for each format and
  each source. A source is a playgroup, for the games that its members recorded in it; or one user, for other games that they
  recorded. So nobody can put a game into a batch of somebody else's games. A batch counts if a filter keeps all of it, and in
  a list if all of it has the same key; the rest waits for more. Any two answers differ by whole batches.
- **Guests at the table.** Who sits in some games of a batch and not in all could tell the others from an answer. So a batch of
  which any two such people together leave one to four games unseen is not told, and is joined with the next games, as many
  again, until that is not so.
- **Filters** by opponent, tag or playgroup exclude all of them. A playgroup that the caller is not in is a 404.
- **Ratings** and their histories are those that the subject would have with no other games than those that count for the
  caller, one by one or in batches; so are the effects of a game on its other players in its format. The history has points of
  seen games only. A deck's record counts the same games.
- **Private** is stronger: games of a playgroup where a user keeps their stats private are in none of it, for anyone else.
- `partial` says that there are such games, whatever the filters.

Members of a playgroup see all of its games, so its own stats name everyone who does not keep theirs private.
";

fn page() -> String {
    let mut page = HEAD.to_owned();
    let rows = rows();
    let of_calls: Vec<(String, String)> = calls()
        .into_iter()
        .map(|(call, described)| (call, described["tags"][0].as_str().unwrap_or_default().to_owned()))
        .collect();
    let tag = |call: &str| {
        of_calls
            .iter()
            .find(|(known, _)| known == call)
            .map_or("", |(_, tag)| tag)
    };
    let mut heading = "";
    for row in &rows {
        if tag(row.call) != heading {
            heading = tag(row.call);
            let roles: Vec<String> = Role::ALL
                .iter()
                .map(|role| format!("{role:?}").to_lowercase())
                .collect();
            let _ = write!(
                page,
                "\n## {heading}\n\n| | {} |\n|---|{}\n",
                roles.join(" | "),
                ":-:|".repeat(roles.len())
            );
        }
        let cells: Vec<&str> = (Role::ALL.iter())
            .map(|role| {
                if row.cell(*role) == "ok" {
                    "✓"
                } else {
                    row.cell(*role)
                }
            })
            .collect();
        let what = if row.what.is_empty() {
            String::new()
        } else {
            format!(" {}", row.what)
        };
        let _ = writeln!(page, "| `{}`{what} | {} |", row.call, cells.join(" | "));
    }
    page
}

#[test]
fn the_page_is_fresh() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/access.md");
    if std::env::var_os("PODIUM_TEST_WRITE").is_some() {
        std::fs::write(&file, page()).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == page(), "docs/access.md is behind the rows: run `make gen`");
}
