//! Counts the open sockets by kind.

use podium_system::metrics::{Scrape, gauges_by};
use prometheus::{IntGauge, IntGaugeVec};

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SocketKind {
    /// Of an open page, which is told what changed.
    Page,
    /// Of a device at a live table.
    Table,
    Overlay,
}

impl SocketKind {
    const ALL: [SocketKind; 3] = [SocketKind::Page, SocketKind::Table, SocketKind::Overlay];

    fn label(self) -> &'static str {
        match self {
            SocketKind::Page => "page",
            SocketKind::Table => "table",
            SocketKind::Overlay => "overlay",
        }
    }
}

pub struct OpenSockets(IntGaugeVec);

/// Counts a socket until it is dropped.
pub struct OpenSocket(IntGauge);

impl OpenSockets {
    pub fn new() -> OpenSockets {
        let open = gauges_by("podium_sockets", "Open WebSockets.", &["kind"]);
        // A kind without sockets is a zero, not a gap.
        for kind in SocketKind::ALL {
            open.with_label_values(&[kind.label()]);
        }
        OpenSockets(open)
    }

    pub fn count(&self, kind: SocketKind) -> OpenSocket {
        let open = self.0.with_label_values(&[kind.label()]);
        open.inc();
        OpenSocket(open)
    }

    pub fn measure(&self, scrape: &Scrape) {
        scrape.add(&self.0);
    }
}

impl Drop for OpenSocket {
    fn drop(&mut self) {
        self.0.dec();
    }
}
