import { PHONE_MENUS } from "../../../src/content/tools/phone-menu";
import { menuOf } from "../../support/content/menu-of";

const START = {
  id: "start",
  kind: "choice",
  text: ["Hello"],
  options: [{ key: "1", label: ["Pay"], to: "pay" }],
};
const PAY = {
  id: "pay",
  kind: "entry",
  text: ["How much?"],
  name: "sum",
  digits: { fewest: 2, most: 4 },
  refusal: ["Two to four digits."],
  example: "50",
  to: "done",
};
const DONE = { id: "done", kind: "end", text: ["Paid {sum} {currency}."] };
const MENU = {
  languages: [{ code: "en", name: "English" }],
  owner: "Bank",
  number: "*1#",
  timeoutS: 60,
  backKey: "0",
  refusal: ["No."],
  timeoutText: ["Late."],
  screens: [START, PAY, DONE],
};

const problemsOf = (menu: object) =>
  PHONE_MENUS[0].parse(menu).issues.map(({ field, problem }) => `${field} ${problem}`);

test("a complete menu has no mistakes", () => {
  expect(problemsOf(MENU)).toEqual([]);
});

const option = (more: object) => ({ key: "2", label: ["Other"], to: "done", ...more });
const many = Array.from({ length: 38 }, (_, i) => ({ ...DONE, id: `end${i}` }));
test.each([
  [
    "an unknown name",
    [START, { ...PAY, text: ["Pay {who}?"] }, DONE],
    ["screens[2].text shows {who}, but no screen sets it"],
  ],
  [
    "an option that leads nowhere",
    [{ ...START, options: [...START.options, option({ to: "lost" })] }, PAY, DONE],
    ["screens[1].options[2].to is “lost”, which isn’t a screen"],
  ],
  [
    "an entry that leads nowhere",
    [START, { ...PAY, to: "" }, DONE],
    [
      "screens[2].to is “”, which isn’t a screen",
      "screens[3].id is “done”, but no other screen leads to it",
    ],
  ],
  [
    "a choice without options",
    [{ ...START, options: [] }],
    ["screens[1].options is missing or empty"],
  ],
  [
    "an entry without a refusal",
    [START, { ...PAY, refusal: undefined }, DONE],
    ["screens[2].refusal is missing"],
  ],
  [
    "an example that the entry refuses",
    [START, { ...PAY, amount: { least: 60 } }, DONE],
    ["screens[2].example is “50”, which the screen would refuse"],
  ],
  [
    "a screen that nobody reaches",
    [START, PAY, DONE, { ...DONE, id: "never" }],
    ["screens[4].id is “never”, but no other screen leads to it"],
  ],
  [
    "two screens with one id",
    [START, PAY, DONE, DONE],
    ["screens[4].id is “done”, which another screen already uses"],
  ],
  [
    "two options with one key",
    [{ ...START, options: [...START.options, option({ key: "1" })] }, PAY, DONE],
    ["screens[1].options[2].key is “1”, which is already taken"],
  ],
  [
    "an option on the key that goes back",
    [START, { ...START, id: "pay", options: [option({ key: "0" })] }, DONE],
    [
      "screens[3].text shows {sum}, but no screen sets it",
      "screens[2].options[1].key is “0”, which is already taken",
    ],
  ],
  [
    "a text in too few languages",
    [START, PAY, { ...DONE, text: ["Paid.", "Payé."] }],
    ["screens[3].text has 2 entries for 1 language"],
  ],
])("the report names %s", (_name, screens, problems) => {
  expect(problemsOf({ ...MENU, screens })).toEqual(problems);
});

test("the report names the screens beyond the fortieth, which the menu drops", () => {
  const options = many.map(({ id }) => option({ to: id }));
  const screens = [{ ...START, options: [...START.options, ...options] }, PAY, DONE, ...many];
  expect(problemsOf({ ...MENU, screens })).toContain(
    "screens[41] exceeds the limit of 40 screens per menu",
  );
  expect(menuOf({ ...MENU, screens }).screens).toHaveLength(40);
});

test("a menu that doesn't begin with start is reported, and without a start there's no menu", () => {
  expect(problemsOf({ ...MENU, screens: [PAY, START, DONE] })).toEqual([
    "screens[1].id is “pay”, but the first screen must be “start”",
  ]);
  expect(PHONE_MENUS[0].parse({ ...MENU, screens: [DONE] }).kind).toBe("empty");
  expect(PHONE_MENUS[0].parse({ ...MENU, screens: [] }).kind).toBe("empty");
});

test("texts keep their line ends, and a screen without a text is left out", () => {
  const screens = [START, PAY, { ...DONE, text: [" Paid. \n  Thank you. "] }];
  expect(menuOf({ ...MENU, screens }).screens[2]?.text).toEqual(["Paid.\nThank you."]);
  const { issues, ...result } = PHONE_MENUS[0].parse({
    ...MENU,
    screens: [START, PAY, { id: "x" }],
  });
  expect(issues.map(({ field, action }) => [field, action])).toEqual([
    ["screens[3].kind", "dropped"],
    ["screens[3].text", "dropped"],
  ]);
  expect(result).toMatchObject({ kind: "filled", content: [{ screens: [START, PAY] }] });
});

test("an unlimited amount may be up to one mobile-money payment", () => {
  const screens = [START, { ...PAY, amount: { least: 10 } }, DONE];
  expect(menuOf({ ...MENU, screens }).screens[1]?.amount).toEqual({ least: 10, most: 250_000 });
});
