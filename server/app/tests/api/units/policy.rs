use podium_api::units::csp::{calling, framed, inline_scripts, of_page, picturing};

#[test]
fn only_the_builds_own_inline_scripts_may_run() {
    let page = r#"<head><script src="/a.js"></script><script>alert(1)</script><script type="module">import "/b.js"</script></head>"#;
    let scripts: Vec<_> = inline_scripts(page).collect();
    assert_eq!(scripts, ["alert(1)", "import \"/b.js\""]);
    let policy = of_page(page);
    let policy = policy.to_str().unwrap();
    assert!(
        policy.contains("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"),
        "{policy}"
    );
    assert!(!policy.contains("script-src 'self' 'unsafe"));
    assert!(policy.contains("; worker-src 'self'; manifest-src 'self'; "), "{policy}");
}

#[test]
fn the_identity_service_may_be_called() {
    let page = of_page("<script>alert(1)</script>");
    let hosted = calling(&page, &["https://identitytoolkit.googleapis.com".into()]);
    let hosted = hosted.to_str().unwrap();
    assert!(
        hosted.contains("; connect-src 'self' https://identitytoolkit.googleapis.com; "),
        "{hosted}"
    );
}

#[test]
fn only_allowed_hosts_show_pictures() {
    let page = of_page("<script>alert(1)</script>");
    assert_eq!(picturing(&page, &[]), page);
    assert!(page.to_str().unwrap().contains("; img-src 'self' data: blob:; "));
    let hosts = ["cards.example", "more.cards.example"].map(|host| host.parse().unwrap());
    let allowed = picturing(&page, &hosts);
    let allowed = allowed.to_str().unwrap();
    let images = "; img-src 'self' data: blob: https://cards.example https://more.cards.example; ";
    assert!(allowed.contains(images), "{allowed}");
    assert_eq!(allowed.matches("cards.example").count(), 2, "{allowed}");
}

#[test]
fn a_streamer_dresses_the_overlay_and_nothing_else() {
    let page = of_page("<script>alert(1)</script>");
    let overlay = framed(&page);
    let [page, overlay] = [&page, &overlay].map(|policy| policy.to_str().unwrap());
    assert!(page.contains("style-src 'self';") && page.contains("frame-ancestors 'none'"));
    assert!(overlay.contains("style-src 'self' 'unsafe-inline';") && overlay.contains("frame-ancestors *"));
    assert!(!overlay.contains("script-src 'self' 'unsafe"), "{overlay}");
}
