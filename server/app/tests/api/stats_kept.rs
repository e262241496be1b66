//! Stats that were computed before are those that would be computed now, whatever was changed, on whichever node.

use podium_domain::{Bracket, Firstname, Timestamp};
use podium_store::decks::Change;
use podium_store::games::{self, Played};
use podium_store::stats::seasons;
use podium_store::{Conn, Db, Result, blocks, decks, friends, playgroups, user};
use podium_test_support::{Caller, TestApp, api_test, send};
use reqwest::Method;
use serde_json::json;
use uuid::Uuid;

use crate::ratings::{Club, MINUTE, lay};
use crate::ratings_kept::corrected;
use crate::table::{COMMANDER, DUEL, deck, game, group, id, record, user as seat, with};

/// A club with a second node that computes all stats each time, and by which everything is changed.
struct World<'a> {
    app: &'a TestApp,
    computing: TestApp,
    club: Club,
    /// With whether it is removed.
    games: Vec<(Played, bool)>,
    gone: Vec<Uuid>,
}

impl World<'_> {
    fn below(&self, bound: usize) -> usize {
        self.club.luck.below(bound as u64) as usize
    }

    fn person(&self) -> &Caller {
        &self.club.people[self.below(self.club.people.len())]
    }

    fn db(&self) -> Db {
        self.computing.app.db.clone()
    }

    /// What people and admins do to games, decks, names and each other. Says what it was.
    async fn happen(&mut self) -> &'static str {
        let (group, at) = (self.club.group, self.app.clock.now());
        let (one, other) = (id(self.person()), id(self.person()));
        let place = self.below(self.games.len());
        let late = self.below(self.games.len()) as i64;
        let yes = self.club.chance(50);
        match self.below(15) {
            0..=2 => {
                let played = self.club.game(late);
                lay(&self.computing, vec![played.clone()]).await;
                self.games.push((played, false));
                "a game was recorded"
            }
            3..=5 if !self.games[place].1 => {
                let old = self.games[place].0.clone();
                let new = corrected(&self.club, &old, late);
                self.games[place].0 = new.clone();
                let correct = async move |c: &mut Conn| games::correct(c, &old, &new).await;
                self.db().write(correct).await.unwrap();
                "a game was corrected"
            }
            3..=6 => {
                let (id, removed) = (self.games[place].0.game.id, self.games[place].1);
                self.games[place].1 = !removed;
                let turn = async move |c: &mut Conn| match removed {
                    true => games::restore(c, id).await,
                    false => games::remove(c, id, at).await,
                };
                self.db().write(turn).await.unwrap();
                "a game was removed or restored"
            }
            7 => {
                let name: Firstname = format!("Name{late}").parse().unwrap();
                let rename = async move |c: &mut Conn| match yes {
                    true => user::set_firstname(c, one, &name).await,
                    false => user::set_picture(c, one, Some(name.as_str())).await,
                };
                self.db().write(rename).await.unwrap();
                "a person was renamed"
            }
            8 => {
                let keep = async move |c: &mut Conn| seasons::keep_private(c, group, one, yes).await;
                self.db().write(keep).await.unwrap();
                "stats were kept private or shown"
            }
            9 => {
                let move_in_or_out = async move |c: &mut Conn| match yes {
                    true => playgroups::take_out(c, group, one).await,
                    false => playgroups::join(c, group, one, None, at).await.map(drop),
                };
                self.db().write(move_in_or_out).await.unwrap();
                "a member came or left"
            }
            10 | 11 => {
                let deck = self.club.decks[self.below(self.club.decks.len())];
                let change = match self.below(3) {
                    0 => Change::Archived(yes),
                    1 => Change::Bracket(Bracket::try_from(1 + late % 5).ok()),
                    _ => Change::Picture(Some(format!("picture{late}"))),
                };
                let change = async move |c: &mut Conn| {
                    let deck = decks::read(c, deck).await?.unwrap();
                    decks::change(c, &deck, &change, at).await
                };
                self.db().write(change).await.unwrap();
                "a deck was changed"
            }
            12 => {
                let place = self.below(self.club.decks.len());
                let old = self.club.decks[place];
                self.db()
                    .write(async move |c: &mut Conn| decks::delete(c, old).await)
                    .await
                    .unwrap();
                self.club.decks[place] = deck(&self.club.people[place], "Sails").await.parse().unwrap();
                let seats = self.games.iter_mut().flat_map(|(played, _)| &mut played.seats);
                seats.for_each(|seat| seat.deck_id = seat.deck_id.filter(|deck| *deck != old));
                "a deck was deleted"
            }
            13 if one != other => {
                let tie = async move |c: &mut Conn| -> Result<()> {
                    friends::part(c, one, other).await?;
                    match yes {
                        true => friends::insert(c, one, other, at, Some(at)).await.map(drop),
                        false => blocks::unblock(c, one, other).await,
                    }
                };
                self.db().write(tie).await.unwrap();
                "two became friends or strangers"
            }
            _ => {
                self.computing.counted().await;
                "games were counted"
            }
        }
    }

    fn path(&self) -> String {
        let person = self.person();
        let deck = self.club.decks[self.below(self.club.decks.len())];
        let group = self.club.group;
        let path = match self.below(7) {
            0 => "/user/stats".to_owned(),
            1 | 2 => format!("/user/{}/stats", person.id),
            3 => format!("/deck/{deck}/stats"),
            4 => format!("/user/{}/versus", person.id),
            5 => format!("/playgroup/{group}/stats"),
            _ => format!("/playgroup/{group}/leaderboard"),
        };
        let minute = |at: usize| 1_700_000_000_000 + at as i64 * MINUTE;
        // Few enough that most are asked again.
        let filter = match self.below(12) {
            0 => format!("formatid={COMMANDER}"),
            1 => format!("formatid={DUEL}&tz=Europe/Paris"),
            2 => format!("playgroupid={group}"),
            3 => format!("opponentid={}", self.club.people[1].id),
            4 => format!("from={}", minute(10)),
            5 => format!("until={}&offset=120", minute(30)),
            6 => format!("deckid={}", self.club.decks[2]),
            _ => String::new(),
        };
        format!("{path}?{filter}")
    }

    /// Ratings are counted in the background too, so what is compared must have been the same before and after.
    async fn agree(&self, after: &str) {
        for _ in 0..6 {
            let (caller, path) = (self.person(), self.path());
            if self.gone.contains(&id(caller)) {
                continue;
            }
            let there = caller.at(&self.computing.origin);
            loop {
                let (before, kept, computed) =
                    (there.get(&path).await, caller.get(&path).await, there.get(&path).await);
                if (before.status, &before.body) == (computed.status, &computed.body) {
                    assert_eq!(kept.status, computed.status, "{path} after {after}");
                    assert_eq!(kept.body, computed.body, "{path} after {after}");
                    break;
                }
            }
        }
    }
}

