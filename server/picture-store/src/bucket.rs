//! Pictures as objects in an S3 bucket.

use std::error::Error as _;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use futures_util::TryStreamExt;
use object_store::aws::{AmazonS3, AmazonS3Builder};
use object_store::path::Path;
use object_store::{
    Attribute, Attributes, BackoffConfig, ClientOptions, Error, ObjectMeta, ObjectStore, ObjectStoreExt, PutOptions,
    RetryConfig,
};
use podium_settings::S3;
use tokio::time::timeout;
use url::Url;

use crate::{Result, Stored, Unavailable};

/// A bucket that takes longer counts as away. Pictures have a few hundred KB.
const PATIENCE: Duration = Duration::from_secs(5);
const CONNECT: Duration = Duration::from_secs(2);
/// How often a refused connection or an answer such as "slow down" is tried again.
const RETRIES: usize = 2;
/// How long nobody waits for a bucket that has just kept somebody waiting in vain.
const PAUSE: Duration = Duration::from_secs(2);

pub struct Bucket {
    store: AmazonS3,
    prefix: Path,
    shown: String,
    /// When it last did not answer.
    silent: Mutex<Option<Instant>>,
}

impl Bucket {
    pub fn new(s3: &S3) -> Result<Bucket> {
        let options = ClientOptions::new()
            .with_allow_http(s3.endpoint.as_ref().is_some_and(|url| url.scheme() == "http"))
            .with_connect_timeout(CONNECT)
            .with_timeout(PATIENCE);
        let retry = RetryConfig {
            backoff: BackoffConfig::default(),
            max_retries: RETRIES,
            retry_timeout: PATIENCE,
        };
        let mut builder = AmazonS3Builder::new()
            .with_bucket_name(&s3.bucket)
            .with_region(&s3.region)
            .with_access_key_id(&s3.access_key_id)
            .with_secret_access_key(&s3.secret_access_key)
            .with_virtual_hosted_style_request(!s3.path_style)
            // Not every server can delete several at once.
            .with_disable_bulk_delete(true)
            .with_client_options(options)
            .with_retry(retry);
        let mut shown = format!("the bucket {}", s3.bucket);
        if let Some(endpoint) = &s3.endpoint {
            builder = builder.with_endpoint(address(s3, endpoint));
            shown = format!("{shown} at {}", endpoint.host_str().unwrap_or_default());
        }
        let store = builder.build();
        Ok(Bucket {
            store: store.map_err(|why| Unavailable(format!("{shown}: {why}")))?,
            prefix: Path::from(s3.prefix.as_str()),
            shown,
            silent: Mutex::default(),
        })
    }

    pub fn shown(&self) -> &str {
        &self.shown
    }

    fn key(&self, name: &str) -> Path {
        self.prefix.clone().join(name)
    }

    pub async fn put(&self, name: &str, bytes: Vec<u8>) -> Result<()> {
        let options = PutOptions {
            attributes: Attributes::from_iter([(Attribute::ContentType, "image/jpeg")]),
            ..PutOptions::default()
        };
        let key = self.key(name);
        match self.ask(self.store.put_opts(&key, bytes.into(), options)).await? {
            Some(_) => Ok(()),
            None => Err(self.told("there is no such bucket")),
        }
    }

    pub async fn get(&self, name: &str) -> Result<Option<Vec<u8>>> {
        let get = async { self.store.get(&self.key(name)).await?.bytes().await };
        Ok(self.ask(get).await?.map(Vec::from))
    }

    pub async fn remove(&self, name: &str) -> Result<()> {
        self.ask(self.store.delete(&self.key(name))).await.map(drop)
    }

    /// Comes in pages, each of which may take its time.
    pub async fn list(&self) -> Result<Vec<Stored>> {
        let (mut stored, mut listed) = (Vec::new(), self.store.list(Some(&self.prefix)));
        while let Some(found) = self.ask(listed.try_next()).await?.flatten() {
            stored.extend(self.directly_below(&found));
        }
        Ok(stored)
    }

    /// None for what lies deeper than pictures do.
    fn directly_below(&self, found: &ObjectMeta) -> Option<Stored> {
        let mut below = found.location.prefix_match(&self.prefix)?;
        let (name, None) = (below.next()?, below.next()) else {
            return None;
        };
        Some(Stored {
            name: name.as_ref().to_owned(),
            bytes: found.size,
            age: SystemTime::from(found.last_modified).elapsed().unwrap_or_default(),
        })
    }

