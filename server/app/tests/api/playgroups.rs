//! Playgroups: every call by callers of every membership.

use std::time::Duration;

use podium_store::Conn;
use podium_store::stats::versions;
use podium_test_support::{Answer, Caller, TestApp, api_test, send};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use crate::table::{befriend, game, group, id, put_at, record, user, with};

/// A playgroup with a user of every membership, and a stranger.
pub struct Cast {
    pub owner: Caller,
    pub admin: Caller,
    pub member: Caller,
    pub invited: Caller,
    pub stranger: Caller,
    pub group: String,
}

impl Cast {
    pub async fn new(app: &TestApp) -> Cast {
        let (owner, admin, member) = (app.user("Olga").await, app.user("Adam").await, app.user("Mia").await);
        let (invited, stranger) = (app.user("Ines").await, app.user("Stan").await);
        let people = [
            (&owner, "owner"),
            (&admin, "admin"),
            (&member, "member"),
            (&invited, "invited"),
        ];
        let group = group(app, "Thursday", &people).await;
        Cast {
            owner,
            admin,
            member,
            invited,
            stranger,
            group,
        }
    }

    pub fn path(&self, rest: &str) -> String {
        format!("/playgroup/{}{rest}", self.group)
    }

    /// The group as its owner sees it.
    pub async fn now(&self) -> Value {
        let answer = self.owner.get(&self.path("")).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        answer.body["playgroup"].clone()
    }

    /// The status for the owner, an admin, a member, an invited user, a stranger, and an anonymous caller.
    async fn statuses(&self, app: &TestApp, method: Method, path: &str, body: Value) -> [u16; 6] {
        let anyone = app.anyone();
        let callers = [
            &self.owner,
            &self.admin,
            &self.member,
            &self.invited,
            &self.stranger,
            &anyone,
        ];
        let mut statuses = [0; 6];
        for (status, caller) in statuses.iter_mut().zip(callers) {
            let call = caller.request(method.clone(), path).header("if-match", "\"999\"");
            *status = send(call.json(&body)).await.status;
        }
        statuses
    }
}

pub fn person<'a>(group: &'a Value, caller: &Caller) -> Option<&'a Value> {
    let mut members = group["members"].as_array().unwrap().iter();
    members.find(|member| member["id"] == caller.id.as_str())
}

fn roles(group: &Value, callers: &[&Caller]) -> Vec<String> {
    let role = |caller: &&Caller| person(group, caller).map_or("none", |member| member["role"].as_str().unwrap());
    callers.iter().map(role).map(str::to_owned).collect()
}

fn ok(answer: &Answer) -> &Value {
    assert_eq!(answer.status, 200, "{answer:?}");
    &answer.body["playgroup"]
}

api_test!(
    async fn who_makes_a_playgroup_owns_it(app) {
        let ana = app.user("Ana").await;
        let made = ana.post("/playgroup", json!({ "name": "  Thursday   Lamps ", "description": "*Seven* lamps" })).await;
        assert_eq!((made.status, made.header("etag")), (201, "\"1\""));
        let group = &made.body["playgroup"];
        assert_eq!((&group["name"], &group["description"]), (&json!("Thursday Lamps"), &json!("*Seven* lamps")));
        assert_eq!((&group["role"], &group["status"], &group["membersCount"]), (&json!("owner"), &json!("member"), &json!(1)));
        assert_eq!((&group["invitedBy"], &group["picture"], &group["gamesCount"]), (&Value::Null, &Value::Null, &json!(0)));
        assert_eq!(person(group, &ana).unwrap()["role"], "owner");
        let read = ana.get(&format!("/playgroup/{}", group["id"].as_str().unwrap())).await;
        assert_eq!(&read.body["playgroup"], group);
        assert_eq!(ana.get("/user/playgroups").await.body["playgroups"][0], *group);

        let wrong = ana.post("/playgroup", json!({ "name": " ", "description": "x".repeat(2_001) })).await;
        assert_eq!((wrong.status, &wrong.body["fields"]), (422, &json!({ "name": "required", "description": "too_long" })));
        assert_eq!(ana.post("/playgroup", json!({ "name": "x".repeat(61) })).await.body["fields"], json!({ "name": "too_long" }));
        assert_eq!(app.anyone().post("/playgroup", json!({ "name": "x" })).await.status, 401);
    }
);

