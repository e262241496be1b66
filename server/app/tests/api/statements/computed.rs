//! A unit of storage only reads and writes: computing inside it would hold up a reader or a transaction.

use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// What is computed over many rows, as it is called.
const COMPUTED: [&str; 9] = [
    "Stats :: of",
    "GroupStats :: of",
    "Versus :: of",
    "Against :: of",
    "Rate :: since",
    "Table :: fold",
    ". fold ()",
    "events_after",
    "comeback (& events",
];

/// Whether these are the parameters of a unit, or of something that is called in one.
fn takes_conn(parameters: &str) -> bool {
    parameters.contains("& mut Conn") || parameters.contains("& 'c mut Conn")
}

/// The bodies of functions and closures that are given a connection, as text.
fn units(tokens: &[TokenTree], found: &mut Vec<String>) {
    for (at, token) in tokens.iter().enumerate() {
        let TokenTree::Group(group) = token else { continue };
        let inside: Vec<TokenTree> = group.stream().into_iter().collect();
        let before: TokenStream = tokens[at.saturating_sub(24)..at].iter().cloned().collect();
        let before = before.to_string();
        let before = before.rsplit(['}', ';']).next().unwrap_or_default();
        let unit = match group.delimiter() {
            // `fn name(c: &mut Conn, …) -> … { body }`, and `|c: &mut Conn| { body }`.
            Delimiter::Brace => takes_conn(before),
            // `|c: &mut Conn| body(c)`.
            _ => {
                let head = before.rsplit_once('|').map(|(head, _)| head);
                head.is_some_and(|head| takes_conn(head.rsplit('|').next().unwrap_or(head)))
            }
        };
        if unit {
            found.push(group.to_string());
        } else {
            units(&inside, found);
        }
    }
}

fn read(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let tokens: TokenStream = fs::read_to_string(&path).unwrap().parse().unwrap();
            let mut bodies = Vec::new();
            units(&tokens.into_iter().collect::<Vec<_>>(), &mut bodies);
            found.extend(bodies.into_iter().map(|body| (path.display().to_string(), body)));
        }
    }
}

#[test]
fn no_unit_of_storage_computes() {
    let mut found = Vec::new();
    read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../api/src"), &mut found);
    assert!(found.len() > 200, "only {} units were found", found.len());
    let mut wrong = Vec::new();
    for (file, body) in &found {
        wrong.extend(
            COMPUTED
                .iter()
                .filter(|word| body.contains(**word))
                .map(|word| format!("{file}: {word}")),
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
