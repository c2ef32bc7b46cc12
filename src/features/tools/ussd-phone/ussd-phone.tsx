import * as React from "react";
import { Button } from "../../../components/actions/button/button";
import { ProgressBar } from "../../../components/feedback/progress-bar/progress-bar";
import { Choice } from "../../../components/forms/choice/choice";
import { MENU_LEVELS_MAX, USSD_SCREEN_MAX_CHARS } from "../../../site/limits";
import { MenuSection } from "../menu-phone/menu-section";
import { sessionText } from "../menu-phone/menu-session";
import { PhoneMockUp, typeKey } from "../menu-phone/phone-mock-up";
import { type MenuPhone, useMenuPhone } from "../menu-phone/use-menu-phone";
import { UssdDialog } from "./ussd-dialog";
import { USSD_MENUS } from "./ussd-menu";
import * as styles from "./ussd-phone.module.css";

const POINTS = [
  "Any phone, no data bundle: the menu travels like a call.",
  `Up to ${MENU_LEVELS_MAX} levels, depending on the plan; 0 goes back, wrong keys are explained.`,
  "The address of this page holds your place, so you can share a screen.",
];

export interface UssdPhoneProps {
  /** What the company says of its menus. */
  readonly points: readonly string[];
}

/** Runs a USSD menu on a phone mock-up. */
export function UssdPhone({ points }: UssdPhoneProps) {
  const phone = useMenuPhone(USSD_MENUS);
  const { tree, phase } = phone.session;
  const closed = phase === "closed" || phase === "left";
  const [number, setNumber] = React.useState("");
  const [entry, setEntry] = React.useState("");
  const [wrongNumber, setWrongNumber] = React.useState(false);
  const shownNumber = number || tree.number;

  const dial = () => {
    setEntry("");
    setWrongNumber(shownNumber !== tree.number);
    setNumber("");
    if (shownNumber === tree.number) phone.send({ type: "dial" });
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
        {shownNumber}
      </p>
      <p role="status" className={styles.help}>
        {wrongNumber
          ? `Connection problem or invalid MMI code. Dial ${tree.number}.`
          : phase === "left" && "Session cancelled."}
      </p>
    </div>
  );
  const dialog = { phone, entry, onEntry: setEntry, onSend: send, onAgain: dial };
  return (
    <MenuSection
      id="ussd-phone"
      title="Dial a menu that works"
      intro={`Press the call button to dial ${tree.number}, then answer with the keys. The ${tree.owner} and its figures are made up; nothing is sent anywhere.`}
      menus={USSD_MENUS}
      phone={phone}
      mockUp={
        <PhoneMockUp
          status={tree.owner}
          onKey={press}
          screen={closed ? dialler : <UssdDialog {...dialog} />}
        >
          {closed && (
            <Button icon="phone" block onClick={dial}>
              {`Call ${shownNumber}`}
            </Button>
          )}
        </PhoneMockUp>
      }
      points={[...POINTS, ...points]}
      topic="A USSD menu of our own"
    >
      <SessionFacts phone={phone} />
    </MenuSection>
  );
}

/** Shows what a network limits: level, characters, time. */
function SessionFacts({ phone }: { readonly phone: MenuPhone }) {
  const { session, secondsLeft, keptOpen, keepOpen, warning } = phone;
  const { tree, phase, trail } = session;
  const open = phase === "open";
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>Menu level</dt>
          <dd>{phase === "ended" ? "Answered" : `${trail.length} of ${MENU_LEVELS_MAX}`}</dd>
        </div>
        <div>
          <dt>Characters on this screen</dt>
          <dd>
            {sessionText(session).length} of {USSD_SCREEN_MAX_CHARS}
          </dd>
        </div>
        <div>
          <dt>Session closes in</dt>
          <dd>{open ? (keptOpen ? "No limit" : `${secondsLeft} s`) : "No session"}</dd>
        </div>
      </dl>
      <ProgressBar value={open && !keptOpen ? (secondsLeft / tree.timeoutS) * 100 : 0} />
      <p role="status" className="visually-hidden">
        {warning}
      </p>
      <Choice
        label="Keep the session open"
        hint={`A network closes it after about ${tree.timeoutS} seconds without a reply`}
        checked={keptOpen}
        onChange={({ target }) => keepOpen(target.checked)}
      />
    </>
  );
}
