use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use podium_api::Settings;
use podium_picture_store::PictureStore;
use reqwest::StatusCode;
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

use crate::caller::HTTP;
use crate::{PATIENCE, ports};

const BUCKET: &str = "podium";
const KEY: &str = "podium-key";
const SECRET: &str = "podium-secret";

/// The master, the volumes, the filer and S3 itself, each with a port for its own and one for their talk.
const NAMES: [&str; 4] = ["master", "volume", "filer", "s3"];
const PARTS: usize = NAMES.len();

/// A real S3 server of the test's own, SeaweedFS on free loopback ports, with one bucket; it ends with the test.
pub struct S3 {
    pub address: SocketAddr,
    ports: [(u16, u16); PARTS],
    folder: TempDir,
    process: Option<Child>,
}

impl S3 {
    pub async fn start() -> S3 {
        let mut probes = Vec::new();
        for _ in 0..2 * PARTS {
            probes.push(ports::listen().await);
        }
        let port = |probe: &TcpListener| probe.local_addr().expect("bound").port();
        let ports = std::array::from_fn(|part| (port(&probes[2 * part]), port(&probes[2 * part + 1])));
        let address = probes[2 * (PARTS - 1)].local_addr().expect("bound");
        drop(probes);
        let folder = tempfile::tempdir().expect("a temporary folder");
        let identity = format!(
            r#"{{"identities": [{{"name": "podium", "credentials": [{{"accessKey": "{KEY}", "secretKey": "{SECRET}"}}],
                "actions": ["Read", "Write", "List"]}}]}}"#
        );
        std::fs::write(folder.path().join("identities.json"), identity).expect("it is written");
        let mut s3 = S3 {
            address,
            ports,
            folder,
            process: None,
        };
        s3.come_back().await;
        // What was tried before it was ready may have been stored.
        for tried in s3.store().list().await.expect("a list") {
            s3.store().remove(&tried.name).await.expect("removed");
        }
        s3
    }

    /// Keeps a server's pictures here.
    pub fn hold(&self, settings: &mut Settings) {
        settings.s3_bucket = Some(BUCKET.into());
        settings.s3_endpoint = format!("http://{}", self.address).parse().ok();
        settings.s3_access_key_id = Some(KEY.into());
        settings.s3_secret_access_key = Some(SECRET.into());
    }

    /// What is in the bucket, whoever put it there.
    pub fn store(&self) -> PictureStore {
        let mut settings = Settings::default();
        self.hold(&mut settings);
        PictureStore::open(&settings).expect("valid settings")
    }

    /// Ends it as a power cut would.
    pub fn vanish(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().and_then(|()| process.wait()).expect("it ends");
        }
        // It always puts these there, and leaves them when it is killed.
        for (part, (_, talk)) in NAMES.iter().zip(self.ports) {
            let _ = std::fs::remove_file(format!("/tmp/seaweedfs-{part}-grpc-{talk}.sock"));
        }
    }

    /// Starts it, at the same address as before and with what was there.
    pub async fn come_back(&mut self) {
        let log = std::fs::File::options()
            .create(true)
            .append(true)
            .open(self.log())
            .expect("a log");
        let process = Command::new(program())
            .args(["-logtostderr", "server", "-filer", "-s3"])
            .args(self.options())
            .current_dir(self.folder.path())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn();
        self.process = Some(process.expect("SeaweedFS' weed, as `scripts/setup test` installs it"));
        if timeout(PATIENCE, self.answers()).await.is_err() {
            let log = std::fs::read_to_string(self.log()).unwrap_or_default();
            panic!("S3 does not answer: {log}");
        }
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log.txt")
    }

    fn options(&self) -> Vec<String> {
        let folder = self.folder.path().display();
        let mut options = [
            "-ip=127.0.0.1",
            "-ip.bind=127.0.0.1",
            "-master.telemetry=false",
            "-master.volumeSizeLimitMB=64",
            "-volume.max=20",
            "-s3.autoCreateBucket=false",
            "-s3.iam=false",
            "-s3.port.iceberg=0",
            "-s3.port.lance=0",
        ]
        .map(str::to_owned)
        .to_vec();
        options.extend([
            format!("-dir={folder}"),
            format!("-s3.config={folder}/identities.json"),
            format!("-filer.localSocket={folder}/filer.sock"),
            format!("-s3.localSocket={folder}/s3.sock"),
        ]);
        for (part, (own, talk)) in NAMES.iter().zip(self.ports) {
            options.push(format!("-{part}.port={own}"));
            options.push(format!("-{part}.port.grpc={talk}"));
        }
        options
    }

    /// Makes the bucket, by way of the files below it, and waits until it takes something.
    async fn answers(&self) {
        let (filer, _) = self.ports[2];
        let bucket = format!("http://127.0.0.1:{filer}/buckets/{BUCKET}/");
        // The second time, it answers that the bucket is there.
        let made = async || {
            let answer = HTTP.post(&bucket).send().await.map(|answer| answer.status());
            answer.is_ok_and(|status| status.is_success() || status == StatusCode::CONFLICT)
        };
        while !made().await || self.store().check().await.is_err() {
            sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Drop for S3 {
    fn drop(&mut self) {
        self.vanish();
    }
}

/// Where `scripts/setup test` installs it, or wherever it is.
fn program() -> PathBuf {
    let installed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/tools/bin/weed");
    if installed.exists() { installed } else { "weed".into() }
}
