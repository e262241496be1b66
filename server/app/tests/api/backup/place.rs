use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

use podium_backup::{Failure, Manifest, Site};
use podium_picture_store::PictureStore;
use podium_store::Address;
use podium_test_support::{Database, TestApp, program_under_test};
use tempfile::TempDir;

/// A data folder and a database, without a server.
pub struct Place {
    folder: TempDir,
    url: Option<String>,
}

impl Place {
    pub fn sqlite() -> Place {
        Place {
            folder: tempfile::tempdir().unwrap(),
            url: None,
        }
    }

    /// On an empty database, whose owner has no other rights.
    pub async fn postgres() -> Place {
        let database = Database::postgres().await;
        let url = database.url().unwrap();
        let (_, name) = url.rsplit_once('/').unwrap();
        let owned =
            format!("CREATE ROLE {name} LOGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION {name}");
        database.run(&owned).await;
        Place {
            url: Some(url.replace("//podium@", &format!("//{name}@"))),
            ..Place::sqlite()
        }
    }

    /// On the kind of database that the app does not have.
    pub async fn unlike(app: &TestApp) -> Place {
        match app.app.db.is_shared() {
            true => Place::sqlite(),
            false => Place::postgres().await,
        }
    }

    pub fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    pub fn url(&self) -> Option<String> {
        self.url.clone()
    }

    pub fn address(&self) -> Address {
        Address::new(self.url.as_deref(), &self.data(), 2)
    }

    /// Beside the data, as an operator would keep it.
    pub fn archive(&self) -> PathBuf {
        self.folder.path().join("podium.backup")
    }

    fn site(&self) -> Site {
        Site {
            database: self.address(),
            data: self.data(),
            pictures: PictureStore::in_folder(&self.data()),
        }
    }

    pub async fn take(&self) -> Result<Manifest, Failure> {
        self.take_to(&self.archive(), usize::MAX).await
    }

    /// Is interrupted after so many steps.
    pub async fn take_to(&self, archive: &Path, steps: usize) -> Result<Manifest, Failure> {
        podium_backup::take(&self.site(), archive, &mut interrupted_after(steps)).await
    }

    pub async fn restore(&self, archive: &Path) -> Result<Manifest, Failure> {
        self.restore_for(archive, usize::MAX).await
    }

    /// Is interrupted after so many steps.
    pub async fn restore_for(&self, archive: &Path, steps: usize) -> Result<Manifest, Failure> {
        podium_backup::restore(&self.site(), archive, &mut interrupted_after(steps)).await
    }

    /// What lies in the data folder.
    pub fn files(&self) -> Vec<String> {
        let Ok(entries) = std::fs::read_dir(self.data()) else {
            return Vec::new();
        };
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }
}

fn interrupted_after(mut steps: usize) -> impl FnMut(&str, u64, u64) -> Result<(), Failure> + Send {
    move |_: &str, _, _| {
        steps = steps.checked_sub(1).ok_or("interrupted")?;
        Ok(())
    }
}

/// The rows and the checksum of each table.
pub fn sums(manifest: &Manifest) -> BTreeMap<&str, (u64, &str)> {
    let tables = manifest.tables.iter();
    tables
        .map(|entry| (entry.table.name.as_str(), (entry.rows, entry.checksum.as_str())))
        .collect()
}

/// The program's exit code and what it said.
pub async fn podium(data: &Path, url: Option<String>, args: &[&str]) -> (i32, String) {
    let url = OsString::from(url.unwrap_or_default());
    podium_with(
        &[("PODIUM_DATA", data.as_os_str()), ("PODIUM_DATABASE_URL", &url)],
        args,
    )
    .await
}

/// The same, with these settings and no others.
pub async fn podium_with(settings: &[(&str, &OsStr)], args: &[&str]) -> (i32, String) {
    let mut command = Command::new(program_under_test(env!("CARGO_BIN_EXE_podium")));
    command.args(args).env_clear().envs(settings.iter().copied());
    let output = tokio::task::spawn_blocking(move || command.output());
    let output = output.await.unwrap().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}
