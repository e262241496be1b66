//! The access matrix: every call of the API document by callers of every role.

mod adversary;
mod agree;
mod club;
mod foreign;
mod growth;
mod live;
mod page;
mod random;
mod random_live;
mod rows;
mod tables;
mod unseen;
mod world;

use std::collections::BTreeSet;
use std::io::Cursor;

use podium_test_support::{Answer, Caller, Heard, PASSWORD, Socket, TestApp, api_test, send};
use reqwest::Method;
use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};

use rows::{Row, rows};
use world::{Role, World};

/// Sends what a row says to a path.
async fn call(app: &TestApp, row: &Row, caller: &Caller, path: &str, body: &Value) -> Answer {
    if row.route().ends_with("/socket") {
        return hello(app, caller, row.route(), path, body).await;
    }
    let method: Method = row.method().parse().unwrap();
    let request = caller.request(method.clone(), path);
    let request = match row.route() {
        route if method == Method::POST && route.ends_with("/picture") => request.multipart(picture()),
        "/game/{id}" | "/set/{id}" | "/playgroup/{id}" if method == Method::PUT => {
            request.header("if-match", "\"1\"").json(body)
        }
        _ if !body.is_null() => request.json(body),
        _ => request,
    };
    send(request).await
}

/// What comes of saying hello to a socket: 200 for a welcome, else the code it was closed with.
async fn hello(app: &TestApp, caller: &Caller, route: &str, path: &str, body: &Value) -> Answer {
    let mut socket = Socket::open(&app.origin, path, &app.origin).await.expect("a socket");
    let mut hello = json!({ "type": "hello", "token": body["token"].as_str().unwrap_or(&caller.token) });
    if route == "/live/{id}/socket" {
        hello["device"] = json!(uuid::Uuid::nil());
    }
    socket.say(hello).await;
    let status = match socket.next().await {
        Heard::Message(_) => 200,
        Heard::Closed(code) => code,
    };
    Answer {
        status,
        headers: HeaderMap::new(),
        body: Value::Null,
        bytes: Vec::new(),
    }
}

fn picture() -> Form {
    let mut file = Cursor::new(Vec::new());
    let lamp = image::RgbImage::from_pixel(8, 8, image::Rgb([250, 180, 40]));
    lamp.write_to(&mut file, image::ImageFormat::Png).unwrap();
    Form::new().part("picture", Part::bytes(file.into_inner()).file_name("lamp.png"))
}

/// Whether an answer is what a cell says.
fn fits(answer: &Answer, cell: &str) -> bool {
    match cell {
        "ok" => (200..300).contains(&answer.status),
        status => answer.status.to_string() == status,
    }
}

/// Every call of the API document, such as `GET /deck/{id}`.
fn calls() -> Vec<(String, Value)> {
    let document: Value = serde_json::from_str(&podium_api::document().to_json().unwrap()).unwrap();
    let mut all = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, call) in methods.as_object().unwrap() {
            all.push((format!("{} {path}", method.to_uppercase()), call.clone()));
        }
    }
    all
}

#[test]
fn every_route_has_a_row_and_every_row_a_route() {
    let routes: BTreeSet<String> = calls().into_iter().map(|(call, _)| call).collect();
    let listed: BTreeSet<String> = rows().iter().map(|row| row.call.to_owned()).collect();
    let (without_row, without_route): (Vec<_>, Vec<_>) = (
        routes.difference(&listed).collect(),
        listed.difference(&routes).collect(),
    );
    assert!(
        without_row.is_empty(),
        "say in access/rows.rs who gets what from {without_row:?}"
    );
    assert!(without_route.is_empty(), "there is no such call: {without_route:?}");
    let mut seen = BTreeSet::new();
    for row in rows() {
        assert_eq!(row.gets.split_whitespace().count(), Role::ALL.len(), "{}", row.call);
        assert!(
            seen.insert((row.call, row.what)),
            "{} {} stands twice",
            row.call,
            row.what
        );
    }
}

api_test!(
    async fn everyone_gets_what_is_theirs(app) {
        let mut unverified = app.unverified("Una").await;
        let mut world = World::new(app, &unverified).await;
        let mut wrong = Vec::new();
        for row in rows() {
            for role in Role::ALL {
                let (path, body) = (row.path(&world, role), (row.body)(&world, role));
                let answer = call(app, &row, world.who(role), &path, &body).await;
                if !fits(&answer, row.cell(role)) {
                    let (call, what, cell, said) = (row.call, row.what, row.cell(role), &answer.body["error"]);
                    wrong.push(format!("{call} {what}: {role:?} gets {} {said}, not {cell}", answer.status));
                }
                if role == Role::Unverified && row.cell(role) == "401" {
                    assert_eq!(answer.code(), 53, "{}: {answer:?}", row.call);
                }
                if answer.status < 300 && !row.harmless {
                    if role == Role::Unverified {
                        let password = json!({ "email": unverified.email, "password": PASSWORD });
                        unverified.take_tokens(&unverified.identity("accounts:signInWithPassword", password).await);
                    }
                    world = World::new(app, &unverified).await;
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
);
