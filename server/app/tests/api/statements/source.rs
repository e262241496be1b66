//! Finds the statements in the store's source: what `#[query]` is given, with its fragments and columns, and every other
//! text that begins like SQL.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::LitStr;

const VERBS: [&str; 5] = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "];

pub struct Statement {
    /// Below the store's `src`.
    pub file: String,
    /// With `$1` for its first parameter.
    pub sql: String,
}

/// Those in the files whose names begin so.
pub fn statements(files: &str) -> Vec<Statement> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/src");
    let mut sources = Vec::new();
    read(&root, &root, &mut sources);
    let mut parts = Parts::default();
    for (file, tokens) in &sources {
        parts.collect(file, tokens);
    }
    let mut found = Vec::new();
    for (file, tokens) in sources.iter().filter(|(file, _)| file.starts_with(files)) {
        let mut texts = Vec::new();
        parts.find_texts(file, tokens, &mut texts);
        let begins = |text: &String| VERBS.iter().any(|verb| text.trim_start().starts_with(verb));
        // Those with a gap name every table in turn: a backup's, which its own tests read and write.
        let is_sql = |text: &String| begins(text) && !text.contains('{');
        found.extend(texts.into_iter().filter(is_sql).map(|sql| Statement {
            file: file.clone(),
            sql: numbered(&sql),
        }));
    }
    found
}

fn read(root: &Path, folder: &Path, sources: &mut Vec<(String, Vec<TokenTree>)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(root, &path, sources);
        } else {
            let file = path.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
            let tokens: TokenStream = fs::read_to_string(&path).unwrap().parse().unwrap();
            sources.push((file, tokens.into_iter().collect()));
        }
    }
}

/// `$1` for `:name`, the same for the same name, and single spaces.
fn numbered(sql: &str) -> String {
    let sql = sql.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_of_name = |letter: char| letter.is_ascii_alphanumeric() || "_.".contains(letter);
    let mut names: Vec<&str> = Vec::new();
    let mut numbered = String::new();
    for (at, part) in sql.split('\'').enumerate() {
        if at > 0 {
            numbered.push('\'');
        }
        let is_quoted = at % 2 == 1;
        let mut pieces = part.split(':');
        numbered.push_str(pieces.next().unwrap_or_default());
        for piece in pieces {
            let (name, rest) = piece.split_at(piece.find(|letter| !is_of_name(letter)).unwrap_or(piece.len()));
            if is_quoted || !name.starts_with(|first: char| first.is_ascii_lowercase()) {
                numbered.push_str(&format!(":{piece}"));
                continue;
            }
            let place = names.iter().position(|known| *known == name).unwrap_or(names.len());
            if place == names.len() {
                names.push(name);
            }
            numbered.push_str(&format!("${}{rest}", place + 1));
        }
    }
    numbered
}

/// What statements are put together from: fragments and the columns of rows, each with the file where it stands.
#[derive(Default)]
struct Parts(HashMap<String, Vec<(String, Part)>>);

enum Part {
    Fragment(String),
    Columns(Vec<String>),
}

impl Parts {
    fn collect(&mut self, file: &str, tokens: &[TokenTree]) {
        let mut add = |name: String, part| self.0.entry(name).or_default().push((file.to_owned(), part));
        for at in 0..tokens.len() {
            match &tokens[at..] {
                [word, name, _, kind, _, call @ ..]
                    if word.to_string() == "const" && kind.to_string() == "Fragment" =>
                {
                    let (_, arguments) = called(call).unwrap_or_else(|| panic!("{file}: {name} is no fragment!"));
                    let text = inside(arguments).iter().find_map(literal).unwrap();
                    add(name.to_string(), Part::Fragment(text));
                }
                rest => {
                    if let Some((_, row)) = called(rest).filter(|(name, _)| name == "row") {
                        let (name, columns) = columns(file, row);
                        add(name, Part::Columns(columns));
                    }
                }
            }
        }
    }

