//! Damrak, the program.

use std::process::ExitCode;

/// A server makes and frees many small things on many threads; this does it faster than the system's own.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    damrak::main()
}
