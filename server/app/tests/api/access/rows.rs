//! The rows of the access matrix, as `product.md`'s tables say. `ok` is any 2xx.

use podium_test_support::Caller;
use serde_json::{Value, json};
use uuid::Uuid;

use super::world::{Role, World};
use crate::push::asks_at;
use crate::table::{COMMANDER, game, guest, user, with};

type Body = fn(&World, Role) -> Value;

pub struct Row {
    /// Such as `GET /deck/{id}`.
    pub call: &'static str,
    /// What of it, where a call is asked for several things.
    pub what: &'static str,
    /// A status, or `ok`, for each role in the order of `Role::ALL`.
    pub gets: &'static str,
    pub body: Body,
    /// In place of the path as the route has it.
    path: Option<fn(&World) -> String>,
    /// Whether the world is good for the next call when this one did what it was asked.
    pub harmless: bool,
}

impl Row {
    pub fn method(&self) -> &'static str {
        self.call.split_once(' ').unwrap_or_default().0
    }

    pub fn route(&self) -> &'static str {
        self.call.split_once(' ').unwrap_or_default().1
    }

    pub fn path(&self, world: &World, role: Role) -> String {
        match self.path {
            Some(path) => path(world),
            None => world.path(self.method(), self.route(), role),
        }
    }

    pub fn cell(&self, role: Role) -> &'static str {
        self.gets
            .split_whitespace()
            .nth(role as usize)
            .unwrap_or_else(|| panic!("{}: ten roles", self.call))
    }

    fn body(self, body: Body) -> Row {
        Row { body, ..self }
    }

    fn what(self, what: &'static str) -> Row {
        Row { what, ..self }
    }

    fn at(self, path: fn(&World) -> String) -> Row {
        Row {
            path: Some(path),
            ..self
        }
    }

    /// For what changes nothing that another call is about.
    fn harmless(self) -> Row {
        Row { harmless: true, ..self }
    }
}

fn row(call: &'static str, gets: &'static str) -> Row {
    Row {
        call,
        what: "",
        gets,
        body: if call.starts_with("P") {
            |_, _| json!({})
        } else {
            |_, _| Value::Null
        },
        path: None,
        harmless: call.starts_with("GET "),
    }
}

/// A game of the caller's own.
fn own_game(world: &World, role: Role) -> Value {
    game(&[user(world.who(role), 1), guest("Zoë", 2)])
}

fn live_table(player: &Caller) -> Value {
    json!({ "formatId": COMMANDER, "seats": [{ "userId": player.id }, { "guestName": "Zoë" }] })
}

/// A live table of the caller's own.
fn own_table(world: &World, role: Role) -> Value {
    live_table(world.who(role))
}

/// The same, as it was played offline.
fn offline_table(world: &World, role: Role) -> Value {
    let at = "2026-11-15T20:00:00Z";
    let sent = json!({ "device": Uuid::nil(), "openedAt": at, "sentAt": at, "commands": [] });
    let mut table = own_table(world, role);
    table.as_object_mut().unwrap().extend(sent.as_object().unwrap().clone());
    table
}

/// The noted game as it is.
fn same_game(world: &World, _: Role) -> Value {
    let seats = [
        user(world.owner(), 1),
        user(world.who(Role::Seated), 2),
        guest("Yann", 3),
    ];
    with(game(&seats), "setId", world.table.set.to_string())
}

fn same_set(world: &World, _: Role) -> Value {
    json!({ "playgroupId": world.group, "formatId": COMMANDER, "bestOf": null, "closed": false })
}

fn deck(_: &World, _: Role) -> Value {
    json!({ "name": "Lanterns", "formatId": COMMANDER })
}

fn season(_: &World, _: Role) -> Value {
    json!({ "name": "First snow", "from": "2026-01-01T00:00:00Z", "until": null })
}

/// The owner and two guests.
fn three(world: &World, _: Role) -> Value {
    let guest = |name: &str| json!({ "guestName": name });
    json!({ "players": [{ "userId": world.owner().id }, guest("Zoë"), guest("Yann")] })
}

fn push(_: &World, role: Role) -> Value {
    asks_at(&format!("https://push.example/{role:?}"))
}

macro_rules! lines {
    ($($name:ident = $gets:literal;)*) => {
        $(const $name: &str = $gets;)*
    };
}

