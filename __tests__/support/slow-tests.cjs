// Whole builds and journeys in a browser take their time.
jest.setTimeout(600_000);
