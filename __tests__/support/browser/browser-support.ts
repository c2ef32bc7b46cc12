import bcd, {
  type CompatStatement,
  type Identifier,
  type SupportBlock,
} from "@mdn/browser-compat-data";
import { parse } from "acorn";
import { full } from "acorn-walk";
import { type CssNode, parse as parseCss, walk } from "css-tree";

/** Oldest supported version by MDN's browser name. */
export type Promised = Readonly<Partial<Record<keyof SupportBlock, number>>>;

const MDN_NAMES: Readonly<Record<string, keyof SupportBlock>> = {
  chrome: "chrome",
  edge: "edge",
  firefox: "firefox",
  safari: "safari",
  ios_saf: "safari_ios",
};

/** Parses `browserslist` lines such as `safari >= 16`. Throws for any other line. */
export const promisedOf = (lines: readonly string[]): Promised =>
  Object.fromEntries(
    lines.map((line) => {
      const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
      const browser = MDN_NAMES[name];
      if (!browser) throw new Error(`browserslist has a line that is not understood: ${line}`);
      return [browser, Number(version)];
    }),
  );

const statementsOf = (given: SupportBlock[keyof SupportBlock]) =>
  given === undefined ? [] : Array.isArray(given) ? given : [given];

/** Supported browsers without a feature. Prefixed, renamed or disabled ones don't count. */
function lacking(compat: CompatStatement, promised: Promised): string[] {
  return (Object.entries(promised) as [keyof SupportBlock, number][])
    .filter(([browser, oldest]) =>
      statementsOf(compat.support[browser]).every(
        ({
          version_added: added,
          version_removed: removed,
          flags,
          prefix,
          alternative_name: other,
        }) =>
          flags ||
          prefix ||
          other ||
          !added ||
          removed ||
          !(Number.parseFloat(String(added).replace("≤", "")) <= oldest),
      ),
    )
    .map(([browser]) => browser);
}

const at = (...path: readonly string[]): Identifier | undefined =>
  path.reduce<Identifier | undefined>(
    (node, key) => (node && Object.hasOwn(node, key) ? (node[key] as Identifier) : undefined),
    bcd as unknown as Identifier, // only its root lacks a statement
  );

/** All statements up to `levels` below `node`, by the last part of their path. */
function byName(node: Identifier | undefined, levels: number): Map<string, CompatStatement[]> {
  const found = new Map<string, CompatStatement[]>();
  const visit = (branch: Identifier, level: number) => {
    for (const [key, child] of Object.entries(branch)) {
      if (key === "__compat") continue;
      const { __compat: compat } = child as Identifier;
      if (compat) found.set(key, [...(found.get(key) ?? []), compat]);
      if (level < levels) visit(child as Identifier, level + 1);
    }
  };
  if (node) visit(node, 1);
  return found;
}

const CSS_FUNCTIONS = byName(at("css", "types"), 3);
const METHODS = byName(at("javascript", "builtins"), 2);
/** Global objects and their interfaces in MDN's data. */
const OWNERS: Readonly<Record<string, string>> = {
  window: "Window",
  document: "Document",
  navigator: "Navigator",
};
const VIEWPORT_UNITS = /^[dls]v(?:h|w|i|b|min|max)$/;

/** Browsers by the feature they lack: `selector :has()` → `firefox`. */
export type Lacks = ReadonlyMap<string, readonly string[]>;

function collector(promised: Promised) {
  const lacks = new Map<string, readonly string[]>();
  return {
    lacks,
    /** If a name stands for several things, only counts browsers that lack all of them. */
    use: (feature: string, ...compats: readonly (CompatStatement | undefined)[]) => {
      const known = compats.flatMap((compat) => compat ?? []);
      const [first = [], ...rest] = known.map((compat) => lacking(compat, promised));
      const all = first.filter((browser) => rest.every((others) => others.includes(browser)));
      if (all.length > 0) lacks.set(feature, all);
    },
  };
}

/**
 * Finds features in a style sheet that a supported browser lacks. Ignores everything inside
 * `@supports`.
 */
