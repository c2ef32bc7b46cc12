import { act, render, screen, waitFor } from "@testing-library/react";
import * as React from "react";
import { hydrateRoot } from "react-dom/client";
import { later, now } from "../../src/components/later/later";
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
async function takeOver() {
  const Built = now(Counter);
  const page = document.createElement("div");
  page.innerHTML = hydratableHtml(<Built label="Pressed" />);
  document.body.append(page);
  let fetched = 0;
  const Later = later<{ readonly label: string }>(async () => {
    fetched += 1;
    return Counter;
  });
  const complaints: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(page, <Later label="Pressed" />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  return { page, root, complaints, fetched: () => fetched };
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
  window.dispatchEvent(new Event("site:hydrated"));
  const Later = later<{ readonly label: string }>(async () => Counter);
  await act(async () => {
    render(<Later label="Pressed" />);
  });
  screen.getByRole("button", { name: "Pressed 0" });
});
