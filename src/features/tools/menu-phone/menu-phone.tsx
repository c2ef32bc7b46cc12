import clsx from "clsx";
import { ButtonLink } from "../../../components/actions/button";
import { ProgressBar } from "../../../components/feedback/progress-bar";
import { Choice } from "../../../components/forms/choice";
import { Section } from "../../../components/layout/section";
import { Chips } from "../../../components/navigation/chips";
import type { PhoneMenu } from "../../../content/tools/phone-menu";
import { BRAND } from "../../../site/company/brand";
import { MENU_LEVELS_MAX, USSD_SCREEN_MAX_CHARS } from "../../../site/limits";
import { contactRoute } from "../../../site/routes";
import { IvrHandset } from "./ivr-handset";
import * as styles from "./menu-phone.module.css";
import { currentScreen, say, sessionText } from "./menu-session";
import { type MenuPhone as Phone, useMenuPhone } from "./use-menu-phone";
import { useSpeech } from "./use-speech";
import { UssdHandset } from "./ussd-handset";

export interface MenuPhoneProps {
  readonly menu: PhoneMenu & {
    readonly points: readonly string[];
  };
}

const WORDS = {
  ussd: {
    title: "Dial a USSD menu",
    intro: ({ owner, number }: PhoneMenu) =>
      `Press the call button to dial ${number}, then answer with the keys. The ${owner} and its figures are made up; nothing is sent anywhere.`,
    points: [
      "Any phone, no data bundle: the menu travels like a call.",
      `Up to ${MENU_LEVELS_MAX} levels, depending on the plan; 0 goes back, and a wrong key gets an explanation.`,
      "The address of this page holds your place, so you can share a screen.",
    ],
    topic: "A USSD menu of our own",
    keepOpen: "Keep the session open",
    limit: (seconds: number) =>
      `A network closes it after about ${seconds} seconds without a reply`,
  },
  ivr: {
    title: "Call a voice menu",
    intro: ({ owner }: PhoneMenu) =>
      `Press the call button, listen or read, and choose with the keys. ${owner} is made up, and no call is placed.`,
    points: ["The commonest question first, and a person a key away in every menu."],
    topic: "A voice menu (IVR) of our own",
    keepOpen: "Wait as long as I like",
    limit: (seconds: number) => `A real menu hangs up after about ${seconds} seconds of silence`,
  },
};

/** Runs a USSD or voice menu on a phone mock-up, next to facts about the session. */
export function MenuPhone({ menu }: MenuPhoneProps) {
  const phone = useMenuPhone(menu);
  const { kind, languages } = menu;
  const { title, intro, points, topic, keepOpen, limit } = WORDS[kind];
  const Handset = kind === "ussd" ? UssdHandset : IvrHandset;
  return (
    <Section
      id={`${kind}-phone`}
      tone="alt"
      heading={{ eyebrow: "Try it", title, intro: intro(menu) }}
    >
      <div className={styles.layout}>
        <Handset phone={phone} />
        <div className={clsx("stack", styles.panel)}>
          {languages.length > 1 && (
            <Chips
              label="Language of the menu"
              items={languages.map(({ code, name }) => ({ id: code, label: name }))}
              selected={languages[phone.session.language]?.code ?? ""}
              onSelect={(id) => {
                const language = languages.findIndex(({ code }) => code === id);
                phone.send({ type: "choose", language, keys: null });
              }}
            />
          )}
          {kind === "ussd" ? <SessionFacts phone={phone} /> : <Voice phone={phone} />}
          <Choice
            label={keepOpen}
            hint={limit(menu.timeoutS)}
            checked={phone.keptOpen}
            onChange={({ target }) => phone.keepOpen(target.checked)}
          />
          <p role="status" className="visually-hidden">
            {phone.warning}
          </p>
          {kind === "ivr" && <CallOptions phone={phone} />}
          <ul className="bullets">
            {[...points, ...menu.points].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink to={contactRoute(topic)} icon="send">
            Ask for your own menu
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}

interface PanelProps {
  readonly phone: Phone;
}

/** Shows how much of the networks' limits the session uses: levels, characters and time. */
function SessionFacts({ phone: { session, secondsLeft, keptOpen } }: PanelProps) {
  const { menu, phase, trail } = session;
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
          <dd>{`${sessionText(session).length} of ${USSD_SCREEN_MAX_CHARS}`}</dd>
        </div>
        <div>
          <dt>Session closes in</dt>
          <dd>{open ? (keptOpen ? "No limit" : `${secondsLeft} s`) : "No session"}</dd>
        </div>
      </dl>
      <ProgressBar value={open && !keptOpen ? (secondsLeft / menu.timeoutS) * 100 : 0} />
    </>
  );
}

function Voice({ phone: { session, turns } }: PanelProps) {
  const { menu, language, phase } = session;
  const isSilent = phase === "left" || phase === "closed";
  const text = isSilent ? "" : (turns.findLast(({ by }) => by === "menu")?.text ?? "");
  const voice = `${menu.languages[language]?.code}-${BRAND.address.countryCode}`;
  const speech = useSpeech(text, voice, turns.length);
  return (
    speech.available && (
      <Choice
        label="Speak the prompts"
        hint="With your browser's own voice"
        checked={speech.on}
        onChange={({ target }) => speech.turn(target.checked)}
      />
    )
  );
}

function CallOptions({ phone: { session, secondsLeft, keptOpen } }: PanelProps) {
  if (session.phase !== "open") return null;
  const screen = currentScreen(session);
  const options = screen?.options.map(({ key, label }) => ({ key, label: say(session, label) }));
  return (
    <>
      {!keptOpen && <p className={styles.time}>{`Hangs up in ${secondsLeft} s`}</p>}
      {options && screen?.kind === "choice" && (
        <ul className={styles.options}>
          {[...options, { key: "#", label: "Hear it again" }].map(({ key, label }) => (
            <li key={key}>
              <kbd>{key}</kbd> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
