import * as React from "react";
import { Button, ButtonLink } from "../../../components/actions/button/button";
import { ProgressBar } from "../../../components/feedback/progress-bar/progress-bar";
import { Choice } from "../../../components/forms/choice/choice";
import { Section } from "../../../components/layout/section/section";
import { Chips } from "../../../components/navigation/chips/chips";
import type { Clock } from "../../../hooks/clock";
import { MENU_LEVELS_MAX, USSD_SCREEN_MAX_CHARS } from "../../../site/limits";
import { contactRoute } from "../../../site/routes";
import { Keypad } from "../menu-phone/keypad";
import { currentScreen, levelOf, sessionText } from "../menu-phone/menu-session";
import type { MenuTree } from "../menu-phone/menu-types";
import { PhoneMockUp } from "../menu-phone/phone-mock-up";
import { type MenuPhone, useMenuPhone } from "../menu-phone/use-menu-phone";
import { UssdDialog } from "./ussd-dialog";
import { USSD_MENUS } from "./ussd-menu";
import * as styles from "./ussd-phone.module.css";

export interface UssdPhoneProps {
  /** Menus in their languages; a client's own may stand here. */
  readonly menus?: readonly [MenuTree, ...MenuTree[]];
  readonly clock?: Clock;
}

/** A handset that runs a USSD menu. */
export function UssdPhone({ menus = USSD_MENUS, clock }: UssdPhoneProps) {
  const phone = useMenuPhone(menus, clock);
  const { tree, session } = phone;
  const closed = session.phase === "closed" || session.phase === "left";
  const [number, setNumber] = React.useState("");
  const [entry, setEntry] = React.useState("");
  const [wrongNumber, setWrongNumber] = React.useState(false);
  const shownNumber = number || tree.number;

  const dial = () => {
    setEntry("");
    setWrongNumber(shownNumber !== tree.number);
    setNumber("");
    if (shownNumber === tree.number) phone.dial();
  };
  const send = () => {
    phone.answer(entry);
    setEntry("");
  };
  const press = (key: string) => {
    const edit = (text: string) => (key === "Backspace" ? text.slice(0, -1) : text + key);
    if (closed) {
      setWrongNumber(false);
      setNumber((now) => edit(now).slice(0, 20));
    } else if (session.phase === "open") setEntry((now) => edit(now).slice(0, 20));
  };

  return (
    <Section
      id="ussd-phone"
      tone="alt"
      heading={{
        eyebrow: "Try it",
        title: "Dial a menu that works",
        intro: `Press the call button to dial ${tree.number}, then answer with the keys. The ${tree.owner} and its figures are made up; nothing is sent anywhere.`,
      }}
    >
      <div className={styles.layout}>
        <PhoneMockUp
          label="Phone"
          status={tree.owner}
          onKey={press}
          screen={
            closed ? (
              <div className={styles.dialler}>
                <p className={styles.number}>
                  <span className="visually-hidden">Number to dial: </span>
                  {shownNumber}
                </p>
                <p role="status" className={styles.help}>
                  {wrongNumber
                    ? `Connection problem or invalid MMI code. Dial ${tree.number}.`
                    : session.phase === "left"
                      ? "Session cancelled."
                      : ""}
                </p>
              </div>
            ) : (
              <UssdDialog
                phone={phone}
                entry={entry}
                onEntry={setEntry}
                onSend={send}
                onAgain={dial}
              />
            )
          }
        >
          {closed && (
            <Button icon="phone" block onClick={dial}>
              {`Call ${shownNumber}`}
            </Button>
          )}
          <Keypad onKey={press} />
        </PhoneMockUp>
        <SessionPanel phone={phone} menus={menus} />
      </div>
    </Section>
  );
}

interface SessionPanelProps {
  readonly phone: MenuPhone;
  readonly menus: readonly MenuTree[];
}

/** What a network sees: level, characters, time. */
function SessionPanel({ phone, menus }: SessionPanelProps) {
  const { tree, session, secondsLeft, keptOpen, keepOpen, warning, choose } = phone;
  const open = session.phase === "open";
  const asking = currentScreen(tree, session)?.kind !== "end";
  const level = session.phase === "closed" ? 0 : Math.min(levelOf(session), MENU_LEVELS_MAX);
  return (
    <div className={styles.panel}>
      <Chips
        label="Language of the menu"
        items={menus.map(({ id, languageName }) => ({ id, label: languageName }))}
        selected={tree.id}
        onSelect={(id) => choose(menus.find((menu) => menu.id === id) ?? tree)}
      />
      <dl className={styles.facts}>
        <div>
          <dt>Menu level</dt>
          <dd>{asking ? `${level} of ${MENU_LEVELS_MAX}` : "Answered"}</dd>
        </div>
        <div>
          <dt>Characters on this screen</dt>
          <dd>
            {sessionText(tree, session).length} of {USSD_SCREEN_MAX_CHARS}
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
      <ul className={styles.points}>
        <li>Any phone, no data bundle: the menu travels like a call.</li>
        <li>Up to {MENU_LEVELS_MAX} levels, 0 goes back, wrong keys are explained.</li>
        <li>The address of this page holds your place, so you can share a screen.</li>
        <li>Your own menu can run here: we draw it with you before anything is built.</li>
      </ul>
      <ButtonLink to={contactRoute("A USSD menu of our own")} icon="send">
        Ask for your own menu
      </ButtonLink>
    </div>
  );
}
