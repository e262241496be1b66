use std::path::Path;

/// A mail from the outbox.
#[derive(Debug, Clone)]
pub struct Mail {
    /// As it was written, with soft line breaks joined and `=XX` decoded.
    pub text: String,
}

impl Mail {
    pub(crate) fn newest(outbox: &Path, to: &str) -> Option<Mail> {
        let mut files: Vec<_> = std::fs::read_dir(outbox)
            .ok()?
            .flatten()
            .map(|entry| entry.path())
            .collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "eml"));
        files.sort();
        files.iter().rev().find_map(|file| {
            let raw = std::fs::read_to_string(file).ok()?;
            raw.contains(to).then(|| Mail { text: decode(&raw) })
        })
    }

    /// The one-time code in the mail's link.
    pub fn code(&self) -> &str {
        let (_, rest) = self.text.split_once("oobCode=").expect("a link with a code");
        rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
            .next()
            .unwrap_or_default()
    }
}

/// Quoted-printable, as far as our own mails use it.
fn decode(raw: &str) -> String {
    let joined = raw.replace("=\r\n", "").replace("=\n", "");
    let mut bytes = Vec::with_capacity(joined.len());
    let mut rest = joined.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = tail.get(..2).and_then(|two| std::str::from_utf8(two).ok());
        match hex.and_then(|two| u8::from_str_radix(two, 16).ok()) {
            Some(byte) if *first == b'=' => {
                bytes.push(byte);
                rest = &tail[2..];
            }
            _ => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
