//! What is measured of live tables on this node.

use std::time::Instant;

use podium_system::metrics::{Scrape, counter, counters_by, durations};
use prometheus::{Histogram, IntCounter, IntCounterVec};

use super::request::{Answer, Unavailable};

pub struct LiveMetrics {
    commands: IntCounterVec,
    done: IntCounter,
    refused: IntCounter,
    unavailable: IntCounter,
    fan_out: Histogram,
    /// Actors that broke off.
    pub broken_actors: IntCounter,
}

impl LiveMetrics {
    pub fn new() -> LiveMetrics {
        let commands = counters_by(
            "podium_live_commands_total",
            "Commands to live tables, by what came of them.",
            &["result"],
        );
        LiveMetrics {
            done: commands.with_label_values(&["done"]),
            refused: commands.with_label_values(&["refused"]),
            unavailable: commands.with_label_values(&["unavailable"]),
            commands,
            fan_out: durations(
                "podium_live_fan_out_delay_seconds",
                "From the moment an event is stored, or heard of from another node, until a follower here takes it.",
            ),
            broken_actors: counter(
                "podium_live_actor_failures_total",
                "Live tables whose task broke off; the next command begins it again.",
            ),
        }
    }

    pub fn answered(&self, answer: &Result<Answer, Unavailable>) {
        match answer {
            Ok(Answer::Done(_)) => self.done.inc(),
            Ok(Answer::Refused(_)) => self.refused.inc(),
            Err(Unavailable) => self.unavailable.inc(),
        }
    }

    pub fn followed(&self, told: Instant) {
        self.fan_out.observe(told.elapsed().as_secs_f64());
    }

    pub fn measure(&self, scrape: &Scrape) {
        scrape.add(&self.commands);
        scrape.add(&self.fan_out);
        scrape.add(&self.broken_actors);
    }
}
