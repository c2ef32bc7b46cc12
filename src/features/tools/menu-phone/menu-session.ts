import { MENU_LEVELS_MAX, USSD_SCREEN_MAX_CHARS } from "../../../site/limits";
import { grouped } from "../../../site/money";
import type { EntryScreen, MenuScreen, MenuTree } from "./menu-types";

/** One visit of one menu. A new one is `CLOSED`. */
export interface MenuSession {
  readonly phase: "closed" | "open" | "ended" | "timed-out" | "left";
  /** Screens passed, the present one last. */
  readonly trail: readonly string[];
  /** What was pressed or entered on the screens before the present one, secrets as examples. */
  readonly answers: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  /** The last answer did not fit: the screen is shown again and says so. */
  readonly refused: boolean;
}

export const CLOSED: MenuSession = {
  phase: "closed",
  trail: [],
  answers: [],
  values: {},
  refused: false,
};

const screenOf = (tree: MenuTree, id: string): MenuScreen => {
  const screen = tree.screens[id];
  if (!screen) throw new RangeError(`menu "${tree.id}" has no screen "${id}"`);
  return screen;
};

/** The screen that is shown; null when no session is open or was. */
export function currentScreen(tree: MenuTree, session: MenuSession): MenuScreen | null {
  const id = session.trail.at(-1);
  return id === undefined ? null : screenOf(tree, id);
}

/** Which question of the session this is, from 1. */
export const levelOf = (session: MenuSession): number => session.trail.length;

export const openSession = (tree: MenuTree): MenuSession =>
  arrive(tree, { ...CLOSED, trail: [tree.start] });

export const timeOutSession = (session: MenuSession): MenuSession =>
  session.phase === "open" ? { ...session, phase: "timed-out" } : session;

export const leaveSession = (session: MenuSession): MenuSession =>
  session.phase === "open" ? { ...session, phase: "left" } : session;

const arrive = (tree: MenuTree, session: MenuSession): MenuSession => {
  const ended = currentScreen(tree, session)?.kind === "end";
  return { ...session, refused: false, phase: ended ? "ended" : "open" };
};

const canGoBack = (session: MenuSession): boolean => session.trail.length > 1;

/** The session after an answer. An answer that does not fit keeps the screen. Closed: unchanged. */
export function answerSession(tree: MenuTree, session: MenuSession, typed: string): MenuSession {
  const screen = currentScreen(tree, session);
  if (session.phase !== "open" || !screen || screen.kind === "end") return session;
  const answer = typed.trim();
  if (answer === tree.backKey && canGoBack(session)) {
    return arrive(tree, {
      ...session,
      trail: session.trail.slice(0, -1),
      answers: session.answers.slice(0, -1),
    });
  }
  if (screen.kind === "choice") {
    const option = screen.options.find(({ key }) => key === answer);
    if (!option) return { ...session, refused: true };
    return goTo(tree, session, { to: option.to, answer, sets: option.sets ?? {} });
  }
  if (!fits(screen, answer)) return { ...session, refused: true };
  const sets = screen.shows === "nothing" ? {} : { [screen.name]: shownEntry(screen, answer) };
  // digits may be a PIN or a number of a person: the example stands for them from here on
  return goTo(tree, session, { to: screen.to, answer: screen.example, sets });
}

interface Step {
  readonly to: string;
  readonly answer: string;
  readonly sets: Readonly<Record<string, string>>;
}

const goTo = (tree: MenuTree, session: MenuSession, { to, answer, sets }: Step): MenuSession =>
  arrive(tree, {
    ...session,
    trail: [...session.trail, to],
    answers: [...session.answers, answer],
    values: { ...session.values, ...sets },
  });

function fits(screen: EntryScreen, answer: string): boolean {
  const { minDigits, maxDigits, minValue = 0, maxValue = Number.MAX_SAFE_INTEGER } = screen;
  if (!/^\d+$/.test(answer) || answer.length < minDigits || answer.length > maxDigits) return false;
  return Number(answer) >= minValue && Number(answer) <= maxValue;
}

const shownEntry = (screen: EntryScreen, answer: string): string =>
  screen.shows === "amount" ? grouped(Number(answer)) : answer;