api_test!(
    async fn an_invited_user_sees_the_door_and_not_the_room(app) {
        let (ana, ben) = (app.user("Ana").await, app.user("Ben").await);
        befriend(app, &ana, &ben).await;
        let made = ana.post("/playgroup", json!({ "name": "Thursday", "description": "Lamps" })).await;
        let path = format!("/playgroup/{}", made.body["playgroup"]["id"].as_str().unwrap());
        assert_eq!(ben.get(&path).await.status, 404);
        let invited = ana.post(&format!("{path}/invite"), json!({ "id": ben.id })).await;
        assert_eq!(invited.status, 201, "{invited:?}");
        let hers = person(&invited.body["playgroup"], &ben).unwrap().clone();
        assert_eq!((&hers["status"], &hers["joinedAt"], &hers["invitedBy"]["id"]), (&json!("invited"), &Value::Null, &json!(ana.id)));
        assert_eq!(invited.body["playgroup"]["membersCount"], 1);

        let his = ben.get(&path).await.body["playgroup"].clone();
        assert_eq!((&his["name"], &his["description"], &his["status"]), (&json!("Thursday"), &json!("Lamps"), &json!("invited")));
        assert_eq!((&his["members"], &his["membersCount"]), (&json!([]), &json!(0)));
        assert_eq!(his["invitedBy"]["firstname"], "Ana");
        assert_eq!(ben.get(&format!("{path}/games")).await.status, 403);

        app.clock.advance(Duration::from_secs(60));
        let accepted = ben.put(&format!("{path}/accept"), json!({})).await;
        let his = ok(&accepted);
        assert_eq!((&his["status"], &his["membersCount"], &his["invitedBy"]), (&json!("member"), &json!(2), &Value::Null));
        assert_eq!(his["lastActivity"], person(his, &ben).unwrap()["joinedAt"], "joining is activity");
        assert_eq!(ok(&ben.put(&format!("{path}/accept"), json!({})).await), his, "accepting twice is accepting");
    }
);

api_test!(
    async fn every_call_is_open_to_those_it_is_for(app) {
        let cast = Cast::new(app).await;
        let outsider = cast.stranger.id.clone();
        let nobody_there = "0192f5c0-0000-7000-8000-000000000000";
        // Refused in the end by a rule, so that nothing changes and everyone is asked the same.
        let table = [
            (Method::GET, "", json!({}), [200, 200, 200, 200, 404, 401]),
            (Method::GET, "/games", json!({}), [200, 200, 200, 403, 404, 401]),
            (Method::PUT, "", json!({ "name": "Stale" }), [409, 409, 403, 403, 404, 401]),
            (Method::POST, "/invite", json!({ "id": outsider }), [409, 409, 403, 403, 404, 401]),
            (Method::DELETE, &format!("/user/{outsider}"), json!({}), [409, 409, 403, 403, 404, 401]),
            (Method::DELETE, &format!("/user/{}", cast.owner.id), json!({}), [403, 403, 403, 403, 404, 401]),
            (Method::PUT, &format!("/admin/{outsider}"), json!({}), [409, 403, 403, 403, 404, 401]),
            (Method::DELETE, &format!("/admin/{outsider}"), json!({}), [409, 403, 403, 403, 404, 401]),
            (Method::PUT, &format!("/owner/{nobody_there}"), json!({}), [409, 403, 403, 403, 404, 401]),
            (Method::POST, "/picture", json!({}), [415, 415, 403, 403, 404, 401]),
        ];
        for (method, rest, body, wanted) in table {
            let statuses = cast.statuses(app, method.clone(), &cast.path(rest), body).await;
            assert_eq!(statuses, wanted, "{method} {rest}");
        }
        for (rest, admin) in [("/picture", 200), ("", 403), (&format!("/user/{}", cast.admin.id), 403)] {
            let callers = [(&cast.admin, admin), (&cast.member, 403), (&cast.invited, 403), (&cast.stranger, 404)];
            for (caller, wanted) in callers {
                assert_eq!(caller.delete(&cast.path(rest)).await.status, wanted, "DELETE {rest}");
            }
        }
        for rest in ["/accept", "/leave"] {
            assert_eq!(cast.stranger.put(&cast.path(rest), json!({})).await.status, 404);
        }
    }
);

