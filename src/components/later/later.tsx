import * as React from "react";
import { awaitedBy } from "../../hooks/awaited";
import { observeNear } from "../../hooks/observe";
import { createGate, type Gate } from "./gate";

/** The page that was built is not yet React's: parts that wait may keep their built HTML. */
let isTakingOver = true;
if (typeof window !== "undefined") {
  window.addEventListener("late-scripts:hydrated", () => {
    isTakingOver = false;
  });
}

/** When a part's script comes: near the window, or only at the first touch of the part. */
export type When = "near" | "touched";

/** What a visitor does with a part that is about to need its script. */
const WISHES = ["pointerover", "pointerdown", "focusin", "site:wanted"];

/**
 * A part of a page whose script comes when it is near the window, or wanted: until then its built
 * HTML stands, links and all. One of text and links alone may wait until it is `touched`. In a page
 * that is opened by navigation, and for other props than the built ones, the script comes at once.
 * A page that it `isFor` is not shown without it. `data-later` marks it until then;
 * `src/build/late-scripts.browser.js` waits for `site:ready` before it plays back what a visitor did
 * there.
 */
export function later<Props extends object>(
  load: () => Promise<React.ComponentType<Props>>,
  when: When = "near",
  isFor?: (pathname: string) => boolean,
): React.ComponentType<Props> {
  let loaded: React.ComponentType<Props> | null = null;
  let coming: Promise<void> | null = null;
  const fetchPart = (): Promise<void> => {
    coming ??= load().then(
      (part) => {
        loaded = part;
      },
      () => {
        coming = null; // no connection: the next wish tries again
      },
    );
    return coming;
  };
  if (isFor) {
    awaitedBy(isFor, () => (loaded ? null : fetchPart().then(() => loaded !== null)));
    if (!isTakingOver) void fetchPart(); // one of its pages is pointed at, or opened
  }

  function Part({ gate, props }: { readonly gate: Gate; readonly props: Props }) {
    if (!loaded || !gate.isOpen()) throw gate.opened;
    const Loaded = loaded;
    return <Loaded {...props} />;
  }

  function Later(props: Props) {
    const place = React.useRef<HTMLDivElement>(null);
    const [isNew] = React.useState(() => !isTakingOver);
    const [gate] = React.useState(() => {
      const made = createGate();
      if (isNew && loaded) made.open();
      return made;
    });
    const [built] = React.useState(props);
    const isOther = props !== built; // renders for the same props are left out below

    React.useEffect(() => {
      const element = place.current;
      if (!element) return;
      const want = () => {
        void fetchPart().then(() => {
          if (loaded) gate.open();
        });
      };
      if (isNew || isOther) want();
      if (isNew) return;
      const stops = [keepWishes(element, want)];
      if (when === "near") stops.push(observeNear(element, want));
      const stop = () => {
        for (const run of stops) run();
      };
      element.addEventListener("site:ready", stop, { once: true });
      return stop;
    }, [gate, isNew, isOther]);

    return (
      <div ref={place} data-later="">
        <React.Suspense fallback={<Kept place={place} />}>
          <Part gate={gate} props={props} />
          <Ready place={place} />
        </React.Suspense>
      </div>
    );
  }
  // given the same again, a part that still waits is left alone
  return React.memo(Later) as unknown as React.ComponentType<Props>; // memo loses the generic
}

/**
 * Calls `want` at the first wish for something in `element`, and keeps the last press of a button or
 * a form that was sent until the part is ready. Listens above React, which stops the events of parts
 * that wait. Returns how to stop.
 */
function keepWishes(element: HTMLElement, want: () => void): () => void {
  const over = new AbortController();
  const listen = (name: string, run: (event: Event, target: Element) => void) =>
    document.addEventListener(
      name,
      (event) => {
        const { target } = event;
        if (target instanceof Element && element.contains(target)) run(event, target);
      },
      { capture: true, signal: over.signal },
    );
  let replay: () => void = () => undefined;
  for (const name of WISHES) listen(name, want);
  listen("click", (_event, target) => {
    const button = target.closest("button");
    if (button && !(button.type === "submit" && button.form)) replay = () => button.click();
  });
  listen("submit", (event, form) => {
    event.preventDefault();
    if (form instanceof HTMLFormElement) replay = () => form.requestSubmit();
  });
  const onReady = () => {
    over.abort();
    setTimeout(replay); // what was typed is known one task later
  };
  element.addEventListener("site:ready", onReady, { once: true, signal: over.signal });
  return () => over.abort();
}

type Place = React.RefObject<HTMLDivElement>;

/** The built HTML once more, for when the page changes around a part that still waits. */
function Kept({ place }: { readonly place: Place }) {
  const [html] = React.useState(() => place.current?.innerHTML ?? "");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, as it stood
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Says that the part answers now. */
function Ready({ place }: { readonly place: Place }) {
  React.useEffect(() => {
    place.current?.removeAttribute("data-later");
    place.current?.dispatchEvent(new Event("site:ready"));
  }, [place]);
  return null;
}

/** The same frame around a part that is there at once: in the build, in development, in tests. */
export function now<Props extends object>(
  Component: React.ComponentType<Props>,
): React.ComponentType<Props> {
  return function Now(props: Props) {
    const place = React.useRef<HTMLDivElement>(null);
    return (
      <div ref={place} data-later="">
        <React.Suspense>
          <Component {...props} />
          <Ready place={place} />
        </React.Suspense>
      </div>
    );
  };
}

/**
 * The parts of one script by their names: in the browser ones that come `when` they are due, where
 * `built` is null; elsewhere those of `built` themselves. The rest as for `later`.
 */
export function laterParts<All extends object>(
  load: () => Promise<All>,
  built: All | null,
  when?: When,
  isFor?: (pathname: string) => boolean,
): <Name extends keyof All>(name: Name) => All[Name] {
  type AnyPart = React.ComponentType<object>;
  return (name) => {
    const part = built
      ? now(built[name] as AnyPart)
      : later(() => load().then((all) => all[name] as AnyPart), when, isFor);
    return part as typeof part & All[typeof name]; // the same props
  };
}
