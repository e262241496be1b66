//! Asks the running server whether it is well, for containers and monitors that have no HTTP client.

use std::io::{self, BufRead, BufReader, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, TcpStream};
use std::time::Duration;

use podium_api::server::Failure;
use podium_settings::Settings;

/// For each step of the call; the server itself answers within 5 s.
const PATIENCE: Duration = Duration::from_secs(6);

pub fn run(settings: &Settings) -> Result<(), Failure> {
    let address = reachable(settings.listen);
    let status = ask(address).map_err(|why| format!("nothing answers at {address}: {why}"))?;
    if status.split(' ').nth(1) != Some("200") {
        return Err(format!(
            "the server at {address} is not well ({}); its log says why",
            status.trim()
        )
        .into());
    }
    println!("The server at {address} is well.");
    Ok(())
}

/// A server that listens on all addresses is asked on this machine's own.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

/// The first line of its answer.
fn ask(address: SocketAddr) -> io::Result<String> {
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    write!(
        stream,
        "GET /readyz HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n"
    )?;
    let mut status = String::new();
    BufReader::new(stream).read_line(&mut status)?;
    Ok(status)
}