export function lacksOfStyles(css: string, promised: Promised): Lacks {
  const { lacks, use } = collector(promised);
  const guarded = new Set<CssNode>();
  const ast = parseCss(css, { parseCustomProperty: true });
  walk(ast, (node) => {
    if (node.type !== "Atrule" || node.name !== "supports") return;
    walk(node, (inner) => void guarded.add(inner));
  });
  walk(ast, function (node) {
    if (guarded.has(node)) return;
    if (node.type === "Atrule") use(`@${node.name}`, at("css", "at-rules", node.name)?.__compat);
    if (node.type === "PseudoClassSelector" || node.type === "PseudoElementSelector") {
      const colons = node.type === "PseudoElementSelector" ? "::" : ":";
      use(`${colons}${node.name}`, at("css", "selectors", node.name)?.__compat);
    }
    if (node.type === "NestingSelector")
      use("nesting", at("css", "selectors", "nesting")?.__compat);
    if (node.type === "Rule" && this.rule && this.rule !== node) {
      use("nesting", at("css", "selectors", "nesting")?.__compat);
    }
    if (String(node.type) === "FeatureRange") {
      use("range in @media", at("css", "at-rules", "media", "range_syntax")?.__compat);
    }
    if (node.type === "Function") use(`${node.name}()`, ...(CSS_FUNCTIONS.get(node.name) ?? []));
    if (node.type === "Dimension" && VIEWPORT_UNITS.test(node.unit)) {
      use(node.unit, at("css", "types", "length", "viewport_percentage_units_dynamic")?.__compat);
    }
    if (node.type === "Declaration" && !node.property.startsWith("-")) {
      use(node.property, at("css", "properties", node.property)?.__compat);
    }
    if (node.type === "Identifier" && this.declaration && !this.function) {
      const { property } = this.declaration;
      use(`${property}: ${node.name}`, at("css", "properties", property, node.name)?.__compat);
    }
  });
  return lacks;
}

/**
 * Finds features in a script that a supported browser lacks: syntax, members by name, members of
 * globals.
 */
export function lacksOfScript(code: string, promised: Promised): Lacks {
  const { lacks, use } = collector(promised);
  const global = (name: string) =>
    at("javascript", "builtins", name) ?? at("api", OWNERS[name] ?? name);
  full(
    parse(code, { ecmaVersion: "latest", sourceType: "module", allowReturnOutsideFunction: true }),
    (node) => {
      const one = node as unknown as {
        // the parts of ESTree nodes that we read
        readonly type: string;
        readonly callee?: {
          readonly type: string;
          readonly name?: string;
          readonly computed?: boolean;
          readonly object?: { readonly name?: string };
          readonly property?: { readonly name?: string };
        };
        readonly regex?: { readonly pattern: string };
      };
      if (one.type === "StaticBlock") {
        use(
          "static { }",
          at("javascript", "classes", "static", "initialization_blocks")?.__compat ??
            at("javascript", "classes", "static_initialization_blocks")?.__compat,
        );
      }
      if (one.regex && /\(\?<[=!]/.test(one.regex.pattern)) {
        use("(?<= )", at("javascript", "regular_expressions", "lookbehind_assertion")?.__compat);
      }
      const { callee } = one;
      if (
        callee?.type === "Identifier" &&
        callee.name &&
        /^(?:[a-z]\w{7,}|[A-Z]\w{3,})$/.test(callee.name)
      ) {
        const { name } = callee;
        use(
          name,
          at("api", name)?.__compat,
          at("api", "Window", name)?.__compat,
          global(name)?.__compat,
        );
      }
      const member = callee?.type === "MemberExpression" ? callee : undefined;
      const method = member?.computed ? undefined : member?.property?.name;
      if (!method) return;
      const owner = member?.object?.name ?? "";
      const known = owner ? global(owner) : undefined;
      const own = [`${method}_static`, method].find((key) => known && Object.hasOwn(known, key));
      if (known && own) use(`${owner}.${method}`, (known[own] as Identifier).__compat);
      else use(`.${method}`, ...(METHODS.get(method) ?? []));
    },
  );
  return lacks;
}
