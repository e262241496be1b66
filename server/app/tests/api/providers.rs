//! The sign-in flow with Google and Apple.

use std::collections::HashMap;

use podium_domain::Provider;
use podium_store::Conn;
use podium_store::identity::providers::{self, Joined};
use podium_system::Clock;
use podium_test_support::{Answer, Caller, Database, Peer, Peers, Person, TestApp, api_test, send};
use reqwest::Method;
use reqwest::redirect::Policy;
use serde_json::{Value, json};
use url::Url;

use crate::live::text;

pub async fn begin(caller: &Caller, provider: &str) -> Answer {
    let begun = caller.post("/auth/begin", json!({ "type": provider })).await;
    assert_eq!(begun.status, 200, "{begun:?}");
    begun
}

pub fn ada() -> Person {
    Person::new("subject-of-ada", "ada@podium.example")
}

/// The parameters of the authorization address.
fn asked(begun: &Answer) -> HashMap<String, String> {
    let address = Url::parse(text(&begun.body, "address")).unwrap();
    address.query_pairs().into_owned().collect()
}

/// Joins a provider's subject to an account directly in storage.
pub async fn join(app: &TestApp, caller: &Caller, provider: Provider, subject: &str) {
    let looked_up = caller
        .identity("accounts:lookup", json!({ "idToken": caller.token }))
        .await;
    let now = app.clock.now();
    let joined = Joined {
        provider,
        subject: subject.to_owned(),
        account: text(&looked_up.body["users"][0], "localId").parse().unwrap(),
        email: None,
        joined_at: now,
        used_at: now,
    };
    let done = app
        .app
        .db
        .write(async move |c: &mut Conn| providers::join(c, &joined).await);
    assert!(done.await.unwrap());
}

api_test!(
    async fn a_provider_that_is_not_set_up_is_off(app) {
        let config = app.anyone().page("/config.json").await.body;
        assert_eq!(config["providers"], json!({ "google": false, "apple": false }));
        let mut french = app.anyone();
        french.lang = "fr";
        for provider in ["google", "apple"] {
            let begun = app.anyone().post("/auth/begin", json!({ "type": provider })).await;
            assert_eq!((begun.status, begun.code()), (403, 86), "{begun:?}");
            let body = json!({ "type": provider, "code": "c", "state": "s", "nonce": "n" });
            let exchanged = french.post("/auth/exchange", body).await;
            assert_eq!((exchanged.status, exchanged.code()), (403, 86), "{exchanged:?}");
            assert_eq!(text(&exchanged.body, "message"), "Ce moyen de connexion n'est pas proposé ici.");
        }
    }
);

api_test!(
    async fn each_provider_is_asked_in_its_own_way(app, peers) {
        let config = app.anyone().page("/config.json").await.body;
        assert_eq!(config["providers"], json!({ "google": true, "apple": true }));
        let google = asked(&begin(&app.anyone(), "google").await);
        assert_eq!(google["redirect_uri"], format!("{}/auth/google/callback", app.origin));
        assert_eq!((&*google["scope"], &*google["prompt"]), ("openid email profile", "select_account"));
        assert!(!google.contains_key("response_mode"));
        let apple = begin(&app.anyone(), "apple").await;
        let (address, apple) = (text(&apple.body, "address").to_owned(), asked(&apple));
        assert!(address.starts_with(&peers.apple.issuer), "{address}");
        assert_eq!((&*apple["scope"], &*apple["response_mode"]), ("openid name email", "form_post"));
        let mobile = app.anyone().post("/auth/begin", json!({ "type": "apple", "mobile": true })).await;
        assert_eq!(asked(&mobile)["redirect_uri"], format!("{}/mobile/auth/apple/callback", app.origin));

        let begun = begin(&app.anyone(), "google").await;
        let (asked, nonce) = (asked(&begun), text(&begun.body, "nonce"));
        assert_eq!(asked["state"], text(&begun.body, "state"));
        assert!(nonce.len() >= 43 && !text(&begun.body, "address").contains(nonce), "the provider sees its hash alone");
        assert_eq!(asked["nonce"].len(), 64);
        for secret in [nonce, text(&begun.body, "state")] {
            assert_eq!(crate::account::texts_with(app, secret).await, Vec::<String>::new());
        }
        for body in [json!({}), json!({ "type": "facebook" })] {
            let refused = app.anyone().post("/auth/begin", body).await;
            assert_eq!((refused.status, refused.body["fields"]["type"].is_string()), (422, true), "{refused:?}");
        }
        let none = json!({ "type": "google", "code": "", "state": "", "nonce": "" });
        let refused = app.anyone().post("/auth/exchange", none).await;
        assert_eq!((refused.status, &refused.body["fields"]["code"]), (422, &json!("required")));
    }
);

