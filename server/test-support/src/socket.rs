use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite};

use crate::{Caller, PATIENCE};

/// A WebSocket, by a client that knows nothing of ours.
pub struct Socket(WebSocketStream<TcpStream>);

/// What comes out of one next.
#[derive(Debug, PartialEq)]
pub enum Heard {
    Message(Value),
    /// Closed by the server, with its code; 0 where it said none.
    Closed(u16),
}

impl Socket {
    /// Opens one below `/api` from a page of some origin; the status, where it is refused.
    pub async fn open(at: &str, path: &str, origin: &str) -> Result<Socket, u16> {
        Socket::open_from(Ipv4Addr::LOCALHOST.into(), at, path, origin).await
    }

    /// The same from a loopback address that stands for another client's.
    pub async fn open_from(from: IpAddr, at: &str, path: &str, origin: &str) -> Result<Socket, u16> {
        match connect(from, at, path, origin).await {
            Ok(socket) => Ok(socket),
            Err(tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(why) => panic!("no socket: {why}"),
        }
    }

    /// The same of a server that may have gone.
    pub async fn try_open(at: &str, path: &str, origin: &str) -> Option<Socket> {
        connect(Ipv4Addr::LOCALHOST.into(), at, path, origin).await.ok()
    }

    pub async fn say(&mut self, message: Value) {
        self.send(message.to_string()).await;
    }

    pub async fn send(&mut self, text: String) {
        let _ = self.0.send(Message::Text(text.into())).await;
    }

    /// Waits until the server has taken in all that was said.
    pub async fn settled(&mut self) {
        self.0.send(Message::Ping(Default::default())).await.expect("open");
        let pong = async {
            loop {
                match self.0.next().await {
                    Some(Ok(Message::Pong(_))) => return,
                    Some(Ok(_)) => (),
                    None | Some(Err(_)) => panic!("closed before it answered"),
                }
            }
        };
        tokio::time::timeout(PATIENCE, pong).await.expect("a pong");
    }

    pub async fn next(&mut self) -> Heard {
        let next = async {
            loop {
                return match self.0.next().await {
                    Some(Ok(Message::Text(text))) => Heard::Message(serde_json::from_str(&text).expect("JSON")),
                    Some(Ok(Message::Close(frame))) => Heard::Closed(frame.map_or(0, |frame| frame.code.into())),
                    Some(Ok(_)) => continue,
                    None | Some(Err(_)) => Heard::Closed(0),
                };
            }
        };
        tokio::time::timeout(PATIENCE, next).await.expect("something is heard")
    }

    /// Waits until all of this was told to have changed.
    pub async fn hears(&mut self, what: &[&str]) {
        let mut missing: Vec<&str> = what.to_vec();
        while !missing.is_empty() {
            let told = self.next().await;
            let Heard::Message(told) = &told else {
                panic!("{missing:?} were not told before {told:?}");
            };
            let told: Vec<&str> = told["what"]
                .as_array()
                .into_iter()
                .flatten()
                .flat_map(Value::as_str)
                .collect();
            missing.retain(|what| !told.contains(what));
        }
    }
}

async fn connect(from: IpAddr, at: &str, path: &str, origin: &str) -> Result<Socket, tungstenite::Error> {
    let url = format!("{}/api{path}", at.replacen("http", "ws", 1));
    let mut request = url.into_client_request()?;
    let origin = HeaderValue::from_str(origin).expect("an origin");
    request.headers_mut().insert("origin", origin);
    let server: SocketAddr = request
        .uri()
        .authority()
        .expect("a host")
        .as_str()
        .parse()
        .expect("an address");
    let client = TcpSocket::new_v4()?;
    client.bind(SocketAddr::new(from, 0))?;
    let (stream, _) = client_async(request, client.connect(server).await?).await?;
    Ok(Socket(stream))
}

impl Caller {
    /// A socket that has said hello and was welcomed.
    pub async fn socket(&self) -> Socket {
        let mut socket = Socket::open(&self.origin, "/user/socket", &self.origin)
            .await
            .expect("a socket");
        socket.say(json!({ "type": "hello", "token": self.token })).await;
        assert_eq!(socket.next().await, Heard::Message(json!({ "type": "welcome" })));
        socket
    }
}
