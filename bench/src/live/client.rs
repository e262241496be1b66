//! The devices: some send, all receive. The id of each change holds the time it was sent.

use std::future::Future;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};
use uuid::Uuid;

/// How many clients connect at once.
const AT_ONCE: usize = 50;
/// The fastest pace allowed to a device.
pub const FLAT_OUT: Duration = Duration::from_millis(35);
const A_LONG_TIME: Duration = Duration::from_secs(60 * 60);
/// Wait until everything is idle.
const WARM_UP: Duration = Duration::from_secs(1);

/// The second half of every device's id.
const DEVICE: u64 = 0x8000_0000_0000_0000;
/// From how many addresses they connect: a server lets one address have a part of its connections only.
const HOMES: u8 = 100;

pub struct Client {
    socket: WebSocketStream<TcpStream>,
    bare: bool,
}

/// The measured period, and the shortest time between two changes of a sender.
#[derive(Clone, Copy)]
pub struct Run {
    /// Times in ids are relative to this.
    epoch: Instant,
    start: Instant,
    end: Instant,
    pace: Duration,
}

impl Run {
    pub fn new(time: Duration, pace: Duration) -> Run {
        let epoch = Instant::now();
        let start = epoch + WARM_UP;
        Run {
            epoch,
            start,
            end: start + time,
            pace,
        }
    }

    fn stamp(&self, sender: usize) -> Uuid {
        Uuid::from_u64_pair(sender as u64, self.epoch.elapsed().as_nanos() as u64)
    }

    /// The time since this change was sent, if it is in the measured period.
    fn delay(&self, id: Uuid) -> Option<Duration> {
        let sent = self.epoch + Duration::from_nanos(id.as_u64_pair().1);
        (sent >= self.start).then(|| sent.elapsed())
    }
}

pub struct LiveTimings {
    /// Changes received, summed over all clients.
    pub per_second: f64,
    pub sent_per_second: f64,
    pub median: Duration,
    pub p99: Duration,
}

#[derive(Default)]
struct Noted {
    delays: Vec<Duration>,
    sent: usize,
}

impl Client {
    pub async fn bare(to: SocketAddr) -> Result<Client> {
        Client::open(to, "/", true).await
    }

    /// `device` is the number of the device.
    pub async fn at_table(to: SocketAddr, table: &str, token: &str, device: usize) -> Result<Client> {
        let path = format!("/api/live/{table}/socket");
        let device = Uuid::from_u64_pair(device as u64, DEVICE);
        let hello = json!({ "type": "hello", "token": token, "device": device, "have": null }).to_string();
        let mut client = Client::open(to, &path, false).await?;
        client.say(hello).await?;
        while !client.hear().await?.starts_with("{\"type\":\"snapshot\"") {}
        Ok(client)
    }

    async fn open(to: SocketAddr, path: &str, bare: bool) -> Result<Client> {
        let mut request = format!("ws://{to}{path}").into_client_request()?;
        request.headers_mut().insert("origin", format!("http://{to}").parse()?);
        let socket = TcpSocket::new_v4()?;
        socket.bind((home(), 0).into())?;
        let stream = socket.connect(to).await?;
        stream.set_nodelay(true)?;
        let (socket, _) = client_async(request, stream).await?;
        Ok(Client { socket, bare })
    }

    async fn say(&mut self, text: String) -> Result<()> {
        Ok(self.socket.send(Message::Text(text.into())).await?)
    }

    async fn hear(&mut self) -> Result<String> {
        loop {
            match self.socket.next().await.context("the server hung up")?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(why) => bail!("the server hung up: {why:?}"),
                _ => (),
            }
        }
    }

    /// Reads one message and returns the ids of its changes.
    async fn note(&mut self, run: &Run, noted: &mut Noted) -> Result<Vec<Uuid>> {
        let text = self.hear().await?;
        if text.starts_with("{\"type\":\"refused\"") {
            bail!("refused: {text}");
        }
        if !text.starts_with("{\"type\":\"events\"") {
            return Ok(Vec::new());
        }
        let ids = text.match_indices("\"id\":\"").filter_map(|(at, key)| {
            let at = at + key.len();
            text.get(at..at + 36)?.parse().ok()
        });
        let ids: Vec<Uuid> = ids.collect();
        noted.delays.extend(ids.iter().filter_map(|id| run.delay(*id)));
        Ok(ids)
    }

    async fn look_on(&mut self, run: Run) -> Result<Noted> {
        let mut noted = Noted::default();
        while let Ok(heard) = timeout_at(run.end, self.note(&run, &mut noted)).await {
            heard?;
        }
        Ok(noted)
    }

    /// Taps, waits until it comes back, and repeats.
    async fn tap(&mut self, sender: usize, run: Run) -> Result<Noted> {
        let mut noted = Noted::default();
        for number in 0.. {
            let begin = Instant::now();
            if begin >= run.end {
                break;
            }
            let id = run.stamp(sender);
            self.say(self.message(id, &tap(number))).await?;
            noted.sent += usize::from(begin >= run.start);
            loop {
                let Ok(ids) = timeout_at(run.end, self.note(&run, &mut noted)).await else {
                    return Ok(noted);
                };
                if ids?.contains(&id) {
                    break;
                }
            }
            sleep_until(begin + run.pace).await;
        }
        Ok(noted)
    }

    /// Sends so many commands, each after the last has come back.
    async fn play(&mut self, sender: usize, count: usize, command: fn(usize) -> Value, run: Run) -> Result<()> {
        for number in 0..count {
            let (begin, id) = (Instant::now(), run.stamp(sender));
            self.say(self.message(id, &command(number))).await?;
            while !self.note(&run, &mut Noted::default()).await?.contains(&id) {}
            sleep_until(begin + run.pace).await;
        }
        Ok(())
    }

    fn message(&self, id: Uuid, command: &Value) -> String {
        if self.bare {
            // The same length as Podium's message.
            let what = json!({ "type": "step", "changes": [{ "type": "life", "seat": 1, "from": 40, "to": 41 }], "tap": true, "joins": null, "source": null });
            let by = json!({ "seat": 1, "device": id });
            let event = format!(
                "{{\"sequence\":100,\"at\":\"2026-01-01T00:00:00.000Z\",\"id\":\"{id}\",\"by\":{by},\"what\":{what}}}"
            );
            return format!("{{\"type\":\"events\",\"events\":[{event}]}}");
        }
        json!({ "type": "do", "id": id, "command": command }).to_string()
    }
}