api_test!(
    async fn a_code_is_traded_for_a_token(app, peers) {
        for peer in [&peers.google, &peers.apple] {
            let begun = begin(&app.anyone(), peer.provider.word()).await;
            let code = peer.approve_as(text(&begun.body, "address"), &ada(), |minted| {
                minted.claims["name"] = json!("Ada Lamp");
            });
            let exchanged = peer.exchange(&app.anyone(), &code, &begun).await;
            assert_eq!(exchanged.status, 200, "{exchanged:?}");
            let body = &exchanged.body;
            assert_eq!((&body["email"], &body["name"]), (&json!("ada@podium.example"), &json!("Ada Lamp")));
            assert_eq!(body["verify"], Value::Null);
            assert!(text(body, "token").starts_with("ey"));
            assert_eq!(crate::account::texts_with(app, text(body, "token")).await, Vec::<String>::new());
        }
    }
);

/// What the browser keeps of a sign-in it began, as it sends it back.
fn cookie(begun: &Answer) -> String {
    begun.header("set-cookie").split(';').next().unwrap().to_owned()
}

async fn with_cookie(caller: &Caller, path: &str, cookie: &str, token: &str, body: Value) -> Answer {
    let request = caller.request(Method::POST, path).header("cookie", cookie);
    let request = match token {
        "" => request,
        token => request.header("x-google-token", token),
    };
    send(request.json(&body)).await
}

api_test!(
    async fn the_browser_that_began_needs_the_code_alone(app, peers) {
        let (anyone, google) = (app.anyone(), &peers.google);
        let code_alone = |code: &str| json!({ "type": "google", "code": code });
        let over = |answer: Answer| assert_eq!((answer.status, answer.code()), (409, 89), "{answer:?}");
        let begun = begin(&anyone, "google").await;
        let kept = begun.header("set-cookie");
        for rule in ["; HttpOnly", "; SameSite=Strict", "; Path=/api/auth", "; Max-Age="] {
            assert!(kept.contains(rule), "{kept}");
        }
        assert!(!kept.contains("Secure"), "{kept}: this server is reached by http");
        let code = google.approve(text(&begun.body, "address"), &ada());
        // Another browser has no cookie; another provider's is not read.
        over(anyone.post("/auth/exchange", code_alone(&code)).await);
        let apple = cookie(&begin(&anyone, "apple").await);
        over(with_cookie(&anyone, "/auth/exchange", &apple, "", code_alone(&code)).await);
        for none in ["podium-google-sign-in=", "podium-google-sign-in=a.b", "podium-google-sign-in=."] {
            over(with_cookie(&anyone, "/auth/exchange", none, "", code_alone(&code)).await);
        }
        // What is sent counts before what is kept.
        let kept = format!("locale=en; {}", cookie(&begun));
        let body = json!({ "type": "google", "code": code, "state": "A".repeat(43), "nonce": "n" });
        over(with_cookie(&anyone, "/auth/exchange", &kept, "", body).await);
        let exchanged = with_cookie(&anyone, "/auth/exchange", &kept, "", code_alone(&code)).await;
        assert_eq!(exchanged.status, 200, "{exchanged:?}");
        over(with_cookie(&anyone, "/auth/exchange", &kept, "", code_alone(&code)).await);

        // And so the token signs in where it was begun, once, and nowhere else.
        let (token, login) = (text(&exchanged.body, "token"), json!({ "fcmToken": null, "locale": "en" }));
        let others = cookie(&begin(&anyone, "google").await);
        over(with_cookie(&anyone, "/auth/login", &others, token, login.clone()).await);
        let entered = with_cookie(&anyone, "/auth/login", &kept, token, login.clone()).await;
        assert_eq!(entered.status, 200, "{entered:?}");
        over(with_cookie(&anyone, "/auth/login", &kept, token, login).await);
    }
);

api_test!(
    async fn anothers_code_finishes_no_sign_in_of_this_browser(app, peers) {
        let anyone = app.anyone();
        let (own, theirs) = (begin(&anyone, "google").await, begin(&anyone, "google").await);
        let code = peers.google.approve(text(&theirs.body, "address"), &ada());
        let body = json!({ "type": "google", "code": code });
        let forged = with_cookie(&anyone, "/auth/exchange", &cookie(&own), "", body).await;
        assert_eq!((forged.status, forged.code()), (403, 87), "{forged:?}");
    }
);

