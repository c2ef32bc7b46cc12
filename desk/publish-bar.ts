import type { PublishChange, PublishState } from "./publish-state";

/**
 * Time between polls while a publish or undo is running. At other times, `QUIET_LOOK_MS` applies.
 */
const BUSY_LOOK_MS = 1_000;
const QUIET_LOOK_MS = 3_000;

const KINDS = { added: "New", changed: "Changed", removed: "Removed" } as const;

/** The bar's text: one sentence, with details to expand. */
interface Words {
  readonly status: string;
  readonly summary?: string;
  readonly more?: readonly Node[];
  /** Whether `more` starts expanded. */
  readonly isOpen?: boolean;
}

/** Shows the Publish bar above the editor and keeps it up to date. */
export function showPublishBar(): void {
  const bar = find("#publish-bar");
  const publish = find<HTMLButtonElement>("[name=publish]");
  const undo = find<HTMLButtonElement>("[name=undo]");
  let shown = "";
  let timer = 0;

  const show = (state: PublishState) => {
    const text = JSON.stringify(state);
    if (text === shown) return; // redrawing would lose focus, selection and expanded details
    shown = text;
    const isBusy = ["publishing", "asking", "undoing"].includes(state.latest.phase);
    publish.ariaDisabled = String(isBusy);
    undo.ariaDisabled = String(isBusy || !state.canUndo);
    undo.hidden = !state.hasReleases;
    write(wordsOf(state, answer));
  };
  const look = async () => {
    window.clearTimeout(timer);
    const state = await ask("/desk/state");
    if (state) show(state);
    else write({ status: "The desk has stopped. Start it again with: npm run edit" });
    const isQuiet = publish.ariaDisabled === "false";
    timer = window.setTimeout(look, isQuiet ? QUIET_LOOK_MS : BUSY_LOOK_MS);
  };
  const post = async (path: string) => {
    await ask(path, { method: "POST" });
    await look();
  };
  const answer = (path: string) => {
    publish.focus(); // the focused button is about to be removed
    void post(path);
  };
  for (const button of [publish, undo]) {
    button.onclick = () => {
      if (button.ariaDisabled === "false") void post(`/desk/${button.name}`);
    };
  }
  bar.hidden = false;
  void look();
}

/** Returns the state, or null if the desk's server doesn't respond. */
const ask = (path: string, options?: RequestInit): Promise<PublishState | null> =>
  fetch(path, options)
    .then((response) => response.json())
    .catch(() => null);

function find<Kind extends HTMLElement>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

function write({ status, summary = "", more = [], isOpen = false }: Words): void {
  const details = find<HTMLDetailsElement>("#publish-bar details");
  const heading = find("#publish-bar summary");
  if (heading.textContent !== summary) details.open = isOpen; // otherwise as the editor left it
  heading.textContent = summary;
  find("#publish-bar [role=status]").textContent = status;
  find("#publish-bar details > div").replaceChildren(...more);
  details.hidden = more.length === 0;
}

function wordsOf(state: PublishState, answer: (path: string) => void): Words {
  const { latest, unpublished, siteUrl, hasReleases } = state;
  switch (latest.phase) {
    case "publishing":
      return { status: `Publishing … ${latest.step}` };
    case "undoing":
      return { status: "Going back to the previous release …" };
    case "asking": {
      const button = (label: string, path: string) =>
        element("button", { type: "button", textContent: label, onclick: () => answer(path) });
      const choice = element("div", {});
      choice.append(
        button("Publish anyway", `/desk/confirm/${latest.run}`),
        " ",
        button("Don’t publish", `/desk/decline/${latest.run}`),
      );
      return {
        status: "Nothing is published yet. Is this what you want?",
        summary: "Before you publish",
        more: [
          ...listUnder("Will disappear:", latest.disappearing),
          ...listUnder("Looks like an accident:", latest.warnings),
          choice,
        ],
        isOpen: true,
      };
    }
    case "published": {
      const { seconds, changes, report } = latest;
      const isSame = changes?.length === 0;
      const nothing = report.length === 0 ? "Nothing to fix." : "";
      return {
        status: `Published in ${seconds} s.${isSame ? " Nothing had changed." : ""}${pending(unpublished)}`,
        summary: "What changed, and what to fix",
        more: [
          ...(changes ?? []).map(changeLine),
          link("See the site", siteUrl),
          ...listUnder("To fix:", report),
          ...(nothing ? [paragraph(nothing)] : []),
        ],
        isOpen: true,
      };
    }
    case "undone": {
      const when = new Date(latest.madeAt).toLocaleString("en-GB", {
        dateStyle: "medium",
        timeStyle: "short",
      });
      return {
        status: `Undone. Visitors see the site from ${when} again. Your files haven’t changed, and Publish puts them back online.`,
      };
    }
    case "failed": {
      const { reason, details } = latest;
      const more = details ? [element("pre", { textContent: details })] : [];
      return { status: reason, summary: "What the build said", more };
    }
    default: {
      const none = hasReleases ? "" : " There’s no Undo, because RELEASES_DIR isn’t set.";
      if (!unpublished) return { status: `Nothing has been published from here yet.${none}` };
      return {
        status: `${unpublished.length > 0 ? pending(unpublished).trim() : "Everything you saved is published."}${none}`,
        summary: "What Publish changes",
        more: unpublished.map(changeLine),
      };
    }
  }
}

const pending = (changes: readonly PublishChange[] | null): string => {
  if (!changes || changes.length === 0) return "";
  return ` Saved, but not published yet: ${changes.length} ${changes.length === 1 ? "change" : "changes"}.`;
};

function changeLine({ kind, title, url }: PublishChange): HTMLElement {
  const line = paragraph(`${KINDS[kind]}: `);
  line.append(url ? link(title, url) : title);
  return line;
}

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

const paragraph = (textContent: string) => element("p", { textContent });

const link = (textContent: string, href: string) =>
  element("a", { textContent, href, target: "_blank", rel: "noopener" });

function listUnder(heading: string, lines: readonly string[]): readonly HTMLElement[] {
  if (lines.length === 0) return [];
  const list = element("ul", {});
  list.append(...lines.map((textContent) => element("li", { textContent })));
  return [paragraph(heading), list];
}
