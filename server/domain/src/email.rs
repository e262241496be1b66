use crate::FieldError;

text! {
    /// An address that could receive mail, in lower case so that one person is one account.
    #[derive(Hash)]
    Email = email;
}

/// Deliberately lenient: the proof of an address is the mail that arrives there.
fn email(text: &str) -> Result<String, FieldError> {
    let text = text.trim();
    if text.is_empty() {
        return Err(FieldError::Required);
    }
    if text.len() > 254 {
        return Err(FieldError::TooLong { max: 254 });
    }
    let (local, host) = text.rsplit_once('@').ok_or(FieldError::Invalid)?;
    let plain = |part: &str| {
        !part.starts_with('.')
            && !part.ends_with('.')
            && !part.contains("..")
            && !part
                .chars()
                .any(|c| c.is_whitespace() || c.is_control() || "\"(),:;<>[\\]@".contains(c))
    };
    let host_ok = host.split('.').count() > 1
        && host
            .split('.')
            .all(|label| !label.is_empty() && !label.starts_with('-') && !label.ends_with('-'));
    if local.is_empty() || local.len() > 64 || !plain(local) || !plain(host) || !host_ok {
        return Err(FieldError::Invalid);
    }
    Ok(text.to_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_person_is_one_address() {
        let email: Email = "  Zoë.Durand+jeu@Example.ORG ".parse().unwrap();
        assert_eq!(email.as_str(), "zoë.durand+jeu@example.org");
    }

    #[test]
    fn refuses_what_no_mail_can_reach() {
        for text in [
            "a",
            "a@",
            "@b.c",
            "a@b",
            "a b@c.d",
            "a@b..c",
            "a@-b.c",
            ".a@b.c",
            "a\r\n@b.c",
            "a@b@c.d",
        ] {
            assert_eq!(text.parse::<Email>(), Err(FieldError::Invalid), "{text:?}");
        }
        assert_eq!(" ".parse::<Email>(), Err(FieldError::Required));
        let long = format!("{}@example.org", "a".repeat(300));
        assert_eq!(long.parse::<Email>(), Err(FieldError::TooLong { max: 254 }));
    }
}