api_test!(
    async fn kept_stats_are_those_that_would_be_computed(app) {
        let computing = app.beside_with(|settings| settings.stats_cache = 0).await;
        let club = Club::new(app, 8).await;
        let first: Vec<Played> = (0..40).map(|minute| club.game(minute)).collect();
        lay(app, first.clone()).await;
        let games = first.into_iter().map(|played| (played, false)).collect();
        let mut world = World { app, computing, club, games, gone: Vec::new() };
        world.agree("the start").await;
        for _ in 0..60 {
            let what = world.happen().await;
            world.agree(what).await;
        }
        let leaver = world.club.people[3].at(&world.computing.origin);
        let name = leaver.get("/user").await.body["user"]["username"].clone();
        let gone = send(leaver.request(Method::DELETE, "/user").json(&json!({ "username": name }))).await;
        assert_eq!(gone.status, 200, "{gone:?}");
        world.gone.push(id(&leaver));
        for _ in 0..3 {
            world.agree("a person deleted their account").await;
        }
        let group = world.club.group;
        world.db().write(async move |c: &mut Conn| playgroups::delete(c, group).await).await.unwrap();
        for _ in 0..3 {
            world.agree("the playgroup was deleted").await;
        }
    }
);

api_test!(
    async fn a_second_look_reads_no_games(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        let fen = group(app, "Fen", &[(&alice, "owner"), (&bruno, "member")]).await;
        let table = with(game(&[seat(&alice, 1), seat(&bruno, 2)]), "playgroupId", fen.as_str());
        record(&alice, table.clone()).await;
        app.counted().await;
        let paths = [
            "/user/stats".to_owned(),
            format!("/user/{}/stats", bruno.id),
            format!("/user/{}/versus", bruno.id),
            format!("/playgroup/{fen}/stats"),
            format!("/playgroup/{fen}/leaderboard"),
        ];
        let mut first = Vec::new();
        for path in &paths {
            first.push(alice.get(path).await);
        }
        // Behind the back of everything that tells of changes.
        let change = async |c: &mut Conn| c.exec("UPDATE seat SET placement = 1", &[]).await;
        app.app.db.write(change).await.unwrap();
        let change = async |c: &mut Conn| c.exec("UPDATE rating SET games = games + 7 WHERE scope IN (SELECT id FROM playgroup)", &[]).await;
        app.app.db.write(change).await.unwrap();
        for (path, first) in paths.iter().zip(&first) {
            let second = alice.get(path).await;
            assert_eq!((second.status, &second.body), (200, &first.body), "{path}");
            assert_eq!(second.header("content-type"), "application/json", "{path}");
        }
        record(&alice, with(table, "endedAt", Timestamp::from_seconds(1_700_000_000).to_string())).await;
        for (path, first) in paths.iter().zip(&first) {
            assert_ne!(alice.get(path).await.body, first.body, "{path}");
        }
    }
);

api_test!(
    async fn what_was_asked_long_ago_makes_room(app) {
        let small = app.beside_with(|settings| settings.stats_cache = 1).await;
        let club = Club::new(app, 6).await;
        lay(app, (0..30).map(|minute| club.game(minute)).collect()).await;
        let caller = club.people[0].at(&small.origin);
        let path = |question: i64| format!("/playgroup/{}/stats?until={}", club.group, 1_800_000_000_000 + question);
        let (mut bytes, mut last) = (0, 0);
        let first = caller.get(&path(0)).await.body;
        while bytes < 2 << 20 {
            last += 1;
            bytes += caller.get(&path(last)).await.body.to_string().len();
        }
        let change = async |c: &mut Conn| c.exec("UPDATE seat SET placement = 1", &[]).await;
        app.app.db.write(change).await.unwrap();
        assert_eq!(caller.get(&path(last)).await.body, first, "still kept");
        assert_ne!(caller.get(&path(0)).await.body, first, "computed again");
    }
);
