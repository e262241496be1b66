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
    pub requests: usize,
    /// Answers that were errors; they are in no other number.
    pub failed: usize,
}

impl Measured {
    pub fn of(mut latencies: Vec<Duration>, failed: usize, time: Duration) -> Result<Measured> {
        ensure!(!latencies.is_empty(), "nothing was answered in time");
        latencies.sort_unstable();
        let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
        Ok(Measured {
            per_second: latencies.len() as f64 / time.as_secs_f64(),
            median: at(0.5),
            p99: at(0.99),
            requests: latencies.len(),
            failed,
        })
    }
}

/// Warms up, then measures. Any error ends the run.
pub async fn run(request: &Request, connections: usize, pace: Pace) -> Result<Measured> {
    let measured = run_each(vec![request.clone(); connections], pace).await?;
    ensure!(measured.failed == 0, "{} requests failed", measured.failed);
    Ok(measured)
}

/// One connection for each request. Errors are counted, and the first is printed.
pub async fn run_each(requests: Vec<Request>, pace: Pace) -> Result<Measured> {
    let start = Instant::now() + pace.warm_up;
    let mut tasks = JoinSet::new();
    for request in requests {
        tasks.spawn(one_connection(request, start, start + pace.time));
    }
    let (mut latencies, mut failed) = (Vec::new(), 0);
    while let Some(done) = tasks.join_next().await {
        let (some, errors) = done??;
        latencies.extend(some);
        failed += errors.len();
        if let Some(first) = errors.first() {
            eprintln!("{} errors, the first: {first}", errors.len());
        }
    }
    Measured::of(latencies, failed, pace.time)
}

async fn one_connection(request: Request, start: Instant, end: Instant) -> Result<(Vec<Duration>, Vec<String>)> {
    let mut connection = Connection::open(request.to).await?;
    let (mut latencies, mut errors) = (Vec::new(), Vec::new());
    loop {
        let sent = Instant::now();
        if sent >= end {
            return Ok((latencies, errors));
        }
        let answer = connection.send(&request).await?;
        if !answer.is_success() {
            errors.push(answer.text());
        } else if sent >= start {
            latencies.push(sent.elapsed());
        }
    }
}

/// One request after the other, at most one in each `every`.
pub async fn paced(request: &Request, every: Duration, time: Duration) -> Result<Measured> {
    let mut connection = Connection::open(request.to).await?;
    let end = Instant::now() + time;
    let mut latencies = Vec::new();
    loop {
        let begin = Instant::now();
        if begin >= end {
            return Measured::of(latencies, 0, time);
        }
        let answer = connection.send(request).await?;
        ensure!(answer.is_success(), "{}", answer.text());
        latencies.push(begin.elapsed());
        tokio::time::sleep(every.saturating_sub(begin.elapsed())).await;
    }
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
