//! Signed-in people: made the way a person makes an account, from the demo, or kept with a seed.

use std::sync::LazyLock;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use aws_lc_rs::hmac;
use reqwest::Client;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::bare::PASSWORD;
use crate::http::Request;
use crate::process::Podium;

/// The password that the demo prints at its start.
const DEMO_PASSWORD: &str = "lamp-lit table";
const MAIL_LIMIT: Duration = Duration::from_secs(60);

/// Shared, because making one reads all certificates of the system.
static HTTP: LazyLock<Client> = LazyLock::new(Client::new);

#[derive(Clone)]
pub struct Account {
    pub user: Uuid,
    /// The path and body of the sign-in call, to be repeated.
    pub sign_in: (String, String),
    pub token: String,
    pub refresh_token: String,
    api_key: String,
    web_key: String,
}

impl Account {
    pub async fn make(podium: &Podium, name: &str) -> Result<Self> {
        let site = Site::of(podium).await?;
        let email = format!("{name}@example.com");
        let credentials = json!({"email": email, "password": PASSWORD, "returnSecureToken": true});
        let unverified = site.identity("signUp", &credentials).await?;
        let ask = json!({"requestType": "VERIFY_EMAIL", "idToken": unverified["idToken"]});
        site.identity("sendOobCode", &ask).await?;
        let code = mailed_code(podium, &email).await?;
        site.identity("update", &json!({ "oobCode": code })).await?;
        site.sign_in(podium, credentials).await
    }

    pub async fn demo(podium: &Podium, name: &str) -> Result<Self> {
        let email = format!("{name}@podium.example");
        let credentials = json!({"email": email, "password": DEMO_PASSWORD, "returnSecureToken": true});
        Site::of(podium).await?.sign_in(podium, credentials).await
    }

    /// Signs in again by a refresh token, on a copy of the data where it was given out.
    pub async fn renewed(podium: &Podium, user: Uuid, refresh_token: &str) -> Result<Self> {
        let site = Site::of(podium).await?;
        let key = text(&site.config["identity"]["apiKey"])?;
        let url = format!("{}/securetoken.googleapis.com/v1/token?key={key}", site.base);
        let form = [("grant_type", "refresh_token"), ("refresh_token", refresh_token)];
        let answer = HTTP.post(url).form(&form).send().await?;
        ensure!(answer.status().is_success(), "{}", answer.text().await?);
        let tokens: Value = answer.json().await?;
        site.account(
            user,
            [&tokens["id_token"], &tokens["refresh_token"]],
            Default::default(),
        )
    }

    /// The headers of a signed call, valid for five minutes.
    pub fn headers(&self) -> Result<Vec<(&'static str, String)>> {
        let timestamp = SystemTime::now().duration_since(UNIX_EPOCH)?.as_millis().to_string();
        let key = hmac::Key::new(hmac::HMAC_SHA256, self.web_key.as_bytes());
        let signature = hex::encode(hmac::sign(&key, timestamp.as_bytes()));
        Ok(vec![
            ("X-Api-Key", self.api_key.clone()),
            ("X-Timestamp", timestamp),
            ("X-Signature", signature),
            ("X-Device", "web".to_owned()),
            ("Authorization", format!("Bearer {}", self.token)),
        ])
    }

    /// A request to be measured; `path` is below `/api`.
    pub fn request(&self, podium: &Podium, path: &str, body: Option<&Value>) -> Result<Request> {
        let (path, headers) = (format!("/api{path}"), self.headers()?);
        Ok(match body {
            Some(body) => Request::json(podium.address, &path, &headers, body),
            None => Request::new(podium.address, "GET", &path, &headers, ""),
        })
    }

    /// The same, asked for compressed as browsers do.
    pub fn zipped(&self, podium: &Podium, path: &str) -> Result<Request> {
        let mut headers = self.headers()?;
        headers.push(("Accept-Encoding", "gzip, deflate, br, zstd".to_owned()));
        Ok(Request::new(
            podium.address,
            "GET",
            &format!("/api{path}"),
            &headers,
            "",
        ))
    }

    pub async fn get(&self, podium: &Podium, path: &str) -> Result<Value> {
        self.ask(podium, "GET", path, &Value::Null).await
    }

    pub async fn post(&self, podium: &Podium, path: &str, body: &Value) -> Result<Value> {
        self.ask(podium, "POST", path, body).await
    }

    async fn ask(&self, podium: &Podium, method: &str, path: &str, body: &Value) -> Result<Value> {
        let mut request = HTTP.request(method.parse()?, format!("http://{}/api{path}", podium.address));
        for (name, value) in self.headers()? {
            request = request.header(name, value);
        }
        if !body.is_null() {
            request = request.json(body);
        }
        let answer = request.send().await?;
        let status = answer.status();
        let body = answer.text().await?;
        ensure!(status.is_success(), "{method} {path}: {status} {body}");
        Ok(serde_json::from_str(&body).unwrap_or_default())
    }
}

struct Site {
    base: String,
    config: Value,
}

impl Site {
    async fn of(podium: &Podium) -> Result<Site> {
        let base = format!("http://{}", podium.address);
        let config = HTTP.get(format!("{base}/config.json")).send().await?.json().await?;
        Ok(Site { base, config })
    }

    fn path(&self, action: &str) -> Result<String> {
        let key = text(&self.config["identity"]["apiKey"])?;
        Ok(format!(
            "/identitytoolkit.googleapis.com/v1/accounts:{action}?key={key}"
        ))
    }

    async fn identity(&self, action: &str, body: &Value) -> Result<Value> {
        let url = format!("{}{}", self.base, self.path(action)?);
        let answer = HTTP.post(url).json(body).send().await?;
        ensure!(answer.status().is_success(), "{action}: {}", answer.text().await?);
        Ok(answer.json().await?)
    }

    fn account(&self, user: Uuid, [token, refresh]: [&Value; 2], sign_in: (String, String)) -> Result<Account> {
        Ok(Account {
            user,
            sign_in,
            token: text(token)?,
            refresh_token: text(refresh)?,
            api_key: text(&self.config["apiKey"])?,
            web_key: text(&self.config["webKey"])?,
        })
    }

    async fn sign_in(&self, podium: &Podium, credentials: Value) -> Result<Account> {
        let identity = self.identity("signInWithPassword", &credentials).await?;
        let tokens = [&identity["idToken"], &identity["refreshToken"]];
        let sign_in = (self.path("signInWithPassword")?, credentials.to_string());
        let mut account = self.account(Uuid::nil(), tokens, sign_in)?;
        let profile = json!({"fcmToken": null, "locale": "en", "firstname": "Bench"});
        let profile = account.post(podium, "/auth/signin", &profile).await?;
        account.user = text(&profile["user"]["id"])?.parse()?;
        Ok(account)
    }
}

pub fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).context("a text is missing")
}

async fn mailed_code(podium: &Podium, email: &str) -> Result<String> {
    let outbox = podium.data.path().join("outbox");
    let begin = Instant::now();
    loop {
        let mails = std::fs::read_dir(&outbox).into_iter().flatten().flatten();
        let texts = mails.filter_map(|mail| std::fs::read_to_string(mail.path()).ok());
        if let Some(text) = texts.into_iter().find(|text| text.contains(email)) {
            // Decode quoted-printable line breaks and equals signs.
            let text = text.replace("=\r\n", "").replace("=3D", "=");
            let code = text.split("oobCode=").nth(1).context("no code in the mail")?;
            return Ok(code
                .chars()
                .take_while(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '_'))
                .collect());
        }
        ensure!(begin.elapsed() < MAIL_LIMIT, "no mail came");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
