//! Hot calls against a bare route with the same bytes, and what the process itself takes.

use anyhow::Result;
use serde_json::json;

use crate::account::Account;
use crate::http::{self, Request};
use crate::load::{self, Measured, Pace};
use crate::process::{Build, Other, Podium};
use crate::report::{Goal, Table, cells, percent, rate};
use crate::usage;

const CONNECTIONS: usize = 64;
/// One account refuses ten attempts at once, and hashing fills every core with fewer.
const SIGN_INS: usize = 8;

pub async fn measure(pace: Pace) -> Result<String> {
    let mut sites = Vec::new();
    for build in Build::all() {
        sites.push(Site::start(build).await?);
    }
    let [.., now] = sites.as_slice() else {
        unreachable!("there is always one")
    };
    let at_rest = usage::memory(now.podium.id()?)?;
    let mut answers = serde_json::Map::new();
    for case in now.cases()? {
        answers.insert(case.bare.to_owned(), json!(http::body(&case.request).await?));
    }
    let bare = Other::start("bare", &answers.into()).await?;

    let head = [
        "call",
        "requests/s",
        "median",
        "p99",
        "bare: requests/s",
        "median",
        "p99",
        "share of bare",
        "before: requests/s",
        "share of bare",
    ];
    let mut table = Table::new(&head[..if sites.len() > 1 { 10 } else { 8 }]);
    for (at, case) in now.cases()?.iter().enumerate() {
        let method = if case.bare == "/signin" { "POST" } else { "GET" };
        let base = Request::new(bare.address, method, case.bare, &[], "");
        let base = load::run(&base, case.connections, pace).await?;
        let mut all: Vec<Measured> = Vec::new();
        for site in &sites {
            all.push(load::run(&site.cases()?[at].request, case.connections, pace).await?);
        }
        let ours = all.pop().expect("the last is of now");
        let mut row = vec![case.name.to_owned()];
        row.extend(cells(&ours));
        row.extend(cells(&base));
        row.push(case.goal.mark(ours.per_second / base.per_second, percent));
        let older = |before: &Measured| [rate(before.per_second), percent(before.per_second / base.per_second)];
        row.extend(all.first().into_iter().flat_map(older));
        table.row(row);
        eprintln!("measured {}", case.name);
    }

    let mut process = Table::new(&["the process", ""]);
    let mib = |value: f64| format!("{value:.0} MiB");
    let size = std::fs::metadata(Build::Now.path())?.len() as f64 / f64::from(1 << 20);
    for (what, value) in [
        (
            "start on existing data, to the first answer",
            format!("{:.0} ms", now.podium.started_in.as_secs_f64() * 1000.0),
        ),
        ("memory at rest", mib(at_rest)),
        ("memory after this load", mib(usage::memory(now.podium.id()?)?)),
        ("size of the binary, web app included", format!("{size:.1} MiB")),
    ] {
        process.row([what.to_owned(), value]);
    }
    Ok(format!(
        "## The cost of a call

Calls on SQLite, with {CONNECTIONS} connections (sign-in: {SIGN_INS}). Beside each stands a bare axum route with the same
bytes (sign-in: with one argon2id hash of the same parameters): the share is what is left after everything Podium does,
from signature and session to storage.

{table}
{process}"
    ))
}

struct Site {
    podium: Podium,
    account: Account,
}

struct Case {
    name: &'static str,
    request: Request,
    connections: usize,
    /// The path on the bare server.
    bare: &'static str,
    goal: Goal,
}

impl Site {
    async fn start(build: Build) -> Result<Site> {
        // The first start creates keys and tables; only the second one is measured.
        let podium = Podium::start(build, tempfile::tempdir()?, None)
            .await?
            .restart()
            .await?;
        let account = Account::make(&podium, "bench").await?;
        Ok(Site { podium, account })
    }

    fn cases(&self) -> Result<Vec<Case>> {
        let get = |name, path: &'static str, goal| {
            anyhow::Ok(Case {
                name,
                request: self.account.request(&self.podium, path, None)?,
                connections: CONNECTIONS,
                bare: path,
                goal,
            })
        };
        let (path, body) = &self.account.sign_in;
        let as_json = [("Content-Type", "application/json".to_owned())];
        Ok(vec![
            get("`GET /ping`", "/ping", Goal::None)?,
            get("`GET /user`", "/user", Goal::AtLeast(0.3))?,
            Case {
                name: "sign-in",
                request: Request::new(self.podium.address, "POST", path, &as_json, body),
                connections: SIGN_INS,
                bare: "/signin",
                goal: Goal::None,
            },
        ])
    }
}