lines! {
    //             anonymous unverified stranger friend seated invited member admin owner former
    EVERYBODY   = "ok        ok         ok       ok     ok     ok      ok     ok    ok    ok";
    VISITORS    = "ok        401        ok       ok     ok     ok      ok     ok    ok    ok";
    SIGNED_IN   = "401       401        ok       ok     ok     ok      ok     ok    ok    ok";
    OWNER       = "401       401        404      404    404    404     404    404   ok    404";
    SEES_DECK   = "401       401        404      ok     ok     404     ok     ok    ok    404";
    OWNS_DECK   = "401       401        404      403    403    404     403    403   ok    404";
    SEES_GAME   = "401       401        404      404    ok     404     ok     ok    ok    404";
    RUNS_GAME   = "401       401        404      404    403    404     403    ok    ok    404";
    BRINGS_BACK = "401       401        404      404    404    404     404    ok    ok    404";
    IN_GROUP    = "401       401        404      404    404    403     ok     ok    ok    404";
    KNOWS_GROUP = "401       401        404      404    404    ok      ok     ok    ok    404";
    RUNS_GROUP  = "401       401        404      404    404    403     403    ok    ok    404";
    OWNS_GROUP  = "401       401        404      404    404    403     403    403   ok    404";
    NOT_ITSELF  = "401       401        ok       ok     ok     ok      ok     ok    409   ok";
    IS_OFF      = "403       403        403      403    403    403     403    403   403   403";
    LOGS_IN     = "401       ok         ok       ok     ok     ok      ok     ok    ok    ok";
    SOCKET      = "4401      4401       ok       ok     ok     ok      ok     ok    ok    ok";
    ACCEPTS     = "401       401        409      ok     409    409     409    409   409   409";
    SEES_OWNER  = "401       401        403      ok     ok     403     ok     ok    ok    403";
    DECK_IN_COMMON = "401    401        404      404    404    404     ok     ok    ok    404";
    IN_COMMON   = "401       401        403      404    404    403     ok     ok    ok    403";
    FACES_OWNER = "401       401        403      ok     ok     403     ok     ok    409   403";
    LEAVES      = "401       401        404      404    404    ok      ok     ok    409   404";
    NO_SEAT     = "404       404        404      404    404    404     404    404   404   404";
    NOBODY      = "401       401        404      404    404    403     403    403   403   404";
    PLAYS_THERE = "401       401        422      422    422    422     ok     ok    ok    422";
    IN_SET      = "401       401        422      422    ok     422     ok     ok    ok    422";
    MAY_SEAT    = "401       401        422      ok     422    422     ok     ok    ok    422";
    HOSTS       = "401       401        404      404    403    404     404    404   ok    404";
    HOST_STAYS  = "401       401        404      404    403    404     404    404   409   404";
    AT_TABLE    = "4401      4401       4404     4404   ok     4404    4404   4404  ok    4404";
    NO_TOKEN    = "4401      4401       4401     4401   4401   4401    4401   4401  4401  4401";
    SITS        = "401       401        404      404    ok     404     404    404   ok    404";
    IS_HOST     = "401       401        409      409    409    409     409    409   ok    409";
    CLAIMS      = "401       401        ok       ok     409    ok      ok     ok    409   ok";
}

