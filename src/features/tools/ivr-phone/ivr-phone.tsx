import * as React from "react";
import { Button } from "../../../components/actions/button/button";
import { Choice } from "../../../components/forms/choice/choice";
import { BRAND } from "../../../site/company/brand";
import { MenuSection } from "../menu-phone/menu-section";
import { currentScreen } from "../menu-phone/menu-session";
import { PhoneMockUp, typeKey } from "../menu-phone/phone-mock-up";
import { type MenuPhone, type Turn, useMenuPhone } from "../menu-phone/use-menu-phone";
import { IVR_MENUS } from "./ivr-menu";
import * as styles from "./ivr-phone.module.css";
import { useSpeech } from "./use-speech";

const STATES = {
  closed: "Ready to call",
  open: "On the line",
  ended: "Call ended",
  "timed-out": "Call ended, no reply",
  left: "You hung up",
};
const ABOUT_SAMPLE = "The commonest question first, and a person a key away in every menu.";

export interface IvrPhoneProps {
  /** What the company says of its menus. */
  readonly points: readonly string[];
}

/** Runs a voice menu on a phone mock-up: with captions, and the browser's voice on request. */
export function IvrPhone({ points }: IvrPhoneProps) {
  const phone = useMenuPhone(IVR_MENUS);
  const { session, turns } = phone;
  const { tree, phase } = session;
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
    if (!entering || key === tree.backKey) return send({ type: "answer", typed: key });
    setEntry((now) => typeKey(now, key));
  };

  return (
    <MenuSection
      id="ivr-phone"
      title="Try a voice menu"
      intro={`Press the call button, listen or read, and choose with the keys. ${tree.owner} is made up, and no call is placed.`}
      menus={IVR_MENUS}
      phone={phone}
      mockUp={
        <PhoneMockUp
          status={tree.owner}
          onKey={press}
          keypadDisabled={!open}
          screen={
            <div className={styles.call}>
              <p className={styles.number}>{tree.number}</p>
              <p className={styles.state}>{STATES[phase]}</p>
              <Captions turns={turns} language={tree.language} />
              {open && entering && (
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
            onClick={() => send({ type: open ? "leave" : "dial" })}
          >
            {open ? "Hang up" : `Call ${tree.number}`}
          </Button>
        </PhoneMockUp>
      }
      points={[ABOUT_SAMPLE, ...points]}
      topic="A voice menu (IVR) of our own"
    >
      <CallControls phone={phone} />
    </MenuSection>
  );
}

interface CaptionsProps {
  readonly turns: readonly Turn[];
  readonly language: string;
}

/** Shows what was said and pressed, the newest at the end. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
        <p key={i} className={by === "menu" ? styles.voice : styles.pressed}>
          {by === "caller" && <span className="visually-hidden">You pressed </span>}
          {text}
        </p>
      ))}
    </div>
  );
}

/** Shows the switches of a call, its time left and the keys of the current screen. */
function CallControls({ phone }: { readonly phone: MenuPhone }) {
  const { session, turns, secondsLeft, keptOpen, keepOpen, warning } = phone;
  const { tree, phase } = session;
  const screen = currentScreen(session);
  const isSilent = phase === "left" || phase === "closed";
  const text = isSilent ? "" : (turns.findLast(({ by }) => by === "menu")?.text ?? "");
  const speech = useSpeech(text, `${tree.language}-${BRAND.address.countryCode}`, turns.length);
  return (
    <>
      {speech.available && (
        <Choice
          label="Speak the prompts"
          hint="With your browser's own voice"
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
      {phase === "open" && !keptOpen && <p className={styles.time}>Hangs up in {secondsLeft} s</p>}
      <p role="status" className="visually-hidden">
        {warning}
      </p>
      {phase === "open" && screen?.kind === "choice" && (
        <ul className={styles.options}>
          {[...screen.options, { key: "#", label: "Hear it again" }].map(({ key, label }) => (
            <li key={key}>
              <kbd>{key}</kbd> {label}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
