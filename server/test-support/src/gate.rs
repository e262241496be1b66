use std::net::{Ipv4Addr, SocketAddr};
use std::pin::pin;
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A way to some server that a test can shut: whatever goes through it is cut, and nothing new gets through. Frozen, it
/// keeps what goes through it and takes new connections, but nothing moves.
#[derive(Clone)]
pub struct Gate {
    pub address: SocketAddr,
    state: Arc<watch::Sender<State>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Open,
    Shut,
    Frozen,
    /// Only for clients that say this when they begin.
    FrozenFor(&'static str),
}

impl Gate {
    pub async fn to(target: SocketAddr) -> Gate {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let gate = Gate {
            address: listener.local_addr().expect("bound"),
            state: Arc::new(watch::Sender::new(State::Open)),
        };
        let state = gate.state.subscribe();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                if *state.borrow() != State::Shut {
                    tokio::spawn(pass(near, target, state.clone()));
                }
            }
        });
        gate
    }

    pub fn shut(&self) {
        self.state.send_replace(State::Shut);
    }

    pub fn freeze(&self) {
        self.state.send_replace(State::Frozen);
    }

    /// Freezes those alone whose clients begin by saying this, such as a name.
    pub fn freeze_for(&self, said: &'static str) {
        self.state.send_replace(State::FrozenFor(said));
    }

    pub fn open(&self) {
        self.state.send_replace(State::Open);
    }
}

async fn pass(mut near: TcpStream, target: SocketAddr, mut state: watch::Receiver<State>) {
    let mut first = [0; 1024];
    let first = tokio::select! {
        said = near.peek(&mut first) => &first[..said.unwrap_or_default()],
        _ = state.wait_for(|state| *state == State::Shut) => return,
    };
    let moves = |state: State| match state {
        State::Open => true,
        State::Shut | State::Frozen => false,
        State::FrozenFor(said) => !first.windows(said.len()).any(|part| part == said.as_bytes()),
    };
    let mut passing = pin!(async move {
        let Ok(mut far) = TcpStream::connect(target).await else {
            return;
        };
        let _ = copy_bidirectional(&mut near, &mut far).await;
    });
    loop {
        let now = *state.borrow_and_update();
        tokio::select! {
            () = passing.as_mut(), if moves(now) => return,
            changed = state.changed() => if changed.is_err() || *state.borrow() == State::Shut { return },
        }
    }
}