api_test!(
    async fn an_edit_starts_from_what_is_there(app) {
        let cast = Cast::new(app).await;
        app.clock.advance(Duration::from_secs(60));
        let new = json!({ "name": "Friday", "description": "New lamps" });
        let edited = put_at(&cast.admin, &cast.path(""), &json!(1), new.clone()).await;
        assert_eq!((edited.status, edited.header("etag")), (200, "\"2\""));
        assert_eq!((&edited.body["playgroup"]["name"], &edited.body["playgroup"]["version"]), (&json!("Friday"), &json!(2)));
        assert_eq!(edited.body["playgroup"]["lastActivity"], app.clock.now().to_string());
        let late = put_at(&cast.owner, &cast.path(""), &json!(1), with(new.clone(), "name", "Monday")).await;
        assert_eq!((late.status, late.code(), &late.body["present"]["playgroup"]["name"]), (409, 15, &json!("Friday")));
        // Without a version the last edit wins, as with a deck.
        let last = cast.owner.put(&cast.path(""), with(new.clone(), "name", "Sunday")).await;
        assert_eq!((last.status, last.header("etag"), &last.body["playgroup"]["name"]), (200, "\"3\"", &json!("Sunday")));
        assert_eq!(put_at(&cast.admin, &cast.path(""), &json!(2), new).await.status, 409);
        let wrong = put_at(&cast.owner, &cast.path(""), &json!(2), json!({ "name": "" })).await;
        assert_eq!(wrong.body["fields"], json!({ "name": "required" }));
    }
);

api_test!(
    async fn a_picture_is_put_up_and_taken_down(app) {
        let cast = Cast::new(app).await;
        let upload = |caller: &Caller| {
            let png = Part::bytes(crate::picture::red_square()).file_name("x.png");
            caller.request(Method::POST, &cast.path("/picture")).multipart(Form::new().part("picture", png))
        };
        let first = send(upload(&cast.admin)).await;
        let picture = ok(&first)["picture"].as_str().unwrap().to_owned();
        assert_eq!(cast.owner.page(&picture).await.status, 200);
        let second = send(upload(&cast.owner)).await;
        assert_ne!(ok(&second)["picture"], picture.as_str());
        assert_eq!(cast.owner.page(&picture).await.status, 404, "the old file is gone");
        let gone = cast.admin.delete(&cast.path("/picture")).await;
        assert_eq!((&ok(&gone)["picture"], &ok(&gone)["version"]), (&Value::Null, &json!(4)));
        assert_eq!(send(upload(&cast.member)).await.status, 403);
    }
);

api_test!(
    async fn only_people_one_knows_are_invited(app) {
        let cast = Cast::new(app).await;
        let invite = cast.path("/invite");
        let stranger = cast.admin.post(&invite, json!({ "id": cast.stranger.id })).await;
        let unknown = cast.admin.post(&invite, json!({ "id": "0192f5c0-0000-7000-8000-000000000000" })).await;
        assert_eq!((stranger.status, stranger.code()), (409, 79));
        assert_eq!(stranger.body, unknown.body, "who is unknown and who is a stranger is not told apart");
        let mut french = cast.admin.clone();
        french.lang = "fr";
        let refused = french.post(&invite, json!({ "id": cast.stranger.id })).await;
        assert!(refused.body["message"].as_str().unwrap().contains("groupes de jeu"), "{refused:?}");

        befriend(app, &cast.stranger, &cast.admin).await;
        assert_eq!(cast.owner.post(&invite, json!({ "id": cast.stranger.id })).await.code(), 79, "a friend of the admin's, not of hers");
        assert_eq!(cast.admin.post(&invite, json!({ "id": cast.stranger.id })).await.status, 201);
        for id in [&cast.stranger.id, &cast.member.id, &cast.owner.id] {
            assert_eq!(cast.owner.post(&invite, json!({ "id": id })).await.status, 200, "is in or invited already");
        }
        assert_eq!(cast.owner.post(&invite, json!({})).await.body["fields"], json!({ "id": "required" }));
        assert_eq!(cast.owner.post(&invite, json!({ "id": "x" })).await.status, 422);
    }
);

