import { createBuildProgress } from "../../../scripts/support/build-progress";

/** Messages of Gatsby's log, as Gatsby sends them. */
const sent = (type: string, payload: unknown) => ({
  type: "LOG_ACTION",
  action: { type, payload },
});
const start = (text: string, total?: number) =>
  sent("ACTIVITY_START", { uuid: text, text, current: 0, total });
const update = (uuid: string, counts: { current?: number; total?: number }) =>
  sent("ACTIVITY_UPDATE", { uuid, ...counts });
const end = (uuid: string, duration: number) => sent("ACTIVITY_END", { uuid, duration });

const PAGES = "Building static HTML for pages";
const PICTURES = "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs";

function progressOf(isTTY = false) {
  let shown = "";
  let failed = "";
  const told: string[] = [];
  const progress = createBuildProgress(
    { isTTY, write: (text) => (shown += text) },
    { write: (text) => (failed += text) },
    (step) => told.push(step),
  );
  return { ...progress, shown: () => shown, failed: () => failed, told };
}

test("each finished step is a line in an editor's words, with what was done and how long it took", () => {
  const { message, shown } = progressOf();
  for (const one of [
    sent("SET_STATUS", "IN_PROGRESS"),
    "something else",
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
  ])
    message(one);
  expect(shown().split("\n")).toEqual([
    "Reading content (2.3 s)",
    "Making pages: 82 of 82 (1.7 s)",
    "Making pictures: 4 of 4 (3.0 s)",
    "",
  ]);
});

test("the desk gets the latest running step, whatever the log says about finished ones", () => {
  const { message, told } = progressOf();
  const log = sent("LOG", { level: "ACTIVITY_SUCCESS", text: "source and transform nodes" });
  for (const one of [
    start("source and transform nodes"),
    end("source and transform nodes", 1),
    log,
    start(PICTURES),
    start(PAGES, 80),
    end(PAGES, 1),
  ])
    message(one);
  expect(told).toEqual(["Reading content", "Making pictures", "Making pages", "Making pictures"]);
});

test("warnings and errors are passed on, except those only for engineers", () => {
  const { error, failed } = progressOf();
  error("warning gatsby-plugin-react-helmet: Gatsby now has built-in support for the head.");
  error("warning The forms go nowhere.");
  expect(failed()).toBe("warning The forms go nowhere.\n");
});

test("a terminal has a progress bar, which makes room for other lines", () => {
  const { message, error, shown } = progressOf(true);
  message(start(PAGES, 80));
  message(update(PAGES, { current: 20 }));
  error("warning");
  message(end(PAGES, 2));
  expect(shown().split("\r\u001b[K")).toEqual([
    "",
    "░░░░░░░░░░░░░░░░░░░░ Making pages: 0 of 80",
    "█████░░░░░░░░░░░░░░░ Making pages: 20 of 80",
    "█████░░░░░░░░░░░░░░░ Making pages: 20 of 80",
    "Making pages: 20 of 80 (2.0 s)\n",
  ]);
});
