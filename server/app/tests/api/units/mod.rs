//! Small parts of the server on their own, tested here so that the server is compiled once.

mod batch;
mod cards_bulk;
mod cards_catalogue;
mod client_ip;
mod connections;
mod durable;
mod export;
mod formats;
mod head;
mod limits;
mod live_nodes;
mod messages;
mod policy;
mod push;
mod push_queue;
mod signals;
mod wal;
