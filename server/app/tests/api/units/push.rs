//! The encryption of push messages.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_api::messages;
use podium_api::units::{Ephemeral, seal};
use podium_domain::{Lang, PushKind};

fn bytes<const N: usize>(text: &str) -> [u8; N] {
    BASE64_URL_SAFE_NO_PAD.decode(text).unwrap().try_into().unwrap()
}

/// The example of RFC 8291, section 5.
#[test]
fn a_message_is_encrypted_as_the_standard_has_it() {
    let with = Ephemeral {
        private: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
    };
    let p256dh: [u8; 65] =
        bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4");
    let auth: [u8; 16] = bytes("BTBZMqHH6r4Tts7J_aSIgg");
    let text = b"When I grow up, I want to be a watermelon";
    let sealed = seal(&p256dh, &auth, text, text.len() + 1, &with).unwrap();
    assert_eq!(
        BASE64_URL_SAFE_NO_PAD.encode(sealed),
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_\
         yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    );
}

#[test]
fn what_cannot_be_read_is_not_sent() {
    let with = || Ephemeral {
        private: [1; 32],
        salt: [2; 16],
    };
    let beside_the_curve = [4; 65];
    assert!(seal(&beside_the_curve, &[0; 16], b"", 16, &with()).is_err());
    assert!(seal(&[], &[0; 16], b"", 16, &with()).is_err());
    let point: [u8; 65] =
        bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    assert!(
        seal(&point, &[0; 16], &[b'a'; 4_080], 0, &with()).is_err(),
        "more than a record"
    );
    assert!(seal(&point, &[0; 16], &[b'a'; 4_079], 0, &with()).is_ok());
}

#[test]
fn every_kind_speaks_both_languages() {
    for kind in PushKind::ALL {
        let (en, fr) = (messages::push(kind, Lang::En), messages::push(kind, Lang::Fr));
        for text in [en, fr] {
            assert!(!text.title.is_empty() && text.text.contains("{from}"), "{kind:?}");
            assert_eq!(text.text.contains("{about}"), kind == PushKind::Invitation, "{kind:?}");
        }
        assert_ne!(en.text, fr.text);
    }
}
