import { keepAddressRoutable } from "../../../src/features/shell/routable-address";

const go = (url: string, state: unknown = null) => window.history.replaceState(state, "", url);
const shown = () => window.location.href.slice(window.location.origin.length);

test("keepAddressRoutable fixes the URL once and tells the router, and does the same for each later URL", () => {
  const seen: string[] = [];
  const read = () => seen.push(shown());
  window.addEventListener("popstate", read);
  go("/blog/tag/C%2B%2B?a=%#100%", { key: "7" });
  keepAddressRoutable();
  expect(seen).toEqual(["/blog/tag/C++?a=%#100%25"]);
  expect(window.history.state).toEqual({ key: "7" });
  go("/about#%E0%A4%A");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(seen.at(-1)).toBe("/about#%25E0%25A4%25A");
  go("/about#team");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(seen).toHaveLength(3);
  expect(shown()).toBe("/about#team");
  window.removeEventListener("popstate", read);
});
