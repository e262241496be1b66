//! A verified account with a profile, made the way a person makes one.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, ensure};
use aws_lc_rs::hmac;
use reqwest::Client;
use serde_json::{Value, json};

use crate::bare::PASSWORD;
use crate::process::Podium;

const EMAIL: &str = "bench@example.com";
const MAIL_LIMIT: Duration = Duration::from_secs(10);

pub struct Account {
    pub token: String,
    /// The path and body of the sign-in call, to be repeated.
    pub sign_in: (String, String),
    api_key: String,
    web_key: String,
}

impl Account {
    pub async fn make(podium: &Podium) -> Result<Self> {
        let http = Client::new();
        let base = format!("http://{}", podium.address);
        let config: Value = http.get(format!("{base}/config.json")).send().await?.json().await?;
        let text = |value: &Value| value.as_str().map(str::to_owned).context("a text is missing");
        let identity_key = text(&config["identity"]["apiKey"])?;
        let path = |action: &str| format!("/identitytoolkit.googleapis.com/v1/accounts:{action}?key={identity_key}");
        let identity = async |action: &str, body: Value| -> Result<Value> {
            let answer = http.post(format!("{base}{}", path(action))).json(&body).send().await?;
            ensure!(answer.status().is_success(), "{action}: {}", answer.text().await?);
            Ok(answer.json().await?)
        };

        let credentials = json!({"email": EMAIL, "password": PASSWORD, "returnSecureToken": true});
        let unverified = identity("signUp", credentials.clone()).await?;
        let ask = json!({"requestType": "VERIFY_EMAIL", "idToken": unverified["idToken"]});
        identity("sendOobCode", ask).await?;
        identity("update", json!({"oobCode": mailed_code(podium).await?})).await?;
        let verified = identity("signInWithPassword", credentials.clone()).await?;

        let account = Self {
            token: text(&verified["idToken"])?,
            sign_in: (path("signInWithPassword"), credentials.to_string()),
            api_key: text(&config["apiKey"])?,
            web_key: text(&config["webKey"])?,
        };
        let mut profile = http
            .post(format!("{base}/api/auth/signin"))
            .json(&json!({"fcmToken": null, "locale": "en", "firstname": "Bench"}));
        for (name, value) in account.headers()? {
            profile = profile.header(name, value);
        }
        profile.send().await?.error_for_status()?;
        Ok(account)
    }

    /// The headers of a signed call, good for five minutes.
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

async fn mailed_code(podium: &Podium) -> Result<String> {
    let outbox = podium.data.path().join("outbox");
    let begin = Instant::now();
    loop {
        let mail = std::fs::read_dir(&outbox).ok().and_then(|mut files| files.next());
        if let Some(mail) = mail {
            // Quoted-printable: undo its line breaks and its equals signs.
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
