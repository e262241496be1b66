//! Pictures: what goes in, what comes out, what is refused.

use std::collections::HashSet;
use std::time::Duration;

use podium_store::{Conn, pictures};
use podium_test_pictures as samples;
use podium_test_support::{Answer, Caller, api_test};
use reqwest::multipart::{Form, Part};
use serde_json::json;

pub async fn send(caller: &Caller, field: &'static str, file: Vec<u8>) -> Answer {
    let part = Part::bytes(file)
        .file_name("../../etc/passwd.png")
        .mime_str("image/png")
        .unwrap();
    caller.upload("/user/picture", Form::new().part(field, part)).await
}

/// Gives somebody a picture, and says where it is.
pub async fn picture(caller: &Caller) -> String {
    let answer = send(caller, "picture", red_square()).await;
    let address = answer.body["user"]["picture"].as_str();
    address.unwrap_or_else(|| panic!("{answer:?}")).to_owned()
}

pub fn red_square() -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::RgbImage::from_pixel(300, 200, image::Rgb([200, 20, 20]))
        .write_to(&mut bytes, image::ImageFormat::Png)
        .unwrap();
    bytes.into_inner()
}

api_test!(
    async fn a_picture_is_reencoded_under_our_own_name(app) {
        let alice = app.user("Alice").await;
        let answer = send(&alice, "picture", red_square()).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let address = answer.body["user"]["picture"].as_str().unwrap().to_owned();
        let served = alice.page(&address).await;
        assert_eq!((served.status, served.header("content-type")), (200, "image/jpeg"));
        assert_eq!(served.header("x-content-type-options"), "nosniff");
        assert!(served.header("content-security-policy").ends_with("; sandbox"));
        let picture = image::load_from_memory(&served.bytes).unwrap();
        assert_eq!((picture.width(), picture.height()), (512, 512));

        let second = send(&alice, "picture", red_square()).await;
        assert_ne!(second.body["user"]["picture"], address.as_str());
        assert_eq!(alice.page(&address).await.status, 404);
        let removed = alice.delete("/user/picture").await;
        assert!(removed.body["user"]["picture"].is_null());
        assert_eq!(std::fs::read_dir(app.data().join("pictures")).unwrap().count(), 0);
    }
);

api_test!(
    async fn a_pictures_address_cannot_be_guessed_and_no_shared_cache_keeps_it(app) {
        let alice = app.user("Alice").await;
        let answer = send(&alice, "picture", red_square()).await;
        let address = answer.body["user"]["picture"].as_str().unwrap();
        let name: uuid::Uuid = address["/pictures/".len()..].strip_suffix(".jpg").unwrap().parse().unwrap();
        assert_eq!(name.get_version_num(), 4, "random, without a time in it");
        assert!(alice.page(address).await.header("cache-control").starts_with("private, "));
    }
);

api_test!(
    async fn only_what_nothing_shows_is_swept_away(app) {
        let alice = app.user("Alice").await;
        let answer = send(&alice, "picture", red_square()).await;
        let shown = answer.body["user"]["picture"].as_str().unwrap();
        let left = app.data().join("pictures/0192f5c0-0000-7000-8000-000000000000.jpg");
        std::fs::write(&left, b"picture").unwrap();
        let in_use = app.app.db.read(async |c: &mut Conn| pictures::in_use(c).await).await;
        let in_use: HashSet<String> = in_use.unwrap().into_iter().collect();
        app.app.pictures.sweep(&in_use, Duration::from_secs(3_600)).await.unwrap();
        assert!(left.exists(), "it may be on its way to be shown");
        app.app.pictures.sweep(&in_use, Duration::ZERO).await.unwrap();
        assert!(!left.exists());
        assert_eq!(alice.page(shown).await.status, 200);
    }
);

api_test!(
    async fn other_files_are_refused_and_the_old_picture_stays(app) {
        let alice = app.user("Alice").await;
        let kept = send(&alice, "picture", red_square()).await.body["user"]["picture"].clone();
        let svg = b"<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".to_vec();
        for file in [svg, Vec::new(), red_square()[..60].to_vec(), b"GIF89a".to_vec()] {
            let answer = send(&alice, "picture", file).await;
            assert_eq!((answer.status, answer.body["fields"]["picture"].as_str()), (422, Some("invalid")));
        }
        let answer = send(&alice, "photo", red_square()).await;
        assert_eq!((answer.status, answer.body["fields"]["picture"].as_str()), (422, Some("required")));
        let answer = send(&alice, "picture", vec![0; 11 * 1024 * 1024]).await;
        assert_eq!((answer.status, answer.code()), (413, 13));
        let answer = alice.post("/user/picture", serde_json::json!({})).await;
        assert_eq!((answer.status, answer.code()), (415, 96));
        assert_eq!(alice.get("/user").await.body["user"]["picture"], kept);
    }
);

api_test!(
    async fn a_picture_that_is_too_large_is_refused_in_words(app) {
        let mut alice = app.user("Alice").await;
        let long = samples::png(2_000, 100, false);
        for (file, word, en, fr) in [
            (vec![0; 11 * 1024 * 1024], "too_many_bytes", "larger than 10 MB", "dépasse 10 Mo"),
            (long, "too_many_pixels", "16 times as long as it is wide", "16 fois plus longue que large"),
            (samples::plain_webp(4_000, 3_000), "too_complex", "too much memory", "trop de mémoire"),
        ] {
            for (lang, words) in [("en", en), ("fr", fr)] {
                alice.lang = lang;
                let answer = send(&alice, "picture", file.clone()).await;
                assert_eq!((answer.status, answer.code(), &answer.body["fields"]["picture"]), (413, 13, &json!(word)));
                assert!(answer.body["message"].as_str().unwrap().contains(words), "{answer:?}");
            }
        }
    }
);

api_test!(
    async fn only_pictures_can_be_read_from_their_folder(app) {
        for path in ["/pictures/..%2Fpodium.db", "/pictures/app.toml", "/pictures/0192f5c0-0000-7000-8000-000000000000.jpg"] {
            assert_eq!(app.anyone().page(path).await.status, 404, "{path}");
        }
    }
);
