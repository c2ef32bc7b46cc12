/**
 * Runs as an inline script in every page. Loads the scripts listed in its element's
 * `data-late-scripts`, in order, at the first pointer, key or focus event, or once the page has
 * loaded, painted (or 120 frames have passed without the browser saying so) and is idle, within two
 * seconds. Until `late-scripts:hydrated` it remembers the last pressed button, a submitted form and
 * changed fields, then replays them. Pages get this function's source, so it can't use anything
 * outside itself.
 */
export function loadScriptsLate(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  type LateData = { readonly lateScripts: string };
  type Caret = Parameters<HTMLInputElement["setSelectionRange"]>;
  const FIELD = "input:not([type=file]),textarea,select:not([multiple])";
  const CHECK = "input[type=checkbox],input[type=radio]";
  const fields = new Map<Field, string | boolean>();
  // an inline script's own element, with the attribute that the build has set
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

  // React may be partly hydrated, so an event that will be replayed mustn't reach it now too.
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
    // `as`: it's a submit event
    sent = { form: event.target as HTMLFormElement, by: (event as SubmitEvent).submitter };
  };
  const onInput = (event: Event) => {
    const field = event.target as Field; // if it matches
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
  // If a script fails, submits the form natively, once however many scripts failed.
  const giveUp = () => {
    stopListening();
    sent?.form.requestSubmit(sent.by);
    sent = undefined;
  };

  // React ignores a value it has already seen, so set a different one first.
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
    // `as`: other elements and some kinds of input have no caret, and then no direction either
    const active = document.activeElement as HTMLInputElement;
    const caret = [active.selectionStart, active.selectionEnd, active.selectionDirection] as Caret;
    stopListening();
    for (const [field, value] of fields) enter(field, value);
    // Somebody may be typing in the middle. React sets the value again before this task ends.
    if (caret[2]) queueMicrotask(() => active.setSelectionRange(...caret));
    // By the next task, React has rendered the fields.
    setTimeout(() => (sent ? sent.form.requestSubmit(sent.by) : pressed?.click()));
  };

  for (const [name, run] of listeners) document.addEventListener(name, run, true);
  window.addEventListener("late-scripts:hydrated", replay, { once: true });
  const whenIdle = () =>
    "requestIdleCallback" in window // not in Safari
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start);
  // A page may be idle before it has painted, and appear some frames after its scripts have run.
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