    /// That of the module named in the path; else a file's own before the one that all share.
    fn find(&self, file: &str, path: &str) -> Option<&Part> {
        let (module, name) = path.rsplit_once("::").unwrap_or(("", path));
        let home = match module.strip_prefix("crate::") {
            Some(module) => format!("{}.rs", module.replace("::", "/")),
            None => file.to_owned(),
        };
        let all = self.0.get(name)?;
        let own = all.iter().find(|(at, _)| *at == home);
        own.or(all.first().filter(|_| all.len() == 1)).map(|(_, part)| part)
    }

    /// All texts of a file as the database gets them, without those of its tests.
    fn find_texts(&self, file: &str, mut tokens: &[TokenTree], texts: &mut Vec<String>) {
        while let [first, rest @ ..] = tokens {
            let mut length = 1;
            match first {
                _ if is_sign(first, '#') => {
                    length = attribute(tokens);
                    if let Some(text) = rest.first().and_then(query) {
                        texts.push(self.put_together(file, &text));
                    }
                }
                _ if called(tokens).is_some_and(|(name, _)| name == "fragment" || name == "row") => length = 3,
                TokenTree::Group(group) => self.find_texts(file, &inside(group), texts),
                token => texts.extend(literal(token)),
            }
            tokens = &tokens[length..];
        }
    }

    /// A text with what its `{…}` name.
    fn put_together(&self, file: &str, text: &str) -> String {
        let Some((before, (name, after))) = text
            .split_once('{')
            .and_then(|(before, rest)| Some((before, rest.split_once('}')?)))
        else {
            return text.to_owned();
        };
        let (name, alias) = name.split_once(" as ").unwrap_or((name, ""));
        let part = match self.find(file, name) {
            Some(Part::Fragment(fragment)) => self.put_together(file, fragment),
            Some(Part::Columns(columns)) => {
                let is_plain =
                    |column: &&String| column.chars().all(|letter| letter.is_alphanumeric() || letter == '_');
                let named = columns.iter().map(|column| match Some(column).filter(is_plain) {
                    Some(column) if !alias.is_empty() => format!("{alias}.{column}"),
                    _ => column.clone(),
                });
                named.collect::<Vec<_>>().join(", ")
            }
            None => panic!("{file}: nothing is called {name}, or several things are"),
        };
        format!("{before}{part}{}", self.put_together(file, after))
    }
}

/// The text of `[query("…")]`.
fn query(attribute: &TokenTree) -> Option<String> {
    let TokenTree::Group(attribute) = attribute else {
        return None;
    };
    match &inside(attribute)[..] {
        [TokenTree::Ident(name), TokenTree::Group(text)] if name == "query" => literal(inside(text).first()?),
        _ => None,
    }
}

/// The columns of `row!(Type { field, other = "column" })`.
fn columns(file: &str, row: &Group) -> (String, Vec<String>) {
    let [name, .., TokenTree::Group(fields)] = &inside(row)[..] else {
        panic!("{file}: row!{row} has no columns");
    };
    let fields = inside(fields);
    let fields = fields
        .split(|token| is_sign(token, ','))
        .filter(|field| !field.is_empty());
    let column = |field: &[TokenTree]| match field {
        [name] => name.to_string(),
        [_, _, column] => literal(column).unwrap(),
        _ => panic!("{file}: a column of {name} is no text"),
    };
    (name.to_string(), fields.map(column).collect())
}

/// `name!( … )`
fn called(tokens: &[TokenTree]) -> Option<(String, &Group)> {
    match tokens {
        [TokenTree::Ident(name), sign, TokenTree::Group(arguments), ..] if is_sign(sign, '!') => {
            Some((name.to_string(), arguments))
        }
        _ => None,
    }
}

/// How long an attribute is; with the item it stands before, where that is for tests alone.
fn attribute(tokens: &[TokenTree]) -> usize {
    let test = tokens[1].to_string().replace(' ', "") == "[cfg(test)]";
    let is_end = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        token => is_sign(token, ';'),
    };
    if test {
        1 + tokens.iter().position(is_end).unwrap()
    } else {
        2
    }
}

fn inside(group: &Group) -> Vec<TokenTree> {
    group.stream().into_iter().collect()
}

fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn literal(token: &TokenTree) -> Option<String> {
    let TokenTree::Literal(literal) = token else {
        return None;
    };
    syn::parse_str::<LitStr>(&literal.to_string())
        .ok()
        .map(|text| text.value())
}
