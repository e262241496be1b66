use std::fs::File;
use std::io::{BufWriter, Seek, Write};
use std::path::Path;

use serde::Serialize;
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, spawn_blocking};
use zip::ZipWriter;
use zip::result::ZipError;
use zip::write::SimpleFileOptions;

use crate::error::{ApiError, ApiResult, ErrorKind};

/// What is gathered before it is handed to the thread that packs.
const PORTION: usize = 64 * 1024;

enum Piece {
    /// The next file of the archive begins.
    File(String),
    Bytes(Vec<u8>),
}

/// A zip file that grows on disk, nameless, as fast as it is packed: however much somebody has, little of it is ever
/// in memory.
pub struct Archive {
    pieces: mpsc::Sender<Piece>,
    packing: JoinHandle<Result<File, ZipError>>,
    gathered: Vec<u8>,
}

impl Archive {
    pub fn new(folder: &Path) -> Archive {
        let (pieces, mut coming) = mpsc::channel(4);
        let folder = folder.to_owned();
        let packing = spawn_blocking(move || {
            let mut zip = ZipWriter::new(BufWriter::new(tempfile::tempfile_in(folder)?));
            while let Some(piece) = coming.blocking_recv() {
                match piece {
                    Piece::File(name) => zip.start_file(name, SimpleFileOptions::default())?,
                    Piece::Bytes(bytes) => zip.write_all(&bytes)?,
                }
            }
            let mut file = zip.finish()?.into_inner().map_err(std::io::Error::from)?;
            file.rewind()?;
            Ok(file)
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

    pub async fn finish(mut self) -> ApiResult<File> {
        self.flush().await;
        drop(self.pieces);
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

    /// Where the packing has failed, nobody listens any more: `finish` says why.
    async fn send(&self, piece: Piece) {
        let _ = self.pieces.send(piece).await;
    }
}