pub fn rows() -> Vec<Row> {
    vec![
        row("GET /ping", EVERYBODY),
        row("GET /health", EVERYBODY),
        row("GET /formats", EVERYBODY),
        row("POST /auth/begin", IS_OFF).what("a provider that is off").body(|_, _| json!({ "type": "google" })),
        row("POST /auth/exchange", IS_OFF)
            .what("a provider that is off")
            .body(|_, _| json!({ "type": "apple", "code": "code", "state": "", "nonce": "" })),
        row("POST /auth/login", LOGS_IN).body(|_, _| json!({ "locale": "en" })).harmless(),
        row("POST /auth/signin", LOGS_IN).body(|_, _| json!({ "locale": "en", "firstname": "Lamp" })).harmless(),

        row("GET /user", SIGNED_IN),
        row("PUT /user/username", SIGNED_IN).body(|world, role| json!({ "username": world.username(role) })).harmless(),
        row("PUT /user/firstname", SIGNED_IN).body(|_, _| json!({ "firstname": "Lamp" })).harmless(),
        row("PUT /user/locale", SIGNED_IN).body(|_, _| json!({ "locale": "en" })).harmless(),
        row("POST /user/picture", SIGNED_IN).harmless(),
        row("DELETE /user/picture", SIGNED_IN).harmless(),
        row("GET /user/code", SIGNED_IN),
        row("GET /user/qr", SIGNED_IN),
        row("GET /user/sessions", SIGNED_IN),
        row("DELETE /user/sessions/{id}", OWNER),
        row("DELETE /user/sessions/{id}", LOGS_IN).what("`current`").at(|_| "/user/sessions/current".into()),
        row("POST /user/sessions/revoke", SIGNED_IN),
        row("GET /user/activity", SIGNED_IN),
        row("GET /user/trail", SIGNED_IN),
        row("GET /user/export", SIGNED_IN),
        row("DELETE /user", SIGNED_IN).body(|world, role| json!({ "username": world.username(role) })),
        row("GET /user/socket", SOCKET),
        row("GET /user/push", SIGNED_IN),
        row("PUT /user/push", SIGNED_IN).body(push).harmless(),
        row("DELETE /user/push", SIGNED_IN).harmless(),
        row("GET /user/inbox", SIGNED_IN),
        row("PUT /user/inbox/game/{id}", SIGNED_IN).harmless(),
        row("GET /user/waiting", SIGNED_IN),
        row("PUT /user/waiting/game/{id}", SIGNED_IN).harmless(),

        row("GET /user/friends", SIGNED_IN),
        row("GET /users/{code}", SIGNED_IN),
        row("POST /users/{code}", NOT_ITSELF),
        row("PUT /users/{code}", ACCEPTS),
        row("DELETE /users/{code}", SIGNED_IN),
        row("GET /user/{id}", SIGNED_IN),
        row("GET /user/{id}/decks", SEES_OWNER),
        row("GET /user/{id}/ratings", SEES_OWNER),
        row("GET /user/{id}/ratings", IN_COMMON)
            .what("in a playgroup")
            .at(|world| format!("/user/{}/ratings?playgroupid={}", world.owner().id, world.group)),
        row("GET /user/stats", SIGNED_IN),
        row("GET /user/{id}/stats", SEES_OWNER),
        row("GET /user/{id}/stats", IN_COMMON)
            .what("in a playgroup")
            .at(|world| format!("/user/{}/stats?playgroupid={}", world.owner().id, world.group)),
        row("GET /user/{id}/versus", FACES_OWNER),
        row("PUT /user/{id}/block", NOT_ITSELF),
        row("DELETE /user/{id}/block", NOT_ITSELF).harmless(),
        row("GET /user/blocked", SIGNED_IN),

        row("GET /user/playgroups", SIGNED_IN),
        row("POST /playgroup", SIGNED_IN).body(|_, _| json!({ "name": "Fen" })).harmless(),
        row("GET /playgroup/{id}", KNOWS_GROUP),
        row("GET /playgroup/{id}/leaderboard", IN_GROUP),
        row("PUT /playgroup/{id}", RUNS_GROUP).body(|_, _| json!({ "name": "Lamp", "description": "" })),
        row("DELETE /playgroup/{id}", OWNS_GROUP),
        row("POST /playgroup/{id}/picture", RUNS_GROUP).harmless(),
        row("DELETE /playgroup/{id}/picture", RUNS_GROUP).harmless(),
        row("GET /playgroup/{id}/games", IN_GROUP),
        row("GET /playgroup/{id}/stats", IN_GROUP),
        row("GET /playgroup/{id}/activity", IN_GROUP),
        row("GET /playgroup/{id}/trail", IN_GROUP),
        row("PUT /playgroup/{id}/accept", KNOWS_GROUP),
        row("PUT /playgroup/{id}/leave", LEAVES),
        row("POST /playgroup/{id}/invite", RUNS_GROUP).body(|world, _| json!({ "id": world.who(Role::Friend).id })),
        row("DELETE /playgroup/{id}/user/{uid}", RUNS_GROUP).what("a member"),
        row("DELETE /playgroup/{id}/user/{uid}", RUNS_GROUP).what("an invited one").at(|world| format!("/playgroup/{}/user/{}", world.group, world.who(Role::Invited).id)),
        row("DELETE /playgroup/{id}/user/{uid}", OWNS_GROUP).what("an admin").at(|world| format!("/playgroup/{}/user/{}", world.group, world.deputy.id)),
        row("DELETE /playgroup/{id}/user/{uid}", NOBODY).what("the owner").at(|world| format!("/playgroup/{}/user/{}", world.group, world.owner().id)),
        row("PUT /playgroup/{id}/admin/{uid}", OWNS_GROUP),
        row("DELETE /playgroup/{id}/admin/{uid}", OWNS_GROUP),
        row("PUT /playgroup/{id}/owner/{uid}", OWNS_GROUP),
        row("GET /playgroup/{id}/links", RUNS_GROUP),
        row("POST /playgroup/{id}/link", RUNS_GROUP).harmless(),
        row("DELETE /playgroup/{id}/link/{linkId}", RUNS_GROUP),
        row("GET /playgroup/{id}/seasons", IN_GROUP),
        row("POST /playgroup/{id}/seasons", RUNS_GROUP).body(season).harmless(),
        row("PUT /playgroup/{id}/season/{season}", RUNS_GROUP).body(season).harmless(),
        row("DELETE /playgroup/{id}/season/{season}", RUNS_GROUP),
        row("PUT /playgroup/{id}/private", IN_GROUP).body(|_, _| json!({ "private": true })).harmless(),
        row("POST /playgroup/{id}/pods", IN_GROUP).body(three).harmless(),
        row("GET /join/{token}", VISITORS),
        row("POST /join/{token}", SIGNED_IN),

        row("GET /user/decks", SIGNED_IN),
        row("GET /user/decks/archived", SIGNED_IN),
        row("POST /deck", SIGNED_IN).body(deck).harmless(),
        row("GET /deck/{id}", SEES_DECK),
        row("GET /deck/{id}/ratings", SEES_DECK),
        row("GET /deck/{id}/stats", SEES_DECK),
        row("GET /deck/{id}/stats", DECK_IN_COMMON)
            .what("in a playgroup")
            .at(|world| format!("/deck/{}/stats?playgroupid={}", world.deck, world.group)),
        row("GET /deck/{id}", OWNER).what("an archived one").at(|world| format!("/deck/{}", world.archived)),
        row("PUT /deck/{id}", OWNS_DECK).body(deck),
        row("DELETE /deck/{id}", OWNS_DECK),
        row("PUT /deck/{id}/bracket", OWNS_DECK).body(|_, _| json!({ "bracket": 3 })).harmless(),
        row("PUT /deck/{id}/restore", OWNER),
        row("DELETE /deck/{id}/permanently", OWNER),
        row("POST /deck/{id}/picture", OWNS_DECK).harmless(),
        row("DELETE /deck/{id}/picture", OWNS_DECK).harmless(),
        row("GET /deck/{id}/cards", SEES_DECK),
        row("GET /deck/{id}/lists", SEES_DECK),
        row("GET /deck/{id}/lists", OWNER).what("an archived one").at(|world| format!("/deck/{}/lists", world.archived)),
        row("GET /deck/{id}/lists/{number}", SEES_DECK),
        row("GET /deck/{id}/lists/{number}/changes", SEES_DECK),
        row("PUT /deck/{id}/cards", OWNS_DECK).body(|_, _| json!({ "text": "1 Bog" })),
        row("GET /cards/search", SIGNED_IN).at(|_| "/cards/search?q=bog".into()),
        row("POST /cards/parse", SIGNED_IN).body(|_, _| json!({ "text": "1 Bog" })).harmless(),

        row("GET /games", SIGNED_IN),
        row("GET /games/removed", SIGNED_IN),
        row("GET /games/pods", SIGNED_IN),
        row("POST /game", SIGNED_IN).what("one of their own").body(own_game).harmless(),
        row("POST /game", PLAYS_THERE).what("in the playgroup").body(|world, role| with(own_game(world, role), "playgroupId", world.group.clone())).harmless(),
        row("POST /game", IN_SET).what("in the set").body(same_game),
        row("POST /game", MAY_SEAT).what("seating the owner").body(|world, _| game(&[user(world.owner(), 1), guest("Zoë", 2)])).harmless(),
        row("GET /game/{id}", SEES_GAME),
        row("GET /game/{id}/ratings", SEES_GAME),
        row("PUT /game/{id}", RUNS_GAME).body(same_game),
        row("DELETE /game/{id}", RUNS_GAME),
        row("PUT /game/{id}/restore", BRINGS_BACK),
        row("DELETE /game/{id}/seat", SITS),
        row("POST /game/{id}/claim-link", RUNS_GAME).body(|_, _| json!({ "seat": 3 })).harmless(),
        row("GET /claim/{token}", SIGNED_IN),
        row("POST /claim/{token}", CLAIMS),
        row("POST /set", SIGNED_IN).what("one of their own").body(|world, role| json!({ "formatId": COMMANDER, "games": [own_game(world, role)] })).harmless(),
        row("POST /set", PLAYS_THERE).what("in the playgroup").body(|world, role| json!({ "formatId": COMMANDER, "playgroupId": world.group, "games": [own_game(world, role)] })).harmless(),
        row("GET /set/{id}", SEES_GAME),
        row("PUT /set/{id}", RUNS_GAME).body(same_set),
        row("DELETE /set/{id}", RUNS_GAME),
        row("PUT /set/{id}/restore", BRINGS_BACK),

        row("GET /game/{id}/timeline", SEES_GAME),
        row("POST /live", SIGNED_IN).what("one of their own").body(own_table).harmless(),
        row("POST /live", PLAYS_THERE).what("in the playgroup").body(|world, role| with(own_table(world, role), "playgroupId", world.group.clone())).harmless(),
        row("POST /live", MAY_SEAT).what("seating the owner").body(|world, _| live_table(world.owner())).harmless(),
        row("PUT /live/{id}/offline", SIGNED_IN).what("one of their own").at(|world| format!("/live/{}/offline", world.table.game)).body(offline_table),
        row("PUT /live/{id}/offline", IS_HOST).body(offline_table).harmless(),
        row("GET /live/current", SIGNED_IN),
        row("GET /live/{key}", SITS),
        row("GET /live/{key}", SIGNED_IN).what("by its code").at(|world| format!("/live/{}", world.live.code)),
        row("POST /live/{key}/join", SITS).harmless(),
        row("POST /live/{key}/join", SIGNED_IN).what("by its code").at(|world| format!("/live/{}/join", world.live.code)),
        row("POST /live/{id}/finish", SITS).body(|world, _| json!({ "id": world.live.streaming })),
        row("DELETE /live/{id}/user/{uid}", HOSTS),
        row("DELETE /live/{id}/user/{uid}", HOST_STAYS).what("the host").at(|world| format!("/live/{}/user/{}", world.live.table, world.owner().id)),
        row("PUT /live/{id}/code", HOSTS),
        row("GET /live/{code}/guest", EVERYBODY),
        row("POST /live/{code}/guest", EVERYBODY).harmless(),
        row("PUT /live/{code}/guest", NO_SEAT).what("by a token of no seat").at(|world| format!("/live/{}/guest", world.live.table)).body(|_, _| json!({ "token": "none" })),
        row("DELETE /live/{id}/guest/{seat}", HOSTS).what("held without an account").at(|world| format!("/live/{}/guest/2", world.live.table)),
        row("POST /live/{id}/claim-link", NO_SEAT).what("by a token of no seat").body(|_, _| json!({ "token": "none" })),
        row("GET /live/{id}/timeline", SITS),
        row("GET /live/{id}/socket", AT_TABLE),
        row("GET /live/overlay/socket", EVERYBODY).what("by the owner's streaming token").body(|world, _| json!({ "token": world.live.streaming })),
        row("GET /live/overlay/socket", NO_TOKEN).what("by their own sign-in"),
        row("POST /auth/streamingtoken", SIGNED_IN),
        row("DELETE /auth/streamingtoken", SIGNED_IN),
        row("GET /user/streaming", SIGNED_IN),

        row("GET /tags", SIGNED_IN),
        row("POST /tag", SIGNED_IN).body(|_, _| json!({ "name": "Close" })).harmless(),
        row("PUT /tag/{id}", OWNER).body(|_, _| json!({ "name": "Far" })),
        row("DELETE /tag/{id}", OWNER),
        row("POST /tag/{id}/merge", OWNER).body(|world, role| json!({ "into": world.tag_of(role) })),
        row("POST /game/{id}/tag", SEES_GAME).body(|_, _| json!({ "tags": ["Close"] })).harmless(),
        row("DELETE /game/{id}/tag/{tagId}", SEES_GAME).harmless(),
        row("POST /set/{id}/tag", SEES_GAME).body(|_, _| json!({ "tags": ["Close"] })).harmless(),
        row("DELETE /set/{id}/tag/{tagId}", SEES_GAME).harmless(),
        row("GET /notes/search", SIGNED_IN),
        row("POST /game/{id}/note", SEES_GAME).body(|_, _| json!({ "content": "Bees." })).harmless(),
        row("PUT /game/{id}/note", SEES_GAME).body(|_, _| json!({ "content": "Bees." })).harmless(),
        row("DELETE /game/{id}/note", SEES_GAME).harmless(),
        row("POST /set/{id}/note", SEES_GAME).body(|_, _| json!({ "content": "Bees." })).harmless(),
        row("PUT /set/{id}/note", SEES_GAME).body(|_, _| json!({ "content": "Bees." })).harmless(),
        row("DELETE /set/{id}/note", SEES_GAME).harmless(),

        row("GET /event/{id}", VISITORS),
        row("GET /user/events", SIGNED_IN),
        row("POST /promo/event", SIGNED_IN).body(|world, _| json!({ "code": world.promo, "locale": "en" })).harmless(),
    ]
}
