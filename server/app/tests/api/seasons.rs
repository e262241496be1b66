//! Seasons of a playgroup, and private stats.

use podium_test_support::{Answer, api_test};
use serde_json::{Value, json};

use crate::playgroups::Cast;

const WINTER: [&str; 2] = ["2026-01-01T00:00:00Z", "2026-04-01T00:00:00Z"];

fn season(name: &str, from: &str, until: Option<&str>) -> Value {
    json!({ "name": name, "from": from, "until": until })
}

fn names(answer: &Answer) -> Vec<&str> {
    assert_eq!(answer.status, 200, "{answer:?}");
    let seasons = answer.body["seasons"].as_array().unwrap().iter();
    seasons.map(|season| season["name"].as_str().unwrap()).collect()
}

api_test!(
    async fn a_group_names_its_seasons(app) {
        let cast = Cast::new(app).await;
        let all = cast.path("/seasons");
        assert_eq!(cast.member.get(&all).await.body, json!({ "seasons": [], "private": false }));
        let winter = cast.admin.post(&all, season("  First   snow ", WINTER[0], Some(WINTER[1]))).await;
        assert_eq!(winter.status, 201, "{winter:?}");
        let winter = winter.body["season"].clone();
        assert_eq!((&winter["name"], &winter["from"], &winter["until"]), (&json!("First snow"), &json!(WINTER[0]), &json!(WINTER[1])));
        let spring = cast.owner.post(&all, season("Mud", "2026-04-01T02:00:00+02:00", None)).await;
        assert_eq!((&spring.body["season"]["from"], &spring.body["season"]["until"]), (&json!(WINTER[1]), &Value::Null));
        assert_eq!(names(&cast.member.get(&all).await), ["Mud", "First snow"]);

        let one = cast.path(&format!("/season/{}", winter["id"].as_str().unwrap()));
        let changed = cast.admin.put(&one, season("Ice", "2026-05-01T00:00:00Z", None)).await;
        assert_eq!((changed.status, &changed.body["season"]["id"]), (200, &winter["id"]), "{changed:?}");
        assert_eq!(names(&cast.member.get(&all).await), ["Ice", "Mud"]);
        assert_eq!(names(&cast.owner.delete(&one).await), ["Mud"]);
        assert_eq!(cast.owner.delete(&one).await.status, 404);
        assert_eq!(cast.owner.put(&one, season("Ice", WINTER[0], None)).await.status, 404);

        let activity = cast.member.get(&cast.path("/activity")).await.body["trail"].clone();
        let mut told: Vec<_> = activity.as_array().unwrap().iter().map(|entry| entry["action"].as_str().unwrap()).collect();
        told.sort_unstable();
        assert_eq!(told, ["season_changed", "season_deleted", "season_made", "season_made"]);
    }
);

api_test!(
    async fn seasons_are_looked_at_field_by_field(app) {
        let cast = Cast::new(app).await;
        let all = cast.path("/seasons");
        let refused = [
            (json!({}), json!({ "name": "required", "from": "required" })),
            (season(&"x".repeat(61), "yesterday", Some("tomorrow")), json!({ "name": "too_long", "from": "invalid", "until": "invalid" })),
            (season("Snow", WINTER[1], Some(WINTER[0])), json!({ "until": "before_start" })),
            (season("Snow", WINTER[0], Some(WINTER[0])), json!({ "until": "before_start" })),
        ];
        for (body, fields) in refused {
            let answer = cast.owner.post(&all, body).await;
            assert_eq!((answer.status, &answer.body["fields"]), (422, &fields), "{answer:?}");
        }
        let body = season("Snow", WINTER[1], Some(WINTER[0]));
        let mut owner = cast.owner.clone();
        for (lang, said) in [("en", "The end is before the start."), ("fr", "La fin est avant le début.")] {
            owner.lang = lang;
            assert_eq!(owner.post(&all, body.clone()).await.body["fieldMessages"]["until"], said);
        }

        for at in 0..100 {
            assert_eq!(cast.owner.post(&all, season(&format!("Week {at}"), WINTER[0], None)).await.status, 201);
        }
        let answer = cast.owner.post(&all, season("One more", WINTER[0], None)).await;
        assert_eq!((answer.status, &answer.body["fields"]), (422, &json!({ "seasons": "too_many" })));
    }
);

api_test!(
    async fn stats_are_private_group_by_group(app) {
        let cast = Cast::new(app).await;
        let (private, seasons) = (cast.path("/private"), cast.path("/seasons"));
        let mine = cast.member.put(&private, json!({ "private": true })).await;
        assert_eq!((mine.status, &mine.body), (200, &json!({ "private": true })));
        assert_eq!(cast.member.get(&seasons).await.body["private"], true);
        assert_eq!(cast.owner.get(&seasons).await.body["private"], false, "only one's own");
        assert_eq!(cast.member.put(&private, json!({ "private": false })).await.body, json!({ "private": false }));
        assert_eq!(cast.member.get(&seasons).await.body["private"], false);
        let blank = cast.member.put(&private, json!({})).await;
        assert_eq!((blank.status, &blank.body["fields"]), (422, &json!({ "private": "required" })));
        for (caller, status) in [(&cast.invited, 403), (&cast.stranger, 404), (&app.anyone(), 401)] {
            assert_eq!(caller.put(&private, json!({ "private": true })).await.status, status);
        }
    }
);
