import { isEntry } from "../../../content/tools/menu-entry";
import type { MenuScreen, PhoneMenu } from "../../../content/tools/phone-menu";
import { formatNumber } from "../../../site/format/text";

type Values = Readonly<Record<string, string>>;

export interface MenuSession {
  readonly menu: PhoneMenu;
  /** Index of the language in each text's translations. */
  readonly language: number;
  readonly phase: "closed" | "open" | "ended" | "timed-out" | "left";
  /** The screens so far, each with the answer that led to it. The current screen is last. */
  readonly trail: readonly { readonly id: string; readonly answer: string }[];
  readonly values: Values;
  /** Whether the last answer was invalid. If so, its screen is shown again with an explanation. */
  readonly refused: boolean;
}

export const closedSession = (menu: PhoneMenu, language = 0): MenuSession => {
  const facts = menu.languages[language]?.facts ?? [];
  const values = Object.fromEntries(facts.map(({ name, value }) => [name, value]));
  return { menu, language, phase: "closed", trail: [], values, refused: false };
};

export const openSession = (menu: PhoneMenu, language = 0): MenuSession =>
  arrive({ ...closedSession(menu, language), trail: [{ id: "start", answer: "" }] });

const screenOf = ({ screens }: PhoneMenu, id = ""): MenuScreen | undefined =>
  screens.find((screen) => screen.id === id);

/** Returns undefined before the first screen is shown. */
export const currentScreen = ({ menu, trail }: MenuSession): MenuScreen | undefined =>
  screenOf(menu, trail.at(-1)?.id);

const arrive = (session: MenuSession): MenuSession => {
  const ended = currentScreen(session)?.kind === "end";
  return { ...session, refused: false, phase: ended ? "ended" : "open" };
};

/** Returns the text in the session's language, with its placeholders filled in. */
export const say = ({ language, values }: MenuSession, texts: readonly string[]): string =>
  (texts[language] ?? texts[0] ?? "").replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");

const canGoBack = ({ phase, trail }: MenuSession): boolean => phase !== "ended" && trail.length > 1;

/**
 * Answers the current screen. An invalid answer keeps the same screen. A session that isn't open is
 * returned unchanged.
 */
export function answerSession(session: MenuSession, typed: string): MenuSession {
  const { menu, trail, values } = session;
  const screen = currentScreen(session);
  if (session.phase !== "open" || !screen) return session;
  const answer = typed.trim();
  if (answer === menu.backKey && canGoBack(session)) {
    return arrive({ ...session, trail: trail.slice(0, -1) });
  }
  const step = stepFrom(session, screen, answer);
  if (!step || !screenOf(menu, step.to)) return { ...session, refused: true };
  return arrive({
    ...session,
    trail: [...trail, { id: step.to, answer: step.answer }],
    values: { ...values, ...step.sets },
  });
}

/** Returns the screen that `answer` leads to, or undefined if it's invalid for this screen. */
function stepFrom(
  session: MenuSession,
  { kind, options, name, amount, example, to, ...screen }: MenuScreen,
  answer: string,
): { readonly to: string; readonly answer: string; readonly sets: Values } | undefined {
  if (kind === "choice") {
    const option = options.find(({ key }) => key === answer);
    const values = option?.sets.map((set) => [set.name, say(session, set.value)] as const) ?? [];
    return option && { to: option.to, answer, sets: Object.fromEntries(values) };
  }
  if (kind === "end" || !isEntry({ amount, ...screen }, answer)) return undefined;
  const sets = { [name]: amount ? formatNumber(Number(answer)) : answer };
  // the entry may be a PIN or a phone number, so the trail has the example instead
  return { to, answer: example, sets: name ? sets : {} };
}

/** Returns whether the current screen asks for an entry that is never shown, stored or shared. */
export function asksForSecret(session: MenuSession): boolean {
  const screen = currentScreen(session);
  return screen?.kind === "entry" && !screen.name;
}

/** Returns the text that the caller reads or hears now, or "" before the first screen. */
export function sessionText(session: MenuSession): string {
  const { menu, refused } = session;
  const screen = currentScreen(session);
  if (!screen) return "";
  const refusal = say(session, screen.kind === "entry" ? screen.refusal : menu.refusal);
  const text = say(session, screen.text);
  const said = refused ? `${refusal} ${text}` : text;
  if (menu.kind === "ivr") return said; // a voice menu speaks its options as part of the text
  const back = canGoBack(session) ? [{ key: menu.backKey, label: menu.backLabel }] : [];
  const keys = [...screen.options, ...back];
  return [said, ...keys.map(({ key, label }) => `${key}. ${say(session, label)}`)].join("\n");
}

/** Returns a session's keys for a URL, as in "1*2*123456", with entries replaced by examples. */
export const sessionKeys = ({ trail }: MenuSession): string =>
  trail
    .slice(1)
    .map(({ answer }) => answer)
    .join("*");

/** Restores a session from the keys in a URL, stopping at the first invalid one. */
export function replaySession(menu: PhoneMenu, language: number, keys: string): MenuSession {
  let session = openSession(menu, language);
  for (const key of keys.split("*").filter(Boolean)) {
    const next = answerSession(session, key);
    if (next.refused || next === session) break;
    session = next;
  }
  return session;
}
