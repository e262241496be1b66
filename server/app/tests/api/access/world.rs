//! The fixture of the access matrix: one owner, and callers of every role.

use std::time::Duration;

use podium_test_support::{Caller, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

use super::live::Live;
use super::tables::Tables;
use crate::deck_lists::put_at;
use crate::events::{code, keep, open, tonight};
use crate::table::{befriend, deck, group, id};

/// The caller's relation to what the owner has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Anonymous,
    Unverified,
    Stranger,
    Friend,
    Seated,
    Invited,
    Member,
    Admin,
    Owner,
    Former,
}

impl Role {
    pub const ALL: [Role; 10] = [
        Role::Anonymous,
        Role::Unverified,
        Role::Stranger,
        Role::Friend,
        Role::Seated,
        Role::Invited,
        Role::Member,
        Role::Admin,
        Role::Owner,
        Role::Former,
    ];

    /// Who sees the owner's games: these have tags and notes on them.
    pub const VIEWERS: [Role; 4] = [Role::Seated, Role::Member, Role::Admin, Role::Owner];
}

pub struct World {
    people: Vec<Caller>,
    /// A member, for others to remove and promote.
    pub spare: Caller,
    /// An admin, for others to remove and demote.
    pub deputy: Caller,
    pub code: String,
    pub group: String,
    pub link: String,
    pub season: String,
    pub join: String,
    pub deck: String,
    pub archived: String,
    pub event: String,
    pub promo: String,
    pub claim: String,
    pub table: Tables,
    /// A table that the owner hosts, and those who sit in their games have come to.
    pub live: Live,
}

impl World {
    pub async fn new(app: &TestApp, unverified: &Caller) -> World {
        let names = [
            "Stranger", "Friend", "Seated", "Invited", "Member", "Admin", "Owner", "Former", "Spare", "Deputy",
        ];
        let mut people = app.crowd(names).await;
        let (deputy, spare) = (people.pop().unwrap(), people.pop().unwrap());
        people.splice(0..0, [app.anyone(), unverified.clone()]);
        let who = |role: Role| &people[role as usize];
        let owner = who(Role::Owner);
        befriend(app, owner, who(Role::Friend)).await;
        // So that an admin can invite them too.
        befriend(app, who(Role::Admin), who(Role::Friend)).await;
        let group = group(
            app,
            "Lamp",
            &[
                (owner, "owner"),
                (who(Role::Admin), "admin"),
                (&deputy, "admin"),
                (who(Role::Member), "member"),
                (&spare, "member"),
                (who(Role::Former), "member"),
                (who(Role::Invited), "invited"),
            ],
        )
        .await;
        let left = who(Role::Former)
            .put(&format!("/playgroup/{group}/leave"), json!({}))
            .await;
        assert_eq!(left.status, 200, "{left:?}");
        let link = owner.post(&format!("/playgroup/{group}/link"), json!({})).await.body["link"].clone();
        let season = json!({ "name": "Lamps", "from": "2026-01-01T00:00:00Z" });
        let season = owner.post(&format!("/playgroup/{group}/seasons"), season).await.body["season"].clone();
        let event = tonight(app, "Lamp Night");
        let promo = event.id.simple().to_string();
        keep(app, &event, &[open(code(app, &event, &promo))]).await;
        let archived = deck(owner, "Archived").await;
        assert_eq!(owner.delete(&format!("/deck/{archived}")).await.status, 200);
        let claim = hex::encode(app.app.entropy.bytes::<16>());
        let table = Tables::lay(app, &people, &group, &claim).await;
        let at_table = [owner, who(Role::Seated), &spare].map(id);
        World {
            live: Live::lay(app, at_table.to_vec(), table.game).await,
            table,
            code: text(&owner.get("/user/code").await.body["code"]),
            deck: listed_deck(app, owner).await,
            archived,
            link: text(&link["id"]),
            season: text(&season["id"]),
            join: text(&link["token"]),
            event: event.id.to_string(),
            people,
            spare,
            deputy,
            group,
            promo,
            claim,
        }
    }

    pub fn who(&self, role: Role) -> &Caller {
        &self.people[role as usize]
    }

    /// As `TestApp::crowd` names people.
    pub fn username(&self, role: Role) -> String {
        let sign = self.who(role).email.split('@').next().unwrap_or_default();
        format!("{role:?}-{sign}")
    }

