//! What is measured of storage, besides what the drivers measure themselves. Told to whoever scrapes the metrics.

use std::time::Instant;

use podium_system::metrics::{Scrape, counters_by, durations_by};
use prometheus::{Histogram, HistogramVec, IntCounter, IntCounterVec};

use crate::{Error, Result};

pub struct DbMetrics {
    durations: HistogramVec,
    unavailable: IntCounterVec,
    pub reading: AccessMetrics,
    pub writing: AccessMetrics,
}

/// Those of the units that read, or that write.
pub struct AccessMetrics {
    duration: Histogram,
    unavailable: IntCounter,
}

impl DbMetrics {
    pub fn new() -> DbMetrics {
        let durations = durations_by(
            "podium_database_transaction_duration_seconds",
            "Duration of transactions, with waiting for a connection or a turn, and with retries.",
            &["access"],
        );
        let unavailable = counters_by(
            "podium_database_unavailable_total",
            "Transactions refused because the database was away, full or overloaded.",
            &["access"],
        );
        let of = |access| AccessMetrics {
            duration: durations.with_label_values(&[access]),
            unavailable: unavailable.with_label_values(&[access]),
        };
        DbMetrics {
            reading: of("read"),
            writing: of("write"),
            durations,
            unavailable,
        }
    }

    pub fn measure(&self, scrape: &Scrape) {
        scrape.add(&self.durations);
        scrape.add(&self.unavailable);
    }
}

impl AccessMetrics {
    pub fn count(&self, begun: Instant, done: &Result<()>) {
        self.duration.observe(begun.elapsed().as_secs_f64());
        if let Err(Error::Unavailable(_) | Error::Collision(_)) = done {
            self.unavailable.inc();
        }
    }
}
