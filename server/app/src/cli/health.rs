//! Asks the running server whether it is well, for containers and monitors that have no HTTP client.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use podium_api::server::Failure;
use podium_settings::Settings;

/// For each connect, read and write; the server answers within 5 s.
const STEP_TIMEOUT: Duration = Duration::from_secs(6);
/// More than Podium ever answers here; another program may answer anything.
const MAX_ANSWER_BYTES: u64 = 64 * 1024;

/// What a server answers to `/readyz`.
pub struct ReadyAnswer {
    pub status_line: String,
    pub body: String,
}

impl ReadyAnswer {
    pub fn status_code(&self) -> Option<u16> {
        self.status_line.split(' ').nth(1)?.parse().ok()
    }
}

pub fn run(settings: &Settings) -> Result<(), Failure> {
    let address = probe_address(settings.listen);
    let answer = ask_ready(address).map_err(|why| format!("nothing answers at {address}: {why}"))?;
    let status = &answer.status_line;
    if answer.status_code() != Some(200) {
        return Err(format!("the server at {address} is not well ({status}); its log says why").into());
    }
    println!("The server at {address} is well.");
    Ok(())
}

/// A server that listens on all addresses is asked on this machine's own.
pub fn probe_address(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

pub fn ask_ready(address: SocketAddr) -> io::Result<ReadyAnswer> {
    let mut stream = TcpStream::connect_timeout(&address, STEP_TIMEOUT)?;
    stream.set_read_timeout(Some(STEP_TIMEOUT))?;
    stream.set_write_timeout(Some(STEP_TIMEOUT))?;
    write!(
        stream,
        "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let mut answer = Vec::new();
    stream.take(MAX_ANSWER_BYTES).read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer);
    if answer.is_empty() {
        return Err(ErrorKind::UnexpectedEof.into());
    }
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or((&answer, ""));
    Ok(ReadyAnswer {
        status_line: head.lines().next().unwrap_or_default().to_owned(),
        body: body.to_owned(),
    })
}
