//! A load generator: a few connections, each repeating the same request as soon as it is answered.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::task::JoinSet;

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
}

pub struct Measured {
    pub per_second: f64,
    pub median: Duration,
    pub p99: Duration,
}

/// Warms up, then measures for `time`. Any status but 200 ends the run.
pub async fn run(request: &Request, connections: usize, warm_up: Duration, time: Duration) -> Result<Measured> {
    let start = Instant::now() + warm_up;
    let end = start + time;
    let mut tasks = JoinSet::new();
    for _ in 0..connections {
        tasks.spawn(one_connection(request.clone(), start, end));
    }
    let mut latencies = Vec::new();
    while let Some(done) = tasks.join_next().await {
        latencies.extend(done??);
    }
    ensure!(!latencies.is_empty(), "nothing was answered in time");
    latencies.sort_unstable();
    let at = |share: f64| latencies[((latencies.len() - 1) as f64 * share) as usize];
    Ok(Measured {
        per_second: latencies.len() as f64 / time.as_secs_f64(),
        median: at(0.5),
        p99: at(0.99),
    })
}

async fn one_connection(request: Request, start: Instant, end: Instant) -> Result<Vec<Duration>> {
    let mut stream = TcpStream::connect(request.to).await?;
    stream.set_nodelay(true)?;
    let mut answer = Vec::with_capacity(16 * 1024);
    let mut latencies = Vec::new();
    loop {
        let sent = Instant::now();
        if sent >= end {
            return Ok(latencies);
        }
        stream.write_all(&request.bytes).await?;
        read_answer(&mut stream, &mut answer).await?;
        if sent >= start {
            latencies.push(sent.elapsed());
        }
    }
}

/// The body of one answer to this request.
pub async fn body(request: &Request) -> Result<String> {
    let mut stream = TcpStream::connect(request.to).await?;
    stream.write_all(&request.bytes).await?;
    let mut answer = Vec::new();
    let head = read_answer(&mut stream, &mut answer).await?;
    Ok(String::from_utf8(answer.split_off(head))?)
}

/// Reads one whole answer and returns where its body begins.
async fn read_answer(stream: &mut TcpStream, answer: &mut Vec<u8>) -> Result<usize> {
    answer.clear();
    loop {
        ensure!(stream.read_buf(answer).await? > 0, "the server hung up in an answer");
        if let Some((head, body)) = lengths(answer)?
            && answer.len() >= head + body
        {
            return Ok(head);
        }
    }
}

/// The lengths of head and body, once the head has arrived.
fn lengths(answer: &[u8]) -> Result<Option<(usize, usize)>> {
    let Some(head_end) = answer.windows(4).position(|part| part == b"\r\n\r\n") else {
        return Ok(None);
    };
    let head = std::str::from_utf8(&answer[..head_end])?;
    if !head.starts_with("HTTP/1.1 200") {
        bail!("answered {}", String::from_utf8_lossy(answer));
    }
    let body = head
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
        .context("an answer without its length")?
        .1
        .trim()
        .parse()?;
    Ok(Some((head_end + 4, body)))
}
