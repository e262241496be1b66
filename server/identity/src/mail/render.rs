//! Renders a mail in one language, as plain text and HTML.

use std::time::{Duration, SystemTime};

use lettre::Message;
use lettre::message::header::{ContentTransferEncoding, ContentType};
use lettre::message::{Body, Mailbox, MultiPart, SinglePart};
use minijinja::{Environment, context};
use podium_domain::{Email, Lang, Timestamp};
use uuid::Uuid;

use super::words::{otherwise, words};
use crate::codes::CodeKind;

/// Everything a mail is made of.
pub struct MailContent<'a> {
    pub id: Uuid,
    pub kind: CodeKind,
    pub lang: Lang,
    pub to: &'a Email,
    pub link: &'a str,
    pub at: Timestamp,
}

pub struct Renderer {
    templates: Environment<'static>,
    from: Mailbox,
}

#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    #[error("the address cannot be written to: {0}")]
    Address(#[from] lettre::address::AddressError),
    #[error("the mail cannot be put together: {0}")]
    Message(#[from] lettre::error::Error),
    #[error("the template does not render: {0}")]
    Template(#[from] minijinja::Error),
}

impl Renderer {
    pub fn new(from: Mailbox) -> Renderer {
        let mut templates = Environment::new();
        for (name, text) in [
            ("mail.html", include_str!("templates/mail.html")),
            ("mail.txt", include_str!("templates/mail.txt")),
        ] {
            templates
                .add_template(name, text)
                .expect("the built-in templates are well formed");
        }
        Renderer { templates, from }
    }

    pub fn message(&self, content: &MailContent<'_>) -> Result<Message, RenderError> {
        let words = words(content.kind, content.lang);
        let values = context! {
            lang => content.lang.as_str(),
            link => content.link,
            subject => words.subject,
            title => words.title,
            text => words.text,
            button => words.button,
            otherwise => otherwise(content.lang),
            lifetime => words.lifetime,
            ignore => words.ignore,
        };
        let part = |name: &str| self.templates.get_template(name)?.render(&values);
        // Quoted-printable passes every relay untouched, long links and accents included.
        let encoded = |kind: ContentType, text: String| {
            let body = Body::new_with_encoding(text, ContentTransferEncoding::QuotedPrintable);
            SinglePart::builder()
                .header(kind)
                .body(body.expect("any text can be quoted"))
        };
        let both = MultiPart::alternative()
            .boundary(content.id.simple().to_string())
            .singlepart(encoded(ContentType::TEXT_PLAIN, part("mail.txt")?))
            .singlepart(encoded(ContentType::TEXT_HTML, part("mail.html")?));
        let sent =
            SystemTime::UNIX_EPOCH + Duration::from_secs(u64::try_from(content.at.seconds()).unwrap_or_default());
        let message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, content.to.as_str().parse()?))
            .subject(words.subject)
            .date(sent)
            .message_id(Some(format!("<{}@{}>", content.id, self.from.email.domain())))
            .multipart(both)?;
        Ok(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rendered(kind: CodeKind, lang: Lang, link: &str) -> String {
        let renderer = Renderer::new("Podium <podium@podium.test>".parse().unwrap());
        let content = MailContent {
            id: Uuid::from_u128(7),
            kind,
            lang,
            to: &"zoë@podium.test".parse().unwrap(),
            link,
            at: Timestamp::from_seconds(1_800_000_000),
        };
        String::from_utf8(renderer.message(&content).unwrap().formatted()).unwrap()
    }

    /// Undoes quoted-printable, which is how text with accents travels.
    fn readable(mail: &str) -> String {
        let joined = mail.replace("=\r\n", "");
        let mut bytes = Vec::new();
        let mut rest = joined.as_bytes();
        while let Some((first, tail)) = rest.split_first() {
            let hex = (*first == b'=').then(|| tail.get(..2)).flatten();
            match hex.and_then(|h| u8::from_str_radix(std::str::from_utf8(h).ok()?, 16).ok()) {
                Some(byte) => {
                    bytes.push(byte);
                    rest = &tail[2..];
                }
                None => {
                    bytes.push(*first);
                    rest = tail;
                }
            }
        }
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn every_mail_carries_its_words_and_its_link_twice() {
        for kind in CodeKind::ALL {
            for lang in Lang::ALL {
                let mail = readable(&rendered(kind, lang, "https://podium.test/x"));
                let words = words(kind, lang);
                assert!(mail.contains("multipart/alternative"), "{mail}");
                assert_eq!(mail.matches(words.text).count(), 2, "{kind:?} {lang:?}: {mail}");
                assert!(mail.contains(words.button) && mail.contains(words.ignore), "{mail}");
                assert!(mail.contains("href=\"https:&#x2f;&#x2f;podium.test&#x2f;x\""), "{mail}");
                assert!(mail.contains("\r\nhttps://podium.test/x\r\n"), "{mail}");
                assert!(mail.contains(&format!("<html lang=\"{}\">", lang.as_str())), "{mail}");
            }
        }
    }

    #[test]
    fn what_is_put_in_cannot_become_markup_or_headers() {
        let mail = readable(&rendered(
            CodeKind::VerifyEmail,
            Lang::En,
            "https://podium.test/\"><script>\r\nBcc: x@y.z",
        ));
        let html = mail.split("text/html").nth(1).unwrap();
        assert!(!html.contains("<script>"), "{html}");
        let headers = mail.split("\r\n\r\n").next().unwrap();
        assert!(!headers.contains("Bcc"), "{headers}");
        assert!(headers.contains("Date: Fri, 15 Jan 2027 08:00:00 +0000"), "{headers}");
        assert!(
            headers.contains("Message-ID: <00000000-0000-0000-0000-000000000007@podium.test>"),
            "{headers}"
        );
    }
}
