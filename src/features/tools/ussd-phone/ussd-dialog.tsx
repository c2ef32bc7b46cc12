import * as React from "react";
import { Button } from "../../../components/actions/button/button";
import { PHONE_ENTRY_MAX_CHARS } from "../../../site/limits";
import { asksForSecret, sessionText } from "../menu-phone/menu-session";
import type { MenuPhone } from "../menu-phone/use-menu-phone";
import * as styles from "./ussd-phone.module.css";

export interface UssdDialogProps {
  readonly phone: MenuPhone;
  readonly entry: string;
  readonly onEntry: (entry: string) => void;
  readonly onSend: () => void;
  /** Dials again, after the end. */
  readonly onAgain: () => void;
}

const WORDS = {
  en: { send: "Send", cancel: "Cancel", again: "Dial again", reply: "Your reply" },
  sw: { send: "Tuma", cancel: "Ghairi", again: "Piga tena", reply: "Jibu lako" },
} as const;

/** Shows the network's dialog: text, reply, send. New text is announced as it comes. */
export function UssdDialog({ phone, entry, onEntry, onSend, onAgain }: UssdDialogProps) {
  const { session, turns, running } = phone;
  const { tree } = session;
  const field = React.useRef<HTMLInputElement>(null);
  const again = React.useRef<HTMLButtonElement>(null);
  const open = session.phase === "open";
  const text = session.phase === "timed-out" ? tree.timeoutText : sessionText(session);
  const words = WORDS[tree.language];

  const isWithin = React.useRef(false);
  // the pressed control is gone; its successor takes the focus, but at the end only from within the dialog
  React.useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (open && running && lost) field.current?.focus({ preventScroll: true });
    if (!open && lost && isWithin.current) again.current?.focus({ preventScroll: true });
  }, [open, running]);

  return (
    <form
      className={styles.dialog}
      lang={tree.language}
      onFocus={() => {
        isWithin.current = true;
      }}
      onBlur={() => {
        isWithin.current = false;
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <div role="log" aria-label="Screen of the phone" className={styles.log}>
        <p key={turns.length} className={styles.text}>
          {text}
        </p>
      </div>
      {open ? (
        <>
          <input
            ref={field}
            className={styles.entry}
            aria-label={words.reply}
            type={asksForSecret(session) ? "password" : "text"}
            // the phone has its own keys; a keyboard on top of them would hide the screen
            inputMode="none"
            autoComplete="off"
            maxLength={PHONE_ENTRY_MAX_CHARS}
            value={entry}
            onChange={({ target }) => onEntry(target.value)}
          />
          <div className={styles.answers}>
            <Button size="sm" variant="secondary" onClick={() => phone.send({ type: "leave" })}>
              {words.cancel}
            </Button>
            <Button size="sm" type="submit">
              {words.send}
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.answers}>
          <Button ref={again} size="sm" onClick={onAgain}>
            {words.again}
          </Button>
        </div>
      )}
    </form>
  );
}
