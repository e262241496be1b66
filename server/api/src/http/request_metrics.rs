//! Counts requests by route, method and status. Called by the middleware of every request.

use std::time::Duration;

use axum::http::{Method, StatusCode};
use podium_system::metrics::{Scrape, counters_by, durations_by};
use prometheus::{HistogramVec, IntCounterVec};

pub struct RequestMetrics {
    requests: IntCounterVec,
    durations: HistogramVec,
}

impl RequestMetrics {
    pub fn new() -> RequestMetrics {
        RequestMetrics {
            requests: counters_by(
                "podium_http_requests_total",
                "Requests answered; route is the template of the path, or page for pages, their files and unknown paths.",
                &["method", "route", "status"],
            ),
            // Without the status, which would multiply the series.
            durations: durations_by(
                "podium_http_request_duration_seconds",
                "From the end of a request's headers to the beginning of its answer.",
                &["method", "route"],
            ),
        }
    }

    pub fn count(&self, method: &Method, route: &str, status: StatusCode, took: Duration) {
        let method = label(method);
        self.requests.with_label_values(&[method, route, status.as_str()]).inc();
        let durations = self.durations.with_label_values(&[method, route]);
        durations.observe(took.as_secs_f64());
    }

    pub fn measure(&self, scrape: &Scrape) {
        scrape.add(&self.requests);
        scrape.add(&self.durations);
    }
}

/// Clients can make up methods without end, and each label is kept forever.
fn label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::DELETE => "DELETE",
        Method::PATCH => "PATCH",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
