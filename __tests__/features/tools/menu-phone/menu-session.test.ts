import type { PhoneMenu } from "../../../../src/content/tools/phone-menu";
import {
  answerSession,
  closedSession,
  openSession,
  replaySession,
  sessionKeys,
  sessionText,
} from "../../../../src/features/tools/menu-phone/menu-session";
import { menuOf } from "../../../support/content/menu-of";

const MENU = menuOf({
  languages: [
    { code: "en", name: "English" },
    { code: "fr", name: "Français" },
  ],
  backKey: "0",
  backLabel: ["Back", "Retour"],
  refusal: ["Wrong key.", "Mauvaise touche."],
  timeoutText: ["Too late.", "Trop tard."],
  screens: [
    {
      id: "start",
      kind: "choice",
      text: ["Welcome to {company}", "Bienvenue chez {company}"],
      options: [
        {
          key: "1",
          label: ["Savings", "Épargne"],
          to: "pin",
          sets: [{ name: "account", value: ["savings in {currency}", "l’épargne en {currency}"] }],
        },
        { key: "2", label: ["Pay", "Payer"], to: "sum" },
        { key: "3", label: ["Lost", "Perdu"], to: "nowhere" },
      ],
    },
    {
      id: "pin",
      kind: "entry",
      text: ["PIN for {account}", "Code pour {account}"],
      digits: { fewest: 4, most: 4 },
      refusal: ["4 digits.", "4 chiffres."],
      example: "1234",
      to: "balance",
    },
    {
      id: "sum",
      kind: "entry",
      text: ["How much?", "Combien?"],
      name: "sum",
      digits: { fewest: 2, most: 6 },
      amount: { least: 10 },
      refusal: ["10 to {paymentMax}.", "De 10 à {paymentMax}."],
      example: "500",
      to: "done",
    },
    { id: "balance", kind: "end", text: ["Your {account}: 5.", "{account} : 5."] },
    { id: "done", kind: "end", text: ["Paid {sum}.{unknown}", "Payé {sum}."] },
  ],
});

const after = (menu: PhoneMenu, language: number, answers: readonly string[]) =>
  answers.reduce(answerSession, openSession(menu, language));

const WELCOME = "Welcome to Savanna Signal\n1. Savings\n2. Pay\n3. Lost";
test.each([
  [0, [], "open", WELCOME],
  [1, [], "open", "Bienvenue chez Savanna Signal\n1. Épargne\n2. Payer\n3. Perdu"],
  [0, ["1"], "open", "PIN for savings in KSh\n0. Back"],
  [1, ["1"], "open", "Code pour l’épargne en KSh\n0. Retour"],
  [0, ["1", "9876"], "ended", "Your savings in KSh: 5."],
  [0, ["1", " 9876 "], "ended", "Your savings in KSh: 5."],
  [0, ["1", "987"], "open", "4 digits. PIN for savings in KSh\n0. Back"],
  [0, ["1", "98765"], "open", "4 digits. PIN for savings in KSh\n0. Back"],
  [1, ["1", "abcd"], "open", "4 chiffres. Code pour l’épargne en KSh\n0. Retour"],
  [0, ["2", "09"], "open", "10 to 250,000. How much?\n0. Back"],
  [0, ["2", "250001"], "open", "10 to 250,000. How much?\n0. Back"],
  [0, ["2", "250000"], "ended", "Paid 250,000."],
  [1, ["2", "10"], "ended", "Payé 10."],
  [0, ["2", "0"], "open", WELCOME],
  [0, ["1", "12", "0"], "open", WELCOME],
  [0, ["0"], "open", `Wrong key. ${WELCOME}`],
  [0, [""], "open", `Wrong key. ${WELCOME}`],
  [
    1,
    ["9"],
    "open",
    "Mauvaise touche. Bienvenue chez Savanna Signal\n1. Épargne\n2. Payer\n3. Perdu",
  ],
  [0, ["3"], "open", `Wrong key. ${WELCOME}`],
])(
  "in language %i, after the answers %j the session is %s and says %j",
  (language, answers, phase, text) => {
    const session = after(MENU, language, answers);
    expect(session.phase).toBe(phase);
    expect(sessionText(session)).toBe(text);
  },
);

test("a voice menu speaks its choices and doesn't print them", () => {
  const session = after({ ...MENU, kind: "ivr" }, 0, ["2", "x"]);
  expect(sessionText(session)).toBe("10 to 250,000. How much?");
});

test.each([closedSession(MENU), { ...openSession(MENU), phase: "left" } as const])(
  "a session that isn't open takes no answer",
  (session) => {
    expect(answerSession(session, "1")).toBe(session);
  },
);

test.each([
  [["1", "9876"], "1*1234", "9876"],
  [["2", "7500"], "2*500", null],
])(
  "the keys of %j are the choices, with examples in place of typed text",
  (answers, keys, secret) => {
    const session = after(MENU, 0, answers);
    expect(sessionKeys(session)).toBe(keys);
    if (secret) expect(JSON.stringify({ ...session, menu: null })).not.toContain(secret);
  },
);

test.each([
  ["", WELCOME],
  ["1", "PIN for savings in KSh\n0. Back"],
  ["2*9*1", "How much?\n0. Back"],
  ["2*500*1*1", "Paid 500."],
  ["%00<script>", WELCOME],
])("the keys %p open %p", (keys, text) => {
  expect(sessionText(replaySession(MENU, 0, keys))).toBe(text);
});
