//! Finds the statements in the store's source: every string that begins like SQL, with `concat!` and the store's macros
//! expanded.

use std::collections::HashMap;
use std::fs;
use std::iter;
use std::path::Path;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};
use syn::LitStr;

const VERBS: [&str; 5] = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "];

pub struct Statement {
    /// Below the store's `src`.
    pub file: String,
    pub sql: String,
}

/// Those in the files whose names begin so.
pub fn statements(files: &str) -> Vec<Statement> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../store/src");
    let mut sources = Vec::new();
    read(&root, &root, &mut sources);
    let mut macros = Macros::default();
    for (file, tokens) in &sources {
        macros.collect(file, tokens);
    }
    let mut found = Vec::new();
    for (file, tokens) in sources.iter().filter(|(file, _)| file.starts_with(files)) {
        let texts = macros.texts(file, tokens);
        let begins = |text: &String| VERBS.iter().any(|verb| text.trim_start().starts_with(verb));
        // Those with a gap name every table in turn: a backup's, which its own tests read and write.
        let is_sql = |text: &String| begins(text) && !text.contains('{');
        found.extend(texts.into_iter().filter(is_sql).map(|sql| Statement {
            file: file.clone(),
            sql,
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

/// A macro of one rule. Those that take literals and make a text are of use here.
struct Macro {
    file: String,
    parameters: Vec<String>,
    body: Vec<TokenTree>,
}

#[derive(Default)]
struct Macros(HashMap<String, Vec<Macro>>);

impl Macros {
    fn collect(&mut self, file: &str, tokens: &[TokenTree]) {
        let rows = (0..tokens.len()).filter_map(|at| called(&tokens[at..]));
        for (_, row) in rows.filter(|(name, _)| name == "row") {
            let (name, list) = columns(file, row);
            self.0.entry(name).or_default().push(list);
        }
        for (name, rules) in (0..tokens.len()).filter_map(|at| defined(&tokens[at..])) {
            let rules = inside(rules);
            let [TokenTree::Group(pattern), _, _, TokenTree::Group(body), more @ ..] = &rules[..] else {
                panic!("{file}: {name} has no rule");
            };
            if more.len() > 1 {
                continue;
            }
            let parameters = inside(pattern);
            let parameters = parameters.windows(2).filter(|pair| is_sign(&pair[0], '$'));
            self.0.entry(name).or_default().push(Macro {
                file: file.to_owned(),
                parameters: parameters.map(|pair| pair[1].to_string()).collect(),
                body: inside(body),
            });
        }
    }

    /// A file's own before the one that all share.
    fn find(&self, file: &str, name: &str) -> Option<&Macro> {
        let all = self.0.get(name)?;
        let shared = if let [shared] = &all[..] { Some(shared) } else { None };
        all.iter().find(|one| one.file == file).or(shared)
    }

    /// All texts of a file as the compiler sees them, without those of its tests.
    fn texts(&self, file: &str, mut tokens: &[TokenTree]) -> Vec<String> {
        let mut texts = Vec::new();
        while let Some(first) = tokens.first() {
            let mut length = 1;
            if defined(tokens).is_some() {
                length = 4;
            } else if is_sign(first, '#') {
                length = attribute(tokens);
            } else if let Some((name, arguments)) = called(tokens) {
                length = 3;
                match self.text(file, &tokens[..3], &HashMap::new()) {
                    Some(text) => texts.push(text),
                    None if name == "concat" => panic!("{file}: concat!{arguments} cannot be read"),
                    None => texts.extend(self.texts(file, &inside(arguments))),
                }
            } else if let TokenTree::Group(group) = first {
                texts.extend(self.texts(file, &inside(group)));
            } else {
                texts.extend(literal(first));
            }
            tokens = &tokens[length..];
        }
        texts
    }

    /// The text that an expression makes; none where it makes something else.
    fn text(&self, file: &str, expression: &[TokenTree], given: &HashMap<&str, String>) -> Option<String> {
        match expression {
            [one] => literal(one),
            [dollar, name] if is_sign(dollar, '$') => given.get(name.to_string().as_str()).cloned(),
            _ => {
                let (name, arguments) = called(expression).filter(|_| expression.len() == 3)?;
                let arguments = inside(arguments);
                let parts = arguments.split(|token| is_sign(token, ','));
                let parts = parts.filter(|part| !part.is_empty());
                let parts: Vec<String> = parts.map(|part| self.text(file, part, given)).collect::<Option<_>>()?;
                if name == "concat" {
                    return Some(parts.concat());
                }
                let used = self.find(file, &name)?;
                // What is put before and after a row's columns may be left out.
                let parts = parts.into_iter().chain(iter::repeat(String::new()));
                let given = used.parameters.iter().map(String::as_str).zip(parts).collect();
                self.text(&used.file, &used.body, &given)
            }
        }
    }
}

/// `row!(Type: name { field, other = "column" })` makes a macro that lists the columns.
fn columns(file: &str, row: &Group) -> (String, Macro) {
    let [_, _, name, TokenTree::Group(fields)] = &inside(row)[..] else {
        panic!("{file}: row!{row} has no columns");
    };
    let fields = inside(fields);
    let fields = fields
        .split(|token| is_sign(token, ','))
        .filter(|field| !field.is_empty());
    let columns = fields.map(|field| match field {
        [name] => format!("concat!($before, \"{name}\", $after)"),
        [_, _, column @ ..] => column.iter().cloned().collect::<TokenStream>().to_string(),
        [] => unreachable!(),
    });
    let columns = columns.collect::<Vec<_>>().join(", \", \", ");
    let body: TokenStream = format!("concat!({columns})").parse().unwrap();
    let list = Macro {
        file: file.to_owned(),
        parameters: vec!["before".to_owned(), "after".to_owned()],
        body: body.into_iter().collect(),
    };
    (name.to_string(), list)
}

/// `macro_rules! name { … }`
fn defined(tokens: &[TokenTree]) -> Option<(String, &Group)> {
    match tokens {
        [word, sign, name, TokenTree::Group(rules), ..] if word.to_string() == "macro_rules" && is_sign(sign, '!') => {
            Some((name.to_string(), rules))
        }
        _ => None,
    }
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
