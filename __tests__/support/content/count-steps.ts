import { Session } from "node:inspector";
import { type AST, RegExpParser } from "@eslint-community/regexpp";

/** Pieces that, repeated, make a careless text function look at the same part again and again. */
export const PIECES: readonly string[] = [
  ..."<a|<a |</a|<|<b>|<script|<script>|</script |<!--|<p>x</p>|<li>|<td>x|<br>|<pre>x|<h1".split(
    "|",
  ),
  ..."<img src='images/a.png'>|<a href='|&amp|&#x|word |.|-|a-|*|_|1. |[|](|`|,|images/".split("|"),
  ...[" ", "\n", "\n ", " \n", "\u0301", "ﷺ", "💥"],
];

/** Long enough to tell a square from a line, short enough to count by recursion. */
const CHARS = 400;

/** Pieces that are counted together: the steps of one that grows faster still show among the others'. */
const PIECES_AT_ONCE = 6;

/**
 * Returns those of `pieces` for which `read` takes more than three times the steps for twice the text: the
 * same on every machine. Steps are blocks of JavaScript, libraries included, attempts of regular expressions
 * at a character, and items that a search in a text or a list passes.
 */
export function growingPieces(read: (text: string) => unknown, pieces = PIECES): string[] {
  const steps = (group: readonly string[], length: number) =>
    countSteps(() => {
      for (const piece of group) read(piece.repeat(Math.ceil(length / piece.length)));
    });
  steps(["-"], 1); // what runs once, at the first call
  // a collection of garbage in between may run code of its own, but not each time
  const none = Math.min(...[1, 2, 3].map(() => steps(["-"], 0)));
  const growth = (group: readonly string[]) => {
    const once = steps(group, CHARS) - none * group.length;
    const twice = steps(group, 2 * CHARS) - none * group.length;
    return twice / Math.max(CHARS, once);
  };
  const groups = pieces.flatMap((_piece, i) =>
    i % PIECES_AT_ONCE ? [] : [pieces.slice(i, i + PIECES_AT_ONCE)],
  );
  const suspects = groups.filter((group) => growth(group) > 2.25).flat();
  const grows = (piece: string) => growth([piece]) > 3;
  return suspects.filter((piece) => grows(piece) && grows(piece) && grows(piece));
}

const session = new Session();
beforeAll(() => {
  session.connect();
  session.post("Profiler.enable");
  session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
});
afterAll(() => session.disconnect()); // a second session would miss what is compiled by now

/** Returns the blocks that ran since the last call. */
function takeBlocks(): number {
  let blocks = 0;
  session.post("Profiler.takePreciseCoverage", (_error, { result }) => {
    const scripts = result.filter(({ url }) => !/count-steps|regexpp|^node:/.test(url));
    const ranges = scripts.flatMap(({ functions }) => functions).flatMap((part) => part.ranges);
    for (const { count } of ranges) blocks += count;
  });
  return blocks;
}

function countSteps(run: () => unknown): number {
  const searches = countSearches();
  try {
    run();
  } finally {
    searches.restore();
  }
  return takeBlocks() + searches.steps();
}

/** Counts what built-in searches do until `restore`. */
function countSearches() {
  let steps = 0;
  const restores: (() => void)[] = [];
  const spy = <T extends object, K extends keyof T>(
    owner: T,
    key: K,
    cost: (self: never, args: never[], result: unknown) => number,
  ) => {
    const original = owner[key] as (...args: unknown[]) => unknown;
    const replacement = function (this: unknown, ...args: unknown[]) {
      const result = Reflect.apply(original, this, args);
      steps += cost(this as never, args as never[], result); // by the owner's type
      return result;
    };
    owner[key] = replacement as T[K];
    restores.push(() => {
      owner[key] = original as T[K];
    });
  };
  const passed = (self: { readonly length: number }, [, from = 0]: number[], found: unknown) =>
    Math.max(1, (typeof found === "number" && found >= 0 ? found : self.length) - from);
  for (const owner of [String.prototype, Array.prototype]) {
    spy(owner, "indexOf", passed);
    spy(owner, "includes", passed);
  }
  const native = RegExp.prototype.exec;
  RegExp.prototype.exec = function exec(text) {
    RegExp.prototype.exec = native; // the count itself uses regular expressions
    steps += regexSteps(this, String(text));
    const result = native.call(this, text);
    RegExp.prototype.exec = exec;
    return result;
  };
  restores.push(() => {
    RegExp.prototype.exec = native;
  });
  return { steps: () => steps, restore: () => void restores.map((restore) => restore()) };
}

