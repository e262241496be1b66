//! What stats reveal of games that the caller may not see. All that can be asked is asked twice: before and after the games
//! inside each batch have changed places, with other people and decks at the tables. Where both answers are the same, no
//! filter and no difference of two answers tells such a game from another.

use podium_test_support::{Caller, api_test};
use serde_json::{Value, json};

use super::club::{Club, evening, text};
use crate::table::{COMMANDER, DUEL};

/// All answers to a caller.
pub async fn answers(caller: &Caller, paths: &[String]) -> Vec<(String, Value)> {
    let mut answers = Vec::new();
    for path in paths {
        let answer = caller.get(path).await;
        assert_eq!(answer.status, 200, "{path}: {answer:?}");
        let mut body = answer.body;
        // When a deck was played last is no secret of its owner's page.
        for deck in body["decks"].as_array_mut().into_iter().flatten() {
            deck["lastPlayed"].take();
        }
        if let Some(decks) = body["decks"].as_array_mut() {
            decks.sort_by_key(|deck| text(&deck["id"]));
        }
        if body["deck"].is_object() {
            body["deck"]["lastPlayed"].take();
        }
        answers.push((path.clone(), body));
    }
    answers
}

/// Answers without the values of ratings, which follow from the order of the games in a batch too.
pub fn told_without_ratings(mut answers: Vec<(String, Value)>) -> Vec<(String, Value)> {
    for (_, body) in &mut answers {
        for rating in ["ratings", "rating", "playsLike", "points"] {
            if let Some(rating) = body.get_mut(rating) {
                without_worth(rating);
            }
        }
    }
    answers
}

fn without_worth(rating: &mut Value) {
    match rating {
        Value::Array(all) => all.iter_mut().for_each(without_worth),
        Value::Object(fields) => {
            fields.retain(|field, _| ["games", "wins", "draws", "formatId", "gameId"].contains(&field.as_str()))
        }
        _ => (),
    }
}

api_test!(
    async fn stats_reveal_no_unseen_game(app) {
        let mut club = Club::new(app).await;
        let subject = club.subject.id.clone();
        let outside = [club.friend.clone(), club.seated.clone(), club.former.clone()];
        let mut before = Vec::new();
        for caller in &outside {
            before.push(told_without_ratings(answers(caller, &club.calls()).await));
        }
        let own = club.subject.get("/user/stats").await.body["stats"].clone();

        club.shuffle(app).await;
        assert_ne!(club.subject.get("/user/stats").await.body["stats"], own, "the games have changed");
        let secrets = club.secrets();
        for (caller, before) in outside.iter().zip(before) {
            for ((path, before), (_, after)) in before.into_iter().zip(told_without_ratings(answers(caller, &club.calls()).await)) {
                assert_eq!(before, after, "{path}");
                let said = after.to_string();
                let told: Vec<&String> = secrets.iter().filter(|secret| said.contains(secret.as_str())).collect();
                assert!(told.is_empty(), "{path} tells {told:?}: {said}");
                let games = after["stats"]["games"].as_i64().unwrap_or_default();
                let seen = if caller.id == club.friend.id { 0 } else { 1 };
                assert!([0, 5, 10].iter().any(|whole| games == *whole || games == whole + seen), "{path}: {games} games");
            }
            // They count all the same, five by five.
            let all = caller.get(&format!("/user/{subject}/stats")).await.body;
            let commander = all["stats"]["byFormat"].as_array().unwrap().iter().find(|entry| entry["formatId"] == COMMANDER);
            let counted = |of: &Value| (of["games"].clone(), of["wins"].clone());
            assert_eq!(counted(commander.unwrap()), (json!(10), json!(5)));
            assert_eq!(all["stats"]["partial"], true);
            let rated = all["ratings"].as_array().unwrap().iter().find(|rating| rating["formatId"] == COMMANDER);
            assert_eq!(counted(rated.unwrap()), (json!(10), json!(5)));
            // A batch that was played with one deck throughout is that deck's.
            let fen = all["stats"]["byDeck"].as_array().unwrap().iter().find(|entry| entry["deckId"] == club.decks[0].as_str());
            let seen = i64::from(caller.id != club.friend.id);
            assert_eq!(counted(fen.unwrap()), (json!(5 + seen), json!(3 + seen)));
            let half = format!("/user/{subject}/stats?formatid={COMMANDER}&from={}", evening(5));
            assert_eq!(caller.get(&half).await.body["stats"]["games"], 5);
        }
        assert_eq!(own["partial"], false);
    }
);

