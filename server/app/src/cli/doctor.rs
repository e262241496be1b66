use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::process::ExitCode;

use podium_domain::{Kept, Provider};
use podium_store::{Address, Conn, Db, integrity};
use podium_system::files;
use serde_json::Value;

use podium_api::check_nats;
use podium_api::formats::Catalogue;
use podium_picture_store::PictureStore;
use podium_settings::Settings;

use super::health;

/// Looks at everything a start needs, and says of each whether it is well.
pub async fn run(settings: &Settings) -> ExitCode {
    let mut ill = 0;
    let mut report = |what: &str, found: Result<String, String>| match found {
        Ok(words) => println!("  ok      {what}: {words}"),
        Err(words) => {
            ill += 1;
            println!("  wrong   {what}: {words}");
        }
    };
    let unless = |wrong: bool, well: &str, words: String| if wrong { Err(words) } else { Ok(well.to_owned()) };
    let (complaints, strangers) = (settings.complaints(), Settings::strangers());
    let found = unless(!complaints.is_empty(), "make sense", complaints.join("; "));
    report("settings", found);
    let unknown = format!("no such setting: {}", strangers.join(", "));
    let found = unless(!strangers.is_empty(), "no unknown PODIUM_ names", unknown);
    report("environment", found);
    report("data folder", data_folder(settings));
    let address = health::probe_address(settings.listen);
    let server = probe_server(address);
    report("server", server.describe(address));
    report(
        "database",
        match server {
            ServerStatus::LostDatabaseFiles => Err("not checked: first follow the steps in the server's log".into()),
            _ => database(settings).await,
        },
    );
    report(
        "formats",
        Catalogue::load(settings.formats.as_deref()).map(|_| "can be read".into()),
    );
    report("mail", podium_identity::check_smtp(settings.smtp_url.as_deref()).await);
    report("NATS", nats(settings).await);
    report("pictures", pictures(settings).await);
    report("push", Ok(push(settings)));
    report("kept", Ok(kept(settings)));
    report("accounts", accounts(settings).await);
    for provider in Provider::ALL {
        let what = format!("sign-in with {}", provider.word());
        report(&what, sign_in_with(settings, provider).await);
    }
    if ill == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn data_folder(settings: &Settings) -> Result<String, String> {
    let told = |why: io::Error| format!("{}: {why}", settings.data.display());
    files::create_folder(&settings.data).map_err(told)?;
    let probe = settings.data.join(".probe");
    std::fs::write(&probe, b"podium")
        .and_then(|()| std::fs::remove_file(&probe))
        .map_err(told)?;
    Ok(format!("{} can be written", settings.data.display()))
}

/// What `/readyz` says at the address of these settings.
enum ServerStatus {
    NotRunning,
    Silent(io::Error),
    Ready,
    NotReady(Value),
    LostDatabaseFiles,
    /// It answers 5xx and does not say how it is: a broken server, or a proxy before one.
    Failing(String),
    OtherProgram,
}

fn probe_server(address: SocketAddr) -> ServerStatus {
    let answer = match health::ask_ready(address) {
        Ok(answer) => answer,
        Err(why) if why.kind() == ErrorKind::ConnectionRefused => return ServerStatus::NotRunning,
        Err(why) => return ServerStatus::Silent(why),
    };
    let ready: Value = serde_json::from_str(&answer.body).unwrap_or_default();
    match (ready["status"].as_str(), ready["files"].as_bool()) {
        (None, _) if answer.status_code().is_some_and(|code| code >= 500) => ServerStatus::Failing(answer.status_line),
        (None, _) => ServerStatus::OtherProgram,
        (Some("ok"), _) => ServerStatus::Ready,
        (Some(_), Some(false)) => ServerStatus::LostDatabaseFiles,
        (Some(_), _) => ServerStatus::NotReady(ready),
    }
}

impl ServerStatus {
    fn describe(&self, address: SocketAddr) -> Result<String, String> {
        match self {
            ServerStatus::NotRunning => Ok(format!("none runs at {address}")),
            ServerStatus::Ready => Ok(format!("runs at {address} and is ready")),
            // The settings of this command may not be the server's.
            ServerStatus::OtherProgram => Ok(format!("another program answers at {address}")),
            ServerStatus::Failing(status_line) => Err(format!(
                "what answers at {address} fails ({status_line}); if it is Podium, its log says why"
            )),
            ServerStatus::Silent(why) => Err(format!("the server at {address} does not answer: {why}")),
            ServerStatus::NotReady(ready) => Err(format!(
                "the server at {address} is not ready ({ready}); its log says why"
            )),
            ServerStatus::LostDatabaseFiles => Err(format!(
                "the server at {address} refuses all writes: a file of its database was removed or replaced while it ran; \
                 its log says what to do"
            )),
        }
    }
}

async fn database(settings: &Settings) -> Result<String, String> {
    let address = Address::new(settings.database_url.as_deref(), &settings.data, 1)
        .with_direct(settings.database_direct_url.as_deref());
    let error_text = |why: podium_store::Error| why.to_string();
    let db = Db::open(&address).await.map_err(error_text)?;
    let damage = db.read(async |c: &mut Conn| integrity::find_damage(c).await);
    let damage = damage.await.map_err(error_text)?;
    let answers = format!("{} answers, schema up to date", db.kind());
    match damage.as_deref() {
        None => Ok(answers),
        Some([]) => Ok(format!("{answers}, no damage found")),
        Some(damage) => Err(format!(
            "it is damaged ({}): restore your newest backup",
            damage.join("; ")
        )),
    }
}

async fn nats(settings: &Settings) -> Result<String, String> {
    match &settings.nats_url {
        None => Ok("not set; several nodes would tell each other of live tables by PostgreSQL".into()),
        Some(_) if settings.database_url.is_none() => Ok("set, but a node on SQLite is alone".into()),
        Some(url) => check_nats(url).await,
    }
}

async fn pictures(settings: &Settings) -> Result<String, String> {
    let told = |why: podium_picture_store::Unavailable| why.to_string();
    let store = PictureStore::open(settings).map_err(told)?;
    if !store.is_bucket() {
        return Ok("files in the data folder".into());
    }
    store.check().await.map_err(told)?;
    Ok(format!("in {}, which can be written and read", store.place()))
}

fn push(settings: &Settings) -> String {
    match settings.push_subject() {
        _ if !settings.push => "off".into(),
        Some(contact) => format!("on; push services are told of {contact}"),
        None => "on, but without push_contact or an https public_url some push services refuse messages".into(),
    }
}

fn kept(settings: &Settings) -> String {
    let days = |kept: Kept| match settings.keeps(kept) {
        Some(span) => format!("{} days", span.as_secs() / (24 * 60 * 60)),
        None => "forever".into(),
    };
    format!(
        "activity {}, closed tables {}, timelines {}, ended links {}, removed games {}",
        days(Kept::Activity),
        days(Kept::ClosedTables),
        days(Kept::Timelines),
        days(Kept::JoinLinks),
        days(Kept::RemovedGames)
    )
}

async fn sign_in_with(settings: &Settings, provider: Provider) -> Result<String, String> {
    match settings.provider(provider)? {
        Some(set) => {
            podium_identity::check_provider(&set).await?;
            let (origin, word) = (settings.public_origin(), provider.word());
            Ok(format!(
                "on, and the provider answers; it must know {origin}/auth/{word}/callback and {origin}/mobile/auth/{word}/callback"
            ))
        }
        None => settings.missing_of(provider).map_or_else(|| Ok("off".into()), Err),
    }
}

async fn accounts(settings: &Settings) -> Result<String, String> {
    let Some(hosted) = settings.hosted() else {
        return Ok("kept by Podium itself".into());
    };
    let project = &hosted.project_id;
    let said = podium_identity::check_hosted(&hosted).await;
    match (hosted.emulator, said) {
        (None, Ok(())) => Ok(format!("kept by the project {project}, whose keys can be had")),
        (None, Err(why)) => Err(format!(
            "kept by the project {project}; its keys at {}: {why}",
            hosted.keys
        )),
        (Some(at), Ok(())) => Ok(format!(
            "kept by an EMULATOR at {at} for the project {project}: ITS TOKENS ARE NOT SIGNED, never let others in here"
        )),
        (Some(at), Err(why)) => Err(format!("kept by an emulator at {at}: {why}")),
    }
}
