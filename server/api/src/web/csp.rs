//! The Content-Security-Policy: only our own files and the inline scripts of the build may run.

use axum::http::HeaderValue;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use podium_settings::ImageHost;
use sha2::{Digest, Sha256};

/// For files that people sent: opened by itself, such a file runs nothing and belongs to no site.
pub const SANDBOX: &str = "default-src 'none'; frame-ancestors 'none'; sandbox";

/// For the service worker, which fetches our own files and nothing else.
pub const WORKER: HeaderValue = HeaderValue::from_static("default-src 'none'; script-src 'self'; connect-src 'self'");

const ALONE: &str = "frame-ancestors 'none'";
const OWN_STYLES: &str = "style-src 'self';";
const OWN_CALLS: &str = "connect-src 'self';";
const OWN_PICTURES: &str = "img-src 'self' data: blob:;";

/// The policy of one built page: its own inline scripts by their hashes, and no others.
pub fn of_page(page: &str) -> HeaderValue {
    let hashes: String = inline_scripts(page)
        .map(|script| format!(" 'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(script))))
        .collect();
    let policy = format!(
        "default-src 'self'; script-src 'self'{hashes}; {OWN_STYLES} style-src-attr 'unsafe-inline'; \
         {OWN_PICTURES} font-src 'self'; {OWN_CALLS} worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
         object-src 'none'; {ALONE}"
    );
    HeaderValue::from_str(&policy).expect("hashes are plain letters")
}

/// The overlay is shown inside other programs' frames, which put the streamer's own styles into it.
pub fn framed(policy: &HeaderValue) -> HeaderValue {
    let policy = policy.to_str().unwrap_or_default();
    let policy = policy.replace(ALONE, "frame-ancestors *");
    let policy = policy.replace(OWN_STYLES, "style-src 'self' 'unsafe-inline';");
    HeaderValue::from_str(&policy).expect("still plain letters")
}

/// Where another service keeps the accounts, pages call it too.
pub fn calling(policy: &HeaderValue, origins: &[String]) -> HeaderValue {
    let policy = policy.to_str().unwrap_or_default();
    let policy = policy.replace(OWN_CALLS, &format!("connect-src 'self' {};", origins.join(" ")));
    HeaderValue::from_str(&policy).expect("origins are plain letters")
}

/// Where the operator allows hosts for pictures of cards, pages show those.
pub fn picturing(policy: &HeaderValue, hosts: &[ImageHost]) -> HeaderValue {
    let policy = policy.to_str().unwrap_or_default();
    let origins: String = hosts.iter().map(|host| format!(" {}", host.origin())).collect();
    let policy = policy.replace(OWN_PICTURES, &format!("img-src 'self' data: blob:{origins};"));
    HeaderValue::from_str(&policy).expect("hosts are plain letters")
}

pub fn inline_scripts(page: &str) -> impl Iterator<Item = &str> {
    page.split("<script").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (script, _) = rest.split_once("</script>")?;
        (!attributes.contains("src=") && !script.is_empty()).then_some(script)
    })
}
