//! Ratings follow every change of games, and equal a full replay to the last bit.

use podium_domain::Timestamp;
use podium_store::games::{self, Played};
use podium_store::{Conn, Error, decks};
use podium_test_support::{Database, TestApp, api_test, send};
use reqwest::Method;
use serde_json::json;
use uuid::Uuid;

use crate::ratings::replay::assert_replayed;
use crate::ratings::{Club, MINUTE, begin_counting, count_some, lay};
use crate::table::{COMMANDER, game, guest, id, record, user, with};

/// A game with a part of it otherwise.
pub fn corrected(club: &Club, old: &Played, minute: i64) -> Played {
    let mut new = old.clone();
    match club.luck.below(6) {
        0 => new.game.ended_at = Timestamp::from_millis(1_700_000_000_000 + minute * MINUTE),
        1 => new.game.playgroup_id = new.game.playgroup_id.xor(Some(club.group)),
        2 => new.seats.reverse(),
        3 => new.game.turns = Some(9),
        4 => move_decks(&mut new),
        _ => {
            let other = club.game(minute);
            new.seats = other.seats;
            new.game.format_id = other.game.format_id;
        }
    }
    for (number, seat) in (1..).zip(&mut new.seats) {
        (seat.seat, seat.game_id) = (number, new.game.id);
    }
    new
}

/// Each player plays the deck of the next.
fn move_decks(played: &mut Played) {
    let mut players: Vec<_> = played.seats.iter_mut().filter(|seat| seat.user_id.is_some()).collect();
    let mut decks: Vec<_> = players.iter().map(|seat| seat.deck_id).collect();
    let by = decks.len().min(1);
    decks.rotate_left(by);
    for (seat, deck) in players.iter_mut().zip(decks) {
        seat.deck_id = deck;
    }
}

/// One thing that people do to the record: as many games again and again as there are, so that most stay.
async fn happen(app: &TestApp, club: &Club, played: &mut [(Played, bool)], added: &mut Vec<Played>) {
    let late = club.luck.below(played.len() as u64) as i64;
    let place = club.luck.below(played.len() as u64) as usize;
    let (old, removed) = played[place].clone();
    match club.luck.below(10) {
        0..=2 => added.push(club.game((played.len() + added.len()) as i64 + 1_000)),
        // Some at the very moment of another.
        3 | 4 => added.push(club.game(late)),
        5 | 6 if !removed => {
            let new = corrected(club, &old, late);
            played[place].0 = new.clone();
            let correcting = async move |c: &mut Conn| games::correct(c, &old, &new).await;
            app.app.db.write(correcting).await.unwrap();
            return;
        }
        _ => {
            played[place].1 = !removed;
            let id = old.game.id;
            let turning = async move |c: &mut Conn| match removed {
                true => games::restore(c, id).await,
                false => games::remove(c, id, Timestamp::from_millis(1_800_000_000_000)).await,
            };
            app.app.db.write(turning).await.unwrap();
            return;
        }
    }
    lay(app, added.last().cloned().into_iter().collect()).await;
}

api_test!(
    /// Pods of 2 to 10, guests, ties; games added, entered late, corrected in every part, removed and brought back.
    async fn whatever_happens_to_games_ratings_are_those_of_a_replay(app) {
        let club = Club::new(app, 12).await;
        let first: Vec<Played> = (0..230).map(|minute| club.game(minute)).collect();
        let mut played: Vec<(Played, bool)> = first.iter().map(|played| (played.clone(), false)).collect();
        for some in first.chunks(50) {
            lay(app, some.to_vec()).await;
        }
        app.counted().await;
        assert_replayed(app).await;
        for round in 0..12 {
            let mut added = Vec::new();
            for _ in 0..=(round % 5) {
                happen(app, &club, &mut played, &mut added).await;
            }
            played.extend(added.into_iter().map(|played| (played, false)));
            app.counted().await;
            assert_replayed(app).await;
        }
    }
);

api_test!(
    async fn counting_that_was_cut_off_goes_on_where_it_stopped(app) {
        let club = Club::new(app, 8).await;
        let mut games: Vec<Played> = (0..260).map(|minute| club.game(minute)).collect();
        games.iter_mut().for_each(|played| played.game.format_id = COMMANDER.parse().unwrap());
        for some in games.chunks(50) {
            lay(app, some.to_vec()).await;
        }
        let scope: Uuid = COMMANDER.parse().unwrap();
        // A part is counted and kept; the next part is undone, as when the power goes.
        let more = app.app.db.write(async move |c: &mut Conn| count_some(c, scope, 100).await).await.unwrap();
        assert!(more);
        let kept = async |c: &mut Conn| c.one::<i64>("SELECT COUNT(DISTINCT game_id) FROM rating_game", &[]).await;
        let first = app.app.db.read(kept).await.unwrap();
        let lost = app.app.db.write(async move |c: &mut Conn| {
            count_some(c, scope, 100).await?;
            Err::<(), Error>(Error::Refused)
        });
        assert!(matches!(lost.await, Err(Error::Refused)));
        let rated = |games: &[Played]| games.iter().filter(|played| played.seats.iter().any(|seat| seat.user_id.is_some())).count() as i64;
        assert!(rated(&games[..100]) <= first && first < rated(&games), "{first} were kept");
        assert_eq!(app.app.db.read(kept).await.unwrap(), first);
        app.restart().await;
        app.counted().await;
        assert_eq!(app.app.db.read(kept).await.unwrap(), rated(&games));
        assert_replayed(app).await;
        // Interrupted again, while a corrected early game is counted again.
        let (id, at) = (games[3].game.id, Timestamp::from_millis(1_800_000_000_000));
        app.app.db.write(async move |c: &mut Conn| games::remove(c, id, at).await).await.unwrap();
        app.app.db.write(async move |c: &mut Conn| count_some(c, scope, 100).await).await.unwrap();
        app.restart().await;
        app.counted().await;
        assert_replayed(app).await;
    }
);

