//! Many people at one playgroup at once: always exactly one owner, and no member lost.

use podium_domain::{Membership, Role};
use podium_store::{Conn, playgroups};
use podium_system::Entropy;
use podium_test_support::{Caller, TestApp, api_test, seed};
use reqwest::{Method, RequestBuilder};
use serde_json::json;
use uuid::Uuid;

use crate::table::{at_once, group, id};

/// Who stands how.
async fn memberships(app: &TestApp, group: &str) -> Vec<(Uuid, Membership)> {
    let group: Uuid = group.parse().unwrap();
    let read = app.app.db.read(async move |c: &mut Conn| {
        let mut memberships = Vec::new();
        for user in playgroups::people(c, group).await? {
            memberships.extend(
                playgroups::membership(c, group, user)
                    .await?
                    .map(|membership| (user, membership)),
            );
        }
        Ok(memberships)
    });
    read.await.unwrap()
}

fn owners(memberships: &[(Uuid, Membership)]) -> Vec<Uuid> {
    let own = memberships
        .iter()
        .filter(|(_, membership)| *membership == Membership::In(Role::Owner));
    own.map(|(user, _)| *user).collect()
}

/// Random calls by everyone on everyone. Only the first of the crowd never leaves and is never removed: the last one to
/// go would take the playgroup along.
fn turmoil(crowd: &[Caller], group: &str, luck: &Entropy) -> Vec<RequestBuilder> {
    let draw = |below: usize| luck.below(below as u64) as usize;
    let mut calls = Vec::new();
    for _ in 0..200 {
        let (caller, whom) = (&crowd[draw(crowd.len())], &crowd[draw(crowd.len())].id);
        let goer = &crowd[1 + draw(crowd.len() - 1)];
        let (caller, method, rest, body) = match draw(8) {
            0 => (caller, Method::PUT, "/accept".to_owned(), json!({})),
            1 => (goer, Method::PUT, "/leave".to_owned(), json!({})),
            2 | 3 => (caller, Method::PUT, format!("/admin/{whom}"), json!({})),
            4 => (caller, Method::DELETE, format!("/admin/{whom}"), json!({})),
            5 => (caller, Method::PUT, format!("/owner/{whom}"), json!({})),
            6 => (caller, Method::DELETE, format!("/user/{}", goer.id), json!({})),
            _ => (caller, Method::POST, "/invite".to_owned(), json!({ "id": whom })),
        };
        calls.push(caller.request(method, &format!("/playgroup/{group}{rest}")).json(&body));
    }
    calls
}

api_test!(
    async fn there_is_always_exactly_one_owner(app) {
        let names: Vec<String> = (0..20).map(|n| format!("Player{n}")).collect();
        let crowd = app.crowd(names.iter().map(String::as_str)).await;
        let role = |place: usize| match place {
            0 => "owner",
            1..=4 => "admin",
            5..=11 => "member",
            _ => "invited",
        };
        let people: Vec<(&Caller, &str)> = crowd.iter().enumerate().map(|(n, caller)| (caller, role(n))).collect();
        let group = group(app, "Turmoil", &people).await;
        let luck = Entropy::seeded(seed::next());
        for _ in 0..3 {
            let answers = at_once(turmoil(&crowd, &group, &luck)).await;
            let failed: Vec<_> = answers.iter().filter(|answer| answer.status >= 500).collect();
            assert!(failed.is_empty(), "{} of 200 failed, such as {:?}", failed.len(), failed[0]);
            let memberships = memberships(app, &group).await;
            assert_eq!(owners(&memberships).len(), 1, "{memberships:?}");
        }
    }
);

api_test!(
    async fn a_hand_over_that_everyone_wants_happens_once_each_time(app) {
        let names: Vec<String> = (0..10).map(|n| format!("Player{n}")).collect();
        let crowd = app.crowd(names.iter().map(String::as_str)).await;
        let people = crowd.iter().enumerate().map(|(n, caller)| (caller, if n == 0 { "owner" } else { "member" }));
        let group = group(app, "Hot seat", &people.collect::<Vec<_>>()).await;
        for _ in 0..3 {
            let before = owners(&memberships(app, &group).await);
            let owner = crowd.iter().find(|caller| id(caller) == before[0]).unwrap();
            let to = |caller: &Caller| owner.request(Method::PUT, &format!("/playgroup/{group}/owner/{}", caller.id));
            let calls: Vec<_> = (0..200).map(|n| to(&crowd[n % crowd.len()])).collect();
            let answers = at_once(calls).await;
            assert!(answers.iter().all(|answer| [200, 403].contains(&answer.status)), "{answers:?}");
            let after = memberships(app, &group).await;
            let now = owners(&after);
            assert_eq!((now.len(), after.len()), (1, crowd.len()), "one owner, nobody lost");
            assert_ne!(now, before, "the first that came through held, and the old owner could do no more");
        }
    }
);

api_test!(
    async fn everyone_who_accepts_is_in_and_everyone_who_leaves_is_out(app) {
        let names: Vec<String> = (0..101).map(|n| format!("Player{n}")).collect();
        let crowd = app.crowd(names.iter().map(String::as_str)).await;
        let role = |n: usize| if n == 0 { "owner" } else if n <= 50 { "member" } else { "invited" };
        let people: Vec<(&Caller, &str)> = crowd.iter().enumerate().map(|(n, caller)| (caller, role(n))).collect();
        let group = group(app, "Tides", &people).await;
        let path = |word: &str| format!("/playgroup/{group}/{word}");
        let (leaving, coming) = (&crowd[1..=50], &crowd[51..]);
        let leave = leaving.iter().map(|caller| caller.request(Method::PUT, &path("leave")));
        let accept = coming.iter().map(|caller| caller.request(Method::PUT, &path("accept")));
        // Twice each, and the owner would like to go as well.
        let again = coming.iter().map(|caller| caller.request(Method::PUT, &path("accept")));
        let owner = (0..50).map(|_| crowd[0].request(Method::PUT, &path("leave")));
        let answers = at_once(leave.chain(accept).chain(again).chain(owner).collect()).await;
        assert!(answers[..150].iter().all(|answer| answer.status == 200), "{answers:?}");
        assert!(answers[150..].iter().all(|answer| answer.code() == 74), "there was always somebody left");
        let after = memberships(app, &group).await;
        assert_eq!(after.len(), 51);
        assert!(coming.iter().all(|caller| after.contains(&(id(caller), Membership::In(Role::Member)))));
        assert_eq!(owners(&after), [id(&crowd[0])]);
    }
);
