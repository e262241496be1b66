//! A load generator: a few connections, each repeating its request as soon as it is answered.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

/// How long a measurement takes.
#[derive(Clone, Copy)]
pub struct Pace {
    pub warm_up: Duration,
    pub time: Duration,
}

/// How long a connection goes on after the end when it has had nothing but errors.
const PATIENCE: Duration = Duration::from_secs(60);

/// An HTTP/1.1 request, serialized once.
#[derive(Clone)]
pub struct Request {
    pub to: SocketAddr,
    pub bytes: Vec<u8>,
}

impl Request {
    pub fn new(to: SocketAddr, method: &str, path: &str, headers: &[(&str, String)], body: &str) -> Self {
        let mut text = format!("{method} {path} HTTP/1.1\r\nHost: {to}\r\n");
        for (name, value) in headers {
            text += &format!("{name}: {value}\r\n");
        }
        text += &format!("Content-Length: {}\r\n\r\n{body}", body.len());
        Self {
            to,
            bytes: text.into_bytes(),
        }
    }

    pub fn json(to: SocketAddr, path: &str, headers: &[(&str, String)], body: &serde_json::Value) -> Self {
        let json = ("Content-Type", "application/json".to_owned());
        Request::new(to, "POST", path, &[headers, &[json]].concat(), &body.to_string())
    }
}

pub struct Measured {
    pub per_second: f64,
    pub median: Duration,
    pub p99: Duration,
    /// All that were answered, those of the warm-up too.
    pub answered: usize,
    /// Answers that were errors, or tries that had to be repeated.
    pub failed: usize,
}

/// What one connection has done. It works while `goes_on`, and says of each try whether it succeeded.
pub struct Worked {
    start: Instant,
    end: Instant,
    /// When the work was begun that is under way.
    sent: Instant,
    latencies: Vec<Duration>,
    /// From the first that counts to the last answer.
    span: Duration,
    answered: usize,
    failed: usize,
}

impl Worked {
    pub fn begin(pace: Pace) -> Worked {
        let now = Instant::now();
        let start = now + pace.warm_up;
        Worked {
            start,
            end: start + pace.time,
            sent: now,
            latencies: Vec::new(),
            span: Duration::ZERO,
            answered: 0,
            failed: 0,
        }
    }

    /// Until the end, and at least until one answer counts.
    pub fn goes_on(&self) -> bool {
        self.sent < self.end || (self.latencies.is_empty() && self.end.elapsed() < PATIENCE)
    }

    /// A failure is tried again, and its time counts for what succeeds at last.
    pub fn tried(&mut self, succeeded: bool) {
        if !succeeded {
            self.failed += 1;
            return;
        }
        self.answered += 1;
        if self.sent >= self.start {
            self.latencies.push(self.sent.elapsed());
            self.span += self.sent.elapsed();
        }
        self.sent = Instant::now();
    }
}

impl Measured {
    fn of(workers: &[Worked]) -> Result<Measured> {
        let mut latencies: Vec<Duration> = workers.iter().flat_map(|worked| worked.latencies.clone()).collect();
        ensure!(!latencies.is_empty(), "nothing succeeded");
        latencies.sort_unstable();
        let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
        let rate = |worked: &Worked| worked.latencies.len() as f64 / worked.span.as_secs_f64();
        Ok(Measured {
            per_second: workers
                .iter()
                .filter(|worked| !worked.latencies.is_empty())
                .map(rate)
                .sum(),
            median: at(0.5),
            p99: at(0.99),
            answered: workers.iter().map(|worked| worked.answered).sum(),
            failed: workers.iter().map(|worked| worked.failed).sum(),
        })
    }
}

/// Runs all at once.
pub async fn measure(
    workers: impl IntoIterator<Item = impl Future<Output = Result<Worked>> + Send + 'static>,
) -> Result<Measured> {
    let mut tasks = JoinSet::new();
    for worker in workers {
        tasks.spawn(worker);
    }
    let mut all = Vec::new();
    while let Some(worked) = tasks.join_next().await {
        all.push(worked??);
    }
    Measured::of(&all)
}