    /// None where there is no such object.
    async fn ask<T>(&self, work: impl Future<Output = object_store::Result<T>>) -> Result<Option<T>> {
        if self.is_silent() {
            return Err(self.told("it has not answered just before"));
        }
        match timeout(PATIENCE, work).await {
            Ok(Ok(done)) => Ok(Some(done)),
            Ok(Err(why)) if is_missing(&why) => Ok(None),
            Ok(Err(why)) => Err(self.told(&in_words(&why))),
            Err(_) => {
                *self.silent.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
                Err(self.told("it does not answer"))
            }
        }
    }

    fn is_silent(&self) -> bool {
        let silent = self.silent.lock().unwrap_or_else(PoisonError::into_inner);
        silent.is_some_and(|since| since.elapsed() < PAUSE)
    }

    fn told(&self, why: &str) -> Unavailable {
        Unavailable(format!("{}: {why}", self.shown))
    }
}

/// The server's address, or where the bucket is in the name of the host, the bucket's own.
fn address(s3: &S3, endpoint: &Url) -> String {
    let mut address = endpoint.clone();
    let host = format!("{}.{}", s3.bucket, endpoint.host_str().unwrap_or_default());
    // Only the number of a machine takes no name before it, which the settings refuse.
    if !s3.path_style {
        let _ = address.set_host(Some(&host));
    }
    address.as_str().trim_end_matches('/').to_owned()
}

/// Whether an object is missing, and not the whole bucket.
fn is_missing(why: &Error) -> bool {
    matches!(why, Error::NotFound { .. }) && code(&why.to_string()) != Some("NoSuchBucket")
}

/// What went wrong, without the addresses and numbers of the request. Lists fail as `Generic`, so that only S3's own word says why.
fn in_words(why: &Error) -> String {
    let text = why.to_string();
    match (why, code(&text)) {
        (Error::NotFound { .. }, _) | (_, Some("NoSuchBucket")) => "there is no such bucket".into(),
        (Error::PermissionDenied { .. } | Error::Unauthenticated { .. }, code) => {
            refused(code.unwrap_or("without a reason"))
        }
        (_, Some(code @ ("AccessDenied" | "InvalidAccessKeyId" | "SignatureDoesNotMatch"))) => refused(code),
        (_, Some(code)) => format!("it answers {code}"),
        (_, None) => {
            let mut cause = why.source();
            while let Some(deeper) = cause.and_then(|cause| cause.source()) {
                cause = Some(deeper);
            }
            cause.map(|cause| cause.to_string()).unwrap_or(text)
        }
    }
}

fn refused(code: &str) -> String {
    format!(
        "it refuses the key ({code}): check PODIUM_S3_ACCESS_KEY_ID, PODIUM_S3_SECRET_ACCESS_KEY and what that key may do"
    )
}

/// The word by which S3 says what is wrong.
fn code(answer: &str) -> Option<&str> {
    let (_, from) = answer.split_once("<Code>")?;
    Some(from.split_once("</Code>")?.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answered(code: &str) -> Box<dyn std::error::Error + Send + Sync> {
        format!("404 Not Found: <Error><Code>{code}</Code><Message>None</Message></Error>").into()
    }

    #[test]
    fn a_missing_bucket_is_not_a_missing_picture() {
        for (code, missing) in [("NoSuchKey", true), ("NoSuchBucket", false)] {
            let (path, source) = ("pictures/a.jpg".to_owned(), answered(code));
            assert_eq!(is_missing(&Error::NotFound { path, source }), missing, "{code}");
        }
    }

    #[test]
    fn a_refusal_names_its_code_and_the_settings() {
        let (path, source) = ("pictures/a.jpg".to_owned(), answered("AccessDenied"));
        let words = in_words(&Error::PermissionDenied { path, source });
        assert!(
            words.contains("(AccessDenied)") && words.contains("PODIUM_S3_ACCESS_KEY_ID"),
            "{words}"
        );
    }

    #[test]
    fn a_list_that_fails_says_why_by_its_code() {
        let list = |code| Error::Generic {
            store: "S3",
            source: answered(code),
        };
        assert!(in_words(&list("SignatureDoesNotMatch")).starts_with("it refuses the key (SignatureDoesNotMatch)"));
        assert_eq!(in_words(&list("NoSuchBucket")), "there is no such bucket");
        assert_eq!(in_words(&list("SlowDown")), "it answers SlowDown");
    }

    #[test]
    fn the_bucket_is_in_the_path_or_in_the_host() {
        let endpoint = "https://s3.example:8333/".parse().unwrap();
        let mut s3 = S3 {
            bucket: "podium".into(),
            endpoint: None,
            region: "us-east-1".into(),
            access_key_id: "key".into(),
            secret_access_key: "secret".into(),
            path_style: true,
            prefix: String::new(),
        };
        assert_eq!(address(&s3, &endpoint), "https://s3.example:8333");
        s3.path_style = false;
        assert_eq!(address(&s3, &endpoint), "https://podium.s3.example:8333");
    }
}
