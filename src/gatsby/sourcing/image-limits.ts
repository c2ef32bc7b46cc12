/** What one image may take, and how the process that decodes it says so when it ends itself. */

/** Computing time of one image, of all its threads, in milliseconds: waiting for a busy machine is none. */
export const IMAGE_MAX_CPU_MS = 30_000;

// Both end a process at once, and nobody else sends them: the kernel and a supervisor use others.
export const CPU_LIMIT_SIGNAL = "SIGVTALRM";
export const MEMORY_LIMIT_SIGNAL = "SIGUSR2";
