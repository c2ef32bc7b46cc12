// Builds take minutes on a busy machine; a browser's own timeouts find sooner what is stuck.
jest.setTimeout(600_000);
