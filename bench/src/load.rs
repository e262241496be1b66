//! A load generator: a few connections, each repeating its request as soon as it is answered.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Once, OnceLock};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tokio::task::JoinSet;

use crate::http::{Connection, Request};
use crate::usage::Machine;

/// How long a measurement takes.
#[derive(Clone, Copy)]
pub struct Pace {
    pub warm_up: Duration,
    pub time: Duration,
}

/// How long after the end is waited for enough answers.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Measured {
    /// Answers that arrived between the end of the warm-up and the bell, by the time that the machine had between the two.
    pub per_second: f64,
    pub median: Duration,
    pub p99: Duration,
    /// All that were answered, also during the warm-up and after the bell.
    pub answered: usize,
    /// Answers that were errors, or tries that had to be repeated.
    pub failed: usize,
}

/// The measured period, which all connections share. Its bell rings with an answer: the first after `end` by which there
/// are as many as connections, so that calls longer than the period are counted over the time they took.
struct Period {
    start: Instant,
    end: Instant,
    connections: usize,
    counted: AtomicUsize,
    rang: OnceLock<Instant>,
    first_error: Once,
}

impl Period {
    fn begin(pace: Pace, connections: usize) -> Arc<Period> {
        let start = Instant::now() + pace.warm_up;
        Arc::new(Period {
            start,
            end: start + pace.time,
            connections,
            counted: AtomicUsize::new(0),
            rang: OnceLock::new(),
            first_error: Once::new(),
        })
    }

    fn count(&self, now: Instant) {
        if now < self.start || self.rang.get().is_some() {
            return;
        }
        let counted = self.counted.fetch_add(1, Ordering::Relaxed) + 1;
        if now >= self.end && counted >= self.connections {
            // Another connection may ring it at the same moment.
            let _ = self.rang.set(now);
        }
    }

    /// By the time that the machine had: of a period in which other guests took half of the cores, half counts.
    fn per_second(&self, taken: f64) -> Result<f64> {
        let rang = self.rang.get().context("too little succeeded")?;
        let had = (*rang - self.start).as_secs_f64() * (1.0 - taken);
        Ok(self.counted.load(Ordering::Relaxed) as f64 / had)
    }
}

/// What one connection has done. It works while `goes_on`, and says of each try whether it succeeded.
pub struct Worked {
    period: Arc<Period>,
    /// When the work was begun that is under way.
    sent: Instant,
    /// Of all work that was under way between the end of the warm-up and the bell, however long it took.
    latencies: Vec<Duration>,
    answered: usize,
    failed: usize,
}

impl Worked {
    fn begin(period: Arc<Period>) -> Worked {
        Worked {
            period,
            sent: Instant::now(),
            latencies: Vec::new(),
            answered: 0,
            failed: 0,
        }
    }

    /// Until the bell, and then until what failed has succeeded, as far as patience goes.
    pub fn goes_on(&self) -> bool {
        let rang = self.period.rang.get().is_some_and(|rang| self.sent >= *rang);
        !rang && self.period.end.elapsed() < PATIENCE
    }

    /// A failure is tried again, and its time counts for what succeeds at last.
    pub fn tried(&mut self, succeeded: bool) {
        if !succeeded {
            self.failed += 1;
            return;
        }
        let now = Instant::now();
        self.answered += 1;
        if now >= self.period.start {
            self.latencies.push(now - self.sent);
        }
        self.period.count(now);
        self.sent = now;
    }
}

/// Runs so many connections at once, each with its number.
pub async fn measure<W>(pace: Pace, connections: usize, work: impl Fn(usize, Worked) -> W) -> Result<Measured>
where
    W: Future<Output = Result<Worked>> + Send + 'static,
{
    let period = Period::begin(pace, connections);
    let mut tasks = JoinSet::new();
    for number in 0..connections {
        tasks.spawn(work(number, Worked::begin(period.clone())));
    }
    tokio::time::sleep_until(period.start.into()).await;
    let begin = Machine::now()?;
    let (mut latencies, mut answered, mut failed) = (Vec::new(), 0, 0);
    while let Some(worked) = tasks.join_next().await {
        let worked = worked??;
        latencies.extend(worked.latencies);
        answered += worked.answered;
        failed += worked.failed;
    }
    let taken = Machine::now()?.taken_since(begin);
    latencies.sort_unstable();
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
    Ok(Measured {
        per_second: period.per_second(taken)?,
        median: at(0.5),
        p99: at(0.99),
        answered,
        failed,
    })
}

/// The same request on so many connections.
pub async fn run(request: &Request, connections: usize, pace: Pace) -> Result<Measured> {
    run_each(vec![request.clone(); connections], pace).await
}

/// One connection for each request. Errors are counted and tried again, and the first is printed.
pub async fn run_each(requests: Vec<Request>, pace: Pace) -> Result<Measured> {
    let repeat = |number: usize, worked| repeat(requests[number].clone(), worked);
    measure(pace, requests.len(), repeat).await
}

async fn repeat(request: Request, mut worked: Worked) -> Result<Worked> {
    let mut connection = Connection::open(request.to).await?;
    while worked.goes_on() {
        let answer = connection.send(&request).await?;
        if !answer.is_success() {
            let say = || eprintln!("answered {}", answer.text());
            worked.period.first_error.call_once(say);
        }
        let succeeded = answer.is_success();
        worked.tried(succeeded);
    }
    Ok(worked)
}

/// One request after the other, at most one in each `every`.
pub async fn paced(request: &Request, every: Duration, time: Duration) -> Result<Measured> {
    let pace = Pace {
        warm_up: Duration::ZERO,
        time,
    };
    measure(pace, 1, |_, worked| repeat_every(request.clone(), every, worked)).await
}

async fn repeat_every(request: Request, every: Duration, mut worked: Worked) -> Result<Worked> {
    let mut connection = Connection::open(request.to).await?;
    while worked.goes_on() {
        let next = worked.sent + every;
        let answer = connection.send(&request).await?;
        ensure!(answer.is_success(), "{}", answer.text());
        worked.tried(true);
        tokio::time::sleep_until(next.into()).await;
        worked.sent = Instant::now();
    }
    Ok(worked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_after_the_bell_do_not_count() {
        let pace = Pace {
            warm_up: Duration::from_secs(1),
            time: Duration::from_secs(4),
        };
        let period = Period::begin(pace, 2);
        let after = |seconds: f64| period.start + Duration::from_secs_f64(seconds);
        period.count(period.start - Duration::from_millis(1));
        period.count(after(1.0));
        // Fewer answers than connections until the end: it goes on until there are as many.
        period.count(after(8.0));
        period.count(after(8.1));
        assert_eq!(period.per_second(0.0).ok(), Some(0.25));
        assert_eq!(period.per_second(0.5).ok(), Some(0.5));
    }
}
