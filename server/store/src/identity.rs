pub const STATEMENTS: &[&str] = &[];
