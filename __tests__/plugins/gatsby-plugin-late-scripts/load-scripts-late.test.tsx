import { act } from "@testing-library/react";
import * as React from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { onInitialClientRender } from "../../../plugins/gatsby-plugin-late-scripts/gatsby-browser";
import { INLINE_SCRIPT } from "../../../plugins/gatsby-plugin-late-scripts/src/rewrite-page";
import { hydratableHtml } from "../../support/dom/server-html";

interface Submission {
  readonly name: string;
  readonly topic: string;
  readonly plan: string;
  readonly hasAgreed: boolean;
  readonly presses: number;
}

function Form({ onSend }: { readonly onSend: (submission: Submission) => void }) {
  const [name, setName] = React.useState("");
  const [topic, setTopic] = React.useState("sms");
  const [plan, setPlan] = React.useState("small");
  const [hasAgreed, setAgreed] = React.useState(false);
  const [presses, setPresses] = React.useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend({ name, topic, plan, hasAgreed, presses });
      }}
    >
      <textarea aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select aria-label="Topic" value={topic} onChange={(event) => setTopic(event.target.value)}>
        <option>sms</option>
        <option>ussd</option>
      </select>
      {["small", "large"].map((value) => (
        <input
          key={value}
          type="radio"
          value={value}
          checked={plan === value}
          onChange={() => setPlan(value)}
        />
      ))}
      <input type="checkbox" checked={hasAgreed} onChange={() => setAgreed(!hasAgreed)} />
      <input type="email" />
      <input type="file" />
      <button type="button" onClick={() => setPresses((count) => count + 1)}>
        Open
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const fire = (selector: string, type: string) =>
  find(selector).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
const enter = (selector: string, value: string) => {
  find<HTMLInputElement>(selector).value = value;
  fire(selector, "input");
  fire(selector, "change");
};
const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>("head script")].map((script) =>
    script.getAttribute("src"),
  );
const hydrated = () =>
  // `as`: the hook takes no arguments
  (onInitialClientRender as () => void)();

let root: Root | undefined;
let submissions: Submission[];
/** What the browser has reported. This DOM reports nothing itself. */
let told: string[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  submissions = [];
  told = [];
  Object.defineProperty(performance, "getEntriesByName", {
    configurable: true,
    value: (wanted: string) => told.filter((name) => name === wanted),
  });
  Object.defineProperty(document, "readyState", { configurable: true, value: "loading" });
  document.body.innerHTML = `<div id="___gatsby">${hydratableHtml(form())}</div>`;
  const script = document.createElement("script"); // runs when it's appended
  script.dataset.lateScripts = "/one.js /two.js";
  script.text = INLINE_SCRIPT;
  document.body.append(script);
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  hydrated(); // removes the previous page's listeners
  jest.useRealTimers();
  Reflect.deleteProperty(performance, "getEntriesByName");
  document.head.replaceChildren();
  document.body.replaceChildren();
  Reflect.deleteProperty(document, "readyState");
});

const form = () => <Form onSend={(submission) => submissions.push(submission)} />;
/** Hydrates like Gatsby, whose hook runs once React owns the page. */
function hydrate() {
  act(() => {
    root = hydrateRoot(find("#___gatsby"), form());
  });
  act(() => {
    hydrated();
    jest.runAllTimers();
  });
}
const send = () => {
  act(() => find("[type=submit]").click());
  return submissions;
};

