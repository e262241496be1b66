use std::cell::Cell;
use std::io::{self, BufWriter, Write};
use std::rc::Rc;

use bytes::Bytes;
use serde::Serialize;
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, spawn_blocking};
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// What is gathered before it is handed on, to the thread that packs and by it to the client.
const PORTION: usize = 64 * 1024;

enum Piece {
    /// The next file of the archive begins.
    File(String),
    Bytes(Vec<u8>),
    /// There is no more.
    End,
}

/// A zip file that is streamed while it is written: only a little of it is ever in memory, and nothing on disk.
pub struct Archive {
    pieces: mpsc::Sender<Piece>,
    packing: JoinHandle<Result<(), ZipError>>,
    gathered: Vec<u8>,
}

/// The zip file's own bytes, on their way out.
struct Out {
    to: mpsc::Sender<Bytes>,
    /// It broke off: what the writers around this one still hold is not sent, lest it look whole.
    broken: Rc<Cell<bool>>,
}

impl Write for Out {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.broken.get() {
            let sent = self.to.blocking_send(Bytes::copy_from_slice(bytes));
            sent.map_err(|_| io::ErrorKind::BrokenPipe)?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Archive {
    pub fn new(to: mpsc::Sender<Bytes>) -> Archive {
        let (pieces, mut coming) = mpsc::channel(4);
        let packing = spawn_blocking(move || {
            let broken = Rc::new(Cell::new(true));
            let out = Out {
                to,
                broken: broken.clone(),
            };
            let mut zip = ZipWriter::new_stream(BufWriter::with_capacity(PORTION, out));
            while let Some(piece) = coming.blocking_recv() {
                broken.set(false);
                match piece {
                    Piece::File(name) => zip.start_file(name, SimpleFileOptions::default())?,
                    Piece::Bytes(bytes) => zip.write_all(&bytes)?,
                    Piece::End => return Ok(zip.finish()?.into_inner().flush()?),
                }
                broken.set(true);
            }
            Err(io::Error::from(io::ErrorKind::UnexpectedEof).into())
        });
        Archive {
            pieces,
            packing,
            gathered: Vec::new(),
        }
    }

    pub async fn file(&mut self, name: &str) {
        self.flush().await;
        self.send(Piece::File(name.to_owned())).await;
    }

    pub async fn write(&mut self, bytes: &[u8]) {
        self.gathered.extend_from_slice(bytes);
        if self.gathered.len() >= PORTION {
            self.flush().await;
        }
    }

    pub async fn json(&mut self, value: &impl Serialize) -> ApiResult<()> {
        let bytes = serde_json::to_vec(value).map_err(ApiError::internal)?;
        self.write(&bytes).await;
        Ok(())
    }

    /// Returns once all of it was sent.
    pub async fn finish(mut self) -> ApiResult<()> {
        self.flush().await;
        self.send(Piece::End).await;
        let packed = self.packing.await.map_err(ApiError::internal)?;
        packed.map_err(|why| {
            tracing::warn!(%why, "an export was not packed");
            ErrorKind::Unavailable.into()
        })
    }

    async fn flush(&mut self) {
        if !self.gathered.is_empty() {
            let bytes = std::mem::take(&mut self.gathered);
            self.send(Piece::Bytes(bytes)).await;
        }
    }

    /// After a failure nothing receives any more; `finish` reports it.
    async fn send(&self, piece: Piece) {
        let _ = self.pieces.send(piece).await;
    }
}
