import { formatCount } from "../../site/format/text";
import { MENU_SCREENS_MAX } from "../../site/limits";
import { quotedIn } from "../model/placeholders";
import { isRecord } from "../model/repair";
import { isEntry } from "./menu-entry";
import type { PhoneMenuInput } from "./phone-menu-schema";

interface Mistake {
  readonly path: string;
  readonly problem: string;
}

/** Finds contradictions between a menu's fields. The menu's texts may quote any of `facts`. */
export function* menuMistakes(
  menu: PhoneMenuInput,
  facts: readonly string[],
): Generator<Mistake, void> {
  const { screens, languages, backKey } = menu;
  const ids = screens.map(({ id }) => id);
  const reached = reachedIn(screens);
  const names = new Set([...facts, ...screens.flatMap(namesOf)]);

  for (const [path, texts] of textsIn(menu)) {
    const unknown = texts.flatMap(quotedIn).find((name) => !names.has(name));
    if (unknown !== undefined) yield { path, problem: `shows {${unknown}}, but no screen sets it` };
    if (texts.length !== languages.length)
      yield {
        path,
        problem: `has ${formatCount(texts.length, "entry", "entries")} for ${formatCount(languages.length, "language")}`,
      };
  }
  if (screens.length > MENU_SCREENS_MAX) {
    const problem = `exceeds the limit of ${MENU_SCREENS_MAX} screens per menu`;
    yield { path: `screens[${MENU_SCREENS_MAX + 1}]`, problem };
  }
  for (const [i, screen] of screens.entries()) {
    const { id, kind, options, refusal, example } = screen;
    const path = `screens[${i + 1}]`;
    const wrongId = (why: string) => ({ path: `${path}.id`, problem: `is “${id}”, ${why}` });
    if (i === 0 && id !== "start") yield wrongId("but the first screen must be “start”");
    else if (ids.indexOf(id) < i) yield wrongId("which another screen already uses");
    else if (!reached.has(id)) yield wrongId("but no other screen leads to it");

    if (kind === "choice" && options.length === 0)
      yield { path: `${path}.options`, problem: "is missing or empty" };
    if (kind === "entry" && refusal.length === 0)
      yield { path: `${path}.refusal`, problem: "is missing" };
    if (kind === "entry" && !isEntry(screen, example))
      yield { path: `${path}.example`, problem: `is “${example}”, which the screen would refuse` };
    for (const [j, to] of targetsOf(screen).entries())
      if (!ids.includes(to)) {
        const ofOption = kind === "choice" ? `.options[${j + 1}]` : "";
        yield { path: `${path}${ofOption}.to`, problem: `is “${to}”, which isn’t a screen` };
      }
    // the first screen has nothing to go back to
    const keys = [...(i > 0 ? [backKey] : []), ...options.map(({ key }) => key)];
    for (const [j, { key }] of options.entries())
      if (keys.indexOf(key) < keys.length - options.length + j)
        yield {
          path: `${path}.options[${j + 1}].key`,
          problem: `is “${key}”, which is already taken`,
        };
  }
}

type Screen = PhoneMenuInput["screens"][number];

const namesOf = ({ name, options }: Screen): readonly string[] => [
  name,
  ...options.flatMap(({ sets }) => sets.map((set) => set.name)),
];

const targetsOf = ({ kind, options, to }: Screen): readonly string[] =>
  kind === "end" ? [] : kind === "entry" ? [to] : options.map((option) => option.to);

function reachedIn(screens: readonly Screen[]): ReadonlySet<string> {
  const reached = new Set(["start"]);
  // iterating a Set also visits items added during the loop
  for (const id of reached)
    for (const screen of screens.filter((one) => one.id === id))
      for (const to of targetsOf(screen)) reached.add(to);
  return reached;
}

/** Returns each list of strings with its path, as in "screens[2].text". */
function textsIn(part: unknown, path = ""): readonly (readonly [string, readonly string[]])[] {
  if (Array.isArray(part)) {
    const isTexts = part.length > 0 && part.every((item) => typeof item === "string");
    return isTexts ? [[path, part]] : part.flatMap((item, i) => textsIn(item, `${path}[${i + 1}]`));
  }
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([key, field]) =>
    textsIn(field, path ? `${path}.${key}` : key),
  );
}
