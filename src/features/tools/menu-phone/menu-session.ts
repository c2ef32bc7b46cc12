import { formatNumber } from "../../../site/format/numbers";
import type { EntryScreen, MenuScreen, MenuTree } from "./menu-types";

/** One visit of one menu. */
export interface MenuSession {
  readonly tree: MenuTree;
  readonly phase: "closed" | "open" | "ended" | "timed-out" | "left";
  /** The screens so far, the current one last, each with the answer that led to it. */
  readonly trail: readonly { readonly id: string; readonly answer: string }[];
  readonly values: Readonly<Record<string, string>>;
  /** The last answer did not fit: the screen is shown again and says so. */
  readonly refused: boolean;
}

export const closedSession = (tree: MenuTree): MenuSession => ({
  tree,
  phase: "closed",
  trail: [],
  values: {},
  refused: false,
});

export const openSession = (tree: MenuTree): MenuSession =>
  arrive({ ...closedSession(tree), trail: [{ id: "start", answer: "" }] });

/** Returns the screen that is shown; undefined before the first. */
export const currentScreen = ({ tree, trail }: MenuSession): MenuScreen | undefined =>
  tree.screens[trail.at(-1)?.id ?? ""];

const arrive = (session: MenuSession): MenuSession => {
  const ended = currentScreen(session)?.kind === "end";
  return { ...session, refused: false, phase: ended ? "ended" : "open" };
};

const canGoBack = ({ phase, trail }: MenuSession): boolean => phase !== "ended" && trail.length > 1;

/** Answers the current screen. An answer that does not fit keeps it. Closed: unchanged. */
export function answerSession(session: MenuSession, typed: string): MenuSession {
  const { tree, trail, values } = session;
  const screen = currentScreen(session);
  if (session.phase !== "open" || !screen) return session;
  const answer = typed.trim();
  if (answer === tree.backKey && canGoBack(session)) {
    return arrive({ ...session, trail: trail.slice(0, -1) });
  }
  const step = stepFrom(screen, answer);
  if (!step) return { ...session, refused: true };
  return arrive({
    ...session,
    trail: [...trail, { id: step.to, answer: step.answer }],
    values: { ...values, ...step.sets },
  });
}

interface Step {
  readonly to: string;
  readonly answer: string;
  readonly sets?: Readonly<Record<string, string>>;
}

/** Returns where `answer` leads; undefined when it does not fit the screen. */
function stepFrom(screen: MenuScreen, answer: string): Step | undefined {
  if (screen.kind === "end") return undefined;
  if (screen.kind === "choice") {
    const option = screen.options.find(({ key }) => key === answer);
    return option && { ...option, answer };
  }
  if (!fits(screen, answer)) return undefined;
  const { name, amount, example, to } = screen;
  // digits may be a PIN or a number of a person: the example replaces them from here on
  return {
    to,
    answer: example,
    sets: name ? { [name]: amount ? formatNumber(Number(answer)) : answer } : {},
  };
}

function fits({ digits: [fewest, most], amount }: EntryScreen, answer: string): boolean {
  if (!/^\d+$/.test(answer) || answer.length < fewest || answer.length > most) return false;
  return !amount || (Number(answer) >= amount[0] && Number(answer) <= amount[1]);
}

/** Whether the current screen asks for an entry that is never shown, stored or shared. */
export function asksForSecret(session: MenuSession): boolean {
  const screen = currentScreen(session);
  return screen?.kind === "entry" && !screen.name;
}

/** Returns the text that the caller reads or hears now; empty before the first screen. */
export function sessionText(session: MenuSession): string {
  const { tree, values, refused } = session;
  const screen = currentScreen(session);
  if (!screen) return "";
  const refusal = screen.kind === "entry" ? screen.refusal : tree.refusal;
  const text = screen.text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const said = refused ? `${refusal} ${text}` : text;
  if (!tree.backLabel) return said; // a voice speaks its options as part of its text
  const options = screen.kind === "choice" ? screen.options : [];
  const back = canGoBack(session) ? [{ key: tree.backKey, label: tree.backLabel }] : [];
  return [said, ...[...options, ...back].map(({ key, label }) => `${key}. ${label}`)].join("\n");
}

/** Returns a session for a URL, "1*2*123456": entries are examples, never what was typed. */
export const sessionKeys = ({ trail }: MenuSession): string =>
  trail
    .slice(1)
    .map(({ answer }) => answer)
    .join("*");

/** Restores a session from the keys of a URL, up to the first invalid key; empty keys: the first screen. */
export function replaySession(tree: MenuTree, keys: string): MenuSession {
  let session = openSession(tree);
  for (const key of keys.split("*").filter(Boolean)) {
    const next = answerSession(session, key);
    if (next.refused || next === session) break;
    session = next;
  }
  return session;
}
