//! A verified account with a profile, made the way a person makes one, or the demo's Alice.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use aws_lc_rs::hmac;
use reqwest::Client;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::bare::PASSWORD;
use crate::process::Podium;

const EMAIL: &str = "bench@example.com";
/// The sign-in that the demo prints at its start.
const ALICE: (&str, &str) = ("alice@podium.example", "lamp-lit table");
const MAIL_LIMIT: Duration = Duration::from_secs(10);

pub struct Account {
    pub user: Uuid,
    /// The path and body of the sign-in call, to be repeated.
    pub sign_in: (String, String),
    token: String,
    api_key: String,
    web_key: String,
}

impl Account {
    pub async fn make(podium: &Podium) -> Result<Self> {
        let site = Site::of(podium).await?;
        let credentials = json!({"email": EMAIL, "password": PASSWORD, "returnSecureToken": true});
        let unverified = site.identity("signUp", &credentials).await?;
        let ask = json!({"requestType": "VERIFY_EMAIL", "idToken": unverified["idToken"]});
        site.identity("sendOobCode", &ask).await?;
        site.identity("update", &json!({"oobCode": mailed_code(podium).await?}))
            .await?;
        site.sign_in(credentials).await
    }

    pub async fn demo(podium: &Podium) -> Result<Self> {
        let (email, password) = ALICE;
        let credentials = json!({"email": email, "password": password, "returnSecureToken": true});
        Site::of(podium).await?.sign_in(credentials).await
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
}

struct Site {
    http: Client,
    base: String,
    config: Value,
}

impl Site {
    async fn of(podium: &Podium) -> Result<Site> {
        let (http, base) = (Client::new(), format!("http://{}", podium.address));
        let config = http.get(format!("{base}/config.json")).send().await?.json().await?;
        Ok(Site { http, base, config })
    }

    fn path(&self, action: &str) -> Result<String> {
        let key = text(&self.config["identity"]["apiKey"])?;
        Ok(format!(
            "/identitytoolkit.googleapis.com/v1/accounts:{action}?key={key}"
        ))
    }

    async fn identity(&self, action: &str, body: &Value) -> Result<Value> {
        let url = format!("{}{}", self.base, self.path(action)?);
        let answer = self.http.post(url).json(body).send().await?;
        ensure!(answer.status().is_success(), "{action}: {}", answer.text().await?);
        Ok(answer.json().await?)
    }

    async fn sign_in(&self, credentials: Value) -> Result<Account> {
        let identity = self.identity("signInWithPassword", &credentials).await?;
        let mut account = Account {
            user: Uuid::nil(),
            sign_in: (self.path("signInWithPassword")?, credentials.to_string()),
            token: text(&identity["idToken"])?,
            api_key: text(&self.config["apiKey"])?,
            web_key: text(&self.config["webKey"])?,
        };
        let mut profile = self
            .http
            .post(format!("{}/api/auth/signin", self.base))
            .json(&json!({"fcmToken": null, "locale": "en", "firstname": "Bench"}));
        for (name, value) in account.headers()? {
            profile = profile.header(name, value);
        }
        let profile: Value = profile.send().await?.error_for_status()?.json().await?;
        account.user = text(&profile["user"]["id"])?.parse()?;
        Ok(account)
    }
}

fn text(value: &Value) -> Result<String> {
    value.as_str().map(str::to_owned).context("a text is missing")
}

async fn mailed_code(podium: &Podium) -> Result<String> {
    let outbox = podium.data.path().join("outbox");
    let begin = Instant::now();
    loop {
        let mail = std::fs::read_dir(&outbox).ok().and_then(|mut files| files.next());
        if let Some(mail) = mail {
            // Decode quoted-printable line breaks and equals signs.
            let text = std::fs::read_to_string(mail?.path())?;
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
