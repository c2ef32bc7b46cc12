/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { act, render } from "@testing-library/react";
import * as React from "react";
import { withLateScripts } from "../../src/build/late-scripts";
import { hydratableHtml } from "../support/server-html";

const LOADER = readFileSync("src/build/late-scripts.browser.js", "utf8");
const code = () =>
  withLateScripts(
    '<script src="/one.js" async></script><script src="/two.js" async></script>',
    LOADER,
  ).replace(/^<script>|<\/script>$/g, "");

function Form({ onSend }: { readonly onSend: (text: string) => void }) {
  const [name, setName] = React.useState("");
  const [topic, setTopic] = React.useState("sms");
  const [agreed, setAgreed] = React.useState(false);
  const [opened, setOpened] = React.useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend([name, topic, agreed, opened].join(" "));
      }}
    >
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Topic" value={topic} onChange={(event) => setTopic(event.target.value)}>
        <option>sms</option>
        <option>ussd</option>
      </select>
      <input
        aria-label="Agreed"
        type="checkbox"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      <button type="button" onClick={() => setOpened(opened + 1)}>
        Open
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const find = <T extends HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>("head script")].map(({ src }) =>
    src.replace("http://localhost", ""),
  );
const type = (field: HTMLInputElement | HTMLSelectElement, value: string) => {
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
const later = () => new Promise((resolve) => setTimeout(resolve));

let holder: HTMLElement;
function build(onSend: (text: string) => void) {
  const form = <Form onSend={onSend} />;
  holder = document.createElement("div");
  holder.innerHTML = hydratableHtml(form);
  document.body.append(holder);
  Object.defineProperty(document, "readyState", { configurable: true, value: "loading" });
  new Function(code())();
  return async () => {
    const view = render(form, { container: holder, hydrate: true });
    await act(async () => {
      window.dispatchEvent(new Event("site:hydrated"));
      await later();
    });
    return view;
  };
}
afterEach(() => {
  document.head.replaceChildren();
  holder.remove();
  window.dispatchEvent(new Event("site:hydrated")); // ends what waits still
  Reflect.deleteProperty(document, "readyState");
});

test.each(["pointerdown", "keydown", "focusin"])("%s fetches the scripts, once", (name) => {
  build(() => undefined);
  expect(scripts()).toEqual([]);
  find("input").dispatchEvent(new Event(name, { bubbles: true }));
  find("input").dispatchEvent(new Event(name, { bubbles: true }));
  expect(scripts()).toEqual(["/one.js", "/two.js"]);
});

test("a loaded page fetches them when it is painted and idle", async () => {
  const frames: FrameRequestCallback[] = [];
  const ask = jest.spyOn(window, "requestAnimationFrame");
  ask.mockImplementation((run) => frames.push(run));
  const paint = () => {
    for (const run of frames.splice(0)) run(0);
  };
  build(() => undefined);
  window.dispatchEvent(new Event("load"));
  await later(); // idle, but nothing is shown yet
  paint();
  await later();
  expect(scripts()).toEqual([]);
  paint();
  expect(scripts()).toEqual([]);
  await later();
  expect(scripts()).toEqual(["/one.js", "/two.js"]);
  ask.mockRestore();
});

test("what was typed, chosen, ticked and sent reaches the scripts", async () => {
  const sent: string[] = [];
  const hydrate = build((text) => sent.push(text));
  type(find<HTMLInputElement>("input"), "Amina");
  type(find<HTMLSelectElement>("select"), "ussd");
  find("[type=checkbox]").click();
  find("[type=submit]").click();
  expect(sent).toEqual([]);
  await hydrate();
  expect(sent).toEqual(["Amina ussd true 0"]);
});

test("of several presses the last is played back, once", async () => {
  const sent: string[] = [];
  const hydrate = build((text) => sent.push(text));
  find("[type=button]").click();
  find("[type=button]").click();
  await hydrate();
  await act(async () => find("[type=submit]").click());
  expect(sent).toEqual([" sms false 1"]);
});

test("when the scripts cannot be had a form goes its plain way", () => {
  build(() => undefined);
  const plain = jest.fn();
  find<HTMLFormElement>("form").submit = plain;
  find("[type=submit]").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  find("[type=submit]").click();
  expect(plain).not.toHaveBeenCalled();
  find<HTMLScriptElement>("head script").dispatchEvent(new Event("error"));
  expect(plain).toHaveBeenCalledTimes(1);
});