    pub fn owner(&self) -> &Caller {
        self.who(Role::Owner)
    }

    /// The tag of a viewer on the noted game and set; for others one that is not theirs.
    pub fn tag_of(&self, role: Role) -> Uuid {
        let viewer = Role::VIEWERS.iter().position(|viewer| *viewer == role);
        viewer.map_or(self.table.tag, |place| self.table.tags[place])
    }

    /// The path of a route with what is the owner's in its places, of the kind that the call is about.
    pub fn path(&self, method: &str, route: &str, role: Role) -> String {
        let parts: Vec<String> = route
            .split('/')
            .map(
                |part| match part.strip_prefix('{').and_then(|part| part.strip_suffix('}')) {
                    Some(name) => self.place(method, route, name, role),
                    None => part.to_owned(),
                },
            )
            .collect();
        parts.join("/")
    }

    /// What stands in one place of a route.
    pub fn place(&self, method: &str, route: &str, name: &str, role: Role) -> String {
        let t = &self.table;
        let (thing, call) = route[1..].split_once('/').unwrap_or_default();
        let adds = method == "POST";
        match (thing, name) {
            // The list has changed once.
            ("deck", "number") => "2".into(),
            ("deck", _) if call.ends_with("/restore") || call.ends_with("/permanently") => self.archived.clone(),
            ("deck", _) => self.deck.clone(),
            ("game" | "set", "tagId") => self.tag_of(role).to_string(),
            ("game", _) if call.ends_with("/restore") => t.removed_game.to_string(),
            ("set", _) if call.ends_with("/restore") => t.removed_set.to_string(),
            ("game", _) if adds => t.bare_game.to_string(),
            ("set", _) if adds => t.bare_set.to_string(),
            ("set", _) => t.set.to_string(),
            ("game", _) => t.game.to_string(),
            ("live", "uid") => self.spare.id.clone(),
            ("live", "code") => self.live.code.clone(),
            ("live", _) => self.live.table.to_string(),
            ("tag", _) => t.tag.to_string(),
            ("claim", _) => self.claim.clone(),
            ("join", _) => self.join.clone(),
            ("event", _) => self.event.clone(),
            ("users", _) => self.code.clone(),
            ("user", _) if call.starts_with("inbox/") || call.starts_with("waiting/") => t.game.to_string(),
            // A session, too: `TestApp::crowd` gives it the id of its user.
            ("user", _) => self.owner().id.clone(),
            ("playgroup", "uid") if method == "DELETE" && call.contains("/admin/") => self.deputy.id.clone(),
            ("playgroup", "uid") => self.spare.id.clone(),
            ("playgroup", "linkId") => self.link.clone(),
            ("playgroup", "season") => self.season.clone(),
            ("playgroup", _) => self.group.clone(),
            _ => panic!("{method} {route}: what stands for {name}?"),
        }
    }

    /// All that the owner sees of their own, to be sure that it is as it was.
    pub async fn seen(&self) -> Vec<Value> {
        let mut seen = Vec::new();
        let of = |thing: &str, id: &dyn std::fmt::Display| format!("/{thing}/{id}");
        let t = &self.table;
        for path in [
            of("playgroup", &self.group),
            of("playgroup", &format!("{}/links", self.group)),
            of("playgroup", &format!("{}/seasons", self.group)),
            of("playgroup", &format!("{}/activity", self.group)),
            of("game", &t.game),
            of("game", &t.bare_game),
            of("set", &t.set),
            of("set", &t.bare_set),
            of("deck", &self.deck),
            of("live", &self.live.table),
            "/user".into(),
            "/user/decks".into(),
            "/user/decks/archived".into(),
            "/user/playgroups".into(),
            "/user/inbox".into(),
            "/user/events".into(),
            "/tags".into(),
            "/games/removed".into(),
        ] {
            let answer = self.owner().get(&path).await;
            assert_eq!(answer.status, 200, "{path}: {answer:?}");
            seen.push(answer.body);
        }
        seen
    }
}

/// A deck with two versions of its list.
async fn listed_deck(app: &TestApp, owner: &Caller) -> String {
    let (deck, now) = (deck(owner, "Lanterns").await, app.clock.now());
    put_at(app, &deck, "1 Bog", now - Duration::from_secs(3600)).await;
    put_at(app, &deck, "2 Bog", now).await;
    deck
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}
