use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jsonwebtoken::EncodingKey;
use jsonwebtoken::jwk::AlgorithmParameters;
use serde_json::Value;

use super::*;

const NOW: Timestamp = Timestamp::from_seconds(1_800_000_000);

struct Fixture {
    tokens: Tokens,
    folder: tempfile::TempDir,
}

fn fixture() -> Fixture {
    let folder = tempfile::tempdir().unwrap();
    let keys = Keys::open(folder.path()).unwrap();
    let tokens = Tokens::new(keys, "https://podium.test/id".into(), "podium".into());
    Fixture { tokens, folder }
}

fn holder() -> Holder<'static> {
    Holder {
        token: Uuid::from_u128(3),
        subject: Uuid::from_u128(1),
        session: Uuid::from_u128(2),
        email: "ana@podium.test",
        email_verified: true,
        signed_in_at: NOW,
        method: SignInMethod::Password,
        joined: &[],
    }
}

impl Fixture {
    fn good(&self) -> String {
        self.tokens.issue(&holder(), NOW)
    }

    /// A token of ours in all but what `change` does, rightly signed.
    fn forged(&self, change: impl FnOnce(&mut Value)) -> String {
        let mut claims = claims_of(&self.good());
        change(&mut claims);
        let (id, key) = self.tokens.keys.signer();
        let header = Header {
            kid: Some(id.to_owned()),
            ..Header::new(Algorithm::RS256)
        };
        encode(&header, &claims, key).unwrap()
    }

    fn verify(&self, token: &str) -> Result<Arc<Claims>, TokenError> {
        self.tokens.verify(token, NOW)
    }
}

fn claims_of(token: &str) -> Value {
    let body = token.split('.').nth(1).unwrap();
    serde_json::from_slice(&BASE64_URL_SAFE_NO_PAD.decode(body).unwrap()).unwrap()
}

fn unsigned(header: &Value, claims: &Value) -> String {
    let part = |value: &Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
    format!("{}.{}", part(header), part(claims))
}

#[test]
fn what_was_issued_is_believed_for_an_hour() {
    let fixture = fixture();
    let token = fixture.good();
    let claims = fixture.verify(&token).unwrap();
    assert_eq!((claims.sub, claims.sid), (Uuid::from_u128(1), Uuid::from_u128(2)));
    assert_eq!(claims.firebase["sign_in_provider"], "password");
    let later = |seconds| {
        fixture
            .tokens
            .verify(&token, NOW + Duration::from_secs(seconds))
            .map(drop)
    };
    assert_eq!(later(3_599), Ok(()));
    assert_eq!(later(3_600), Err(TokenError::Expired));
}

#[test]
fn no_other_algorithm_is_believed() {
    let fixture = fixture();
    let claims = claims_of(&fixture.good());
    let (id, _) = fixture.tokens.keys.signer();
    for alg in ["none", "None", "NONE", ""] {
        let bare = unsigned(&json!({ "alg": alg, "typ": "JWT", "kid": id }), &claims);
        assert_eq!(fixture.verify(&format!("{bare}.")), Err(TokenError::Invalid), "{alg}");
        assert_eq!(fixture.verify(&bare), Err(TokenError::Invalid), "{alg}");
    }

    // The old confusion: the public key, which everyone has, used as a shared secret.
    let jwk = fixture.tokens.keys.public().keys.remove(0);
    let AlgorithmParameters::RSA(rsa) = &jwk.algorithm else {
        panic!("an RSA key")
    };
    let modulus = BASE64_URL_SAFE_NO_PAD.decode(&rsa.n).unwrap();
    let header = Header {
        kid: Some(id.to_owned()),
        ..Header::new(Algorithm::HS256)
    };
    for secret in [modulus, rsa.n.clone().into_bytes(), serde_json::to_vec(&jwk).unwrap()] {
        let token = encode(&header, &claims, &EncodingKey::from_secret(&secret)).unwrap();
        assert_eq!(fixture.verify(&token), Err(TokenError::Invalid));
    }

    // Rightly signed by the right key, but not as we sign.
    let pem = std::fs::read(fixture.folder.path().join("identity.pem")).unwrap();
    let key = EncodingKey::from_rsa_pem(&pem).unwrap();
    for alg in [Algorithm::RS384, Algorithm::RS512, Algorithm::PS256] {
        let header = Header {
            kid: Some(id.to_owned()),
            ..Header::new(alg)
        };
        let token = encode(&header, &claims, &key).unwrap();
        assert_eq!(fixture.verify(&token), Err(TokenError::Invalid), "{alg:?}");
    }
}

