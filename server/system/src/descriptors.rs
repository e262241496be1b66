use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// Lets the process open as many files and sockets as the system allows it, and says how many that are.
pub fn raise_descriptor_limit() -> u64 {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    let limit = if setrlimit(Resource::Nofile, raised).is_ok() {
        maximum
    } else {
        current
    };
    limit.unwrap_or(u64::MAX)
}