api_test!(
    async fn an_address_with_an_account_asks_for_proof(app, peers) {
        let proof = async |peer: &Peer, subject: &str, email: &str| {
            let person = Person::new(subject, email);
            peer.sign_in(&app.anyone(), &person).await.body["verify"].clone()
        };
        let ada = app.user("Ada").await;
        assert_eq!(
            proof(&peers.google, "g-ada", "Ada@Podium.Example").await,
            json!({ "email": "ada@podium.example", "methods": ["password", "link"] })
        );
        join(app, &ada, Provider::Apple, "a-ada").await;
        let asked = proof(&peers.google, "g-ada", "ada@podium.example").await;
        assert_eq!(asked["methods"], json!(["password", "apple", "link"]));
        // Who is known needs no proof, whatever the address.
        assert_eq!(proof(&peers.apple, "a-ada", "ada@podium.example").await, Value::Null);
        assert_eq!(proof(&peers.apple, "a-ada", "relay@apple.example").await, Value::Null);
        // The same subject at another provider is another person.
        assert_ne!(proof(&peers.google, "a-ada", "ada@podium.example").await, Value::Null);
        // An account that never verified its address needs no proof.
        app.unverified("Una").await;
        assert_eq!(proof(&peers.google, "g-una", "una@podium.example").await, Value::Null);
    }
);

api_test!(
    async fn an_answer_by_form_goes_on_to_the_page(app, peers) {
        let client = reqwest::Client::builder().redirect(Policy::none()).build().unwrap();
        let post = async |path: &str, form: &[(&str, &str)]| {
            send(client.post(format!("{}{path}", app.origin)).header("origin", &peers.apple.issuer).form(form)).await
        };
        let form = [("state", "s t"), ("code", "c&d"), ("user", "{\"name\":{\"firstName\":\"Zoë\"}}"), ("more", "x"), ("code", "2")];
        for path in ["/auth/apple/callback", "/mobile/auth/apple/callback", "/auth/google/callback"] {
            let sent = post(path, &form).await;
            assert_eq!(sent.status, 303, "{sent:?}");
            let (page, fragment) = sent.header("location").split_once('#').unwrap();
            assert_eq!(page, path);
            let got: HashMap<_, _> = url::form_urlencoded::parse(fragment.as_bytes()).into_owned().collect();
            assert_eq!((got.len(), &*got["code"], &*got["state"]), (3, "c&d", "s t"), "{fragment}");
            assert_eq!(got["user"], form[2].1);
            assert_eq!((sent.header("cache-control"), sent.header("set-cookie")), ("no-store", ""));
            // The page at the same address sends no referrer.
            let page = app.anyone().page(path).await;
            assert_eq!((page.header("referrer-policy"), page.header("content-type")), ("no-referrer", "text/html; charset=utf-8"));
        }
        let cancelled = post("/auth/apple/callback", &[("error", "user_cancelled_authorize")]).await;
        assert_eq!(cancelled.header("location"), "/auth/apple/callback#error=user_cancelled_authorize");
        assert_eq!(post("/auth/facebook/callback", &form).await.status, 404);
        assert_eq!(post("/auth/apple/verify", &form).await.status, 405);
        assert_eq!(post("/auth/apple/callback", &[("code", &"x".repeat(17 * 1024))]).await.status, 413);
        let put = send(client.put(format!("{}/auth/apple/callback", app.origin))).await;
        assert_eq!(put.status, 405);
        let coop = app.anyone().page("/auth/apple/callback").await;
        assert_eq!(coop.header("cross-origin-opener-policy"), "same-origin-allow-popups");
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_secret_of_a_provider_is_in_the_log() {
    let clock = Clock::system();
    let peers = Peers::start(&clock).await;
    let app = TestApp::start_at(Database::sqlite(), clock, |settings| {
        peers.google.set_up(settings);
        peers.apple.set_up(settings);
    })
    .await;
    let anyone = app.anyone();
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    binary.kill();
    binary.logged = "trace";
    binary.start().await;
    let mut secrets = vec!["hush-hush-client-secret".to_owned()];
    for peer in [&peers.google, &peers.apple] {
        let begun = begin(&anyone, peer.provider.word()).await;
        let code = peer.approve(text(&begun.body, "address"), &ada());
        let exchanged = peer.exchange(&anyone, &code, &begun).await;
        assert_eq!(exchanged.status, 200, "{exchanged:?}");
        let (lost, denied) = (begin(&anyone, peer.provider.word()).await, "code-that-is-none");
        assert_eq!(peer.exchange(&anyone, denied, &lost).await.code(), 87);
        peer.gate.shut();
        assert_eq!(peer.exchange(&anyone, denied, &begun).await.code(), 89);
        assert!(anyone.page(&format!("/auth/google/callback?code={code}")).await.status == 200);
        let texts = [
            &begun.body["state"],
            &begun.body["nonce"],
            &exchanged.body["token"],
            &lost.body["nonce"],
        ];
        secrets.extend(texts.map(|text| text.as_str().unwrap().to_owned()));
        secrets.extend([code, denied.to_owned(), asked(&begun)["nonce"].clone()]);
    }
    let log = binary.log();
    assert!(log.contains("TRACE"), "{log}");
    for secret in &secrets {
        let line = log.lines().find(|line| line.contains(secret));
        assert_eq!(line, None);
    }
    let signature = secrets.iter().find_map(|secret| secret.rsplit_once('.')).unwrap().1;
    assert!(!log.contains(signature));
}
