//! The leaderboard of a playgroup.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use podium_domain::Timestamp;
use uuid::Uuid;

use super::{RatedGame, RatingRow, Table};
use crate::{Conn, Result, query, row};

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

row!(Face {
    subject,
    deck,
    name,
    username,
    picture,
    colors,
    owner,
    private
});

/// Those who are in the playgroup and whom one of them may see, each with how they stand: now, or for the games of a time.
/// In no particular order.
pub async fn board(
    c: &mut Conn,
    playgroup: Uuid,
    me: Uuid,
    time: Option<(Timestamp, Timestamp)>,
) -> Result<Vec<(Face, RatingRow)>> {
    let mut rating_rows = match time {
        None => read_ratings(c, playgroup).await?.into_iter().map(by_subject).collect(),
        Some((from, until)) => added_up(&read_games(c, playgroup, from, until).await?)?,
    };
    let mut faces = read_members(c, playgroup).await?;
    faces.append(&mut read_decks(c, playgroup, me).await?);
    let rating_row = |face: Face| {
        let rating_row = rating_rows.remove(&face.subject)?;
        Some((face, rating_row))
    };
    Ok(faces.into_iter().filter_map(rating_row).collect())
}

#[query("SELECT {RatingRow} FROM rating WHERE scope = :scope")]
async fn read_ratings(c: &mut Conn, scope: Uuid) -> Result<Vec<RatingRow>>;

#[query {"
    SELECT {RatedGame} FROM rating_game
    WHERE scope = :scope AND ended_at >= :from AND ended_at < :until ORDER BY ended_at, game_id"}]
async fn read_games(c: &mut Conn, scope: Uuid, from: Timestamp, until: Timestamp) -> Result<Vec<RatedGame>>;

#[query {"
    SELECT {Face} FROM (
        SELECT u.id AS subject, FALSE AS deck, u.firstname AS name, u.username AS username, u.picture AS picture,
            CAST(NULL AS TEXT) AS colors, u.id AS owner, m.private AS private
        FROM playgroup_member m
        JOIN users u ON u.id = m.user_id
        WHERE m.playgroup_id = :playgroup AND m.joined_at IS NOT NULL
    ) members"}]
async fn read_members(c: &mut Conn, playgroup: Uuid) -> Result<Vec<Face>>;

#[query {"
    SELECT {Face} FROM (
        SELECT d.id AS subject, TRUE AS deck, d.name AS name, CAST(NULL AS TEXT) AS username, d.picture AS picture,
            d.colors AS colors, d.owner_id AS owner, m.private AS private
        FROM rating r
        JOIN deck d ON d.id = r.subject
        JOIN playgroup_member m ON m.playgroup_id = r.scope AND m.user_id = d.owner_id
        WHERE r.scope = :playgroup AND m.joined_at IS NOT NULL AND (d.archived_at IS NULL OR d.owner_id = :viewer)
    ) decks"}]
async fn read_decks(c: &mut Conn, playgroup: Uuid, viewer: Uuid) -> Result<Vec<Face>>;

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
