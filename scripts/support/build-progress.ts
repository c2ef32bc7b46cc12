import * as v from "valibot";

/** Gatsby's steps that an editor waits for, in an editor's words. */
const STEPS: readonly (readonly [gatsbyName: RegExp, label: string])[] = [
  [/^source and transform nodes$/, "Reading content"],
  [/^run (?:page |static )?queries/, "Collecting what pages show"],
  [/^Building production JavaScript/, "Preparing scripts and styles"],
  [/^Building static HTML for pages$/, "Making pages"],
  [/IMAGE_PROCESSING jobs$/, "Making pictures"],
  [/^onPostBuild$/, "Writing search index, feeds and brochures"],
];
/** Warnings that Gatsby's own plugins give in every build. */
const NOT_FOR_EDITORS = /^gatsby-plugin-/;
const BAR_WIDTH = 20;

/** The part of a line of Gatsby's JSON log that is used here. */
const action = v.object({
  type: v.string(),
  payload: v.object({
    uuid: v.optional(v.string(), ""),
    text: v.optional(v.string(), ""),
    level: v.optional(v.string(), ""),
    current: v.optional(v.number()),
    total: v.optional(v.number()),
    /** In seconds. */
    duration: v.optional(v.number()),
  }),
});

interface Step {
  readonly label: string;
  readonly current: number;
  /** 0 for a step that counts nothing. */
  readonly total: number;
}

/** Where progress is shown: standard output. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

const inWords = ({ label, current, total }: Step): string =>
  total > 0 ? `${label}: ${current} of ${total}` : label;

function withBar(step: Step): string {
  if (step.total === 0) return `${step.label} …`;
  const filled = Math.round((BAR_WIDTH * step.current) / step.total);
  return `${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${inWords(step)}`;
}

function parseLine(line: string): v.InferOutput<typeof action> | null {
  try {
    return v.parse(action, JSON.parse(line));
  } catch {
    return null; // not of Gatsby's log
  }
}

/**
 * Returns a function that takes the lines of Gatsby's JSON log (`GATSBY_LOGGER=json`) and shows them as an
 * editor's progress: a line for each finished step, and in a terminal a bar of what is done and to do. Errors
 * go to `errors`.
 */
export function createBuildProgress(
  out: ProgressOutput,
  errors: ProgressOutput,
): (line: string) => void {
  const running = new Map<string, Step>();
  const erase = () => out.isTTY && out.write("\r\u001b[K"); // to the end of the line
  const draw = () => out.isTTY && out.write([...running.values()].map(withBar).join("  "));
  const say = (text: string, where = out) => where.write(`${text}\n`);

  return (line) => {
    const { type, payload } = parseLine(line) ?? {};
    if (!type || !payload) return;
    const { uuid, text, level, duration = 0 } = payload;
    const step = running.get(uuid);
    erase();
    if (type === "ACTIVITY_START") {
      const label = STEPS.find(([name]) => name.test(text))?.[1];
      if (label) running.set(uuid, { label, current: 0, total: payload.total ?? 0 });
    } else if (type === "ACTIVITY_UPDATE" && step) {
      const { current = step.current, total = step.total } = payload;
      running.set(uuid, { ...step, current, total });
    } else if (type === "ACTIVITY_END" && step) {
      running.delete(uuid);
      say(`${inWords(step)} (${duration.toFixed(1)} s)`);
    } else if (type === "LOG" && level === "ERROR") {
      say(text, errors);
    } else if (type === "LOG" && level === "WARNING" && !NOT_FOR_EDITORS.test(text)) {
      say(text);
    }
    draw();
  };
}
