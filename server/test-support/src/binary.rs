use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use podium_api::Settings;
use tempfile::TempDir;
use tokio::time::{sleep, timeout};

use crate::caller::HTTP;
use crate::signal::send_signal;
use crate::{PATIENCE, TestApp};

const PRLIMIT: &str = "/usr/bin/prlimit";

/// The program itself, where a test's server was before: on its data, at its address, with those who signed in there.
pub struct Binary {
    program: PathBuf,
    settings: Settings,
    _data: Arc<TempDir>,
    process: Option<Child>,
    /// What is logged from the next start on, besides what always is.
    pub logged: &'static str,
    /// How many bytes of memory it may have from the next start on.
    pub memory: Option<u64>,
    /// How many files and connections it may have open from the next start on.
    pub descriptors: Option<u64>,
}

impl TestApp {
    /// Goes on as the program itself. Only by the system's clock are those who signed in still so.
    pub async fn become_binary(mut self, program: &str) -> Binary {
        self.stop().await;
        let mut binary = Binary {
            program: program_under_test(program),
            settings: self.settings.clone(),
            _data: self.data.clone(),
            process: None,
            logged: "info",
            memory: None,
            descriptors: None,
        };
        drop(self);
        binary.start().await;
        binary
    }
}

/// The built program, or the one that `PODIUM_BINARY` names: an older one shows that a test fails with it.
pub fn program_under_test(built: &str) -> PathBuf {
    std::env::var_os("PODIUM_BINARY").map_or_else(|| built.into(), PathBuf::from)
}

impl Binary {
    pub async fn start(&mut self) {
        let log = std::fs::File::options()
            .create(true)
            .append(true)
            .open(self.settings.data.join("log.txt"))
            .expect("a log");
        let process = self
            .command()
            .env_clear()
            .env("PODIUM_LISTEN", self.settings.listen.to_string())
            .env("PODIUM_DATA", &self.settings.data)
            .env(
                "PODIUM_DATABASE_URL",
                self.settings.database_url.clone().unwrap_or_default(),
            )
            .env("PODIUM_EXAMPLE", self.settings.example.to_string())
            .env("PODIUM_RATE_LIMIT", "0")
            .env("PODIUM_QUOTAS", "decks=0")
            .env("PODIUM_MAIL_PER_NETWORK", "0")
            .env("PODIUM_MAIL_PER_HOUR", "0")
            .env("RUST_LOG", self.logged)
            .envs(providers(&self.settings))
            .envs(bucket(&self.settings))
            // What is freed goes back at once, so that a peak is what was in use and not what the allocator kept.
            .envs(self.memory.map(|_| ("MIMALLOC_PURGE_DELAY", "0")))
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        self.process = Some(process.expect("the program starts"));
        let answers = timeout(PATIENCE, self.answers()).await;
        answers.unwrap_or_else(|_| panic!("it does not answer: {}", self.log()));
    }

    async fn answers(&mut self) {
        let health = format!("http://{}/readyz", self.settings.listen);
        while !HTTP
            .get(&health)
            .send()
            .await
            .is_ok_and(|answer| answer.status().is_success())
        {
            let process = self.process.as_mut().expect("started");
            let ended = process.try_wait().expect("its state");
            assert!(ended.is_none(), "it ended: {}", self.log());
            sleep(Duration::from_millis(10)).await;
        }
    }

    fn command(&self) -> Command {
        // Each takes the place of the one before and keeps its id. Without the signal, a write beyond the limit of
        // `limit_files` fails as on a full disk.
        let mut limited = Command::new("/bin/sh");
        limited.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", PRLIMIT]);
        limited.args(self.memory.map(|bytes| format!("--data={bytes}")));
        limited.args(self.descriptors.map(|count| format!("--nofile={count}:{count}")));
        limited.arg("--").arg(&self.program);
        limited
    }