/// Warms up, then measures. Any error ends the run.
pub async fn run(request: &Request, connections: usize, pace: Pace) -> Result<Measured> {
    let measured = run_each(vec![request.clone(); connections], pace).await?;
    ensure!(measured.failed == 0, "{} requests failed", measured.failed);
    Ok(measured)
}

/// One connection for each request. Errors are counted, and the first is printed.
pub async fn run_each(requests: Vec<Request>, pace: Pace) -> Result<Measured> {
    measure(requests.into_iter().map(|request| one_connection(request, pace))).await
}

async fn one_connection(request: Request, pace: Pace) -> Result<Worked> {
    let mut connection = Connection::open(request.to).await?;
    let mut worked = Worked::begin(pace);
    while worked.goes_on() {
        let answer = connection.send(&request).await?;
        if !answer.is_success() && worked.failed == 0 {
            eprintln!("answered {}", answer.text());
        }
        let succeeded = answer.is_success();
        worked.tried(succeeded);
    }
    Ok(worked)
}

/// One request after the other, at most one in each `every`.
pub async fn paced(request: &Request, every: Duration, time: Duration) -> Result<Measured> {
    let mut connection = Connection::open(request.to).await?;
    let mut worked = Worked::begin(Pace {
        warm_up: Duration::ZERO,
        time,
    });
    while worked.goes_on() {
        let answer = connection.send(request).await?;
        ensure!(answer.is_success(), "{}", answer.text());
        let next = worked.sent + every;
        worked.tried(true);
        tokio::time::sleep_until(next.into()).await;
        worked.sent = Instant::now();
    }
    Measured::of(&[worked])
}

/// The body of one answer to this request.
pub async fn body(request: &Request) -> Result<String> {
    let mut connection = Connection::open(request.to).await?;
    let answer = connection.send(request).await?;
    ensure!(answer.is_success(), "{}", answer.text());
    Ok(answer.text())
}

pub struct Connection {
    stream: TcpStream,
    bytes: Vec<u8>,
}

pub struct Answer<'c> {
    pub status: u16,
    body: &'c [u8],
}

impl Answer<'_> {
    pub fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub fn text(&self) -> String {
        String::from_utf8_lossy(self.body).into_owned()
    }
}

impl Connection {
    pub async fn open(to: SocketAddr) -> Result<Connection> {
        let stream = TcpStream::connect(to).await?;
        stream.set_nodelay(true)?;
        Ok(Connection {
            stream,
            bytes: Vec::with_capacity(16 * 1024),
        })
    }

    pub async fn send(&mut self, request: &Request) -> Result<Answer<'_>> {
        self.stream.write_all(&request.bytes).await?;
        self.bytes.clear();
        loop {
            let read = self.stream.read_buf(&mut self.bytes).await?;
            ensure!(read > 0, "the server hung up in an answer");
            let Some(head) = head(&self.bytes)? else { continue };
            if self.bytes.len() >= head.length + head.body {
                return Ok(Answer {
                    status: head.status,
                    body: &self.bytes[head.length..],
                });
            }
        }
    }
}

struct Head {
    status: u16,
    length: usize,
    /// The length of the body.
    body: usize,
}

/// The head of an answer, once it has arrived.
fn head(answer: &[u8]) -> Result<Option<Head>> {
    let Some(end) = answer.windows(4).position(|part| part == b"\r\n\r\n") else {
        return Ok(None);
    };
    let head = std::str::from_utf8(&answer[..end])?;
    let status = head.get(9..12).context("an answer without a status")?.parse()?;
    let length = head
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    let length = length.with_context(|| format!("an answer without its length: {head}"))?;
    Ok(Some(Head {
        status,
        length: end + 4,
        body: length.1.trim().parse()?,
    }))
}