/// An address of this machine, another one each time.
fn home() -> Ipv4Addr {
    static NEXT: AtomicU8 = AtomicU8::new(0);
    Ipv4Addr::new(127, 0, 0, 1 + NEXT.fetch_add(1, Ordering::Relaxed) % HOMES)
}

/// Life up, then down again.
pub fn tap(number: usize) -> Value {
    json!({ "type": "life", "seat": 1, "delta": if number.is_multiple_of(2) { 1 } else { -1 } })
}

/// Some at once, each of them until it has all that it is sent at first.
pub async fn connect_all<F>(count: usize, connect: impl Fn(usize) -> F) -> Result<Vec<Client>>
where
    F: Future<Output = Result<Client>>,
{
    let mut clients = Vec::with_capacity(count);
    for first in (0..count).step_by(AT_ONCE) {
        let some = (first..count.min(first + AT_ONCE)).map(&connect);
        clients.extend(futures_util::future::try_join_all(some).await?);
    }
    // New clients are announced to all a moment later.
    tokio::time::sleep(WARM_UP).await;
    Ok(clients)
}

/// All clients watch, and the first few also send.
pub async fn run(clients: &mut Vec<Client>, senders: usize, run: Run) -> Result<LiveTimings> {
    drive(clients, run, |number| (number < senders).then_some(number)).await
}

/// The first client of each table sends.
pub async fn run_tables(clients: &mut Vec<Client>, at_each: usize, run: Run) -> Result<LiveTimings> {
    drive(clients, run, |number| number.is_multiple_of(at_each).then_some(number)).await
}

/// Sends so many commands, shared among all clients, and waits until they are stored.
pub async fn play(clients: &mut [Client], commands: usize, command: fn(usize) -> Value) -> Result<()> {
    let (count, run) = (clients.len(), Run::new(A_LONG_TIME, FLAT_OUT));
    let all = clients.iter_mut().enumerate().map(|(number, client)| {
        let mine = commands / count + usize::from(number < commands % count);
        client.play(number, mine, command, run)
    });
    futures_util::future::try_join_all(all).await.map(drop)
}

async fn drive(clients: &mut Vec<Client>, run: Run, sender: impl Fn(usize) -> Option<usize>) -> Result<LiveTimings> {
    let mut tasks = JoinSet::new();
    for (number, mut client) in clients.drain(..).enumerate() {
        let sender = sender(number);
        tasks.spawn(async move {
            let noted = match sender {
                Some(sender) => client.tap(sender, run).await,
                None => client.look_on(run).await,
            };
            anyhow::Ok((number, client, noted?))
        });
    }
    let (mut back, mut delays, mut sent) = (Vec::new(), Vec::new(), 0);
    while let Some(done) = tasks.join_next().await {
        let (number, client, noted) = done??;
        back.push((number, client));
        delays.extend(noted.delays);
        sent += noted.sent;
    }
    back.sort_by_key(|(number, _)| *number);
    clients.extend(back.into_iter().map(|(_, client)| client));
    delays.sort_unstable();
    let at = |share: f64| delays.get((delays.len().saturating_sub(1) as f64 * share) as usize);
    let seconds = (run.end - run.start).as_secs_f64();
    Ok(LiveTimings {
        per_second: delays.len() as f64 / seconds,
        sent_per_second: sent as f64 / seconds,
        median: *at(0.5).context("nothing arrived")?,
        p99: *at(0.99).context("nothing arrived")?,
    })
}
