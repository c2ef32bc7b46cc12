/**
 * Sets the limits of one image, and the signals by which the process that decodes it reports them when it ends itself.
 */

/**
 * Milliseconds of computing time that one image may take, of all threads together; waiting for a busy machine is none.
 */
export const IMAGE_MAX_CPU_MS = 30_000;

// Both end a process at once, and nobody else sends them: the kernel and a supervisor use others.
export const CPU_LIMIT_SIGNAL = "SIGVTALRM";
export const MEMORY_LIMIT_SIGNAL = "SIGUSR2";
