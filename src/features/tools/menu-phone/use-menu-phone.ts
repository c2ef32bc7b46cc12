import * as React from "react";
import type { PhoneMenu } from "../../../content/tools/phone-menu";
import { every } from "../../../hooks/timers";
import { onPopState, onThisPage, readUrl } from "../../../hooks/url-state";
import { isAnchor } from "../../../site/url";
import { keepToolUrl, readToolUrl, writeToolUrl } from "../tool-url";
import {
  answerSession,
  asksForSecret,
  closedSession,
  type MenuSession,
  openSession,
  replaySession,
  say,
  sessionKeys,
  sessionText,
} from "./menu-session";

/** Remaining seconds at which the visitor is warned once. */
const SESSION_WARNING_S = 10;

export interface Turn {
  readonly by: "caller" | "menu";
  readonly text: string;
}

interface PhoneState {
  readonly session: MenuSession;
  readonly turns: readonly Turn[];
  readonly secondsLeft: number;
  /** False for a session opened from a URL, until the first answer starts its clock. */
  readonly running: boolean;
}

type PhoneAction =
  | { readonly type: "dial" | "repeat" | "leave" | "tick" }
  | { readonly type: "answer"; readonly typed: string }
  /** Changes the language and restores the session from `keys`, or closes it if `keys` is null. */
  | { readonly type: "choose"; readonly language: number; readonly keys: string | null };

const phoneWith = (session: MenuSession): PhoneState => ({
  session,
  turns: session.phase === "closed" ? [] : [menuTurn(session)],
  secondsLeft: session.menu.timeoutS,
  running: false,
});

const menuTurn = (session: MenuSession): Turn => ({ by: "menu", text: sessionText(session) });

function phoneReducer(phone: PhoneState, action: PhoneAction): PhoneState {
  const { session, turns, secondsLeft } = phone;
  const { menu, language } = session;
  if (action.type === "dial") return { ...phoneWith(openSession(menu, language)), running: true };
  if (action.type === "choose") {
    const { language: chosen, keys } = action;
    return phoneWith(
      keys === null ? closedSession(menu, chosen) : replaySession(menu, chosen, keys),
    );
  }
  if (session.phase !== "open") return phone;
  switch (action.type) {
    case "answer": {
      const next = answerSession(session, action.typed);
      const isSecret = asksForSecret(session) && action.typed !== menu.backKey;
      const text = isSecret ? "•".repeat(action.typed.length) : action.typed;
      return {
        ...phoneWith(next),
        turns: [...turns, { by: "caller", text }, menuTurn(next)],
        running: true,
      };
    }
    case "repeat":
      return { ...phone, turns: [...turns, menuTurn(session)], secondsLeft: menu.timeoutS };
    case "leave":
      return { ...phone, session: { ...session, phase: "left" }, running: false };
    case "tick":
      if (secondsLeft > 1) return { ...phone, secondsLeft: secondsLeft - 1 };
      return {
        session: { ...session, phase: "timed-out" },
        turns: [...turns, { by: "menu", text: say(session, menu.timeoutText) }],
        secondsLeft: 0,
        running: false,
      };
  }
}

export interface MenuPhone extends PhoneState {
  readonly send: (action: PhoneAction) => void;
  /** Turns off the session's time limit, for visitors who need longer. */
  readonly keptOpen: boolean;
  readonly keepOpen: (kept: boolean) => void;
  /** Warning shown shortly before the session closes, otherwise "". */
  readonly warning: string;
}

/**
 * Runs a menu on a phone. The URL's fragment records the keys, with examples in place of entries,
 * so that a screen can be shared. Follows changes to the fragment, such as going back.
 */
export function useMenuPhone(menu: PhoneMenu): MenuPhone {
  const [phone, send] = React.useReducer(phoneReducer, closedSession(menu), phoneWith);
  const [keptOpen, keepOpen] = React.useState(false);
  const [touched, setTouched] = React.useState(false);

  React.useEffect(() => {
    const show = (values: URLSearchParams) => {
      const language = menu.languages.findIndex(({ code }) => code === values.get("language"));
      send({ type: "choose", language: Math.max(0, language), keys: values.get("menu") });
    };
    show(readToolUrl());
    const follow = () => {
      if (!isAnchor(window.location.hash)) show(readUrl().fragment);
    };
    return onPopState(onThisPage(follow));
  }, [menu]);

  React.useEffect(keepToolUrl, []);

  const { session, running, secondsLeft } = phone;
  const ticking = running && session.phase === "open" && !keptOpen;
  React.useEffect(() => {
    if (!ticking) return;
    return every(1_000, () => send({ type: "tick" }));
  }, [ticking]);

  React.useEffect(() => {
    if (!touched) return;
    const values = readUrl().fragment;
    values.delete("menu");
    values.delete("language");
    const language = session.language > 0 && menu.languages[session.language]?.code;
    if (language) values.set("language", language);
    if (session.phase !== "closed") values.set("menu", sessionKeys(session));
    writeToolUrl(values);
  }, [session, touched, menu]);

  return {
    ...phone,
    send: (action) => {
      setTouched(true);
      send(action);
    },
    keptOpen,
    keepOpen,
    warning:
      ticking && secondsLeft <= SESSION_WARNING_S
        ? `The session closes in ${SESSION_WARNING_S} seconds.`
        : "",
  };
}
