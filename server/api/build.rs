//! The web app is embedded as it was built last; without a build the server still compiles, and says so when asked
//! for a page.

fn main() {
    let client = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/build/client");
    std::fs::create_dir_all(&client).expect("the folder of the web build can be made");
    println!("cargo:rerun-if-changed={}", client.display());
}