api_test!(
    async fn ratings_reveal_no_unseen_game(app) {
        let club = Club::new(app).await;
        let (subject, fen) = (&club.subject.id, &club.decks[0]);
        let duel = |at: usize| text(&club.duels[at]["id"]);
        let points = async |caller: &Caller, path: &str| -> Vec<String> {
            let answer = caller.get(path).await;
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
            answer.body["points"].as_array().unwrap().iter().map(|point| text(&point["gameId"])).collect()
        };
        for of in [format!("/user/{subject}/ratings"), format!("/deck/{fen}/ratings")] {
            let (pods, duels) = (format!("{of}?formatid={COMMANDER}"), format!("{of}?formatid={DUEL}"));
            for caller in [&club.friend, &club.seated, &club.former] {
                assert_eq!(points(caller, &pods).await, Vec::<String>::new());
            }
            assert_eq!(points(&club.subject, &pods).await.len(), if of.starts_with("/user") { 12 } else { 9 });
            assert_eq!(points(&club.friend, &duels).await, Vec::<String>::new());
            assert_eq!(points(&club.seated, &duels).await, [duel(0)]);
            // As if the game had not been played that they may not see and that lies before it.
            assert_eq!(points(&club.former, &duels).await, [duel(1)]);
            assert_eq!(points(&club.member, &pods).await.len(), if of.starts_with("/user") { 12 } else { 9 });
        }
        let before = async |caller: &Caller, at: usize| -> Value {
            let changes = caller.get(&format!("/game/{}/ratings", duel(at))).await.body["changes"].clone();
            let all: Vec<&Value> = changes.as_array().unwrap().iter().filter(|change| !change["userId"].is_null()).collect();
            assert_eq!(all.len(), 2, "{changes}");
            all.into_iter().find(|change| change["userId"] == subject.as_str()).unwrap()["before"]["value"].clone()
        };
        assert_eq!(before(&club.seated, 0).await, 1000);
        assert_eq!(before(&club.former, 1).await, 1000);
        assert_ne!(before(&club.subject, 1).await, 1000);
        // Told after the tenth game, and not after the two that are left over.
        let mut told = Vec::new();
        for caller in [&club.friend, &club.subject] {
            let ratings = caller.get(&format!("/user/{subject}/stats")).await.body["ratings"].clone();
            let of_pods = ratings.as_array().unwrap().iter().find(|rating| rating["formatId"] == COMMANDER);
            told.push(of_pods.unwrap()["value"].clone());
        }
        let history = club.subject.get(&format!("/user/{subject}/ratings?formatid={COMMANDER}")).await.body["points"].clone();
        assert_eq!(told, [history[9]["after"]["value"].clone(), history[11]["after"]["value"].clone()]);
    }
);

api_test!(
    async fn a_foreign_playgroup_is_no_filter(app) {
        let club = Club::new(app).await;
        let subject = &club.subject.id;
        let of_group = format!("playgroupid={}", club.group);
        for caller in [&club.friend, &club.seated, &club.former] {
            for path in [
                format!("/user/{subject}/stats?{of_group}"),
                format!("/deck/{}/stats?{of_group}", club.decks[0]),
                format!("/user/{subject}/ratings?{of_group}"),
                format!("/deck/{}/ratings?{of_group}", club.decks[0]),
                format!("/playgroup/{}/stats", club.group),
                format!("/playgroup/{}/leaderboard", club.group),
            ] {
                assert_eq!(caller.get(&path).await.status, 404, "{path}");
            }
            // The caller's own games may be filtered so.
            assert_eq!(caller.get(&format!("/user/stats?{of_group}")).await.body["stats"]["games"], 0);
        }
        for stranger in &club.strangers {
            for (path, status) in [
                (format!("/user/{subject}/stats?{of_group}"), 403),
                (format!("/user/{subject}/versus"), 403),
                (format!("/user/{subject}/ratings"), 403),
                (format!("/user/{subject}/decks"), 403),
                (format!("/deck/{}/stats", club.decks[0]), 404),
                (format!("/deck/{}/ratings", club.decks[0]), 404),
            ] {
                assert_eq!(stranger.get(&path).await.status, status, "{path}");
            }
        }
        // A member sees the group's games, and nothing of the one who keeps theirs private but that there is something.
        let seen = club.member.get(&format!("/user/{subject}/stats?{of_group}")).await.body["stats"].clone();
        assert_eq!((&seen["games"], seen["byOpponent"].as_array().unwrap().len()), (&json!(12), 3));
        assert_eq!(seen["partial"], true, "for the duels");
        let private = club.member.get(&format!("/user/{}/stats", club.others[0].id)).await.body;
        assert_eq!((&private["stats"]["games"], &private["stats"]["partial"]), (&json!(0), &json!(true)));
    }
);
