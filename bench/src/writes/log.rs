//! Reads transactions from the log of PostgreSQL, with the values of their statements.

use std::collections::HashMap;

/// A statement, and its values as texts.
#[derive(Debug, Clone, PartialEq)]
pub struct Statement {
    pub sql: String,
    pub values: Vec<Option<String>>,
}

/// The finished transactions in a log whose lines begin with error and process, such as `00000/4711/`.
pub fn transactions(log: &str) -> Vec<Vec<Statement>> {
    let mut open: HashMap<&str, Vec<Statement>> = HashMap::new();
    let mut done = Vec::new();
    for (process, text) in entries(log) {
        if let Some(values) = after(&text, &["DETAIL:  parameters: ", "DETAIL:  Parameters: "]) {
            let last = open.get_mut(process).and_then(|statements| statements.last_mut());
            if let Some(statement) = last {
                statement.values = values_of(values);
            }
            continue;
        }
        let Some(sql) = statement(&text) else { continue };
        let begins = |words: &[&str]| words.iter().any(|word| sql.starts_with(word));
        let statements = open.entry(process).or_default();
        if begins(&["BEGIN", "START TRANSACTION"]) {
            statements.clear();
        }
        statements.push(Statement {
            sql: sql.to_owned(),
            values: Vec::new(),
        });
        if begins(&["COMMIT"]) {
            done.extend(open.remove(process));
        } else if begins(&["ROLLBACK"]) {
            open.remove(process);
        }
    }
    done
}

/// Process and text of each entry; the further lines of a text are indented.
fn entries(log: &str) -> Vec<(&str, String)> {
    let mut entries: Vec<(&str, String)> = Vec::new();
    for line in log.lines() {
        if let (Some(more), Some((_, text))) = (line.strip_prefix('\t'), entries.last_mut()) {
            text.push('\n');
            text.push_str(more);
        } else if let [_, process, text] = line.splitn(3, '/').collect::<Vec<_>>()[..] {
            entries.push((process, text.to_owned()));
        }
    }
    entries
}

/// The text of a statement that was run, prepared or not.
fn statement(text: &str) -> Option<&str> {
    if let Some(sql) = text.strip_prefix("LOG:  statement: ") {
        return Some(sql);
    }
    let (_, sql) = text.strip_prefix("LOG:  execute ")?.split_once(": ")?;
    Some(sql)
}

fn after<'t>(text: &'t str, starts: &[&str]) -> Option<&'t str> {
    starts.iter().find_map(|start| text.strip_prefix(start))
}

/// Reads `$1 = 'it''s', $2 = NULL`.
fn values_of(text: &str) -> Vec<Option<String>> {
    let mut values = Vec::new();
    let mut rest = text;
    while let Some((_, value)) = rest.split_once(" = ") {
        let Some(quoted) = value.strip_prefix('\'') else {
            values.push(None);
            rest = value;
            continue;
        };
        let mut plain = String::new();
        let mut letters = quoted.char_indices().peekable();
        let mut end = quoted.len();
        while let Some((at, letter)) = letters.next() {
            if letter == '\'' && letters.next_if(|(_, next)| *next == '\'').is_none() {
                end = at + 1;
                break;
            }
            plain.push(letter);
        }
        values.push(Some(plain));
        rest = &quoted[end..];
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_transaction_is_read_with_its_values() {
        let log = "00000/1/LOG:  statement: BEGIN\n\
            00000/2/LOG:  statement: BEGIN\n\
            00000/1/LOG:  execute s7: SELECT $1,\n\t    $2\n\
            00000/1/DETAIL:  parameters: $1 = 'it''s = a, b', $2 = NULL, $3 = ''\n\
            00000/2/LOG:  statement: ROLLBACK\n\
            00000/1/LOG:  statement: COMMIT\n";
        let plain = |sql: &str| Statement {
            sql: sql.to_owned(),
            values: Vec::new(),
        };
        let values = vec![Some("it's = a, b".to_owned()), None, Some(String::new())];
        let select = Statement {
            sql: "SELECT $1,\n    $2".to_owned(),
            values,
        };
        assert_eq!(transactions(log), vec![vec![plain("BEGIN"), select, plain("COMMIT")]]);
    }
}
