//! The expected ratings: all games in order, by the rules alone.

use std::collections::BTreeMap;

use podium_domain::Timestamp;
use podium_domain::stats::Rating;
use podium_domain::stats::rating::rate;
use podium_store::Conn;
use podium_store::stats::ratings::{Point, Table};
use podium_test_support::TestApp;
use uuid::Uuid;

/// A number as it is kept, to the last bit.
type Bits = (u64, u64);
/// Ratings after each game of a subject in a scope, in the order of play.
type Changes = BTreeMap<(Uuid, Uuid, Timestamp, Uuid), Bits>;
/// After the last one, with how many there were and how many were won.
type Standings = BTreeMap<(Uuid, Uuid), (Bits, i64, i64)>;

fn bits(rating: Rating) -> Bits {
    (rating.mu.to_bits(), rating.sigma.to_bits())
}

/// Everything as it is kept is everything as it must be.
pub async fn assert_replayed(app: &TestApp) {
    let (changes, standings) = kept(app).await;
    let (true_changes, true_standings) = replayed(app).await;
    for (key, wanted) in &true_changes {
        assert_eq!(changes.get(key), Some(wanted), "{key:?}");
    }
    assert_eq!(changes.len(), true_changes.len(), "changes of no game");
    assert_eq!(standings, true_standings);
}

async fn kept(app: &TestApp) -> (Changes, Standings) {
    type Game = (Uuid, Point, Vec<u8>);
    type Standing = ((Uuid, Uuid), (f64, f64), (i64, i64));
    let rows = app.app.db.read(async |c: &mut Conn| {
        let games = c
            .all::<Game>("SELECT scope, ended_at, game_id, seats FROM rating_game", &[])
            .await?;
        let standings = c
            .all::<Standing>("SELECT scope, subject, mu, sigma, games, wins FROM rating", &[])
            .await?;
        Ok((games, standings))
    });
    let (games, standings) = rows.await.unwrap();
    let mut changes = Changes::new();
    for (scope, point, seats) in games {
        let table = Table::unpack(&seats).unwrap();
        for effect in [false, true].into_iter().flat_map(|deck| table.effects(point, deck)) {
            let key = (scope, effect.row.subject, point.0, point.1);
            changes.insert(key, bits(effect.moved.after));
        }
    }
    let rating = |(mu, sigma)| bits(Rating { mu, sigma });
    let standings = standings
        .into_iter()
        .map(|(key, after, (games, wins))| (key, (rating(after), games, wins)));
    (changes, standings.collect())
}

async fn replayed(app: &TestApp) -> (Changes, Standings) {
    type Seat = (
        (Timestamp, Uuid),
        (Uuid, Option<Uuid>),
        (Option<Uuid>, Option<Uuid>, i64),
    );
    let seats = app.app.db.read(async |c: &mut Conn| {
        c.all::<Seat>(
            "SELECT g.ended_at, g.id, g.format_id, g.playgroup_id, s.user_id, s.deck_id, s.placement
             FROM game g JOIN seat s ON s.game_id = g.id WHERE g.removed_at IS NULL ORDER BY g.ended_at, g.id, s.seat",
            &[],
        )
        .await
    });
    let seats = seats.await.unwrap();
    let (mut changes, mut standings) = (Changes::new(), Standings::new());
    let mut ratings: BTreeMap<(Uuid, Uuid), Rating> = BTreeMap::new();
    for table in seats.chunk_by(|one, other| one.0 == other.0) {
        let ((ended_at, game), (format, playgroup), _) = table[0];
        let drawn = table.iter().all(|(_, _, (.., place))| *place == 1);
        for scope in [Some(format), playgroup].into_iter().flatten() {
            for deck in [false, true] {
                let subjects: Vec<Option<Uuid>> = table
                    .iter()
                    .map(|(_, _, (user, its_deck, _))| if deck { *its_deck } else { *user })
                    .collect();
                let before: Vec<(Rating, i64)> = (subjects.iter().zip(table))
                    .map(|(subject, (_, _, (.., place)))| {
                        let rating = subject.and_then(|subject| ratings.get(&(scope, subject)).copied());
                        (rating.unwrap_or_default(), *place)
                    })
                    .collect();
                for ((subject, after), (_, place)) in subjects.into_iter().zip(rate(&before)).zip(before) {
                    let Some(subject) = subject else { continue };
                    ratings.insert((scope, subject), after);
                    changes.insert((scope, subject, ended_at, game), bits(after));
                    let standing = standings.entry((scope, subject)).or_default();
                    let won = i64::from(place == 1 && !drawn);
                    *standing = (bits(after), standing.1 + 1, standing.2 + won);
                }
            }
        }
    }
    (changes, standings)
}
