/**
 * Delays Gatsby's scripts. Runs inline in every page and loads the scripts listed in its element's
 * `data-late-scripts`, in order, on the first pointer, key or focus event. If there's no such
 * event, it waits until the page has loaded and painted (or until 120 frames have passed without
 * the browser reporting a paint), and then until the browser is idle, for two seconds at most.
 * Until `late-scripts:hydrated`, it records changed fields, the last form submission and the last
 * button press. It then replays them, but the button press only if no form was submitted. Pages
 * contain this function's source, so it can't use anything outside itself.
 */
export function loadScriptsLate(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  type LateData = { readonly lateScripts: string };
  type Caret = Parameters<HTMLInputElement["setSelectionRange"]>;
  const FIELD = "input:not([type=file]),textarea,select:not([multiple])";
  const CHECK = "input[type=checkbox],input[type=radio]";
  const fields = new Map<Field, string | boolean>();
  // the inline script's own element, whose attribute the build sets
  const { lateScripts } = (document.currentScript as HTMLScriptElement).dataset as LateData;
  let started = false;
  let pressed: HTMLElement | undefined;
  let sent: { readonly form: HTMLFormElement; readonly by: HTMLElement | null } | undefined;

  const start = () => {
    if (started) return;
    started = true;
    for (const url of lateScripts.split(" ")) {
      const script = document.createElement("script");
      script.src = url;
      script.async = false; // keeps their order
      script.onerror = giveUp;
      document.head.append(script);
    }
  };

  // Events that will be replayed mustn't reach React now, in case it has already hydrated part of
  // the page.
  const onClick = (event: Event) => {
    const target = event.target as Element; // clicks have elements as targets
    const button = target.closest("button");
    if (button && !(button.type === "submit" && button.form)) {
      event.stopPropagation();
      pressed = button;
    } else if (target.matches(CHECK)) event.stopPropagation();
  };
  const onSubmit = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    // `as`: a submit event has a form as its target
    sent = { form: event.target as HTMLFormElement, by: (event as SubmitEvent).submitter };
  };
  const onInput = (event: Event) => {
    const field = event.target as Field; // `as`: checked in the next line
    if (!field.matches(FIELD)) return;
    fields.set(field, field.matches(CHECK) ? (field as HTMLInputElement).checked : field.value);
  };
  const listeners: readonly (readonly [name: string, run: (event: Event) => void])[] = [
    ["pointerdown", start],
    ["keydown", start],
    ["focusin", start],
    ["click", onClick],
    ["submit", onSubmit],
    ["input", onInput],
    ["change", onInput],
  ];
  const stopListening = () => {
    for (const [name, run] of listeners) document.removeEventListener(name, run, true);
  };
  // If scripts fail to load, submits the form natively, but only once.
  const giveUp = () => {
    stopListening();
    sent?.form.requestSubmit(sent.by);
    sent = undefined;
  };

  // React ignores a value that it has already seen, so a different one is set first.
  const enter = (field: Field, value: string | boolean) => {
    if (typeof value === "boolean") {
      (field as HTMLInputElement).checked = !value;
      field.click();
      return;
    }
    field.value = `${value} `;
    // React watches the element's own property.
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const replay = () => {
    // `as`: other elements, and some types of input, have no caret and hence no direction
    const active = document.activeElement as HTMLInputElement;
    const caret = [active.selectionStart, active.selectionEnd, active.selectionDirection] as Caret;
    stopListening();
    for (const [field, value] of fields) enter(field, value);
    // Restores the caret, because the visitor may be typing in the middle of the text. React sets
    // the value again before this task ends.
    if (caret[2]) queueMicrotask(() => active.setSelectionRange(...caret));
    // By the next task, React has rendered the fields.
    setTimeout(() => (sent ? sent.form.requestSubmit(sent.by) : pressed?.click()));
  };

  for (const [name, run] of listeners) document.addEventListener(name, run, true);
  window.addEventListener("late-scripts:hydrated", replay, { once: true });
  const whenIdle = () =>
    "requestIdleCallback" in window // Safari doesn't have it
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start);
  // The browser may be idle before the first paint, which may come some frames after the page's
  // scripts have run.
  let frames = 0;
  const whenPainted = () =>
    requestAnimationFrame(() => {
      frames += 1;
      const isTold = performance.getEntriesByName("first-contentful-paint").length > 0;
      if ((isTold && frames > 1) || frames > 120) whenIdle();
      else whenPainted();
    });
  if (document.readyState === "complete") whenPainted();
  else window.addEventListener("load", whenPainted, { once: true });
}
