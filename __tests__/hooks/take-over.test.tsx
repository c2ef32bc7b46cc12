import { globalHistory, LocationContext } from "@gatsbyjs/reach-router";
import { act } from "@testing-library/react";
import * as React from "react";
import { awaitWithPage } from "../../src/hooks/awaited";
import { takeOver } from "../../src/hooks/take-over";
import { hydratableHtml } from "../support/server-html";

/** React gives way after 5 ms, so each of these is a step of its own. */
const BUSY_MS = 6;

const order: string[] = [];
let isBuilt = false;

function Part({ name }: { readonly name: string }) {
  if (isBuilt) {
    order.push(name);
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end); // a part that takes its time
  }
  return <p>{name}</p>;
}

/** Waits until React is done, with a press as soon as it has begun. */
async function pressUntil(isDone: () => boolean) {
  const press = () => {
    if (order.length > 0) order.push("a press");
    else setTimeout(press);
  };
  setTimeout(press);
  while (!isDone()) await new Promise((resolve) => void setTimeout(resolve));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => undefined);
}

beforeEach(() => {
  order.length = 0;
  isBuilt = false;
});

test("other work comes in between while React takes a page over", async () => {
  const page = (
    <main>
      <Part name="first" />
      <Part name="second" />
      <Part name="last" />
    </main>
  );
  const root = document.createElement("div");
  root.innerHTML = hydratableHtml(page);
  const [paragraph] = root.getElementsByTagName("p");
  isBuilt = true;

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // `act` would not give way
  takeOver(page, root);
  await pressUntil(() => order.includes("last"));

  expect(order.indexOf("a press")).toBeGreaterThan(order.indexOf("first"));
  expect(order.indexOf("a press")).toBeLessThan(order.indexOf("last"));
  expect(root.contains(paragraph ?? null)).toBe(true);
});

test("an empty page, as the development server sends it, is made without a complaint", async () => {
  const complain = jest.spyOn(console, "error").mockImplementation();
  const root = document.createElement("div");
  await act(async () => takeOver(<p>Made</p>, root));
  expect(root.textContent).toBe("Made");
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
});

test("other work comes in between while the next page is put together, and then it is there", async () => {
  function Page() {
    const { pathname } = React.useContext(LocationContext)?.location ?? { pathname: "/" };
    if (pathname === "/") return <p>home</p>;
    return ["first", "second", "last"].map((name) => <Part key={name} name={name} />);
  }
  const root = document.createElement("div");
  root.innerHTML = hydratableHtml(<Page />);
  await act(async () => takeOver(<Page />, root));
  isBuilt = true;

  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // `act` would not give way
  globalHistory.navigate("/pricing");
  await pressUntil(() => root.textContent === "firstsecondlast");

  expect(order.slice(0, 4)).toEqual(["first", "a press", "second", "last"]);
  expect(globalHistory.transitioning).toBe(false); // else the next page would replace this one in the history
});

test("the next page waits for its text; who goes on meanwhile is not brought back", async () => {
  const Page = () => <p>{React.useContext(LocationContext)?.location.pathname}</p>;
  const root = document.createElement("div");
  await act(async () => void globalHistory.navigate("/blog"));
  root.innerHTML = hydratableHtml(<Page />);
  await act(async () => takeOver(<Page />, root));
  let arrive: () => void = () => undefined;
  awaitWithPage(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  await act(async () => void globalHistory.navigate("/blog/12"));
  expect(root.textContent).toBe("/blog");
  await act(async () => void globalHistory.navigate("/contact"));
  await act(async () => arrive());
  expect(root.textContent).toBe("/contact");
  await act(async () => void globalHistory.navigate("/blog/12"));
  expect(root.textContent).toBe("/blog/12");
});
