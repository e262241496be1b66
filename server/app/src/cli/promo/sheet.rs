//! Printable codes: cards with cut marks on A4, or one poster, in one self-contained page.

use podium_store::events::Event;
use qrcode::types::QrError;

use super::Printed;
use podium_api::qr;

/// How every sheet begins.
pub const FILE_START: &str = "<!doctype html>";

pub fn html(event: &Event, codes: &[Printed], origin: &str) -> Result<String, QrError> {
    let (name, place) = (escape(&event.name), escape(&event.place));
    let host = escape(origin.trim_start_matches("https://").trim_start_matches("http://"));
    let mut cards = String::new();
    for Printed { code, url } in codes {
        let svg = qr::svg(url)?;
        // What stands before the picture is for files, not for pages.
        let svg = svg.find("<svg").map_or("", |at| &svg[at..]);
        cards.push_str(&format!(
            r#"<article><i></i><i></i><i></i><i></i>
<header><h2>{name}</h2><p>{place}</p></header>
<div>{svg}</div>
<div><p class="code">{}</p>
<p>Scan, or type the code on your profile</p>
<p lang="fr">Scanne, ou saisis le code dans ton profil</p>
<p class="host">{host}</p></div>
</article>
"#,
            escape(code)
        ));
    }
    let kind = if codes.len() == 1 { "poster" } else { "cards" };
    let css = include_str!("sheet.css");
    Ok(format!(
        r#"{FILE_START}
<html lang="en"><head><meta charset="utf-8"><title>{name}</title>
<style>
{css}</style></head>
<body><main class="{kind}">
{cards}</main></body></html>
"#
    ))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
