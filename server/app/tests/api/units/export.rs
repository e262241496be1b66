use podium_api::units::file_name;
use podium_api::units::sheet::{rows, text, value};
use podium_domain::Timestamp;

#[test]
fn a_file_is_named_after_its_owner_and_day() {
    let name = file_name("Élodie.42", Timestamp::from_seconds(1_780_000_000));
    assert_eq!(
        name,
        "attachment; filename=\"podium-elodie42-2026-05-28.zip\"; filename*=UTF-8''podium-%C3%89lodie.42-2026-05-28.zip"
    );
}

#[test]
fn nothing_typed_is_a_formula() {
    for typed in ["=1+1", "+1", "-1", "@x", "\tx", "\rx"] {
        assert_eq!(text(typed), format!("'{typed}"));
    }
    assert_eq!(text("Krenko, 1=1"), "Krenko, 1=1");
    assert_eq!(value(Some(-3)), "-3");
    assert_eq!(value(None::<i64>), "");
}

#[test]
fn cells_keep_to_themselves() {
    let sheet = rows([["a,b", "say \"hi\"\nand bye"]]).unwrap();
    assert_eq!(
        String::from_utf8(sheet).unwrap(),
        "\"a,b\",\"say \"\"hi\"\"\nand bye\"\n"
    );
}
