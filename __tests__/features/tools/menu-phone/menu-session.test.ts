import { IVR_MENUS } from "../../../../src/features/tools/ivr-phone/ivr-menu";
import {
  answerSession,
  closedSession,
  currentScreen,
  type MenuSession,
  openSession,
  replaySession,
  sessionKeys,
  sessionText,
} from "../../../../src/features/tools/menu-phone/menu-session";
import type { MenuTree } from "../../../../src/features/tools/menu-phone/menu-types";
import { USSD_MENUS } from "../../../../src/features/tools/ussd-phone/ussd-menu";

const [USSD] = USSD_MENUS;
const [IVR] = IVR_MENUS;
const after = (tree: MenuTree, answers: readonly string[]) =>
  answers.reduce(answerSession, openSession(tree));

/** Every session that answers lead to, entries as their example and at their longest. */
function sessionsFrom(session: MenuSession): MenuSession[] {
  const screen = currentScreen(session);
  if (!screen) throw new Error(`${sessionKeys(session)} leads nowhere`);
  const answers =
    screen.kind === "choice"
      ? screen.options.map(({ key }) => key)
      : screen.kind === "entry"
        ? [screen.example, screen.amount ? `${screen.amount[1]}` : "9".repeat(screen.digits[1])]
        : [];
  return [session, ...answers.flatMap((answer) => sessionsFrom(answerSession(session, answer)))];
}

test.each([...USSD_MENUS, ...IVR_MENUS].map((tree) => [tree.owner, tree.language, tree] as const))(
  "the menu of %s in %s has at most 4 levels, screens of 182 characters, and no loose end",
  (_owner, _language, tree) => {
    const sessions = sessionsFrom(openSession(tree));
    for (const session of sessions) {
      const { phase, trail, values, refused } = session;
      const { text, ...screen } = currentScreen(session) ?? { text: "" };
      expect(refused).toBe(false);
      expect(trail.length).toBeLessThanOrEqual(phase === "ended" ? 5 : 4);
      const longest = sessionText(answerSession(session, "refused"));
      if (tree.backLabel) expect(longest.length).toBeLessThanOrEqual(182);
      const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(Object.keys(values)).toEqual(expect.arrayContaining(names));
      const keys = "options" in screen ? screen.options.map(({ key }) => key) : [];
      if (trail.length > 1) keys.push(tree.backKey);
      expect(new Set(keys).size).toBe(keys.length);
    }
    const reached = sessions.map(({ trail }) => trail.at(-1)?.id);
    expect(new Set(reached)).toEqual(new Set(Object.keys(tree.screens)));
  },
);

/** Everything of a tree but its words: screens, keys, targets, limits, and the keys that its texts name. */
function structureOf({ screens, language, languageName, ...tree }: MenuTree) {
  const { refusal, timeoutText, backLabel, ...rest } = tree;
  const spoken = (text: string) =>
    [...text.matchAll(/(?:press|bonyeza) (\w+)/g)].map(([, key = ""]) => {
      const names: Readonly<Record<string, string>> = { nyota: "star", alama: "hash" };
      return names[key] ?? key;
    });
  const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  return {
    ...rest,
    hasBackLabel: Boolean(backLabel),
    screens: Object.entries(screens).map(([id, { text, ...screen }]) => ({
      id,
      ...screen,
      ...("refusal" in screen && { refusal: screen.refusal !== "" }),
      ...("options" in screen && {
        options: screen.options.map(({ key, to, sets }) => [key, to, Object.keys(sets ?? {})]),
      }),
      spoken: spoken(text),
      values: values(text),
    })),
  };
}

test.each([
  ["USSD", USSD_MENUS],
  ["voice", IVR_MENUS],
])("the %s menu is the same in both languages, screen by screen and key by key", (_name, menus) => {
  const [english, kiswahili] = menus;
  if (!kiswahili) throw new Error("there is no menu in Kiswahili");
  expect([english.language, kiswahili.language]).toEqual(["en", "sw"]);
  expect(structureOf(kiswahili)).toEqual(structureOf(english));
  const words = (tree: MenuTree) => Object.values(tree.screens).map(({ text }) => text);
  expect(words(english).filter((text) => words(kiswahili).includes(text))).toEqual([]);
});

const WELCOME = "Welcome to Sample Sacco. How can we help?";
test.each([
  [[], "open", `${WELCOME}\n1. My balance\n2. Pay a bill\n3. Buy airtime\n4. Opening hours`],
  [["2", "1", "0"], "open", "Which bill?\n1. Electricity\n2. Water\n3. School fees\n0. Back"],
  [["1", "1", "4321"], "ended", "Savings: KSh 24,650.00."],
  [["2", "1", "1402557", "2500"], "ended", "Electricity, account 1402557: KSh 2,500."],
  [["3", "2", "0700000000", "100"], "ended", "KSh 100 of airtime is on its way to 0700000000."],
  [["9"], "open", `Invalid choice. ${WELCOME}`],
  [[""], "open", `Invalid choice. ${WELCOME}`],
  [["0"], "open", `Invalid choice. ${WELCOME}`],
  [["1", "1", "12"], "open", "A PIN has 4 digits. Savings:"],
  [["1", "1", "abcd"], "open", "A PIN has 4 digits. Savings:"],
  [["2", "1", "12345", "09"], "open", "10 to 250,000 only. Electricity"],
  [["2", "1", "12345", "250001"], "open", "10 to 250,000 only. Electricity"],
])("a USSD session answered with %j is %s and begins with %j", (answers, phase, start) => {
  const session = after(USSD, answers);
  expect(session.phase).toBe(phase);
  expect(sessionText(session).slice(0, start.length)).toBe(start);
});

test("a voice menu speaks its choices and prints none", () => {
  expect(sessionText(after(IVR, ["3"]))).toMatch(/To go back, press star\.$/);
  expect(sessionText(after(IVR, ["2", "140255", "1420"]))).toMatch(/^1,420 Kenyan shillings for/);
});

test.each([closedSession(USSD), { ...openSession(USSD), phase: "left" } as const])(
  "a session that is not open takes no answer",
  (session) => {
    expect(answerSession(session, "1")).toBe(session);
  },
);

test.each([
  [["1", "2", "9876"], "1*2*1234", "9876"],
  [["3", "2", "0722123456"], "3*2*0700000000", null],
])("the keys of %j are choices, and examples for what was typed", (answers, keys, secret) => {
  const session = after(USSD, answers);
  expect(sessionKeys(session)).toBe(keys);
  if (secret) expect(JSON.stringify({ ...session, tree: null })).not.toContain(secret);
});

test.each([
  ["", WELCOME],
  ["2*1", "Electricity: enter the account number."],
  ["2*9*1", "Which bill?"],
  ["4*1*1*1", "Monday to Friday"],
  ["%00<script>", WELCOME],
])("the keys %p open %p", (keys, start) => {
  expect(sessionText(replaySession(USSD, keys)).startsWith(start)).toBe(true);
});
