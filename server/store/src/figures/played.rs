//! Games as figures count them.

use crate::statements;

statements! {}
