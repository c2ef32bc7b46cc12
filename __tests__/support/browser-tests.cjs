// One journey in a real browser on a busy machine.
jest.setTimeout(90_000);
