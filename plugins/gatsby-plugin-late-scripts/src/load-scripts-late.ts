/**
 * Runs as an inline script in every page. It fetches the scripts named in its element's
 * `data-late-scripts`, in their order, once the page is loaded, painted as the browser tells (after 120 frames without a
 * word) and idle (two seconds later at most), or at the first pointer, key or focus. Until `late-scripts:hydrated` it keeps
 * the last pressed button, a sent form and changed fields, and replays them then.
 * The page gets this function's own source: it can use nothing outside itself.
 */
export function loadScriptsLate(): void {
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
  type LateData = { readonly lateScripts: string };
  type Caret = Parameters<HTMLInputElement["setSelectionRange"]>;
  const FIELD = "input:not([type=file]),textarea,select:not([multiple])";
  const CHECK = "input[type=checkbox],input[type=radio]";
  const fields = new Map<Field, string | boolean>();
  // an inline script's own element, whose attribute the build has set
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
      script.async = false; // in their order
      script.onerror = giveUp;
      document.head.append(script);
    }
  };

  // React may be halfway: what is replayed must not reach it before as well.
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
    // as: of a submit event
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
  // without scripts a sent form is submitted natively, once however many scripts failed
  const giveUp = () => {
    stopListening();
    sent?.form.requestSubmit(sent.by);
    sent = undefined;
  };

  // React ignores a value that it has seen already, so another one is set first
  const enter = (field: Field, value: string | boolean) => {
    if (typeof value === "boolean") {
      (field as HTMLInputElement).checked = !value;
      field.click();
      return;
    }
    field.value = `${value} `;
    // React watches the element's own property
    Reflect.set(Object.getPrototypeOf(field), "value", value, field);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const replay = () => {
    // as: other elements have no caret, nor have some kinds of input, and then no direction
    const active = document.activeElement as HTMLInputElement;
    const caret = [active.selectionStart, active.selectionEnd, active.selectionDirection] as Caret;
    stopListening();
    for (const [field, value] of fields) enter(field, value);
    // somebody may be typing in the middle; React sets the value once more before this task ends
    if (caret[2]) queueMicrotask(() => active.setSelectionRange(...caret));
    // one task later React has rendered the fields
    setTimeout(() => (sent ? sent.form.requestSubmit(sent.by) : pressed?.click()));
  };

  for (const [name, run] of listeners) document.addEventListener(name, run, true);
  window.addEventListener("late-scripts:hydrated", replay, { once: true });
  const whenIdle = () =>
    "requestIdleCallback" in window // not in Safari
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start);
  // a page may be idle before it is painted, and on the screen some frames after its scripts have run for that one
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
