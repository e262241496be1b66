//! PostgreSQL: a pool, and serializable transactions that are retried on conflicts.

use std::pin::pin;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use podium_system::{Tasks, with_jitter};
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config, NoTls};
use tokio_postgres_rustls::MakeRustlsConnect;

use super::work::Work;
use super::{Conn, migrate};
use crate::{Error, Result};

/// Serializable transactions may collide, and any two may deadlock; each try waits a little longer than the one before. Counted in time, not in
/// tries: a crowd at one playgroup takes as long as the machine is busy.
const PATIENCE: Duration = Duration::from_secs(20);
/// The longest wait between two tries.
const PAUSE: u64 = 200;
/// A server that answers nothing for 3 s, not even the probe, is frozen or cut off; with the pause between probes, callers
/// learn of it within 5 s. One that answers anything is only busy. Counted in steps, so that a stall of our own machine
/// counts as one step.
const STEP: Duration = Duration::from_millis(250);
const QUIET_STEPS: u32 = 12;
const ASK_EVERY: Duration = Duration::from_secs(1);

#[derive(Clone, Copy)]
pub enum Isolation {
    ReadCommitted,
    Serializable,
}

impl Isolation {
    fn begin(self) -> &'static str {
        match self {
            Isolation::ReadCommitted => "BEGIN ISOLATION LEVEL READ COMMITTED",
            Isolation::Serializable => "BEGIN ISOLATION LEVEL SERIALIZABLE",
        }
    }
}

#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
    /// Whether the server has fallen silent. One that refuses to talk says so by itself.
    silent: watch::Receiver<bool>,
    /// Whether it has answered any query lately.
    answered: Arc<AtomicBool>,
}

/// What an address says. `sslmode=require` is taken at its word and the certificate is checked; anything less stays
/// plain, because a connection that only prefers TLS is no safer and breaks on self-signed defaults.
pub fn config(url: &str) -> Result<Config> {
    let mut config = Config::from_str(url).map_err(|e| Error::Failed(format!("the database address: {e}")))?;
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(5));
    }
    if config.get_ssl_mode() != SslMode::Require {
        config.ssl_mode(SslMode::Disable);
    }
    Ok(config)
}

impl Postgres {
    pub fn connect(config: Config, connections: usize, tasks: &Tasks) -> Result<Postgres> {
        let answered = Arc::new(AtomicBool::new(false));
        let silent = watch_over(config.clone(), answered.clone(), tasks);
        let recycling = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let manager = if config.get_ssl_mode() == SslMode::Require {
            Manager::from_config(config, tls()?, recycling)
        } else {
            Manager::from_config(config, NoTls, recycling)
        };
        let pool = Pool::builder(manager)
            .max_size(connections)
            .runtime(Runtime::Tokio1)
            .wait_timeout(Some(Duration::from_secs(10)))
            .create_timeout(Some(Duration::from_secs(10)))
            .post_create(Hook::async_fn(|client, _| {
                Box::pin(async move {
                    client
                        .batch_execute("SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s'")
                        .await
                        .map_err(HookError::Backend)
                })
            }))
            .build()
            .map_err(Error::away)?;
        Ok(Postgres { pool, silent, answered })
    }

    /// Brings the schema up to date, on a connection that is closed afterwards: what it may take long for, others may not.
    pub async fn migrate(&self) -> Result<()> {
        migrate::run(self.borrow().await?.conn()).await
    }

    async fn borrow(&self) -> Result<Borrowed> {
        Ok(Borrowed {
            conn: Some(Conn::Postgres(self.pool.get().await?)),
            answered: self.answered.clone(),
        })
    }

    /// A unit of reading sees one snapshot, as on SQLite.
    pub async fn read(&self, work: Box<dyn Work>) -> Result<()> {
        self.unless_silent(self.try_read(work)).await
    }

    pub async fn write(&self, isolation: Isolation, work: Box<dyn Work>) -> Result<()> {
        self.unless_silent(self.try_write(isolation, work)).await
    }

    /// Stops waiting when the server answers nothing at all; a slow statement may take its time.
    async fn unless_silent(&self, unit: impl Future<Output = Result<()>>) -> Result<()> {
        let mut silent = self.silent.clone();
        tokio::select! {
            biased;
            Ok(_) = silent.wait_for(|silent| *silent) => Err(Error::away("PostgreSQL does not answer")),
            outcome = unit => outcome,
        }
    }

