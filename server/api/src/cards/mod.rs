//! The card catalogue: taken from a file by `podium cards import`, kept in memory once something asks for it.

pub(crate) mod bulk;
pub(crate) mod catalogue;
mod import;

use std::sync::{Arc, PoisonError, RwLock};

use podium_settings::ImageHost;
use podium_store::{Conn, Db, cards};
use tokio::sync::Mutex;

use crate::http::error::{ApiError, ApiResult};

pub use catalogue::Catalogue;
pub use import::import;

/// The catalogue in use. An import by another process is noticed at the next call.
pub struct Cards {
    /// Pictures of other hosts are left out.
    image_hosts: Vec<ImageHost>,
    kept: RwLock<Option<Arc<Catalogue>>>,
    /// Held while a catalogue is loaded, so that it is loaded once.
    loading: Mutex<()>,
}

impl Cards {
    pub fn new(image_hosts: Vec<ImageHost>) -> Cards {
        Cards {
            image_hosts,
            kept: RwLock::default(),
            loading: Mutex::default(),
        }
    }

    /// None where no catalogue was ever imported.
    pub async fn catalogue(&self, db: &Db) -> ApiResult<Option<Arc<Catalogue>>> {
        let generation = db.read(async |c: &mut Conn| cards::generation(c).await).await?;
        let Some(generation) = generation else {
            return Ok(None);
        };
        if let Some(kept) = self.kept(generation) {
            return Ok(Some(kept));
        }
        let _turn = self.loading.lock().await;
        match self.kept(generation) {
            Some(kept) => Ok(Some(kept)),
            None => self.load(db).await,
        }
    }

    fn kept(&self, generation: i64) -> Option<Arc<Catalogue>> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        kept.clone().filter(|kept| kept.generation == generation)
    }

    async fn load(&self, db: &Db) -> ApiResult<Option<Arc<Catalogue>>> {
        let Some((generation, mut cards)) = db.read(async |c: &mut Conn| cards::catalogue(c).await).await? else {
            return Ok(None);
        };
        for card in &mut cards {
            let is_allowed = |address: &String| self.image_hosts.iter().any(|host| host.has(address));
            card.image = card.image.take().filter(is_allowed);
        }
        let made = tokio::task::spawn_blocking(move || Arc::new(Catalogue::new(generation, cards)));
        let made = made.await.map_err(ApiError::internal)?;
        *self.kept.write().unwrap_or_else(PoisonError::into_inner) = Some(made.clone());
        Ok(Some(made))
    }
}
