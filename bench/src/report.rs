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
    let rate = rate(measured.per_second);
    [with_errors(rate, measured), ms(measured.median), ms(measured.p99)]
}

/// Says beside a figure how many answers were errors, if any.
pub fn with_errors(figure: String, measured: &Measured) -> String {
    match measured.failed {
        0 => figure,
        failed => format!("{figure}, {failed} errors"),
    }
}

pub fn rate(per_second: f64) -> String {
    if per_second < 10.0 {
        format!("{per_second:.1}")
    } else {
        format!("{per_second:.0}")
    }
}

pub fn ms(time: Duration) -> String {
    let ms = milliseconds(time);
    if ms < 10.0 {
        format!("{ms:.2} ms")
    } else {
        format!("{ms:.1} ms")
    }
}

pub fn percent(ratio: f64) -> String {
    format!("{:.0} %", 100.0 * ratio)
}

pub fn times(ratio: f64) -> String {
    format!("{ratio:.2}")
}

pub fn count(number: f64) -> String {
    format!("{number:.0}")
}

/// What a figure should be.
#[derive(Clone, Copy)]
pub enum Goal {
    AtLeast(f64),
    AtMost(f64),
    Exactly(f64),
    None,
}

impl Goal {
    /// The figure, its goal in parentheses, and both bold where it is missed.
    pub fn mark(self, figure: f64, show: impl Fn(f64) -> String) -> String {
        let (sign, goal, met) = match self {
            Goal::AtLeast(least) => ("≥", least, figure >= least),
            Goal::AtMost(most) => ("≤", most, figure <= most),
            Goal::Exactly(goal) => ("=", goal, figure == goal),
            Goal::None => return show(figure),
        };
        let text = format!("{} ({sign} {})", show(figure), show(goal));
        if met { text } else { format!("**{text}**") }
    }
}

pub fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
