import { createBuildProgress } from "../../../scripts/support/build-progress";

/** Lines of Gatsby's JSON log, as it writes them. */
const start = (text: string, total?: number) =>
  JSON.stringify({ type: "ACTIVITY_START", payload: { uuid: text, text, current: 0, total } });
const update = (uuid: string, counts: { current?: number; total?: number }) =>
  JSON.stringify({ type: "ACTIVITY_UPDATE", payload: { uuid, ...counts } });
const end = (uuid: string, duration: number) =>
  JSON.stringify({ type: "ACTIVITY_END", payload: { uuid, duration } });
const log = (level: string, text: string) =>
  JSON.stringify({ type: "LOG", payload: { level, text } });

const PAGES = "Building static HTML for pages";
const PICTURES = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs";

function show(lines: readonly string[], isTTY = false) {
  let shown = "";
  let failed = "";
  const progress = createBuildProgress(
    { isTTY, write: (text) => (shown += text) },
    { write: (text) => (failed += text) },
  );
  for (const line of lines) progress(line);
  return { shown, failed };
}

test("each finished step is a line in an editor's words, with what was done and how long it took", () => {
  const { shown, failed } = show([
    '{"type":"SET_STATUS","payload":"IN_PROGRESS"}',
    "a line of something else",
    start("load plugins"),
    end("load plugins", 0.5),
    start("source and transform nodes"),
    end("source and transform nodes", 2.257),
    start(PICTURES),
    update(PICTURES, { total: 4 }),
    start(PAGES, 82),
    update(PAGES, { current: 50 }),
    update(PAGES, { current: 82 }),
    end(PAGES, 1.729),
    update(PICTURES, { current: 4 }),
    end(PICTURES, 3),
    log("WARNING", "gatsby-plugin-react-helmet: Gatsby now has built-in support"),
    log("ACTIVITY_SUCCESS", PAGES),
    log("WARNING", "The forms go nowhere."),
    log("ERROR", "The content API needs an address."),
  ]);
  expect(shown.split("\n")).toEqual([
    "Reading content (2.3 s)",
    "Making pages: 82 of 82 (1.7 s)",
    "Making pictures: 4 of 4 (3.0 s)",
    "The forms go nowhere.",
    "",
  ]);
  expect(failed).toBe("The content API needs an address.\n");
});

test("a terminal has a bar of what is done and to do, which gives way to the line", () => {
  const lines = [start(PAGES, 80), update(PAGES, { current: 20 }), end(PAGES, 2)];
  const { shown } = show(lines, true);
  expect(shown.split("\r\u001b[K")).toEqual([
    "",
    "░░░░░░░░░░░░░░░░░░░░ Making pages: 0 of 80",
    "█████░░░░░░░░░░░░░░░ Making pages: 20 of 80",
    "Making pages: 20 of 80 (2.0 s)\n",
  ]);
});
