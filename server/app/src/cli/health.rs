//! Asks the running server whether it is well, for containers and monitors that have no HTTP client.

use std::io::{self, ErrorKind, Read, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use podium_api::server::Failure;
use podium_settings::Settings;

/// From connecting to the end of the answer; the server answers within 5 s.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(6);
/// More than Podium ever answers here; another program may answer anything.
const MAX_ANSWER_BYTES: usize = 64 * 1024;

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
    let answer = read_answer(address).map_err(|why| match why.kind() {
        // Reads that time out fail as `WouldBlock`.
        ErrorKind::TimedOut | ErrorKind::WouldBlock => {
            let seconds = ANSWER_TIMEOUT.as_secs();
            io::Error::new(ErrorKind::TimedOut, format!("no whole answer within {seconds} s"))
        }
        _ => why,
    })?;
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

fn read_answer(address: SocketAddr) -> io::Result<Vec<u8>> {
    let deadline = Instant::now() + ANSWER_TIMEOUT;
    // A timeout of zero would be an error of its own.
    let time_left = || {
        let left = deadline.saturating_duration_since(Instant::now());
        Some(left).filter(|left| !left.is_zero()).ok_or(ErrorKind::TimedOut)
    };
    let mut stream = TcpStream::connect_timeout(&address, time_left()?)?;
    stream.set_write_timeout(Some(time_left()?))?;
    write!(
        stream,
        "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let (mut answer, mut part) = (Vec::new(), [0; 4 * 1024]);
    while answer.len() < MAX_ANSWER_BYTES {
        stream.set_read_timeout(Some(time_left()?))?;
        match stream.read(&mut part)? {
            0 => break,
            read => answer.extend_from_slice(&part[..read]),
        }
    }
    Ok(answer)
}
