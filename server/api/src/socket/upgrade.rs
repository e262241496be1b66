//! The upgrade of a request to a WebSocket, and the socket itself. Used by `conversation`.

use axum::body::Body;
use axum::extract::FromRequestParts;
use axum::http::Request;
use axum::http::request::Parts;
use axum::response::Response;
use bytes::Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::{OnUpgrade, Upgraded};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::server::create_response_with_body;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::http::error::{ApiError, ErrorKind};

pub const MAX_MESSAGE: usize = 64 * 1024;
/// How much of a too long message is read, so that its sender gets the close reason instead of a broken connection.
const MOST_READ: usize = 4 * MAX_MESSAGE;
/// Sockets are many and mostly idle, and each keeps a buffer of what it has read at once, and of what it has sent.
const READ_BUFFER: usize = 1024;
const MOST_SENT: usize = 2 * 1024;

/// A request to become a WebSocket.
pub struct Upgrade {
    answer: Response,
    upgraded: OnUpgrade,
}

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, ApiError> {
        let mut request = Request::new(());
        *request.method_mut() = parts.method.clone();
        *request.version_mut() = parts.version;
        request.headers_mut().clone_from(&parts.headers);
        let answer = create_response_with_body(&request, Body::empty).map_err(|_| ErrorKind::Malformed)?;
        let upgraded = parts.extensions.remove().ok_or(ErrorKind::Malformed)?;
        Ok(Upgrade { answer, upgraded })
    }
}

impl Upgrade {
    /// Answers the request, and talks once the client has the answer.
    pub fn start<T>(self, talk: impl FnOnce(WebSocket) -> T + Send + 'static) -> Response
    where
        T: Future<Output = ()> + Send + 'static,
    {
        let upgraded = self.upgraded;
        tokio::spawn(async move {
            if let Ok(upgraded) = upgraded.await {
                let config = WebSocketConfig::default()
                    .read_buffer_size(READ_BUFFER)
                    .write_buffer_size(0)
                    .max_message_size(Some(MOST_READ))
                    .max_frame_size(Some(MOST_READ));
                let io = TokioIo::new(upgraded);
                let socket = WebSocketStream::from_raw_socket(io, Role::Server, Some(config)).await;
                talk(WebSocket(socket)).await;
            }
        });
        self.answer
    }
}

pub struct WebSocket(WebSocketStream<TokioIo<Upgraded>>);

impl WebSocket {
    /// The next message; `None` once the socket is closed.
    pub async fn recv(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// Sends a message, a long text in several frames: the library copies each into a buffer that it never shrinks.
    pub async fn send(&mut self, message: Message) -> Result<(), Error> {
        match message {
            Message::Text(text) if text.len() > MOST_SENT => {
                let mut rest = Bytes::from(text);
                let mut kind = Data::Text;
                while !rest.is_empty() {
                    let piece = rest.split_to(rest.len().min(MOST_SENT));
                    let frame = Frame::message(piece, OpCode::Data(kind), rest.is_empty());
                    self.0.feed(Message::Frame(frame)).await?;
                    kind = Data::Continue;
                }
                self.0.flush().await
            }
            message => self.0.send(message).await,
        }
    }
}