const patterns = new Map<string, AST.Pattern>();

/** Counts the attempts of one `exec` at a character, by backtracking as the standard describes it. */
function regexSteps(regex: RegExp, text: string): number {
  const { source, flags, global, sticky, unicode, ignoreCase, lastIndex } = regex;
  const key = `${flags}/${source}`;
  const pattern =
    patterns.get(key) ?? new RegExpParser().parsePattern(source, 0, source.length, unicode);
  patterns.set(key, pattern);
  const captures = new Map<number, string>();
  let steps = 0;
  type Next = (at: number) => boolean;

  const one = (node: AST.Node, at: number): number => {
    const size = unicode && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    steps += 1;
    return at < text.length && fits(node.raw, flags, text.slice(at, at + size)) ? size : 0;
  };
  const any = (alternatives: readonly AST.Alternative[], at: number, next: Next): boolean =>
    alternatives.some(({ elements }) => sequence(elements, at, next));
  const sequence = ([first, ...rest]: readonly AST.Element[], at: number, next: Next): boolean =>
    first ? visit(first, at, (end) => sequence(rest, end, next)) : next(at);

  const repeat = (node: AST.Quantifier, at: number, next: Next): boolean => {
    const { element, min, max, greedy } = node;
    if (!/^(?:Character|CharacterClass|CharacterSet)$/.test(element.type)) {
      const again = (count: number, from: number): boolean => {
        const more = () =>
          count < max &&
          visit(element, from, (end) => (end > from || count < min) && again(count + 1, end));
        if (count < min) return more();
        return greedy ? more() || next(from) : next(from) || more();
      };
      return again(0, at);
    }
    const ends = [at]; // one character after another, without recursion
    const grow = (): boolean => {
      const end = ends.at(-1) ?? at;
      const size = ends.length <= max ? one(element, end) : 0;
      return size > 0 && ends.push(end + size) > 0;
    };
    while (ends.length <= min) if (!grow()) return false;
    if (!greedy) {
      do if (next(ends.at(-1) ?? at)) return true;
      while (grow());
      return false;
    }
    while (grow());
    for (let count = ends.length - 1; count >= min; count--) {
      steps += 1;
      if (next(ends[count] ?? at)) return true;
    }
    return false;
  };

  const visit = (node: AST.Element, at: number, next: Next): boolean => {
    if (node.type === "Quantifier") return repeat(node, at, next);
    if (node.type === "Group") return any(node.alternatives, at, next);
    if (node.type === "CapturingGroup") {
      const number = pattern.raw.slice(0, node.start).match(/\((?!\?)/g)?.length ?? 0;
      return any(node.alternatives, at, (end) => {
        captures.set(number + 1, text.slice(at, end));
        return next(end);
      });
    }
    if (node.type === "Backreference") {
      const wanted = captures.get(Number(node.ref)) ?? "";
      const found = text.slice(at, at + wanted.length);
      steps += 1;
      const isSame = ignoreCase ? found.toLowerCase() === wanted.toLowerCase() : found === wanted;
      return isSame && next(at + wanted.length);
    }
    if (node.type === "Assertion") {
      if (node.kind === "lookahead") {
        return any(node.alternatives, at, () => true) !== node.negate && next(at);
      }
      const here = new RegExp(node.raw, `${flags.replace(/[gy]/g, "")}y`);
      here.lastIndex = at;
      steps += 1;
      return here.test(text) && next(at);
    }
    const size = one(node, at);
    return size > 0 && next(at + size);
  };

  const start = global || sticky ? lastIndex : 0;
  for (let at = start; at <= text.length; at++) {
    if (any(pattern.alternatives, at, () => true) || sticky) break;
  }
  return steps;
}

const known = new Map<string, boolean>();

/** Whether a pattern of one character matches `character`. */
function fits(raw: string, flags: string, character: string): boolean {
  const key = `${flags} ${raw} ${character}`;
  const answer =
    known.get(key) ?? new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, "")).test(character);
  known.set(key, answer);
  return answer;
}
