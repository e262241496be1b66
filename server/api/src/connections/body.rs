use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use hyper::body::{Body, Frame, Incoming, SizeHint};
use tokio::time::{Sleep, sleep};

use super::open::Connection;

/// How long the next piece of a request may take.
const NEXT_PIECE: Duration = Duration::from_secs(20);

/// The client stopped sending in the middle of a request.
#[derive(Debug, thiserror::Error)]
#[error("the rest of the request did not come")]
pub struct Unfinished;

/// A request's body, on its way in.
pub struct Receiving {
    body: Incoming,
    connection: Arc<Connection>,
    waiting: Option<Pin<Box<Sleep>>>,
}

impl Receiving {
    pub fn new(body: Incoming, connection: Arc<Connection>) -> Receiving {
        Receiving {
            body,
            connection,
            waiting: None,
        }
    }
}

impl Body for Receiving {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        match Pin::new(&mut self.body).poll_frame(cx) {
            Poll::Ready(piece) => {
                self.waiting = None;
                if piece.is_none() || self.body.is_end_stream() {
                    self.connection.received();
                }
                Poll::Ready(piece.map(|piece| piece.map_err(Into::into)))
            }
            Poll::Pending => {
                let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(NEXT_PIECE)));
                waiting.as_mut().poll(cx).map(|()| Some(Err(Unfinished.into())))
            }
        }
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Receiving {
    fn drop(&mut self) {
        self.connection.received();
    }
}

/// An answer's body, on its way out: its connection is busy until nothing more of it is wanted.
pub struct Sending {
    body: axum::body::Body,
    connection: Arc<Connection>,
}

impl Sending {
    pub fn new(body: axum::body::Body, connection: Arc<Connection>) -> Sending {
        Sending { body, connection }
    }
}

impl Body for Sending {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl Drop for Sending {
    fn drop(&mut self) {
        self.connection.answered();
    }
}