api_test!(
    async fn roles_go_up_and_down_and_over(app) {
        let cast = Cast::new(app).await;
        let of = |word: &str, whom: &Caller| cast.path(&format!("/{word}/{}", whom.id));
        let everyone = [&cast.owner, &cast.admin, &cast.member];
        let promoted = cast.owner.put(&of("admin", &cast.member), json!({})).await;
        assert_eq!(roles(ok(&promoted), &everyone), ["owner", "admin", "admin"]);
        assert_eq!(ok(&cast.owner.put(&of("admin", &cast.member), json!({})).await), ok(&promoted), "again is the same");
        let demoted = cast.owner.delete(&of("admin", &cast.admin)).await;
        assert_eq!(roles(ok(&demoted), &everyone), ["owner", "member", "admin"]);
        assert_eq!(ok(&cast.owner.delete(&of("admin", &cast.admin)).await), ok(&demoted));

        for (method, word) in [(Method::PUT, "admin"), (Method::DELETE, "admin"), (Method::PUT, "owner")] {
            for whom in [&cast.invited, &cast.stranger] {
                let refused = send(cast.owner.request(method.clone(), &of(word, whom))).await;
                assert_eq!((refused.status, refused.code()), (409, 80), "{method} {word}");
            }
        }
        assert_eq!(cast.owner.delete(&of("admin", &cast.owner)).await.code(), 74);
        assert_eq!(roles(ok(&cast.owner.put(&of("admin", &cast.owner), json!({})).await), &everyone)[0], "owner");

        let handed = cast.owner.put(&of("owner", &cast.admin), json!({})).await;
        assert_eq!(roles(ok(&handed), &everyone), ["admin", "owner", "admin"], "to a member; the old owner helps on");
        assert_eq!(cast.owner.put(&of("owner", &cast.owner), json!({})).await.status, 403);
        assert_eq!(cast.admin.put(&of("owner", &cast.admin), json!({})).await.status, 200, "is the owner already");
    }
);

api_test!(
    async fn people_are_removed_by_those_above_them(app) {
        let cast = Cast::new(app).await;
        let out = |whom: &Caller| cast.path(&format!("/user/{}", whom.id));
        let withdrawn = cast.admin.delete(&out(&cast.invited)).await;
        assert_eq!(person(ok(&withdrawn), &cast.invited), None);
        assert_eq!(cast.invited.put(&cast.path("/accept"), json!({})).await.status, 404, "the invitation is gone");
        let removed = cast.admin.delete(&out(&cast.member)).await;
        assert_eq!(person(ok(&removed), &cast.member), None);
        for rest in ["", "/games"] {
            assert_eq!(cast.member.get(&cast.path(rest)).await.status, 404, "she may not know of it any more");
        }
        assert_eq!(cast.owner.delete(&out(&cast.member)).await.code(), 80);
        assert_eq!(cast.owner.delete(&out(&cast.owner)).await.status, 403, "one does not remove oneself");
        assert_eq!(ok(&cast.owner.delete(&out(&cast.admin)).await)["membersCount"], 1);
    }
);

api_test!(
    async fn members_leave_and_the_last_one_deletes_the_group(app) {
        let cast = Cast::new(app).await;
        let leave = cast.path("/leave");
        let kept = cast.owner.put(&leave, json!({})).await;
        assert_eq!((kept.status, kept.code()), (409, 74));
        assert_eq!(kept.body["message"], "Transfer the playgroup to someone else first.");
        for who in [&cast.member, &cast.admin] {
            assert_eq!(who.put(&leave, json!({})).await.body, json!({}));
            assert_eq!(who.get(&cast.path("")).await.status, 404);
        }
        // A merely invited user does not keep her.
        assert_eq!(cast.owner.put(&leave, json!({})).await.status, 200);
        assert_eq!(cast.invited.get("/user/playgroups").await.body, json!({ "playgroups": [] }));
        assert_eq!(cast.invited.put(&leave, json!({})).await.status, 404);
    }
);

