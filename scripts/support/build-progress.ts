import * as v from "valibot";

/** Gatsby's steps that an editor waits for, in an editor's words. */
const STEPS: readonly (readonly [gatsbyName: RegExp, label: string])[] = [
  [/^source and transform nodes$/, "Reading content"],
  [/^run (?:page |static )?queries/, "Collecting what pages show"],
  [/^Building production JavaScript/, "Preparing scripts and styles"],
  [/^Building HTML renderer/, "Preparing pages"],
  [/^Building static HTML for pages$/, "Making pages"],
  [/IMAGE_PROCESSING jobs$/, "Making pictures"],
  [/^onPostBuild$/, "Writing search index, feeds and brochures"],
];
/** Beginning of a hint for engineers in every build, which editors need not read: this site keeps react-helmet. */
const NOT_FOR_EDITORS = "gatsby-plugin-react-helmet: Gatsby now has built-in support";
const BAR_WIDTH = 20;

/** The used part of a message of Gatsby's log. */
const logMessage = v.object({
  action: v.object({
    type: v.string(),
    payload: v.object({
      uuid: v.optional(v.string(), ""),
      text: v.optional(v.string(), ""),
      current: v.optional(v.number()),
      total: v.optional(v.number()),
      /** Duration in seconds. */
      duration: v.optional(v.number()),
    }),
  }),
});

interface Step {
  readonly label: string;
  readonly current: number;
  /** Number of things to do; 0 for a step that counts nothing. */
  readonly total: number;
}

/** Output of the progress: standard output. */
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

/**
 * Shows Gatsby's build as an editor's progress: a line for each finished step, and in a terminal a bar of the work done
 * and to do. `tell` gets the latest step under way in words. `message` handles a message of Gatsby's log to the process that
 * has started it (another shape is left out), `error` a line of its warnings and errors.
 */
export function createBuildProgress(
  out: ProgressOutput,
  errors: ProgressOutput,
  tell: (step: string) => void = () => undefined,
) {
  const running = new Map<string, Step>();
  const erase = () => out.isTTY && out.write("\r\u001b[K"); // to the end of the line
  const draw = () => out.isTTY && out.write([...running.values()].map(withBar).join("  "));

  const message = (sent: unknown): void => {
    const parsed = v.safeParse(logMessage, sent);
    // a line of the log says the name of a finished step once more
    if (!parsed.success || parsed.output.action.type === "LOG") return;
    const { type, payload } = parsed.output.action;
    const { uuid, text, duration = 0 } = payload;
    const label = STEPS.find(([name]) => name.test(text))?.[1];
    const step = running.get(uuid) ?? (label && { label, current: 0, total: 0 });
    if (!step) return;
    erase();
    if (type === "ACTIVITY_END") {
      running.delete(uuid);
      out.write(`${inWords(step)} (${duration.toFixed(1)} s)\n`);
    } else {
      const { current = step.current, total = step.total } = payload;
      running.set(uuid, { ...step, current, total });
    }
    draw();
    const latest = [...running.values()].at(-1);
    if (latest) tell(latest.label);
  };
  const error = (line: string): void => {
    if (line.includes(NOT_FOR_EDITORS)) return;
    erase();
    errors.write(`${line}\n`);
    draw();
  };
  return { message, error };
}
