import { act } from "@testing-library/react";
import { takeOver } from "../../src/hooks/take-over";
import { hydratableHtml } from "../support/server-html";

/** React gives way after 5 ms, so each of these is a step of its own. */
const BUSY_MS = 6;

test("other work comes in between while React takes a page over", async () => {
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
  const press = () => {
    if (order.length > 0) order.push("a press");
    else setTimeout(press);
  };
  setTimeout(press);
  while (!order.includes("last")) await new Promise((resolve) => void setTimeout(resolve));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => undefined);

  expect(order.indexOf("a press")).toBeGreaterThan(order.indexOf("first"));
  expect(order.indexOf("a press")).toBeLessThan(order.indexOf("last"));
  expect(root.contains(paragraph ?? null)).toBe(true);
});
