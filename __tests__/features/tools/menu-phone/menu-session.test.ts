import fc from "fast-check";
import { IVR_MENUS } from "../../../../src/features/tools/ivr-phone/ivr-menu";
import {
  answerSession,
  CLOSED,
  leaveSession,
  levelOf,
  menuProblems,
  openSession,
  replaySession,
  sessionKeys,
  sessionText,
  timeOutSession,
} from "../../../../src/features/tools/menu-phone/menu-session";
import type { MenuTree } from "../../../../src/features/tools/menu-phone/menu-types";
import { USSD_MENUS } from "../../../../src/features/tools/ussd-phone/ussd-menu";

const [USSD] = USSD_MENUS;
const after = (tree: MenuTree, ...answers: string[]) =>
  answers.reduce((session, answer) => answerSession(tree, session, answer), openSession(tree));

test.each([...USSD_MENUS, ...IVR_MENUS].map((tree) => [tree.id, tree] as const))(
  "%s has at most 4 levels, screens that fit, and no dead end",
  (_id, tree) => {
    expect(menuProblems(tree)).toEqual([]);
  },
);

test("a menu opens with its welcome and numbered choices", () => {
  const session = openSession(USSD);
  expect(session.phase).toBe("open");
  expect(sessionText(USSD, session)).toBe(
    "Welcome to Jamii Sacco. How can we help?\n1. My balance\n2. Pay a bill\n3. Buy airtime\n4. Opening hours",
  );
});

test.each([
  [
    "balance",
    ["1", "1", "4321"],
    4,
    "Savings: KSh 24,650.00.\nThank you for saving with Jamii Sacco.",
  ],
  [
    "pay a bill",
    ["2", "1", "1402557", "2500"],
    5,
    "Electricity, account 1402557: KSh 2,500.\nFinish with your M-Pesa PIN on the next screen. A receipt follows by SMS.",
  ],
  [
    "airtime for another",
    ["3", "2", "0700000000", "100"],
    5,
    "KSh 100 of airtime is on its way to 0700000000.\nThank you for choosing Jamii Sacco.",
  ],
])("%s: asked and answered", (_name, answers, screens, text) => {
  const session = after(USSD, ...answers);
  expect(session.phase).toBe("ended");
  expect(levelOf(session)).toBe(screens);
  expect(sessionText(USSD, session)).toBe(text);
});

test.each([
  ["a key that leads nowhere", ["9"], "Invalid choice. Welcome to Jamii Sacco."],
  ["nothing", [""], "Invalid choice. Welcome to Jamii Sacco."],
  ["back from the first screen", ["0"], "Invalid choice. Welcome to Jamii Sacco."],
  ["a short PIN", ["1", "1", "12"], "A PIN has 4 digits. Savings:"],
  ["letters for a PIN", ["1", "1", "abcd"], "A PIN has 4 digits. Savings:"],
  ["too small an amount", ["2", "1", "12345", "09"], "10 to 150,000 only. Electricity"],
  ["too large an amount", ["2", "1", "12345", "150001"], "10 to 150,000 only. Electricity"],
])("%s keeps the screen and says why", (_name, answers, start) => {
  const session = after(USSD, ...answers);
  expect(session.phase).toBe("open");
  expect(sessionText(USSD, session).startsWith(start)).toBe(true);
});

test("0 goes back one screen, with its words", () => {
  const session = after(USSD, "2", "1", "0");
  expect(sessionText(USSD, session)).toBe(
    "Which bill?\n1. Electricity\n2. Water\n3. School fees\n0. Back",
  );
  expect(levelOf(session)).toBe(2);
});

test("a session that timed out or was left takes no more answers", () => {
  for (const session of [
    timeOutSession(openSession(USSD)),
    leaveSession(openSession(USSD)),
    CLOSED,
  ])
    expect(answerSession(USSD, session, "1")).toBe(session);
  expect(timeOutSession(CLOSED)).toBe(CLOSED);
  expect(leaveSession(after(USSD, "4")).phase).toBe("ended");
});

test("an address keeps choices, and examples in place of what was typed", () => {
  const session = after(USSD, "1", "2", "9876");
  expect(sessionKeys(session)).toBe("1*2*1234");
  expect(JSON.stringify(session)).not.toContain("9876");
  expect(sessionKeys(after(USSD, "3", "2", "0722123456"))).toBe("3*2*0700000000");
});

test.each([
  ["", "Welcome to Jamii Sacco."],
  ["2*1", "Electricity: enter the account number."],
  ["2*9*1", "Which bill?"],
  ["4*1*1*1", "Monday to Friday"],
  ["%00<script>", "Welcome to Jamii Sacco."],
])("the address %p opens %p", (keys, start) => {
  expect(sessionText(USSD, replaySession(USSD, keys)).startsWith(start)).toBe(true);
});

test("whatever is pressed, no screen is longer than 182 characters or deeper than 4 questions", () => {
  const answers = fc.array(
    fc.oneof(fc.constantFrom("0", "1", "2", "3", "4", "99"), fc.stringMatching(/^\d{1,12}$/)),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...USSD_MENUS), answers, (tree, pressed) => {
      let session = openSession(tree);
      for (const answer of pressed) {
        session = answerSession(tree, session, answer);
        expect(sessionText(tree, session).length).toBeLessThanOrEqual(182);
        expect(levelOf(session)).toBeLessThanOrEqual(session.phase === "ended" ? 5 : 4);
      }
    }),
  );
});

const broken = (screens: MenuTree["screens"]): readonly string[] =>
  menuProblems({ ...USSD, start: "a", screens });
const end = { kind: "end", text: "Bye" } as const;
const choice = (text: string, to: string, key = "1") =>
  ({ kind: "choice", text, options: [{ key, label: "On", to }] }) as const;

test.each([
  ["a missing screen", { a: choice("A", "b") }, ['"b" is led to and does not exist']],
  ["a screen without a way to it", { a: end, b: end }, ['"b" is led to by nothing']],
  ["a circle", { a: choice("A", "b"), b: choice("B", "a") }, ['"a" leads back to itself']],
  ["a long screen", { a: { kind: "end", text: "x".repeat(183) } }, ['"a" can have 183 characters']],
  [
    "a value from nowhere",
    { a: { kind: "end", text: "{x}" } },
    ['"a" shows {x}, which is not set'],
  ],
  [
    "the key that goes back",
    { a: choice("A", "b"), b: choice("B", "c", "0"), c: end },
    ['"b" uses the key that goes back'],
  ],
  [
    "five levels",
    {
      a: choice("A", "b"),
      b: choice("B", "c"),
      c: choice("C", "d"),
      d: choice("D", "e"),
      e: choice("E", "f"),
      f: end,
    },
    ['"e" is on level 5', '"f" is led to by nothing'],
  ],
] as const)("a tree with %s is told", (_name, screens, problems) => {
  expect(broken(screens)).toEqual(problems);
});

test("a voice speaks its choices and prints none", () => {
  const [ivr] = IVR_MENUS;
  expect(sessionText(ivr, after(ivr, "3"))).toBe(
    "For a leak in the street, press 1. For no water, press 2. For a broken meter, press 3. To go back, press star.",
  );
  expect(sessionText(ivr, after(ivr, "2", "140255", "1420"))).toContain(
    "1,420 shillings for account 140255.",
  );
});
