//! A lean HTTP/1.1 client: requests are serialized once, and an answer is only read as far as its length.

use std::net::SocketAddr;

use anyhow::{Context, Result, ensure};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

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
