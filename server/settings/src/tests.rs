use super::*;

fn merge(file: &str, environment: &[(&'static str, &str)]) -> Result<Settings, SettingsError> {
    let environment = environment.iter().map(|(name, text)| (*name, (*text).to_owned()));
    Settings::merge(file, environment)
}

#[test]
fn the_environment_stands_over_the_file() {
    let settings = merge(
        "listen = '127.0.0.1:1111'\nrate_limit = 5\ntrusted_proxies = ['10.0.0.0/8']",
        &[
            ("listen", "127.0.0.1:2222"),
            ("authorized_domains", "a.example, b.example"),
            ("public_url", "https://podium.example/"),
        ],
    )
    .unwrap();
    assert_eq!(settings.listen.port(), 2222);
    assert_eq!(settings.rate_limit, 5);
    assert_eq!(settings.trusted_proxies.len(), 1);
    assert_eq!(settings.authorized_domains, ["a.example", "b.example"]);
    assert_eq!(settings.public_origin(), "https://podium.example");
    assert!(settings.complaints().is_empty());
}

#[test]
fn digits_are_a_number_only_where_a_number_is_expected() {
    let settings = merge(
        "",
        &[
            ("firebase_messaging_sender_id", "0123456789"),
            ("apple_team_id", "12345E6789"),
            ("google_client_secret", "true"),
            ("rate_limit", "5"),
            ("example", "true"),
            ("service_worker", "false"),
        ],
    )
    .unwrap();
    assert!(settings.example);
    assert!(!settings.service_worker);
    assert_eq!(settings.firebase_messaging_sender_id.as_deref(), Some("0123456789"));
    assert_eq!(settings.apple_team_id.as_deref(), Some("12345E6789"));
    assert_eq!(settings.google_client_secret.as_deref(), Some("true"));
    assert_eq!(settings.rate_limit, 5);
    for name in Settings::NAMES {
        let refused = merge("", &[(name, "5")]).err().map(|why| why.to_string());
        assert!(
            !refused.is_some_and(|why| why.contains("expected u")),
            "{name} is a number"
        );
    }
}

#[test]
fn metrics_are_off_and_have_a_listener_of_their_own() {
    assert_eq!(merge("", &[]).unwrap().metrics_listen, None);
    let set = merge("", &[("metrics_listen", "127.0.0.1:9464")]).unwrap();
    assert_eq!(set.metrics_listen.map(|address| address.port()), Some(9464));
    assert!(set.complaints().is_empty());
    let same = merge("", &[("metrics_listen", "127.0.0.1:8080")]).unwrap().complaints();
    assert!(
        same.iter().any(|complaint| complaint.contains("metrics_listen")),
        "{same:?}"
    );
}

#[test]
fn an_error_names_the_setting_and_its_place() {
    for (file, environment, told) in [
        ("lissen = '127.0.0.1:1111'", None, ["podium.toml", "lissen"]),
        ("listen = 'here'", None, ["podium.toml", "`listen`"]),
        ("log = 'text'\nlisten = \n", None, ["podium.toml, line 2", ""]),
        ("", Some(("listen", "here")), ["PODIUM_LISTEN", "socket address"]),
        ("", Some(("rate_limit", "many")), ["PODIUM_RATE_LIMIT", "u32"]),
        (
            "card_image_hosts = ['https://cards.example/']",
            None,
            ["podium.toml", "https://cards.example/: must be the name of a host"],
        ),
        (
            "",
            Some(("card_image_hosts", "cards.example, *")),
            ["PODIUM_CARD_IMAGE_HOSTS", "*: must be the name of a host"],
        ),
    ] {
        let error = merge(file, environment.as_slice()).unwrap_err().to_string();
        assert!(told.iter().all(|part| error.contains(part)), "{error}");
    }
}

#[test]
fn a_secret_is_not_repeated_in_an_error() {
    for file in [
        "nats_url = 'nats://podium:hush@not a host:42'",
        "smtp_url = 'smtp://podium:hush@host",
        "s3_endpoint = 'http://podium:hush@not a host:42'",
    ] {
        let error = merge(file, &[]).unwrap_err().to_string();
        assert!(error.contains("podium.toml") && !error.contains("hush"), "{error}");
    }
    let complaints = merge("nats_url = 'http://podium:hush@127.0.0.1'", &[])
        .unwrap()
        .complaints();
    assert!(
        complaints.len() == 1 && !complaints[0].contains("hush"),
        "{complaints:?}"
    );
}

#[test]
fn every_setting_can_be_set_from_the_environment() {
    let refused = merge("no_such_setting = 1", &[]).unwrap_err().to_string();
    let (_, expected) = refused.split_once("one of").unwrap();
    let fields: Vec<_> = expected.split('`').skip(1).step_by(2).collect();
    assert_eq!(fields[..Settings::NAMES.len()], *Settings::NAMES, "{refused}");
}

#[test]
fn values_that_cannot_be_right_are_told() {
    let settings = Settings {
        public_url: Some("https://podium.example/app".parse().unwrap()),
        database_url: Some("mysql://x".into()),
        token_sync_url: Some("//evil.example".into()),
        api_key: Some("short".into()),
        ..Settings::default()
    };
    assert_eq!(settings.complaints().len(), 4);
}

#[test]
fn push_services_are_told_of_the_operator() {
    let subject = |environment: &[(&'static str, &str)]| merge("", environment).unwrap().push_subject();
    assert_eq!(subject(&[]), None);
    assert_eq!(subject(&[("public_url", "http://podium.lan")]), None);
    let public = ("public_url", "https://podium.example/");
    assert_eq!(subject(&[public]).as_deref(), Some("https://podium.example"));
    let contact = ("push_contact", "mailto:host@podium.example");
    assert_eq!(
        subject(&[public, contact]).as_deref(),
        Some("mailto:host@podium.example")
    );

    let settings = merge(
        "",
        &[
            ("push", "false"),
            ("push_services", "http://10.0.0.5:8090, https://push.lan"),
        ],
    )
    .unwrap();
    assert!(!settings.push && settings.complaints().is_empty());
    assert_eq!(settings.push_services.len(), 2);
    for wrong in [
        ("push_contact", "tel:1"),
        ("security_contact", "http://podium.example/report"),
        ("push_services", "ftp://push.lan"),
        ("push_services", "https://push.lan/a"),
    ] {
        assert_eq!(merge("", &[wrong]).unwrap().complaints().len(), 1, "{wrong:?}");
    }
}

#[test]
fn what_is_kept_ends_after_its_days_or_never() {
    use podium_domain::Kept;
    let settings = merge(
        "keep_activity_days = 0",
        &[("keep_timelines_days", "365"), ("keep_removed_days", "31")],
    )
    .unwrap();
    let days = |kept| settings.keeps(kept).map(|span| span.as_secs() / (24 * 60 * 60));
    let kept = Kept::ALL.map(days);
    assert_eq!(kept, [None, Some(90), Some(365), Some(7), Some(7), Some(31), Some(31)]);
    assert!(settings.complaints().is_empty());
    for (days, complaints) in [("0", 0), ("29", 1), ("30", 0)] {
        let settings = merge("", &[("keep_removed_days", days)]).unwrap();
        assert_eq!(settings.complaints().len(), complaints, "{days}");
    }
}

#[test]
fn a_bucket_needs_its_keys_and_an_address_without_a_path() {
    assert!(merge("s3_region = 'eu-west-3'", &[]).unwrap().s3().is_none());
    let whole = [
        ("s3_bucket", "podium"),
        ("s3_endpoint", "http://127.0.0.1:8333"),
        ("s3_access_key_id", "12345"),
        ("s3_secret_access_key", "67890"),
    ];
    let settings = merge("", &whole).unwrap();
    assert!(settings.complaints().is_empty());
    let s3 = settings.s3().unwrap();
    assert_eq!(
        (s3.region.as_str(), s3.prefix.as_str(), s3.path_style),
        ("us-east-1", "pictures", true)
    );
    assert_eq!(
        (s3.access_key_id.as_str(), s3.secret_access_key.as_str()),
        ("12345", "67890")
    );
    assert_eq!(
        merge("", &whole[..2]).unwrap().complaints().len(),
        2,
        "both keys are missing"
    );
    for wrong in [
        ("s3_bucket", "https://podium.example"),
        ("s3_endpoint", "ftp://127.0.0.1"),
        ("s3_endpoint", "http://127.0.0.1/podium"),
        ("s3_path_style", "false"),
        ("s3_prefix", "/pictures"),
        ("s3_prefix", "a/../b"),
    ] {
        let settings = merge("", &[&whole[..], &[wrong]].concat()).unwrap();
        assert_eq!(settings.complaints().len(), 1, "{wrong:?}");
    }
}