    /// From now on it can write no file beyond so many bytes, as if the disk were full; `None`: as many as it likes.
    pub fn limit_files(&self, bytes: Option<u64>) {
        let id = self.id().expect("running");
        let limit = bytes.map_or_else(|| "unlimited".to_owned(), |bytes| bytes.to_string());
        let set = Command::new(PRLIMIT)
            .args([format!("--pid={id}"), format!("--fsize={limit}:")])
            .status();
        assert!(set.expect("prlimit").success());
    }

    pub fn data(&self) -> &Path {
        &self.settings.data
    }

    pub fn origin(&self) -> String {
        format!("http://{}", self.settings.listen)
    }

    /// The most memory it has had since [`Binary::forget_peak`], in bytes.
    pub fn peak_memory(&self) -> u64 {
        let id = self.id().expect("running");
        let status = std::fs::read_to_string(format!("/proc/{id}/status")).expect("it runs");
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let digits = peak.expect("its peak").trim().trim_end_matches(" kB");
        digits.parse::<u64>().expect("a number") * 1024
    }

    /// Measures the peak from now on.
    pub fn forget_peak(&self) {
        let id = self.id().expect("running");
        std::fs::write(format!("/proc/{id}/clear_refs"), "5").expect("it is ours");
    }

    /// As a power cut would: nothing is told, nothing is flushed.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().and_then(|()| process.wait()).expect("it ends");
        }
    }

    /// As an operator or a service manager stops it: it finishes what is under way.
    pub async fn stop(&mut self) {
        let mut process = self.process.take().expect("running");
        send_signal(&process, "-TERM");
        let ended = tokio::task::spawn_blocking(move || process.wait());
        let ended = timeout(PATIENCE, ended).await.expect("it ends");
        assert!(ended.expect("waited").expect("its state").success());
    }

    pub fn address(&self) -> SocketAddr {
        self.settings.listen
    }

    pub fn id(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    pub fn log(&self) -> String {
        std::fs::read_to_string(self.settings.data.join("log.txt")).unwrap_or_default()
    }
}

impl Drop for Binary {
    fn drop(&mut self) {
        self.kill();
    }
}

/// What tells the program of the providers that a test's server knows.
pub fn providers(settings: &Settings) -> impl Iterator<Item = (&'static str, String)> {
    let texts = [
        ("PODIUM_GOOGLE_CLIENT_ID", &settings.google_client_id),
        ("PODIUM_GOOGLE_CLIENT_SECRET", &settings.google_client_secret),
        ("PODIUM_APPLE_CLIENT_ID", &settings.apple_client_id),
        ("PODIUM_APPLE_CLIENT_SECRET", &settings.apple_client_secret),
        ("PODIUM_APPLE_TEAM_ID", &settings.apple_team_id),
        ("PODIUM_APPLE_KEY_ID", &settings.apple_key_id),
    ];
    let issuers = [
        ("PODIUM_GOOGLE_ISSUER", settings.google_issuer.to_string()),
        ("PODIUM_APPLE_ISSUER", settings.apple_issuer.to_string()),
    ];
    let texts = texts.map(|(name, value)| (name, value.clone().unwrap_or_default()));
    texts.into_iter().chain(issuers)
}

/// What tells the program of the bucket that a test's server keeps its pictures in.
pub fn bucket(settings: &Settings) -> impl Iterator<Item = (&'static str, String)> {
    let endpoint = settings.s3_endpoint.as_ref().map(ToString::to_string);
    let texts = [
        ("PODIUM_S3_BUCKET", settings.s3_bucket.clone()),
        ("PODIUM_S3_ENDPOINT", endpoint),
        ("PODIUM_S3_ACCESS_KEY_ID", settings.s3_access_key_id.clone()),
        ("PODIUM_S3_SECRET_ACCESS_KEY", settings.s3_secret_access_key.clone()),
        ("PODIUM_S3_PREFIX", Some(settings.s3_prefix.clone())),
    ];
    texts.into_iter().map(|(name, value)| (name, value.unwrap_or_default()))
}
