/** What of Chromium's trace events is read here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread: what other programs take from it does not count. */
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly url?: string };
  };
}

/** Categories to trace for `tasksOf`. */
export const TRACED = ["__metadata", "devtools.timeline", "disabled-by-default-devtools.timeline"];

/** One task of the page's main thread, in milliseconds of processor time. */
export interface Task {
  readonly ms: number;
  /** The three things it spent most on, as in "Layout 12". */
  readonly madeOf: string;
  /** It did not end before the page began to run scripts of its own files. */
  readonly isAfterScripts: boolean;
}

const TASK = "RunTask";
const MINOR_MS = 1;

const timeOf = ({ tdur, dur = 0 }: TraceEvent): number => (tdur ?? dur) / 1000;

/** When the page began to run scripts of its own files; never: infinity. */
const firstScript = (events: readonly TraceEvent[]): number =>
  Math.min(
    ...events
      .filter(({ name, args }) => {
        return name === "EvaluateScript" && args?.data?.url?.endsWith(".js");
      })
      .map(({ ts }) => ts),
  );

/** The tasks of the main threads in a trace of one page, longest first. */
export function tasksOf(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }; // its form
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid}.${tid}`),
  );
  const events = traceEvents
    .filter(({ ph, pid, tid }) => ph === "X" && main.has(`${pid}.${tid}`))
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const scripts = firstScript(traceEvents);
  return events
    .filter(({ name }) => name === TASK)
    .map((task) => ({
      ms: timeOf(task),
      madeOf: madeOf(task, events),
      isAfterScripts: task.ts + (task.dur ?? 0) > scripts,
    }))
    .sort((a, b) => b.ms - a.ms);
}

/** What a task did by its own time, without that of what it called. */
function madeOf(task: TraceEvent, events: readonly TraceEvent[]): string {
  if (timeOf(task) < MINOR_MS) return "";
  const end = task.ts + (task.dur ?? 0);
  const own = new Map<string, number>();
  const add = (name: string, ms: number) => own.set(name, (own.get(name) ?? 0) + ms);
  const open: TraceEvent[] = [];
  for (const event of events) {
    if (event.pid !== task.pid || event.tid !== task.tid) continue;
    if (event.ts < task.ts || event.ts >= end || event.name === TASK) continue;
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) add(nameOf(parent), -timeOf(event));
    add(nameOf(event), timeOf(event));
    open.push(event);
  }
  return [...own]
    .filter(([, ms]) => ms >= MINOR_MS)
    .sort(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([name, ms]) => `${name} ${Math.round(ms)}`)
    .join(", ");
}

const endOf = (event: TraceEvent | undefined): number =>
  event ? event.ts + (event.dur ?? 0) : Number.POSITIVE_INFINITY;

/** The event's name, with that of the script, as in "EvaluateScript framework". */
function nameOf({ name, args }: TraceEvent): string {
  const script = /([^/]+?)(?:-[0-9a-f]{20})?\.js$/.exec(args?.data?.url ?? "")?.[1];
  return script ? `${name} ${script}` : name;
}
