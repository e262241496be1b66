//! Asks before something is destroyed.

use std::io::{self, BufRead, IsTerminal, Write};

use clap::Args;

use podium_api::server::Failure;

#[derive(Args, Clone, Copy)]
pub struct Confirm {
    /// Does it without asking.
    #[arg(long)]
    yes: bool,
}

impl Confirm {
    /// Goes on if the operator says yes; refuses where there is nobody to ask.
    pub fn ask(self, question: &str) -> Result<(), Failure> {
        if self.yes {
            return Ok(());
        }
        if !io::stdin().is_terminal() {
            return Err(format!("{question} Nobody is here to say so: add --yes").into());
        }
        eprint!("{question} [y/N] ");
        io::stderr().flush()?;
        let mut answer = String::new();
        io::stdin().lock().read_line(&mut answer)?;
        match answer.trim().to_lowercase().as_str() {
            "y" | "yes" => Ok(()),
            _ => Err("nothing was changed".into()),
        }
    }
}
