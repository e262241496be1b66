use podium_api::units::holds_nul;

#[test]
fn only_the_character_itself_is_refused() {
    assert!(holds_nul(br#"{"name":"a\u0000b"}"#));
    assert!(holds_nul(br#""\\\u0000""#));
    assert!(!holds_nul(br#"{"name":"a\\u0000b"}"#), "somebody wrote it out");
    assert!(!holds_nul(br#""\u0001\"#));
}
