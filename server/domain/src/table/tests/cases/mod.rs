//! Writes contract/table-cases.json: games with each event and the table it makes, to which the web's table rules are
//! held.

mod played;

use std::fmt::Write;
use std::path::Path;

use quickcheck::Gen;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_value, json, to_string, to_value};

use super::moves::Moves;
use super::*;

/// A game, and what is written down of it.
struct Case {
    name: &'static str,
    play: Play,
    moments: Vec<Moment>,
    /// The table is written down after every so many events.
    every: u64,
}

/// A command and what came of it: an event, or a refusal.
#[derive(Serialize)]
struct Moment {
    actor: Value,
    /// None for the opening.
    command: Option<Command>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refused: Option<Refusal>,
    #[serde(skip_serializing_if = "Option::is_none")]
    event: Option<Event>,
    #[serde(skip_serializing_if = "Option::is_none")]
    after: Option<Value>,
}

impl Case {
    fn new(name: &'static str, setup: Setup) -> Case {
        Case::every(1, name, setup)
    }

    fn every(every: u64, name: &'static str, setup: Setup) -> Case {
        let mut case = Case {
            name,
            play: Play::of(setup),
            moments: Vec::new(),
            every,
        };
        case.note(host(), None, Ok(()));
        case
    }

    /// The host asks.
    fn host(&mut self, command: Command) -> Uuid {
        self.ask(host(), command)
    }

    /// Asks for what is taken.
    fn ask(&mut self, actor: Actor, command: Command) -> Uuid {
        let asked = self.play.ask(actor, command.clone());
        let (id, _) = asked.unwrap_or_else(|why| panic!("{}: {command:?} is refused: {why:?}", self.name));
        self.note(actor, Some(command), Ok(()));
        id
    }

    /// The host's device throws dice without the server.
    fn thrown(&mut self, command: Command, roll: Roll) {
        let asked = self.play.ask_offline(command.clone(), Some(roll));
        asked.unwrap_or_else(|why| panic!("{}: {command:?} is refused: {why:?}", self.name));
        self.note(host(), Some(command), Ok(()));
    }

    /// Asks for what is refused.
    fn refused(&mut self, actor: Actor, command: Command, why: Refusal) {
        assert_eq!(self.play.ask(actor, command.clone()), Err(why), "{}", self.name);
        self.note(actor, Some(command), Err(why));
    }

    fn wait(&mut self, millis: u64) {
        self.play.now = self.play.now + Duration::from_millis(millis);
    }

    fn note(&mut self, actor: Actor, command: Option<Command>, outcome: Result<(), Refusal>) {
        let event = outcome.is_ok().then(|| self.play.events.last().cloned()).flatten();
        let full = event
            .as_ref()
            .is_some_and(|event| event.sequence.is_multiple_of(self.every));
        self.moments.push(Moment {
            actor: json!({"role": actor.role, "userId": actor.user, "guest": actor.guest, "device": actor.device}),
            command,
            refused: outcome.err(),
            event,
            after: full.then(|| self.after()),
        });
    }

    /// The table as a new follower gets it, and the suggestions.
    fn after(&self) -> Value {
        let board = self.play.board();
        let mut after = to_value(self.play.table.snapshot()).unwrap();
        after["placements"] = json!(suggested_placements(board));
        after["endReason"] = json!(board.suggested_end().map(EndReason::as_str));
        after["playingOrder"] = json!(board.playing_order());
        after
    }

    /// A moment a line, so that a difference can be read.
    fn text(mut self) -> String {
        if let Some(last) = self.moments.iter().rposition(|moment| moment.event.is_some()) {
            self.moments[last].after = Some(self.after());
        }
        let history = History::of(&self.play.events);
        let mut text = format!("{{\"name\":{},\"moments\":[\n", json!(self.name));
        let moments: Vec<String> = self.moments.iter().map(|moment| to_string(moment).unwrap()).collect();
        let lines: Vec<String> = history.entries().iter().map(|line| to_string(line).unwrap()).collect();
        let _ = write!(
            text,
            "{}\n],\"lines\":[\n{}\n]}}",
            moments.join(",\n"),
            lines.join(",\n")
        );
        text
    }
}

/// People who do anything, the same every time.
fn made_up(name: &'static str, seats: u8, own_seats_only: bool, length: usize, seed: u64) -> Case {
    let moves = Moves::made_up(&mut Gen::from_size_and_seed(100, seed), seats, own_seats_only, length);
    let mut setup = commander(seats);
    setup.settings.all_seats = !own_seats_only;
    let mut case = Case::every(10, name, setup);
    for one in &moves.moves {
        case.wait(u64::from(one.wait_millis));
        let (actor, command) = (one.actor(seats), one.command(&case.play));
        let asked = case.play.ask(actor, command.clone());
        case.note(actor, Some(command), asked.map(|_| ()));
    }
    case
}

fn cases() -> Vec<Case> {
    let mut cases = played::all();
    cases.push(made_up("anything, of four", 4, false, 200, 11));
    cases.push(made_up("anything, of six", 6, false, 80, 12));
    cases.push(made_up("anything, of three on their own seats", 3, true, 80, 13));
    cases
}

fn written() -> String {
    let cases: Vec<String> = cases().into_iter().map(Case::text).collect();
    format!("{{\"cases\":[\n{}\n]}}\n", cases.join(",\n"))
}

#[test]
fn the_file_of_cases_is_fresh() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../contract/table-cases.json");
    if std::env::var_os("PODIUM_TEST_WRITE").is_some() {
        std::fs::write(&file, written()).unwrap();
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == written(), "contract/table-cases.json is behind: run `make gen`");
}

/// All words that a tagged type knows, which is what reading an unknown one complains with.
fn words<T: DeserializeOwned + std::fmt::Debug>() -> Vec<String> {
    let complaint = from_value::<T>(json!({"type": ""})).unwrap_err().to_string();
    let words = complaint.split('`').skip(3).step_by(2).map(str::to_owned);
    words.collect()
}

/// The words that some JSON says `type` with, wherever that is.
fn types(value: &Value, found: &mut Vec<String>) {
    if let Some(word) = value.get("type").and_then(Value::as_str) {
        found.push(word.to_owned());
    }
    match value {
        Value::Array(values) => values.iter().for_each(|value| types(value, found)),
        Value::Object(values) => values.values().for_each(|value| types(value, found)),
        _ => {}
    }
}

#[test]
fn the_cases_have_every_command_event_change_and_refusal() {
    let (mut commands, mut events, mut refusals) = (Vec::new(), Vec::new(), Vec::new());
    for moment in cases().into_iter().flat_map(|case| case.moments) {
        types(&json!(moment.command), &mut commands);
        types(&json!(moment.event), &mut events);
        refusals.extend(moment.refused);
    }
    let missing = |words: Vec<String>, found: &[String]| -> Vec<String> {
        assert!(words.len() > 2, "{words:?}");
        words.into_iter().filter(|word| !found.contains(word)).collect()
    };
    assert_eq!(missing(words::<Command>(), &commands), [""; 0]);
    assert_eq!(missing(words::<What>(), &events), [""; 0]);
    assert_eq!(missing(words::<Change>(), &events), [""; 0]);
    assert_eq!(missing(words::<Roll>(), &events), [""; 0]);
    let unseen: Vec<_> = Refusal::ALL.iter().filter(|why| !refusals.contains(why)).collect();
    assert_eq!(unseen, [&Refusal::Limit; 0]);
}
