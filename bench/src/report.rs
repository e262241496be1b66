//! The report's tables, and how their numbers are written.

use std::fmt::{Display, Formatter, Result};
use std::time::Duration;

use crate::load::Measured;

/// A Markdown table whose first column is on the left.
pub struct Table {
    columns: usize,
    text: String,
}

impl Table {
    pub fn new(head: &[&str]) -> Table {
        let line = format!("|---|{}\n", "--:|".repeat(head.len() - 1));
        let mut table = Table {
            columns: head.len(),
            text: String::new(),
        };
        table.row(head.iter().map(|name| (*name).to_owned()));
        table.text += &line;
        table
    }

    /// Missing cells at the end are left empty.
    pub fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        let mut cells: Vec<String> = cells.into_iter().collect();
        cells.resize(self.columns, String::new());
        self.text += &format!("| {} |\n", cells.join(" | "));
    }
}

impl Display for Table {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(&self.text)
    }
}

/// Requests per second, median, p99.
pub fn cells(measured: &Measured) -> [String; 3] {
    [rate(measured.per_second), ms(measured.median), ms(measured.p99)]
}

pub fn rate(per_second: f64) -> String {
    if per_second < 10.0 {
        format!("{per_second:.1}")
    } else {
        format!("{per_second:.0}")
    }
}

pub fn ms(time: Duration) -> String {
    let ms = time.as_secs_f64() * 1000.0;
    if ms < 10.0 {
        format!("{ms:.2} ms")
    } else {
        format!("{ms:.1} ms")
    }
}

pub fn share(ours: f64, of: f64) -> String {
    format!("{:.0} %", 100.0 * ours / of)
}

pub fn times(ours: f64, of: f64) -> String {
    format!("{:.2}", ours / of)
}
