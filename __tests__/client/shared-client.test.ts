import { sharedClient } from "../../src/client/client";

test("the cache is cleared when the visitor leaves the page, and nothing else", () => {
  sharedClient();
  sessionStorage.setItem("savanna-signal:cache:/blogs", "{}");
  sessionStorage.setItem("savanna-signal:preview", "1");
  window.dispatchEvent(new Event("pagehide"));
  expect({ ...sessionStorage }).toEqual({ "savanna-signal:preview": "1" });
});
