import { quotedIn } from "../../src/content/model/placeholders";
import type { PhoneMenu } from "../../src/content/tools/phone-menu";
import {
  answerSession,
  currentScreen,
  type MenuSession,
  openSession,
  sessionText,
} from "../../src/features/tools/menu-phone/menu-session";
import { IVR_MENU, USSD_MENU } from "../fixtures/catalogue";

/** Every session that answers can reach, with entries as in their example and at their longest. */
function sessionsFrom(session: MenuSession): MenuSession[] {
  const screen = currentScreen(session);
  if (!screen) throw new Error("a key leads nowhere");
  const { kind, options, example, amount, digits } = screen;
  const longest = amount ? `${amount.most}` : "9".repeat(digits.most);
  const answers =
    kind === "choice" ? options.map(({ key }) => key) : kind === "entry" ? [example, longest] : [];
  return [session, ...answers.flatMap((answer) => sessionsFrom(answerSession(session, answer)))];
}

test.each([
  [USSD_MENU, 0],
  [USSD_MENU, 1],
  [IVR_MENU, 0],
  [IVR_MENU, 1],
] as const)(
  "menu %# has at most 4 levels, screens of 182 characters, and no dead end",
  (menu, language) => {
    const sessions = sessionsFrom(openSession(menu, language));
    for (const session of sessions) {
      const { phase, trail, values, refused } = session;
      expect(refused).toBe(false);
      expect(trail.length).toBeLessThanOrEqual(phase === "ended" ? 5 : 4);
      const text = sessionText(answerSession(session, "refused"));
      if (menu.kind === "ussd") expect(text.length).toBeLessThanOrEqual(182);
      const names = quotedIn(currentScreen(session)?.text[language] ?? "");
      expect(Object.keys(values)).toEqual(expect.arrayContaining([...names]));
    }
    const reached = sessions.map((session) => currentScreen(session)?.id);
    expect(new Set(reached)).toEqual(new Set(menu.screens.map(({ id }) => id)));
  },
);

/** The keys that a text tells callers to press. */
const spokenKeys = (text = ""): readonly string[] =>
  Array.from(text.matchAll(/(?:press|bonyeza) (\w+)/g), ([, key = ""]) => {
    const names: Readonly<Record<string, string>> = { nyota: "star", alama: "hash" };
    return names[key] ?? key;
  });

const textsOf = ({ screens }: PhoneMenu) => screens.map(({ text }) => text);

test.each([
  ["USSD", USSD_MENU],
  ["voice", IVR_MENU],
])("the %s menu says the same in English and Kiswahili, key by key", (_name, menu) => {
  expect(menu.languages.map(({ code }) => code)).toEqual(["en", "sw"]);
  for (const [english = "", kiswahili = ""] of textsOf(menu)) {
    expect(kiswahili).not.toBe(english);
    expect(spokenKeys(kiswahili)).toEqual(spokenKeys(english));
    expect(quotedIn(kiswahili).toSorted()).toEqual(quotedIn(english).toSorted());
  }
});

test.each([
  [USSD_MENU, 0, ["1", "1", "4321"], "Savings: KSh 24,650.00."],
  [USSD_MENU, 0, ["2", "1", "1402557", "2500"], "Electricity, account 1402557: KSh 2,500."],
  [
    USSD_MENU,
    0,
    ["3", "2", "0700000000", "100"],
    "KSh 100 of airtime is on its way to 0700000000.",
  ],
  [USSD_MENU, 0, ["2", "1", "12345", "250001"], "10 to 250,000 only. Electricity"],
  [USSD_MENU, 1, ["2", "1", "1402557", "2500"], "Umeme, akaunti 1402557: KSh 2,500.\nMalizia"],
  [IVR_MENU, 0, ["2", "140255", "1420"], "1,420 Kenyan shillings for account 140255."],
  [IVR_MENU, 1, ["2", "140255", "1420"], "Shilingi ya Kenya 1,420 kwa akaunti 140255."],
] as const)(
  "menu %#, with full answers, begins with the amount",
  (menu, language, answers, start) => {
    const session = (answers as readonly string[]).reduce(
      answerSession,
      openSession(menu, language),
    );
    expect(sessionText(session).slice(0, start.length)).toBe(start);
  },
);