api_test!(
    /// Games change while a scope is counted, and the count is cut off anywhere and goes on.
    async fn counts_that_were_cut_off_end_as_a_replay(app) {
        let club = Club::new(app, 10).await;
        let scopes: [Uuid; 2] = [COMMANDER.parse().unwrap(), club.group];
        let first: Vec<Played> = (0..80).map(|minute| club.game(minute)).collect();
        let mut played: Vec<(Played, bool)> = first.iter().map(|played| (played.clone(), false)).collect();
        lay(app, first).await;
        for _ in 0..8 {
            let mut added = Vec::new();
            for _ in 0..=club.luck.below(3) {
                happen(app, &club, &mut played, &mut added).await;
                for scope in scopes {
                    begin_counting(app, scope, club.luck.below(8) as usize).await;
                }
            }
            played.extend(added.into_iter().map(|played| (played, false)));
            app.counted().await;
            assert_replayed(app).await;
        }
        // A deck and a user go while an early game is counted.
        let (early, deck, leaver) = (club.game(2), club.decks[4], &club.people[5]);
        lay(app, vec![early]).await;
        begin_counting(app, scopes[0], 5).await;
        app.app.db.write(async move |c: &mut Conn| decks::delete(c, deck).await).await.unwrap();
        begin_counting(app, scopes[0], 9).await;
        let name = leaver.get("/user").await.body["user"]["username"].clone();
        let gone = send(leaver.request(Method::DELETE, "/user").json(&json!({ "username": name }))).await;
        assert_eq!(gone.status, 200, "{gone:?}");
        begin_counting(app, scopes[0], 9).await;
        app.counted().await;
        assert_replayed(app).await;
    }
);

api_test!(
    async fn deleted_users_and_decks_become_unknown(app) {
        let club = Club::new(app, 9).await;
        lay(app, (0..60).map(|minute| club.game(minute)).collect()).await;
        app.counted().await;
        assert_replayed(app).await;
        // A deck is deleted while its games are still to be counted, then a user.
        let late: Vec<Played> = (20..30).map(|minute| club.game(minute)).collect();
        let (deck, removed, at) = (club.decks[2], late[0].game.id, app.clock.now());
        lay(app, late).await;
        app.app.db.write(async move |c: &mut Conn| decks::delete(c, deck).await).await.unwrap();
        app.counted().await;
        assert_replayed(app).await;
        app.app.db.write(async move |c: &mut Conn| games::remove(c, removed, at).await).await.unwrap();
        let leaver = &club.people[3];
        let name = leaver.get("/user").await.body["user"]["username"].clone();
        let gone = send(leaver.request(Method::DELETE, "/user").json(&json!({ "username": name }))).await;
        assert_eq!(gone.status, 200, "{gone:?}");
        app.counted().await;
        assert_replayed(app).await;
        let (user, scope) = (id(leaver), club.group);
        let left = async move |c: &mut Conn| c.one::<i64>("SELECT COUNT(*) FROM rating WHERE subject = $1", &[&user]).await;
        assert_eq!(app.app.db.read(left).await.unwrap(), 0);
        assert_eq!(club.people[0].delete(&format!("/playgroup/{scope}")).await.status, 200);
        app.counted().await;
        assert_replayed(app).await;
        let left = async move |c: &mut Conn| c.one::<i64>("SELECT COUNT(*) FROM rating_game WHERE scope = $1", &[&scope]).await;
        assert_eq!(app.app.db.read(left).await.unwrap(), 0);
    }
);

api_test!(
    /// By the calls that people make, and by the server's own keeper alone.
    async fn a_game_moves_ratings_without_being_asked(app) {
        let club = Club::new(app, 6).await;
        let [owner, member] = [&club.people[0], &club.people[4]];
        let mut page = member.socket().await;
        let table = [user(owner, 2), user(&club.people[1], 1), guest("Zoë", 3)];
        let played = record(owner, with(game(&table), "playgroupId", club.group.to_string())).await;
        page.hears(&["figures"]).await;
        assert_replayed(app).await;
        let path = format!("/game/{}", played["id"].as_str().unwrap());
        assert_eq!(owner.delete(&path).await.status, 200);
        page.hears(&["figures"]).await;
        assert_replayed(app).await;
        assert_eq!(owner.put(&format!("{path}/restore"), json!({})).await.status, 200);
        page.hears(&["figures"]).await;
        assert_eq!(club.people[1].delete(&format!("{path}/seat")).await.status, 200);
        page.hears(&["figures"]).await;
        assert_replayed(app).await;
    }
);

/// Both record and count, in one format and one playgroup.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_count_as_one() {
    let app = TestApp::start(Database::postgres().await).await;
    let other = app.beside().await;
    let club = Club::new(&app, 8).await;
    let nights: Vec<Played> = (0..60).map(|minute| club.game(minute)).collect();
    let work = |node: &TestApp, some: &[Played]| {
        let (node, some) = (node.app.clone(), some.to_vec());
        tokio::spawn(async move {
            for played in some {
                let recording = async move |c: &mut Conn| games::record(c, &played).await;
                node.db.write(recording).await.unwrap();
                node.ratings.count().await.unwrap();
            }
        })
    };
    let (here, there) = (work(&app, &nights[..30]), work(&other, &nights[30..]));
    here.await.unwrap();
    there.await.unwrap();
    app.counted().await;
    assert_replayed(&app).await;
}
