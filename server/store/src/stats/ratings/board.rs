//! The leaderboard of a playgroup.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use podium_domain::Timestamp;
use uuid::Uuid;

use super::{RatedGame, RatingRow, Table, rated_game_columns, rating_columns};
use crate::{Conn, Result, row, statements};

/// Who stands on it: a member, or a deck of theirs.
#[derive(Debug, Clone)]
pub struct Face {
    pub subject: Uuid,
    pub deck: bool,
    /// A member's first name, or the deck's.
    pub name: String,
    pub username: Option<String>,
    pub picture: Option<String>,
    pub colors: Option<String>,
    /// The member themselves, or whose deck it is.
    pub owner: Uuid,
    pub private: bool,
}

row!(Face: face_columns { subject, deck, name, username, picture, colors, owner, private });

statements! {
    RATINGS = concat!("SELECT ", rating_columns!(), " FROM rating WHERE scope = $1");
    IN_TIME = concat!(
        "SELECT ", rated_game_columns!(), " FROM rating_game WHERE scope = $1 AND ended_at >= $2 AND ended_at < $3
         ORDER BY ended_at, game_id"
    );
    MEMBERS = concat!("SELECT ", face_columns!(), " FROM (
            SELECT u.id AS subject, FALSE AS deck, u.firstname AS name, u.username AS username, u.picture AS picture,
                CAST(NULL AS TEXT) AS colors, u.id AS owner, m.private AS private
            FROM playgroup_member m JOIN users u ON u.id = m.user_id
            WHERE m.playgroup_id = $1 AND m.joined_at IS NOT NULL
        ) members");
    DECKS = concat!("SELECT ", face_columns!(), " FROM (
            SELECT d.id AS subject, TRUE AS deck, d.name AS name, CAST(NULL AS TEXT) AS username, d.picture AS picture,
                d.colors AS colors, d.owner_id AS owner, m.private AS private
            FROM rating r JOIN deck d ON d.id = r.subject
            JOIN playgroup_member m ON m.playgroup_id = r.scope AND m.user_id = d.owner_id
            WHERE r.scope = $1 AND m.joined_at IS NOT NULL AND (d.archived_at IS NULL OR d.owner_id = $2)
        ) decks");
}

/// Those who are in the playgroup and whom one of them may see, each with how they stand: now, or for the games of a time.
/// In no particular order.
pub async fn board(
    c: &mut Conn,
    playgroup: Uuid,
    me: Uuid,
    time: Option<(Timestamp, Timestamp)>,
) -> Result<Vec<(Face, RatingRow)>> {
    let mut rating_rows = match time {
        None => c
            .all(RATINGS, &[&playgroup])
            .await?
            .into_iter()
            .map(by_subject)
            .collect(),
        Some((from, until)) => added_up(&c.all(IN_TIME, &[&playgroup, &from, &until]).await?)?,
    };
    let mut faces: Vec<Face> = c.all(MEMBERS, &[&playgroup]).await?;
    faces.append(&mut c.all(DECKS, &[&playgroup, &me]).await?);
    let rating_row = |face: Face| {
        let rating_row = rating_rows.remove(&face.subject)?;
        Some((face, rating_row))
    };
    Ok(faces.into_iter().filter_map(rating_row).collect())
}

fn by_subject(rating_row: RatingRow) -> (Uuid, RatingRow) {
    (rating_row.subject, rating_row)
}

/// Of each the last rating, with the rating before the first and the games between them.
fn added_up(games: &[RatedGame]) -> Result<HashMap<Uuid, RatingRow>> {
    let mut sums: HashMap<Uuid, RatingRow> = HashMap::new();
    for game in games {
        let table = Table::unpack(&game.seats)?;
        for effect in [false, true]
            .into_iter()
            .flat_map(|deck| table.effects(game.point(), deck))
        {
            let (wins, draws) = (effect.moved.won.into(), effect.moved.drawn.into());
            match sums.entry(effect.row.subject) {
                Entry::Vacant(first) => {
                    first.insert(RatingRow {
                        games: 1,
                        wins,
                        draws,
                        ..effect.row
                    });
                }
                Entry::Occupied(mut sum) => {
                    let so_far = *sum.get();
                    sum.insert(RatingRow {
                        mu_before: so_far.mu_before,
                        games: so_far.games + 1,
                        wins: so_far.wins + wins,
                        draws: so_far.draws + draws,
                        ..effect.row
                    });
                }
            }
        }
    }
    Ok(sums)
}
