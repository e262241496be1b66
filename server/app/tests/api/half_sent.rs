//! Clients that stop in the middle: they block no one, and no one waits for them forever.

use std::io::Cursor;
use std::net::SocketAddr;

use podium_system::{Clock, Entropy};
use podium_test_support::{Binary, Caller, Database, PATIENCE, TestApp, seed};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use zip::ZipArchive;

use crate::picture::red_square;

const DESCRIPTORS: u64 = 1_024;
const CROWD: usize = 1_010;
const MIB: u64 = 1024 * 1024;

const SILENT: &str = "";
const HALF_A_HEAD: &str = "GET /healthz HTTP/1.1\r\nHost: podium.test\r\n";
const HALF_A_BODY: &str = "POST /auth/apple/callback HTTP/1.1\r\nHost: podium.test\r\n\
    Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\nstate=";
/// A WebSocket whose hello never comes.
const NO_HELLO: &str = "GET /api/live/overlay/socket HTTP/1.1\r\nHost: podium.test\r\nUpgrade: websocket\r\n\
    Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
/// A whole request, after which the connection is kept.
const IDLE: &str = "GET /healthz HTTP/1.1\r\nHost: podium.test\r\n\r\n";

async fn say(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("it listens");
    // One that had to give way may be closed already.
    let _ = stream.write_all(text.as_bytes()).await;
    stream
}

async fn gather(binary: &Binary, crowd: &str) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    for _ in 0..CROWD {
        streams.push(say(binary.address(), crowd).await);
    }
    streams
}

/// Returns once the server has closed it.
async fn closed(mut stream: TcpStream) {
    let mut rest = Vec::new();
    let ended = timeout(PATIENCE, stream.read_to_end(&mut rest)).await;
    let _ = ended.expect("the server closes it");
}

async fn answers(binary: &Binary, alice: &Caller, crowd: &str) {
    let asked = async {
        let health = reqwest::get(format!("{}/healthz", binary.origin())).await;
        assert_eq!(health.expect("it answers").status(), 200, "{crowd:?}");
        assert_eq!(alice.get("/user").await.status, 200, "{crowd:?}");
        let changed = alice.post("/deck", crate::decks::lanterns()).await;
        assert_eq!(changed.status, 201, "{crowd:?}: {changed:?}");
    };
    let answered = timeout(PATIENCE, asked).await;
    answered.unwrap_or_else(|_| panic!("{crowd:?}: others are not answered"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_half_sent_requests_block_no_one() {
    podium_system::raise_descriptor_limit();
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |_| ()).await;
    let alice = app.user("Alice").await;
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    binary.kill();
    binary.descriptors = Some(DESCRIPTORS);
    binary.start().await;
    answers(&binary, &alice, "nobody").await;
    binary.forget_peak();
    let at_rest = binary.peak_memory();
    for crowd in [HALF_A_HEAD, HALF_A_BODY, NO_HELLO, SILENT, IDLE] {
        let mut streams = gather(&binary, crowd).await;
        answers(&binary, &alice, crowd).await;
        // Those who came first gave way.
        closed(streams.remove(0)).await;
    }
    let taken = binary.peak_memory().saturating_sub(at_rest);
    assert!(taken <= 64 * MIB, "{} MiB", taken / MIB);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_that_is_read_slowly_arrives_whole_beside_a_crowd() {
    podium_system::raise_descriptor_limit();
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |_| ()).await;
    let alice = app.user("Alice").await;
    let part = Part::bytes(red_square()).file_name("x.png");
    let kept = alice.upload("/user/picture", Form::new().part("picture", part)).await;
    let name = kept.body["user"]["picture"].as_str().unwrap().trim_start_matches('/');
    // Noise, which packing makes no smaller, and more of it than the buffers between server and client hold.
    let random = Entropy::seeded(seed::next());
    let noise: Vec<u8> = (0..32 * 1024).flat_map(|_| random.bytes::<1024>()).collect();
    std::fs::write(app.data().join(name), &noise).unwrap();
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    binary.kill();
    binary.descriptors = Some(DESCRIPTORS);
    binary.start().await;

    let mut answer = alice.request(Method::GET, "/user/export").send().await.unwrap();
    assert_eq!(answer.status(), 200);
    let (mut archive, mut next_crowd) = (Vec::new(), 0);
    while let Some(piece) = answer.chunk().await.expect("it is not cut off") {
        archive.extend_from_slice(&piece);
        if archive.len() > next_crowd {
            next_crowd = archive.len() + 4 * MIB as usize;
            drop(gather(&binary, SILENT).await);
        }
    }
    let mut archive = ZipArchive::new(Cursor::new(archive)).expect("a whole archive");
    let mut picture = Vec::new();
    std::io::copy(&mut archive.by_name(name).unwrap(), &mut picture).unwrap();
    assert!(picture == noise);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_sent_requests_time_out() {
    let app = TestApp::start(Database::sqlite()).await;
    let address = app.origin.strip_prefix("http://").unwrap().parse().unwrap();
    let mut waiting = Vec::new();
    for half in [SILENT, HALF_A_HEAD, HALF_A_BODY, NO_HELLO, IDLE] {
        let stream = say(address, half).await;
        waiting.push(tokio::spawn(closed(stream)));
    }
    for ended in waiting {
        ended.await.unwrap();
    }
}
