import { readFileSync } from "node:fs";
import { tabIcon } from "../../src/build/tab-icon";

test("the icon within pages is the drawing of the icon's file", () => {
  const address = tabIcon();
  expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg [^"#<>]+$/);
  const drawn = decodeURIComponent(address.replace(/^[^,]*,/, ""));
  expect(drawn).toBe(readFileSync("static/favicon.svg", "utf8").trim().replace(/"/g, "'"));
});