describe("start", () => {
  test.each(["pointerdown", "keydown", "focusin"])(
    "%s fetches the scripts once, in order",
    (type) => {
      expect(scripts()).toEqual([]);
      fire("textarea", type);
      fire("textarea", type);
      expect(scripts()).toEqual(["/one.js", "/two.js"]);
      expect([...document.head.querySelectorAll("script")].map(({ async }) => async)).toEqual([
        false,
        false,
      ]);
    },
  );

  const frames = (count: number) => {
    for (let frame = 0; frame < count; frame += 1) jest.advanceTimersToNextFrame();
  };
  const paint = () => void told.push("first-contentful-paint");

  test("a page fetches them once it has loaded, been painted and is idle", () => {
    jest.advanceTimersByTime(10_000);
    window.dispatchEvent(new Event("load"));
    frames(3);
    jest.advanceTimersByTime(0); // idle work would start
    expect(scripts()).toEqual([]);
    paint();
    frames(1);
    expect(scripts()).toEqual([]);
    jest.runAllTimers(); // idle, because this DOM has no requestIdleCallback
    expect(scripts()).toEqual(["/one.js", "/two.js"]);
  });

  test("a page that was painted before it loaded waits for two more frames", () => {
    paint();
    window.dispatchEvent(new Event("load"));
    frames(1);
    jest.advanceTimersByTime(0);
    expect(scripts()).toEqual([]);
    frames(1);
    jest.runAllTimers();
    expect(scripts()).toEqual(["/one.js", "/two.js"]);
  });

  test("a browser that doesn't report painting fetches them after 120 frames", () => {
    window.dispatchEvent(new Event("load"));
    frames(120);
    expect(scripts()).toEqual([]);
    frames(1);
    jest.runAllTimers();
    expect(scripts()).toEqual(["/one.js", "/two.js"]);
  });

  test("a busy page fetches them after two seconds", () => {
    const requestIdle = jest.fn();
    Object.defineProperty(window, "requestIdleCallback", {
      configurable: true,
      value: requestIdle,
    });
    paint();
    window.dispatchEvent(new Event("load"));
    frames(2);
    expect(requestIdle).toHaveBeenCalledWith(expect.any(Function), { timeout: 2_000 });
    expect(scripts()).toEqual([]);
    requestIdle.mock.calls[0]?.[0]();
    expect(scripts()).toEqual(["/one.js", "/two.js"]);
    Reflect.deleteProperty(window, "requestIdleCallback");
  });
});

describe("replay", () => {
  test("typed, chosen, ticked and submitted input reaches React", () => {
    enter("textarea", "Amina");
    enter("select", "ussd");
    find("[value=large]").click();
    find("[type=checkbox]").click();
    find("[type=submit]").click();
    expect(submissions).toEqual([]);
    hydrate();
    expect(submissions).toEqual([
      { name: "Amina", topic: "ussd", plan: "large", hasAgreed: true, presses: 0 },
    ]);
  });

  test("later typing continues at the caret", async () => {
    const field = find<HTMLTextAreaElement>("textarea");
    enter("textarea", "Amina Smith");
    field.focus();
    field.setSelectionRange(2, 5, "backward");
    hydrate();
    await null;
    expect([field.selectionStart, field.selectionEnd]).toEqual([2, 5]);
    expect(field.selectionDirection).toBe("backward");
  });

  test("a field without a caret doesn't stop the rest", () => {
    enter("[type=email]", "amina@duka.co.ke");
    find("[type=email]").focus();
    enter("textarea", "Amina");
    hydrate();
    expect(find<HTMLInputElement>("[type=email]").value).toBe("amina@duka.co.ke");
    expect(send()).toMatchObject([{ name: "Amina" }]);
  });

  test("only the last of several clicks is replayed, once", () => {
    find("[type=button]").click();
    find("[type=button]").click();
    hydrate();
    expect(send()).toMatchObject([{ presses: 1 }]);
  });

  test("a click and a tick that React is hydrating for count once", () => {
    React.startTransition(() => {
      root = hydrateRoot(find("#___gatsby"), form());
    });
    act(() => {
      find("[type=button]").click();
      find("[type=checkbox]").click();
    });
    act(() => {
      hydrated();
      jest.runAllTimers();
    });
    expect(send()).toMatchObject([{ presses: 1, hasAgreed: true }]);
  });

  test("a file input and an editable element don't stop the rest", () => {
    const editable = document.createElement("div");
    document.body.append(editable);
    editable.dispatchEvent(new Event("input", { bubbles: true }));
    fire("[type=file]", "change");
    enter("textarea", "Amina");
    hydrate();
    expect(send()).toMatchObject([{ name: "Amina" }]);
  });

  test("nothing is kept from React after hydration", () => {
    hydrate();
    act(() => find("[type=button]").click());
    expect(send()).toMatchObject([{ presses: 1 }]);
  });
});

describe("without scripts", () => {
  /** Counts the forms that the browser would submit, because jsdom submits none. */
  const countNative = () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener("submit", onSubmit);
    return { onSubmit, stop: () => window.removeEventListener("submit", onSubmit) };
  };
  const failScripts = () => {
    for (const script of document.head.querySelectorAll("script"))
      script.dispatchEvent(new Event("error"));
  };

  test("a waiting form is submitted natively, once, and later ones at once", () => {
    const { onSubmit, stop } = countNative();
    fire("[type=submit]", "pointerdown");
    find("[type=submit]").click();
    expect(onSubmit).not.toHaveBeenCalled();
    failScripts();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    find("[type=submit]").click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    stop();
  });
});