    async fn try_read(&self, mut work: Box<dyn Work>) -> Result<()> {
        let mut transaction = self.begin("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?;
        let outcome = work.run(transaction.conn()).await;
        transaction.end("COMMIT").await?;
        outcome
    }

    async fn try_write(&self, isolation: Isolation, mut work: Box<dyn Work>) -> Result<()> {
        let begun = Instant::now();
        let mut tries: u64 = 0;
        loop {
            match self.attempt(isolation, &mut *work).await {
                Err(Error::Collision(_)) if begun.elapsed() < PATIENCE => {
                    tries += 1;
                    sleep(with_jitter(Duration::from_millis(tries.pow(2).min(PAUSE)))).await;
                }
                outcome => return outcome,
            }
        }
    }

    async fn attempt(&self, isolation: Isolation, work: &mut dyn Work) -> Result<()> {
        let mut transaction = self.begin(isolation.begin()).await?;
        match work.run(transaction.conn()).await {
            Ok(()) => transaction.end("COMMIT").await,
            Err(error) => transaction.end("ROLLBACK").await.and(Err(error)),
        }
    }

    async fn begin(&self, how: &str) -> Result<Borrowed> {
        // Guarded before the first byte is sent: a caller may go away while BEGIN is on its way.
        let mut transaction = self.borrow().await?;
        transaction.say(how).await?;
        Ok(transaction)
    }
}

/// A connection of the pool that is not as others expect it, most often inside a transaction. Dropped before a confirmed
/// end (cancelled request, panic, failed COMMIT), it is closed instead of going back to the pool.
struct Borrowed {
    conn: Option<Conn>,
    answered: Arc<AtomicBool>,
}

impl Borrowed {
    fn conn(&mut self) -> &mut Conn {
        self.conn.as_mut().expect("held until the end")
    }

    async fn say(&mut self, what: &str) -> Result<()> {
        self.conn().batch(what).await?;
        self.answered.store(true, Ordering::Relaxed);
        Ok(())
    }

    async fn end(mut self, how: &str) -> Result<()> {
        self.say(how).await?;
        self.conn = None;
        Ok(())
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        if let Some(Conn::Postgres(client)) = self.conn.take() {
            drop(deadpool_postgres::Object::take(client));
        }
    }
}

/// Asks the server all the time, over a connection of its own, whether it is there.
fn watch_over(config: Config, answered: Arc<AtomicBool>, tasks: &Tasks) -> watch::Receiver<bool> {
    let (tell, silent) = watch::channel(false);
    tasks.keep("PostgreSQL watch", move || {
        let (config, answered, tell) = (config.clone(), answered.clone(), tell.clone());
        async move {
            let mut client = None;
            loop {
                let asked = unless_quiet(&answered, ask(&config, &mut client)).await;
                if !matches!(asked, Some(Ok(()))) {
                    client = None;
                }
                tell.send_replace(asked.is_none());
                sleep(ASK_EVERY).await;
            }
        }
    });
    silent
}

/// The answer, or `None` once nothing has been answered for too long.
async fn unless_quiet<T>(answered: &AtomicBool, question: impl Future<Output = T>) -> Option<T> {
    let mut question = pin!(question);
    let mut quiet = 0;
    while quiet < QUIET_STEPS {
        if let Ok(answer) = timeout(STEP, question.as_mut()).await {
            return Some(answer);
        }
        quiet = if answered.swap(false, Ordering::Relaxed) {
            0
        } else {
            quiet + 1
        };
    }
    None
}

async fn ask(config: &Config, client: &mut Option<Client>) -> Result<()> {
    let client = match client {
        Some(client) => client,
        None => client.insert(connect(config).await?),
    };
    Ok(client.batch_execute("SELECT 1").await?)
}

async fn connect(config: &Config) -> Result<Client> {
    let mut config = config.clone();
    config.application_name("podium watch");
    if config.get_ssl_mode() == SslMode::Require {
        let (client, connection) = config.connect(tls()?).await?;
        tokio::spawn(connection);
        Ok(client)
    } else {
        let (client, connection) = config.connect(NoTls).await?;
        tokio::spawn(connection);
        Ok(client)
    }
}

pub fn tls() -> Result<MakeRustlsConnect> {
    let mut roots = rustls::RootCertStore::empty();
    for certificate in rustls_native_certs::load_native_certs().certs {
        let _ = roots.add(certificate);
    }
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .map_err(|e| Error::Failed(e.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(MakeRustlsConnect::new(config))
}
