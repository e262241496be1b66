//! Metrics in Prometheus' text format. Each part of the server counts by itself and adds what it knows to a scrape.

use prometheus::core::Collector;
use prometheus::{
    CounterVec, GaugeVec, Histogram, HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGaugeVec, Opts,
    Registry, TextEncoder,
};

/// Upper bounds in seconds. One scale for all durations, so that they can be compared.
const DURATIONS: [f64; 14] = [
    0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0,
];

const VALID: &str = "a valid name with its labels";

pub fn durations(name: &str, help: &str) -> Histogram {
    Histogram::with_opts(opts(name, help)).expect(VALID)
}

pub fn durations_by(name: &str, help: &str, labels: &[&str]) -> HistogramVec {
    HistogramVec::new(opts(name, help), labels).expect(VALID)
}

/// A histogram of numbers, by their upper bounds.
pub fn numbers(name: &str, help: &str, bounds: &[f64]) -> Histogram {
    Histogram::with_opts(HistogramOpts::new(name, help).buckets(bounds.to_vec())).expect(VALID)
}

pub fn counter(name: &str, help: &str) -> IntCounter {
    IntCounter::new(name, help).expect(VALID)
}

pub fn counters_by(name: &str, help: &str, labels: &[&str]) -> IntCounterVec {
    IntCounterVec::new(Opts::new(name, help), labels).expect(VALID)
}

pub fn gauges_by(name: &str, help: &str, labels: &[&str]) -> IntGaugeVec {
    IntGaugeVec::new(Opts::new(name, help), labels).expect(VALID)
}

fn opts(name: &str, help: &str) -> HistogramOpts {
    HistogramOpts::new(name, help).buckets(DURATIONS.to_vec())
}

/// What is told when somebody asks for the metrics.
#[derive(Default)]
pub struct Scrape(Registry);

impl Scrape {
    /// Adds what is counted all the time.
    pub fn add(&self, counted: &(impl Collector + Clone + 'static)) {
        if let Err(why) = self.0.register(Box::new(counted.clone())) {
            tracing::error!(%why, "a metric was left out");
        }
    }

    /// Adds a value as it is now.
    pub fn gauge(&self, name: &str, help: &str, value: f64) {
        self.gauges(name, help, [], [([], value)]);
    }

    /// Adds several of one name, which differ by their labels. Of none, nothing is told.
    pub fn gauges<'v, const N: usize>(
        &self,
        name: &str,
        help: &str,
        labels: [&str; N],
        values: impl IntoIterator<Item = ([&'v str; N], f64)>,
    ) {
        let gauges = GaugeVec::new(Opts::new(name, help), &labels).expect(VALID);
        for (labels, value) in values {
            gauges.with_label_values(&labels).set(value);
        }
        self.add(&gauges);
    }

    /// Adds what was counted elsewhere and only grows.
    pub fn counter(&self, name: &str, help: &str, value: f64) {
        self.counters(name, help, [], [([], value)]);
    }

    pub fn counters<'v, const N: usize>(
        &self,
        name: &str,
        help: &str,
        labels: [&str; N],
        values: impl IntoIterator<Item = ([&'v str; N], f64)>,
    ) {
        let counters = CounterVec::new(Opts::new(name, help), &labels).expect(VALID);
        for (labels, value) in values {
            counters.with_label_values(&labels).inc_by(value);
        }
        self.add(&counters);
    }

    pub fn text(&self) -> prometheus::Result<String> {
        TextEncoder::new().encode_to_string(&self.0.gather())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scrape_has_what_was_added_in_order() {
        let (scrape, calls) = (Scrape::default(), counters_by("calls_total", "Calls.", &["kind"]));
        calls.with_label_values(&["read"]).inc_by(3);
        scrape.gauge("waiting", "How many wait.", 2.0);
        scrape.gauges("absent", "Nothing is known.", ["kind"], []);
        scrape.counters("again_total", "Again.", ["task"], [(["mail"], 1.0)]);
        scrape.add(&calls);
        assert_eq!(
            scrape.text().unwrap(),
            "# HELP again_total Again.\n# TYPE again_total counter\nagain_total{task=\"mail\"} 1\n\
             # HELP calls_total Calls.\n# TYPE calls_total counter\ncalls_total{kind=\"read\"} 3\n\
             # HELP waiting How many wait.\n# TYPE waiting gauge\nwaiting 2\n"
        );
    }
}
