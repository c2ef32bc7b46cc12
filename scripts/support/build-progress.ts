import * as v from "valibot";

/** The steps of a Gatsby build that take time, with their labels for editors. */
const STEPS: readonly (readonly [gatsbyName: RegExp, label: string])[] = [
  [/^source and transform nodes$/, "Reading content"],
  [/^run (?:page |static )?queries/, "Collecting what pages show"],
  [/^Building production JavaScript/, "Preparing scripts and styles"],
  [/^Building HTML renderer/, "Preparing pages"],
  [/^Building static HTML for pages$/, "Making pages"],
  [/IMAGE_PROCESSING jobs$/, "Making pictures"],
  [/^onPostBuild$/, "Writing search index, feeds and brochures"],
];
/**
 * Start of a hint that Gatsby prints in every build. Editors can't do anything about it, because
 * this site keeps react-helmet.
 */
const NOT_FOR_EDITORS = "gatsby-plugin-react-helmet: Gatsby now has built-in support";
const BAR_WIDTH = 20;

/** The fields of Gatsby's log messages that we use. */
const logMessage = v.object({
  action: v.object({
    type: v.string(),
    payload: v.object({
      uuid: v.optional(v.string(), ""),
      text: v.optional(v.string(), ""),
      current: v.optional(v.number()),
      total: v.optional(v.number()),
      /** In seconds. */
      duration: v.optional(v.number()),
    }),
  }),
});

interface Step {
  readonly label: string;
  readonly current: number;
  /** 0 if the step has nothing to count. */
  readonly total: number;
}

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
 * Shows a build's progress to editors: a line for each finished step and, in a terminal, a progress
 * bar. `tell` receives the label of the current step. Pass messages from Gatsby's process to
 * `message`, which ignores unknown ones, and its error output to `error`, line by line.
 */
export function createBuildProgress(
  out: ProgressOutput,
  errors: ProgressOutput,
  tell: (step: string) => void = () => undefined,
) {
  const running = new Map<string, Step>();
  const erase = () => out.isTTY && out.write("\r\u001b[K"); // clears the line
  const draw = () => out.isTTY && out.write([...running.values()].map(withBar).join("  "));

  const message = (sent: unknown): void => {
    const parsed = v.safeParse(logMessage, sent);
    // log lines repeat the names of finished steps
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
