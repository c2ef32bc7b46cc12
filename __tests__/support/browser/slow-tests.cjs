// Builds take many minutes on a busy machine. The browser's own timeouts catch hangs earlier.
jest.setTimeout(1_800_000);