/** What the caller reads or hears now; empty before the first screen. */
export function sessionText(tree: MenuTree, session: MenuSession): string {
  const screen = currentScreen(tree, session);
  if (!screen) return "";
  const refusal = screen.kind === "entry" ? screen.refusal : tree.refusal;
  const text = fillIn(screen.text, session.values);
  const said = session.refused ? `${refusal} ${text}` : text;
  return tree.channel === "ussd" ? withLines(tree, session, said) : said;
}

/** A USSD screen prints its options; a voice speaks them as part of its text. */
function withLines(tree: MenuTree, session: MenuSession, text: string): string {
  const screen = currentScreen(tree, session);
  const options = screen?.kind === "choice" ? screen.options : [];
  const back = screen?.kind !== "end" && canGoBack(session);
  return [
    text,
    ...options.map(({ key, label }) => `${key}. ${label}`),
    ...(back ? [`${tree.backKey}. ${tree.backLabel}`] : []),
  ].join("\n");
}

const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** A session as an address keeps it, "1*2*123456": entries are examples, never what was typed. */
export const sessionKeys = (session: MenuSession): string => session.answers.join("*");

/** The session that an address describes, as far as its keys fit; empty keys: the first screen. */
export function replaySession(tree: MenuTree, keys: string): MenuSession {
  let session = openSession(tree);
  for (const key of keys.split("*").filter(Boolean)) {
    const next = answerSession(tree, session, key);
    if (next.refused || next === session) break;
    session = next;
  }
  return session;
}

/** What is wrong with a tree, one line each: for whoever draws a menu, and for the tests. */
export function menuProblems(tree: MenuTree): readonly string[] {
  const problems: string[] = [];
  const reached = new Set<string>();
  const visit = (session: MenuSession) => {
    const id = session.trail.at(-1) ?? "";
    const screen = tree.screens[id];
    if (!screen) return void problems.push(`"${id}" is led to and does not exist`);
    reached.add(id);
    if (session.trail.indexOf(id) < session.trail.length - 1) {
      return void problems.push(`"${id}" leads back to itself`);
    }
    problems.push(...screenProblems(tree, session, screen));
    if (screen.kind === "end") return;
    if (session.trail.length > MENU_LEVELS_MAX) {
      return void problems.push(`"${id}" is on level ${session.trail.length}`);
    }
    for (const { to, sets } of stepsFrom(screen)) {
      visit({ ...session, trail: [...session.trail, to], values: { ...session.values, ...sets } });
    }
  };
  visit({ ...CLOSED, phase: "open", trail: [tree.start] });
  for (const id of Object.keys(tree.screens)) {
    if (!reached.has(id)) problems.push(`"${id}" is led to by nothing`);
  }
  return [...new Set(problems)];
}

/** Every way on, each with the longest values that it can leave behind. */
function stepsFrom(screen: MenuScreen): readonly Omit<Step, "answer">[] {
  if (screen.kind === "end") return [];
  if (screen.kind === "choice") return screen.options.map(({ to, sets = {} }) => ({ to, sets }));
  const longest = shownEntry(screen, "9".repeat(screen.maxDigits));
  return [{ to: screen.to, sets: screen.shows === "nothing" ? {} : { [screen.name]: longest } }];
}

function screenProblems(
  tree: MenuTree,
  session: MenuSession,
  screen: MenuScreen,
): readonly string[] {
  const id = session.trail.at(-1) ?? "";
  const problems: string[] = [];
  const refused = { ...session, refused: screen.kind !== "end" };
  const { length } = sessionText(tree, refused);
  if (tree.channel === "ussd" && length > USSD_SCREEN_MAX_CHARS) {
    problems.push(`"${id}" can have ${length} characters`);
  }
  for (const [, name = ""] of screen.text.matchAll(/\{(\w+)\}/g)) {
    if (session.values[name] === undefined)
      problems.push(`"${id}" shows {${name}}, which is not set`);
  }
  if (screen.kind === "choice") {
    const keys = screen.options.map(({ key }) => key);
    if (new Set(keys).size < keys.length) problems.push(`"${id}" has one key twice`);
    if (session.trail.length > 1 && keys.includes(tree.backKey)) {
      problems.push(`"${id}" uses the key that goes back`);
    }
  }
  if (screen.kind === "entry" && !fits(screen, screen.example)) {
    problems.push(`"${id}" refuses its own example`);
  }
  return problems;
}
