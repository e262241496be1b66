//! The settings of a bucket that holds the pictures in place of the data folder.

use url::{Host, Url};

use crate::Settings;

#[derive(Clone)]
pub struct S3 {
    pub bucket: String,
    /// None for Amazon's own.
    pub endpoint: Option<Url>,
    pub region: String,
    pub access_key_id: String,
    pub secret_access_key: String,
    pub path_style: bool,
    /// What stands before the names of pictures; may be empty.
    pub prefix: String,
}

impl Settings {
    /// None where pictures are files in the data folder.
    pub fn s3(&self) -> Option<S3> {
        Some(S3 {
            bucket: self.s3_bucket.clone()?,
            endpoint: self.s3_endpoint.clone(),
            region: self.s3_region.clone(),
            access_key_id: self.s3_access_key_id.clone().unwrap_or_default(),
            secret_access_key: self.s3_secret_access_key.clone().unwrap_or_default(),
            path_style: self.s3_path_style,
            prefix: self.s3_prefix.clone(),
        })
    }

    pub(crate) fn s3_complaints(&self) -> Vec<String> {
        let mut complaints = Vec::new();
        if self.s3_bucket.as_deref().is_some_and(|bucket| !is_plain(bucket)) {
            complaints.push("s3_bucket must be the name of a bucket, without an address".into());
        }
        for (name, key) in [
            ("s3_access_key_id", &self.s3_access_key_id),
            ("s3_secret_access_key", &self.s3_secret_access_key),
        ] {
            if self.s3_bucket.is_some() && key.is_none() {
                complaints.push(format!("s3_bucket is set, but {name} is not"));
            }
        }
        if let Some(url) = &self.s3_endpoint
            && (!matches!(url.scheme(), "http" | "https") || url.path() != "/" || url.query().is_some())
        {
            complaints.push("s3_endpoint must be an http or https address without a path or a bucket".into());
        }
        let is_number = |url: &Url| !matches!(url.host(), Some(Host::Domain(_)));
        if !self.s3_path_style && self.s3_endpoint.as_ref().is_some_and(is_number) {
            complaints
                .push("s3_path_style must be true where s3_endpoint is a number: no bucket stands before it".into());
        }
        if !self.s3_prefix.is_empty() && !self.s3_prefix.split('/').all(is_plain) {
            let wanted = "words of letters, digits, dots, dashes and underscores, with / between them";
            complaints.push(format!("s3_prefix must be {wanted}"));
        }
        complaints
    }
}

fn is_plain(word: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    !word.is_empty() && !word.starts_with('.') && word.chars().all(plain)
}
