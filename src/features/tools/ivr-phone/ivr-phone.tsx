import * as React from "react";
import { Button, ButtonLink } from "../../../components/actions/button/button";
import { Choice } from "../../../components/forms/choice/choice";
import { Section } from "../../../components/layout/section/section";
import { Chips } from "../../../components/navigation/chips/chips";
import type { Clock } from "../../../hooks/clock";
import { contactRoute } from "../../../site/routes";
import { Keypad } from "../menu-phone/keypad";
import type { Turn } from "../menu-phone/menu-phone";
import { currentScreen } from "../menu-phone/menu-session";
import type { MenuTree } from "../menu-phone/menu-types";
import { PhoneMockUp } from "../menu-phone/phone-mock-up";
import { type MenuPhone, useMenuPhone } from "../menu-phone/use-menu-phone";
import { IVR_MENUS } from "./ivr-menu";
import * as styles from "./ivr-phone.module.css";
import { useSpeech } from "./use-speech";

export interface IvrPhoneProps {
  /** Menus in their languages; a client's own may stand here. */
  readonly menus?: readonly [MenuTree, ...MenuTree[]];
  readonly clock?: Clock;
}

/** A handset that calls a voice menu; captions always, the browser's voice on request. */
export function IvrPhone({ menus = IVR_MENUS, clock }: IvrPhoneProps) {
  const phone = useMenuPhone(menus, clock);
  const { tree, session, turns } = phone;
  const open = session.phase === "open";
  const screen = currentScreen(tree, session);
  const [entry, setEntry] = React.useState("");
  const lastWords = turns.findLast(({ by }) => by === "menu")?.text ?? "";
  const speech = useSpeech({
    text: session.phase === "left" || session.phase === "closed" ? "" : lastWords,
    language: tree.language === "sw" ? "sw-KE" : "en-KE",
    moment: turns.length,
  });
  const call = () => {
    setEntry("");
    phone.dial();
  };
  const answer = (typed: string) => {
    setEntry("");
    phone.answer(typed);
  };
  const press = (key: string) => {
    if (!open) return;
    if (key === "#" && screen?.kind !== "entry") return phone.repeat();
    if (screen?.kind !== "entry" || key === tree.backKey) {
      if (key !== "Backspace") answer(key);
    } else if (key === "#") answer(entry);
    else setEntry((now) => (key === "Backspace" ? now.slice(0, -1) : now + key).slice(0, 20));
  };

  return (
    <Section
      id="ivr-phone"
      tone="alt"
      heading={{
        eyebrow: "Try it",
        title: "Call a menu that answers",
        intro: `Press the call button, listen or read, and choose with the keys. ${tree.owner} is made up, and no call is placed.`,
      }}
    >
      <div className={styles.layout}>
        <PhoneMockUp
          label="Phone"
          status={tree.owner}
          onKey={press}
          screen={
            <div className={styles.call}>
              <p className={styles.number}>{tree.number}</p>
              <p className={styles.state}>{STATES[session.phase]}</p>
              <Captions turns={turns} language={tree.language} />
              {open && screen?.kind === "entry" && (
                <p className={styles.entry}>
                  <span className="visually-hidden">Entered: </span>
                  {entry || "…"}
                </p>
              )}
            </div>
          }
        >
          <Button
            icon={open ? "x" : "phone"}
            variant={open ? "on-dark" : "primary"}
            block
            onClick={open ? phone.leave : call}
          >
            {open ? "Hang up" : `Call ${tree.number}`}
          </Button>
          <Keypad onKey={press} disabled={!open} />
        </PhoneMockUp>
        <CallPanel phone={phone} menus={menus} speech={speech} />
      </div>
    </Section>
  );
}

const STATES = {
  closed: "Ready to call",
  open: "On the line",
  ended: "Call ended",
  "timed-out": "Call ended, no reply",
  left: "You hung up",
} as const;

interface CaptionsProps {
  readonly turns: readonly Turn[];
  readonly language: string;
}

/** What was said and pressed, the newest at the end. */
function Captions({ turns, language }: CaptionsProps) {
  const box = React.useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new line scrolls the box to it
  React.useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [turns.length]);
  return (
    <div
      ref={box}
      role="log"
      aria-label="Captions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      lang={language}
      className={styles.captions}
    >
      {turns.map(({ by, text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <p key={i} className={by === "menu" ? styles.voice : styles.pressed}>
          {by === "caller" && <span className="visually-hidden">You pressed </span>}
          {text}
        </p>
      ))}
    </div>
  );
}

interface CallPanelProps {
  readonly phone: MenuPhone;
  readonly menus: readonly MenuTree[];
  readonly speech: ReturnType<typeof useSpeech>;
}

function CallPanel({ phone, menus, speech }: CallPanelProps) {
  const { tree, session, secondsLeft, keptOpen, keepOpen, warning, choose } = phone;
  const screen = currentScreen(tree, session);
  const options = session.phase === "open" && screen?.kind === "choice" ? screen.options : [];
  return (
    <div className={styles.panel}>
      <Chips
        label="Language of the menu"
        items={menus.map(({ id, languageName }) => ({ id, label: languageName }))}
        selected={tree.id}
        onSelect={(id) => choose(menus.find((menu) => menu.id === id) ?? tree)}
      />
      {speech.available && (
        <Choice
          label="Speak the prompts"
          hint="With your browser’s own voice"
          checked={speech.on}
          onChange={({ target }) => speech.turn(target.checked)}
        />
      )}
      <Choice
        label="Wait as long as I like"
        hint={`A menu hangs up after about ${tree.timeoutS} seconds of silence`}
        checked={keptOpen}
        onChange={({ target }) => keepOpen(target.checked)}
      />
      {session.phase === "open" && !keptOpen && (
        <p className={styles.time}>Hangs up in {secondsLeft} s</p>
      )}
      <p role="status" className="visually-hidden">
        {warning}
      </p>
      {options.length > 0 && (
        <ul className={styles.options}>
          {options.map(({ key, label }) => (
            <li key={key}>
              <kbd>{key}</kbd> {label}
            </li>
          ))}
          <li>
            <kbd>#</kbd> Hear it again
          </li>
        </ul>
      )}
      <ul className={styles.points}>
        <li>The commonest question first, and a person never more than a key away.</li>
        <li>Recorded in your callers’ languages; the voice here is only your browser’s.</li>
        <li>What a caller chose is passed on with the call.</li>
      </ul>
      <ButtonLink to={contactRoute("A voice menu (IVR) of our own")} icon="send">
        Ask for your own menu
      </ButtonLink>
    </div>
  );
}
