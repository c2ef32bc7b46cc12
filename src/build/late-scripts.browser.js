/*
 * Runs inside every built page in place of Gatsby's script elements; src/build/late-scripts.ts puts
 * it there. It fetches the scripts once the page has loaded, is shown and is idle, or at the first
 * press, key or focus. Until they have taken the page over it keeps what they alone could answer: the last
 * press of a button, a form that was sent, what was typed or chosen. Then it plays that back.
 */
((urls) => {
  const typed = new Map();
  let started = false;
  let pressed;
  let sent;

  const start = () => {
    if (started) return;
    started = true;
    for (const url of urls) {
      const script = document.createElement("script");
      script.src = url;
      script.async = false;
      script.onerror = giveUp;
      document.head.append(script);
    }
  };

  const onClick = ({ target }) => {
    const button = target.closest?.("button");
    if (button && !(button.type === "submit" && button.form)) pressed = button;
  };
  const onSubmit = (event) => {
    event.preventDefault();
    sent = { form: event.target, by: event.submitter };
  };
  const onInput = ({ target }) => {
    const checks = /^(checkbox|radio)$/.test(target.type);
    typed.set(target, checks ? target.checked : target.value);
  };
  const listeners = [
    ["pointerdown", start],
    ["keydown", start],
    ["focusin", start],
    ["click", onClick],
    ["submit", onSubmit],
    ["input", onInput],
    ["change", onInput],
  ];
  const leave = () => {
    for (const [name, run] of listeners) document.removeEventListener(name, run, true);
  };
  const giveUp = () => {
    leave();
    sent?.form.submit();
  };

  /* React compares with what it last saw, so it is shown another value first. */
  const enter = (field, value) => {
    if (typeof value === "boolean") {
      field.checked = !value;
      field.click();
      return;
    }
    if (field.tagName !== "SELECT") field.value = `${value} `;
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value");
    own.set.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const playBack = () => {
    leave();
    for (const [field, value] of typed) whenReady(field, () => enter(field, value));
    setTimeout(act); /* what was typed is known one task later */
  };
  const act = () => {
    if (sent) whenReady(sent.form, () => sent.form.requestSubmit(sent.by));
    else if (pressed) whenReady(pressed, () => pressed.click());
  };
  const whenReady = (element, run) => element.isConnected && run();

  for (const [name, run] of listeners) document.addEventListener(name, run, true);
  addEventListener("site:hydrated", playBack, { once: true });
  const whenIdle = () =>
    window.requestIdleCallback ? requestIdleCallback(start, { timeout: 2000 }) : setTimeout(start);
  /* a page may be idle before it is painted */
  const whenShown = () => requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  if (document.readyState === "complete") whenShown();
  else addEventListener("load", whenShown, { once: true });
})(SCRIPT_URLS);
