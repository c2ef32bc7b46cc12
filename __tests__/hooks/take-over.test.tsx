import { globalHistory, LocationContext } from "@gatsbyjs/reach-router";
import { act } from "@testing-library/react";
import * as React from "react";
import { awaitedBy } from "../../src/hooks/awaited";
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

let listen: jest.SpiedFunction<typeof globalHistory.listen>;
beforeEach(() => {
  order.length = 0;
  isBuilt = false;
  listen = jest.spyOn(globalHistory, "listen");
});
// a page that was taken over stays, and would answer in the next test too
afterEach(() => {
  for (const { value } of listen.mock.results) value();
  jest.restoreAllMocks();
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

/** A text that posts wait for: how to have it come, or fail. */
function textOfPosts() {
  let isThere = false;
  let settle: (came: boolean) => void = () => undefined;
  const coming = new Promise<boolean>((resolve) => {
    settle = (came) => {
      isThere = came;
      resolve(came);
    };
  });
  awaitedBy(
    (pathname) => pathname.startsWith("/blog/"),
    () => (isThere ? null : coming),
  );
  return (came: boolean) => act(async () => settle(came));
}

/** A page that says where it is. */
async function startAt(pathname: string) {
  const Page = () => {
    const { location } = React.useContext(LocationContext) ?? {};
    return <p>{`${location?.pathname}${location?.search}${location?.hash}`}</p>;
  };
  const root = document.createElement("div");
  await act(async () => void globalHistory.navigate(pathname));
  root.innerHTML = hydratableHtml(
    <LocationContext.Provider value={globalHistory}>
      <Page />
    </LocationContext.Provider>,
  );
  await act(async () => takeOver(<Page />, root));
  const go = (to: string) => act(async () => void globalHistory.navigate(to));
  return { go, shown: () => root.textContent };
}

test("a post waits for its text, other pages do not; who went on is not brought back", async () => {
  const settle = textOfPosts();
  const { go, shown } = await startAt("/blog");
  await go("/blog/12");
  expect(shown()).toBe("/blog");
  await go("/contact");
  expect(shown()).toBe("/contact");
  await settle(true);
  expect(shown()).toBe("/contact");
  await go("/blog/12");
  expect(shown()).toBe("/blog/12");
});

test("an anchor is the browser's to go to, the way back from it ours", async () => {
  const { shown } = await startAt("/about");
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  const pop = () => act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  const scroll = (top: number) => {
    window.scrollY = top;
    window.dispatchEvent(new Event("scroll"));
  };
  scroll(40);
  const about: unknown = window.history.state;

  window.history.pushState(null, "", "/about#team"); // as for a pressed anchor
  await pop();
  expect(window.history.state).toEqual({ key: expect.any(String) });
  scroll(900);
  const team: unknown = window.history.state;
  expect(scrollTo).not.toHaveBeenCalled();

  window.history.replaceState(about, "", "/about"); // as after going back
  await pop();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 40, behavior: "instant" });
  window.history.replaceState(team, "", "/about#team");
  await pop();
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 900, behavior: "instant" });
  scrollTo.mockClear();
  window.history.pushState(null, "", "/about?service=ussd"); // as for a filter that one goes forward to
  await pop();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(shown()).toBe("/about"); // the router would wait for parts that have no script yet
});

test("who goes back to a post waits for its page and its text", async () => {
  const settle = textOfPosts();
  const asked: string[] = [];
  const loadPage = async (path: string) => void asked.push(path);
  Object.assign(window, { ___loader: { loadPage } });
  const { shown } = await startAt("/about");
  window.history.replaceState(null, "", "/blog/12");
  await act(async () => void window.dispatchEvent(new PopStateEvent("popstate")));
  expect(asked).toContain("/blog/12");
  expect(shown()).toBe("/about");
  await settle(true);
  expect(shown()).toBe("/blog/12");
  Reflect.deleteProperty(window, "___loader");
});
