//! Client connections: their limit, which are closed at the limit, and timeouts. Used by the server's listener.

mod body;
mod open;
mod stream;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::extract::Request as SiteRequest;
use axum::http::header::{CONNECTION, HeaderValue};
use axum::http::{Request, StatusCode};
use axum::response::Response;
use hyper::body::{Body as _, Incoming};
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use ipnet::IpNet;
use podium_system::Outage;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service;

use body::{Receiving, Sending};
pub use open::{Connections, Held, Room, Step};
use stream::Stream;

/// How long a client may take from one answer to the end of its next request's headers.
const HEAD_WITHIN: Duration = Duration::from_secs(30);
/// Proxies keep connections for later, and must not find them closed just when they take one up.
const PROXY_HEAD_WITHIN: Duration = Duration::from_secs(5 * 60);
/// Before the next try when no connection can be accepted.
const AGAIN: Duration = Duration::from_millis(50);

/// Marks a request on a connection beyond the limit, which is there for health checks alone.
#[derive(Clone, Copy)]
pub struct OnlyHealth;

/// Answers every connection until told to stop; then no new ones, and returns when the last call is answered.
pub async fn serve(
    listener: TcpListener,
    site: Router,
    connections: &Connections,
    proxies: &[IpNet],
    stop: impl Future<Output = ()>,
) {
    let ending = watch::Sender::new(false);
    let refusing = Outage::of("accepting connections");
    let accept = async {
        loop {
            match listener.accept().await {
                Ok((stream, peer)) => {
                    let proxy = proxies.iter().any(|proxy| proxy.contains(&peer.ip().to_canonical()));
                    match connections.admit(peer.ip(), proxy) {
                        Some(held) => {
                            refusing.worked();
                            answer(stream, peer, held, proxy, site.clone(), ending.subscribe());
                        }
                        None => refusing.failed(&"there are too many"),
                    }
                }
                Err(why) if is_about_one(&why) => (),
                Err(why) => {
                    refusing.failed(&why);
                    connections.make_room();
                    tokio::time::sleep(AGAIN).await;
                }
            }
        }
    };
    tokio::select! {
        () = accept => (),
        () = stop => (),
    }
    drop(listener);
    ending.send_replace(true);
    ending.closed().await;
}

/// Whether it was only that client which failed.
fn is_about_one(why: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(why.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

/// Answers one connection. `ending` is held until it is over.
fn answer(
    stream: TcpStream,
    peer: SocketAddr,
    held: Held,
    proxy: bool,
    site: Router,
    mut ending: watch::Receiver<bool>,
) {
    let connection = held.connection().clone();
    let service = service_fn(move |request| call(site.clone(), request, peer, connection.clone()));
    let serving = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(if proxy { PROXY_HEAD_WITHIN } else { HEAD_WITHIN })
        .serve_connection(TokioIo::new(Stream::new(stream, held)), service)
        .with_upgrades();
    tokio::spawn(async move {
        let mut serving = pin!(serving);
        // A client that goes away half-way is no news.
        tokio::select! {
            _ = serving.as_mut() => return,
            _ = ending.wait_for(|ending| *ending) => (),
        }
        serving.as_mut().graceful_shutdown();
        let _ = serving.await;
    });
}

async fn call(
    mut site: Router,
    request: Request<Incoming>,
    peer: SocketAddr,
    connection: Arc<open::Connection>,
) -> Result<Response<Sending>, Infallible> {
    connection.is_at(Step::Receiving);
    let mut request: SiteRequest = request.map(|body| {
        if body.is_end_stream() {
            connection.is_at(Step::Answering);
            Body::empty()
        } else {
            Body::new(Receiving::new(body, connection.clone()))
        }
    });
    request.extensions_mut().insert(ConnectInfo(peer));
    if connection.only_health {
        request.extensions_mut().insert(OnlyHealth);
    }
    let mut response = site.call(request).await?;
    connection.is_at(match response.status() {
        StatusCode::SWITCHING_PROTOCOLS => Step::Upgraded,
        _ => Step::Answering,
    });
    if connection.only_health {
        let close = HeaderValue::from_static("close");
        response.headers_mut().insert(CONNECTION, close);
    }
    Ok(response.map(|body| Sending::new(body, connection)))
}
