import * as React from "react";
import { Button } from "../../../components/actions/button";
import { PHONE_ENTRY_MAX_CHARS } from "../../../site/limits";
import { asksForSecret, say, sessionText } from "./menu-session";
import { PhoneMockUp, typeKey } from "./phone-mock-up";
import type { MenuPhone } from "./use-menu-phone";
import * as styles from "./ussd-handset.module.css";

const ENGLISH = { send: "Send", cancel: "Cancel", again: "Dial again", reply: "Your reply" };
const BUTTONS: Readonly<Record<string, typeof ENGLISH>> = {
  sw: { send: "Tuma", cancel: "Ghairi", again: "Piga tena", reply: "Jibu lako" },
};

export function UssdHandset({ phone }: { readonly phone: MenuPhone }) {
  const { menu, phase } = phone.session;
  const closed = phase === "closed" || phase === "left";
  const [number, setNumber] = React.useState("");
  const [entry, setEntry] = React.useState("");
  const [wrongNumber, setWrongNumber] = React.useState(false);
  const shownNumber = number || menu.number;

  const dial = () => {
    setEntry("");
    setWrongNumber(shownNumber !== menu.number);
    setNumber("");
    if (shownNumber === menu.number) phone.send({ type: "dial" });
  };
  const send = () => {
    phone.send({ type: "answer", typed: entry });
    setEntry("");
  };
  const press = (key: string) => {
    if (closed) {
      setWrongNumber(false);
      setNumber((now) => typeKey(now, key));
    } else if (phase === "open") setEntry((now) => typeKey(now, key));
  };

  const dialler = (
    <div className={styles.dialler}>
      <p className={styles.number}>
        <span className="visually-hidden">Number to dial: </span>
        <span>{shownNumber}</span>
      </p>
      <p role="status" className={styles.help}>
        {wrongNumber
          ? `Connection problem or invalid MMI code. Dial ${menu.number}.`
          : phase === "left" && "Session cancelled."}
      </p>
    </div>
  );
  const dialog = { phone, entry, onEntry: setEntry, onSend: send, onAgain: dial };
  return (
    <PhoneMockUp
      status={menu.owner}
      onKey={press}
      screen={closed ? dialler : <UssdDialog {...dialog} />}
    >
      {closed && (
        <Button icon="phone" block onClick={dial}>
          {`Call ${shownNumber}`}
        </Button>
      )}
    </PhoneMockUp>
  );
}

interface UssdDialogProps {
  readonly phone: MenuPhone;
  readonly entry: string;
  readonly onEntry: (entry: string) => void;
  readonly onSend: () => void;
  readonly onAgain: () => void;
}

/** Shows the menu's text, the reply field and buttons. New text is announced. */
function UssdDialog({ phone, entry, onEntry, onSend, onAgain }: UssdDialogProps) {
  const { session, turns, running } = phone;
  const { menu, language, phase } = session;
  const field = React.useRef<HTMLInputElement>(null);
  const again = React.useRef<HTMLButtonElement>(null);
  const open = phase === "open";
  const text = phase === "timed-out" ? say(session, menu.timeoutText) : sessionText(session);
  const code = menu.languages[language]?.code ?? "en";
  const words = BUTTONS[code] ?? ENGLISH;

  const isWithin = React.useRef(false);
  // moves the focus into the dialog if the focused control has been removed. At the end of a
  // session, only does so if the focus was in the dialog
  React.useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (open && running && lost) field.current?.focus({ preventScroll: true });
    if (!open && lost && isWithin.current) again.current?.focus({ preventScroll: true });
  }, [open, running]);

  return (
    <form
      className={styles.dialog}
      lang={code}
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
      <div role="log" aria-label="Phone screen" className={styles.log}>
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
            // the mock-up has its own keys, and an on-screen keyboard would hide its screen
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
