import { act, render, screen, waitFor } from "@testing-library/react";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { later, laterParts, now, type When } from "../../src/components/later/later";
import { whatIsAwaited } from "../../src/hooks/awaited";
import { hydratableHtml } from "../support/server-html";

function Counter({ label }: { readonly label: string }) {
  const [count, setCount] = React.useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

/** The built page with `Counter` in it, taken over by a page that has still to fetch it. */
async function takeOver(when?: When) {
  const Built = now(Counter);
  const page = document.createElement("div");
  page.innerHTML = hydratableHtml(<Built label="Pressed" />);
  document.body.append(page);
  let fetched = 0;
  const Later = later<{ readonly label: string }>(async () => {
    fetched += 1;
    return Counter;
  }, when);
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, <Later label="Pressed" />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  const change = (label: string) => act(async () => root.render(<Later label={label} />));
  return { page, complaints, fetched: () => fetched, change };
}

beforeEach(() => {
  document.body.innerHTML = "";
  Object.assign(window, {
    IntersectionObserver: class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, "IntersectionObserver");
});

test("keeps its built HTML and fetches nothing while it is far away", async () => {
  const { page, complaints, fetched } = await takeOver();
  expect(fetched()).toBe(0);
  expect(page.querySelector("[data-later]")).toBeTruthy();
  screen.getByRole("button", { name: "Pressed 0" });
  expect(complaints).toEqual([]);
});

test.each(["focusin", "pointerdown", "site:wanted"])("answers after %s", async (wish) => {
  const { page, complaints, fetched } = await takeOver();
  const button = screen.getByRole("button");
  await act(async () => {
    button.dispatchEvent(new Event(wish, { bubbles: true }));
  });
  // React goes on in its own time
  await waitFor(() => expect(page.querySelector("[data-later]")).toBeNull());
  expect(screen.getByRole("button")).toBe(button);
  await act(async () => button.click());
  screen.getByRole("button", { name: "Pressed 1" });
  expect(fetched()).toBe(1);
  expect(complaints).toEqual([]);
});

test.each([
  ["comes when it is near the window", undefined, 1],
  ["that is to be touched first stays away though it is near", "touched", 0],
] as const)("a part %s", async (_what, when, times) => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(readonly tell: (entries: readonly object[]) => void) {}
      observe = () => this.tell([{ isIntersecting: true }]);
      disconnect = () => undefined;
    },
  });
  const { fetched } = await takeOver(when);
  expect(fetched()).toBe(times);
});

test("a part that is to show something else comes, however far away", async () => {
  const { page, change } = await takeOver("touched");
  await change("Pressed");
  expect(page.querySelector("[data-later]")).toBeTruthy();
  await change("Changed");
  await screen.findByRole("button", { name: "Changed 0" });
});

test("a press that came before the script is played back", async () => {
  const { page, complaints } = await takeOver();
  const button = screen.getByRole("button");
  await act(async () => {
    button.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    button.click();
  });
  await waitFor(() => expect(page.querySelector("[data-later]")).toBeNull());
  await screen.findByRole("button", { name: "Pressed 1" });
  expect(complaints).toEqual([]);
});

test("in a page opened by navigation it comes at once", async () => {
  window.dispatchEvent(new Event("late-scripts:hydrated"));
  const Later = later<{ readonly label: string }>(async () => Counter);
  await act(async () => {
    render(<Later label="Pressed" />);
  });
  screen.getByRole("button", { name: "Pressed 0" });
});

const isPost = (pathname: string) => pathname === "/blog/12";

test("a page that is opened for a part fetches it when pointed at, and waits for it", async () => {
  window.dispatchEvent(new Event("late-scripts:hydrated"));
  let arrive: (part: typeof Counter) => void = () => undefined;
  let fetched = 0;
  const load = () => {
    fetched += 1;
    return new Promise<typeof Counter>((resolve) => {
      arrive = resolve;
    });
  };
  const Text = later<{ readonly label: string }>(load, "touched", isPost);
  expect(fetched).toBe(1);
  expect(whatIsAwaited("/about")).toBeNull();
  const awaited = whatIsAwaited("/blog/12");
  arrive(Counter);
  expect(await awaited).toBe(true);
  expect(whatIsAwaited("/blog/12")).toBeNull();
  expect(hydratableHtml(<Text label="There" />)).toContain("There");
});

test("a part that cannot be fetched says so, and is asked for again", async () => {
  window.dispatchEvent(new Event("late-scripts:hydrated"));
  let fetched = 0;
  const load = () => {
    fetched += 1;
    return Promise.reject(new Error("no connection"));
  };
  later(load, "touched", (pathname) => pathname === "/blog/7");
  expect(await whatIsAwaited("/blog/7")).toBe(false);
  await whatIsAwaited("/blog/7");
  expect(fetched).toBe(2);
});

test("parts of one script are fetched together, and built ones stand at once", async () => {
  let fetched = 0;
  const parts = { Counter };
  const load = async () => {
    fetched += 1;
    return parts;
  };
  const Built = laterParts(load, parts)("Counter");
  const { unmount } = render(<Built label="Built" />);
  screen.getByRole("button", { name: "Built 0" });
  expect(fetched).toBe(0);
  unmount();
  const Later = laterParts<typeof parts>(load, null)("Counter");
  await act(async () => {
    render(<Later label="Fetched" />);
  });
  screen.getByRole("button", { name: "Fetched 0" });
  expect(fetched).toBe(1);
});
