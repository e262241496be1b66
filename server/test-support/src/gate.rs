use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A way to some server that a test can shut: whatever goes through it is cut, and nothing new gets through.
#[derive(Clone)]
pub struct Gate {
    pub address: SocketAddr,
    open: Arc<watch::Sender<bool>>,
}

impl Gate {
    pub async fn to(target: SocketAddr) -> Gate {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let gate = Gate {
            address: listener.local_addr().expect("bound"),
            open: Arc::new(watch::Sender::new(true)),
        };
        let open = gate.open.subscribe();
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let mut open = open.clone();
                if !*open.borrow_and_update() {
                    continue;
                }
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(target).await else {
                        return;
                    };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => (),
                        _ = open.wait_for(|open| !*open) => (),
                    }
                });
            }
        });
        gate
    }

    pub fn shut(&self) {
        self.open.send_replace(false);
    }

    pub fn open(&self) {
        self.open.send_replace(true);
    }
}