#[test]
fn no_other_key_is_believed() {
    let (ours, theirs) = (fixture(), fixture());
    assert_eq!(ours.verify(&theirs.good()), Err(TokenError::Invalid));

    // Their signature under our key's name, and ours under no name.
    let claims = claims_of(&ours.good());
    let (_, their_key) = theirs.tokens.keys.signer();
    let (our_id, our_key) = ours.tokens.keys.signer();
    let header = |kid: Option<&str>| Header {
        kid: kid.map(str::to_owned),
        ..Header::new(Algorithm::RS256)
    };
    assert_eq!(
        ours.verify(&encode(&header(Some(our_id)), &claims, their_key).unwrap()),
        Err(TokenError::Invalid)
    );
    assert_eq!(
        ours.verify(&encode(&header(None), &claims, our_key).unwrap()),
        Err(TokenError::Invalid)
    );
    assert_eq!(
        ours.verify(&encode(&header(Some("other")), &claims, our_key).unwrap()),
        Err(TokenError::Invalid)
    );
    assert!(
        ours.verify(&encode(&header(Some(our_id)), &claims, our_key).unwrap())
            .is_ok()
    );
}

#[test]
fn every_claim_counts_and_so_does_its_type() {
    let fixture = fixture();
    let now = NOW.seconds();
    let changes: &[(&str, Value, TokenError)] = &[
        ("iss", json!("https://elsewhere.test/id"), TokenError::Invalid),
        ("iss", json!(["https://podium.test/id"]), TokenError::Invalid),
        ("aud", json!("other"), TokenError::Invalid),
        ("aud", json!(["podium", "other"]), TokenError::Invalid),
        ("exp", json!(now - 1), TokenError::Expired),
        ("exp", json!((now + 3_600).to_string()), TokenError::Invalid),
        ("exp", json!(null), TokenError::Invalid),
        ("exp", json!(1.9e9), TokenError::Invalid),
        ("iat", json!(now + SKEW + 1), TokenError::Invalid),
        ("iat", json!(now.to_string()), TokenError::Invalid),
        ("auth_time", json!(now + SKEW + 1), TokenError::Invalid),
        ("nbf", json!(now + SKEW + 1), TokenError::Invalid),
        ("sub", json!(""), TokenError::Invalid),
        ("sub", json!(1), TokenError::Invalid),
        ("sid", json!(null), TokenError::Invalid),
        ("email_verified", json!("true"), TokenError::Invalid),
    ];
    for (name, value, error) in changes {
        let token = fixture.forged(|claims| claims[*name] = value.clone());
        assert_eq!(fixture.verify(&token), Err(*error), "{name} = {value}");
    }
    for name in [
        "iss",
        "aud",
        "sub",
        "sid",
        "exp",
        "iat",
        "auth_time",
        "email",
        "email_verified",
    ] {
        let token = fixture.forged(|claims| drop(claims.as_object_mut().unwrap().remove(name)));
        assert_eq!(fixture.verify(&token), Err(TokenError::Invalid), "without {name}");
    }
    assert!(
        fixture
            .verify(&fixture.forged(|claims| claims["iat"] = json!(now + SKEW)))
            .is_ok()
    );
}

#[test]
fn no_byte_can_be_changed() {
    let fixture = fixture();
    let token = fixture.good();
    let parts: Vec<&str> = token.split('.').collect();
    let mut claims = claims_of(&token);
    claims["sub"] = json!(Uuid::from_u128(9));
    let other = BASE64_URL_SAFE_NO_PAD.encode(claims.to_string());
    assert_eq!(
        fixture.verify(&format!("{}.{other}.{}", parts[0], parts[2])),
        Err(TokenError::Invalid)
    );
    for broken in [
        "",
        ".",
        "..",
        "a.b.c",
        parts[0],
        &token[..token.len() - 8],
        &format!("{token}.{}", parts[2]),
    ] {
        assert_eq!(fixture.verify(broken), Err(TokenError::Invalid), "{broken}");
    }
}
