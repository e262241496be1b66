use std::sync::LazyLock;

use podium_api::{AppState, signature};
use podium_system::{Clock, Entropy};
use reqwest::header::HeaderMap;
use reqwest::multipart::Form;
use reqwest::{Client, Method, RequestBuilder};
use serde_json::Value;

/// Shared, because making one reads all certificates of the system. One connection per call: a server that restarts
/// takes none of ours with it, and a test's runtime none of another's.
pub(crate) static HTTP: LazyLock<Client> = LazyLock::new(|| {
    let client = Client::builder().pool_max_idle_per_host(0).build();
    client.expect("a client")
});

/// A caller, with the headers every call carries.
#[derive(Clone)]
pub struct Caller {
    pub email: String,
    /// The user's id, once there is a profile.
    pub id: String,
    /// The identity token, empty when signed out.
    pub token: String,
    pub refresh_token: String,
    pub lang: &'static str,
    pub api_key: String,
    pub web_key: String,
    pub clock: Clock,
    /// Their devices' ids, and those of what they ask for.
    pub entropy: Entropy,
    pub(crate) origin: String,
    /// Where its page is from.
    pub(crate) page: String,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    /// Null where the body is no JSON.
    pub body: Value,
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> &str {
        self.headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    }

    /// The number of the error, where it is one.
    pub fn code(&self) -> u64 {
        self.body["code"].as_u64().unwrap_or_default()
    }
}

impl Caller {
    pub(crate) fn new(origin: &str, app: &AppState, clock: Clock) -> Caller {
        Caller {
            email: String::new(),
            id: String::new(),
            token: String::new(),
            refresh_token: String::new(),
            lang: "en",
            api_key: app.secrets.api_key.clone(),
            web_key: app.secrets.web_key.clone(),
            clock,
            entropy: app.entropy.clone(),
            origin: origin.to_owned(),
            page: origin.to_owned(),
        }
    }

    /// The same caller, on the same page, at another node.
    pub fn at(&self, origin: &str) -> Caller {
        Caller {
            origin: origin.to_owned(),
            ..self.clone()
        }
    }

    /// The same caller, with another identity token.
    pub fn bearing(&self, token: String) -> Caller {
        Caller { token, ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> Answer {
        send(self.request(Method::GET, path)).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        send(self.request(Method::POST, path).json(&body)).await
    }

    pub async fn put(&self, path: &str, body: Value) -> Answer {
        send(self.request(Method::PUT, path).json(&body)).await
    }

    pub async fn delete(&self, path: &str) -> Answer {
        send(self.request(Method::DELETE, path)).await
    }

    pub async fn upload(&self, path: &str, form: Form) -> Answer {
        send(self.request(Method::POST, path).multipart(form)).await
    }

    /// A call to the identity service, such as `accounts:signUp`.
    pub async fn identity(&self, call: &str, body: Value) -> Answer {
        let url = format!(
            "{}/identitytoolkit.googleapis.com/v1/{call}?key={}",
            self.origin, self.api_key
        );
        send(HTTP.post(url).header("x-firebase-locale", self.lang).json(&body)).await
    }

    /// Trades the refresh token for new ones, and keeps them.
    pub async fn refresh(&mut self) -> Answer {
        let url = format!(
            "{}/securetoken.googleapis.com/v1/token?key={}",
            self.origin, self.api_key
        );
        let form = [("grant_type", "refresh_token"), ("refresh_token", &self.refresh_token)];
        let answer = send(HTTP.post(url).form(&form)).await;
        if answer.status == 200 {
            self.take_tokens(&answer);
        }
        answer
    }

    pub fn take_tokens(&mut self, answer: &Answer) {
        let text = |camel: &str, snake: &str| {
            let value = answer.body[camel].as_str().or(answer.body[snake].as_str());
            value.unwrap_or_else(|| panic!("no {camel} in {answer:?}")).to_owned()
        };
        self.token = text("idToken", "id_token");
        self.refresh_token = text("refreshToken", "refresh_token");
    }

    /// A call of the API with all its headers; `path` is below `/api`.
    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let digits = self.clock.now().millis().to_string();
        let request = HTTP
            .request(method, format!("{}/api{path}", self.origin))
            .header("x-api-key", &self.api_key)
            .header("x-signature", hex::encode(signature(&self.web_key, &digits)))
            .header("x-timestamp", digits)
            .header("x-device", "web")
            .header("accept-language", self.lang);
        if self.token.is_empty() {
            request
        } else {
            request.bearer_auth(&self.token)
        }
    }

    /// Any address of the site, without headers.
    pub async fn page(&self, path: &str) -> Answer {
        send(HTTP.get(format!("{}{path}", self.origin))).await
    }
}

pub async fn send(request: RequestBuilder) -> Answer {
    let response = request.send().await.expect("the server answers");
    let (status, headers) = (response.status().as_u16(), response.headers().clone());
    let bytes = response.bytes().await.expect("a whole answer").to_vec();
    Answer {
        status,
        headers,
        body: serde_json::from_slice(&bytes).unwrap_or_default(),
        bytes,
    }
}