api_test!(
    async fn declining_is_leaving_before_joining(app) {
        let cast = Cast::new(app).await;
        assert_eq!(cast.invited.put(&cast.path("/leave"), json!({})).await.status, 200);
        assert_eq!(cast.invited.get(&cast.path("")).await.status, 404);
        assert_eq!(person(&cast.now().await, &cast.invited), None);
    }
);

api_test!(
    async fn a_deleted_playgroup_leaves_its_games_with_their_players(app) {
        let cast = Cast::new(app).await;
        let played = with(game(&[user(&cast.owner, 1), user(&cast.member, 2)]), "playgroupId", cast.group.as_str());
        let id = record(&cast.owner, played).await["id"].as_str().unwrap().to_owned();
        assert_eq!(cast.admin.get(&format!("/game/{id}")).await.status, 200);
        assert_eq!(cast.now().await["gamesCount"], 1);
        assert_eq!(cast.owner.delete(&cast.path("")).await.body, json!({}));
        for who in [&cast.owner, &cast.member] {
            let game = who.get(&format!("/game/{id}")).await;
            assert_eq!((game.status, &game.body["game"]["playgroupId"]), (200, &Value::Null));
            assert_eq!(who.get("/user/playgroups").await.body, json!({ "playgroups": [] }));
        }
        assert_eq!(cast.admin.get(&format!("/game/{id}")).await.status, 404, "he sat elsewhere");
        assert_eq!(cast.owner.get(&cast.path("")).await.status, 404);
    }
);

api_test!(
    async fn ids_of_one_group_never_work_in_another(app) {
        let cast = Cast::new(app).await;
        let (olaf, mona) = (app.user("Olaf").await, app.user("Mona").await);
        let other = group(app, "Elsewhere", &[(&olaf, "owner"), (&mona, "member")]).await;
        for (method, word) in [(Method::PUT, "admin"), (Method::DELETE, "admin"), (Method::PUT, "owner"), (Method::DELETE, "user")] {
            let theirs = cast.owner.request(method.clone(), &cast.path(&format!("/{word}/{}", mona.id)));
            assert_eq!(send(theirs).await.code(), 80, "{method} {word}");
            let there = cast.owner.request(method.clone(), &format!("/playgroup/{other}/{word}/{}", mona.id));
            assert_eq!(send(there).await.status, 404, "{method} {word}");
        }
        let elsewhere = olaf.get(&format!("/playgroup/{other}")).await;
        assert_eq!(roles(ok(&elsewhere), &[&olaf, &mona]), ["owner", "member"]);
        for id in ["x", "0192f5c0-0000-7000-8000-000000000000", "%00"] {
            assert_eq!(cast.owner.get(&format!("/playgroup/{id}")).await.status, 404, "{id}");
        }
    }
);

api_test!(
    async fn only_members_who_leave_change_what_stats_are_made_of(app) {
        let cast = Cast::new(app).await;
        befriend(app, &cast.owner, &cast.stranger).await;
        let played = game(&[user(&cast.owner, 1), user(&cast.member, 2)]);
        record(&cast.owner, with(played, "playgroupId", cast.group.as_str())).await;
        let owner = id(&cast.owner);
        let version = async || {
            app.app.db.read(async move |c: &mut Conn| versions::read(c, owner).await).await.unwrap()
        };
        let before = version().await;
        assert_eq!(cast.invited.put(&cast.path("/leave"), json!({})).await.status, 200);
        assert_eq!(cast.owner.post(&cast.path("/invite"), json!({ "id": cast.stranger.id })).await.status, 201);
        assert_eq!(cast.owner.delete(&cast.path(&format!("/user/{}", cast.stranger.id))).await.status, 200);
        assert_eq!(version().await, before, "invitations came and went");
        assert_eq!(cast.member.put(&cast.path("/leave"), json!({})).await.status, 200);
        assert_eq!(version().await, before + 1);
    }
);
