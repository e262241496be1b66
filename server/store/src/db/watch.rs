//! Asks PostgreSQL all the time whether it is there, so that calls do not wait for a server that has fallen silent.

use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use podium_system::Tasks;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config, NoTls};

use super::tls::tls;
use crate::Result;

/// A server that answers nothing for 3 s, not even the probe, is frozen or cut off; with the pause between probes, callers
/// learn of it within 5 s. One that answers anything is only busy. Counted in steps, so that a stall of our own machine
/// counts as one step.
const STEP: Duration = Duration::from_millis(250);
const QUIET_STEPS: u32 = 12;
const ASK_EVERY: Duration = Duration::from_secs(1);

/// Asks the server all the time, over a connection of its own, whether it is there.
pub fn watch_over(config: Config, answered: Arc<AtomicBool>, tasks: &Tasks) -> watch::Receiver<bool> {
    let (tell, silent) = watch::channel(false);
    tasks.keep("postgres_watch", move |success| {
        let (config, answered, tell) = (config.clone(), answered.clone(), tell.clone());
        async move {
            let mut client = None;
            loop {
                let asked = unless_quiet(&answered, ask(&config, &mut client)).await;
                match asked {
                    Some(Ok(())) => success.mark(),
                    _ => client = None,
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
