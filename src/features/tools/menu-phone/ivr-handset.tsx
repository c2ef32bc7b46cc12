import * as React from "react";
import { Button } from "../../../components/actions/button";
import * as styles from "./ivr-handset.module.css";
import { currentScreen } from "./menu-session";
import { PhoneMockUp, typeKey } from "./phone-mock-up";
import type { MenuPhone } from "./use-menu-phone";

const STATES = {
  closed: "Ready to call",
  open: "On the line",
  ended: "Call ended",
  "timed-out": "Call ended, no reply",
  left: "You hung up",
};

/** Shows a phone call, with captions of what is said and pressed. */
export function IvrHandset({ phone }: { readonly phone: MenuPhone }) {
  const { session, turns } = phone;
  const { menu, phase } = session;
  const open = phase === "open";
  const entering = currentScreen(session)?.kind === "entry";
  const [entry, setEntry] = React.useState("");
  const send: MenuPhone["send"] = (action) => {
    setEntry("");
    phone.send(action);
  };
  const press = (key: string) => {
    if (!open || (key === "Backspace" && !entering)) return;
    if (key === "#") return send(entering ? { type: "answer", typed: entry } : { type: "repeat" });
    if (!entering || key === menu.backKey) return send({ type: "answer", typed: key });
    setEntry((now) => typeKey(now, key));
  };

  const box = React.useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line is scrolled into view
  React.useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [turns.length]);

  const call = (
    <div className={styles.call}>
      <p className={styles.number}>{menu.number}</p>
      <p className={styles.state}>{STATES[phase]}</p>
      <div
        ref={box}
        role="log"
        aria-label="Captions"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard
        tabIndex={0}
        lang={menu.languages[session.language]?.code}
        className={styles.captions}
      >
        {turns.map(({ by, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
          <p key={i} className={by === "menu" ? styles.voice : styles.pressed}>
            {by === "caller" && <span className="visually-hidden">You pressed </span>}
            <span>{text}</span>
          </p>
        ))}
      </div>
      {open && entering && (
        <p className={styles.entry}>
          <span className="visually-hidden">Entered: </span>
          <span>{entry || "…"}</span>
        </p>
      )}
    </div>
  );
  return (
    <PhoneMockUp status={menu.owner} onKey={press} keypadDisabled={!open} screen={call}>
      <Button
        icon={open ? "x" : "phone"}
        variant={open ? "on-dark" : "primary"}
        block
        onClick={() => send({ type: open ? "leave" : "dial" })}
      >
        {open ? "Hang up" : `Call ${menu.number}`}
      </Button>
    </PhoneMockUp>
  );
}
