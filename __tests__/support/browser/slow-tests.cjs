// Builds take many minutes on a busy machine; a browser's own timeouts find sooner what is stuck.
jest.setTimeout(1_800_000);
