import * as React from "react";
import { every } from "../../../hooks/timers";
import { onPopState, onThisPage, readUrl } from "../../../hooks/url-state";
import { isAnchor } from "../../../site/url-fragment";
import { keepToolUrl, readToolUrl, writeToolUrl } from "../tool-url";
import {
  answerSession,
  asksForSecret,
  closedSession,
  type MenuSession,
  openSession,
  replaySession,
  sessionKeys,
  sessionText,
} from "./menu-session";
import type { Menus, MenuTree } from "./menu-types";

/** A session that is about to close says so once. */
const SESSION_WARNING_S = 10;

/** One line of the dialogue between caller and menu. */
export interface Turn {
  readonly by: "caller" | "menu";
  readonly text: string;
}

interface PhoneState {
  readonly session: MenuSession;
  readonly turns: readonly Turn[];
  readonly secondsLeft: number;
  /** False for a session that a URL opened: its time begins with the first answer. */
  readonly running: boolean;
}

type PhoneAction =
  | { readonly type: "dial" | "repeat" | "leave" | "tick" }
  | { readonly type: "answer"; readonly typed: string }
  /** Shows another language, with the session of `keys` or, for null, none. */
  | { readonly type: "choose"; readonly tree: MenuTree; readonly keys: string | null };

const phoneWith = (session: MenuSession): PhoneState => ({
  session,
  turns: session.phase === "closed" ? [] : [menuTurn(session)],
  secondsLeft: session.tree.timeoutS,
  running: false,
});

const menuTurn = (session: MenuSession): Turn => ({ by: "menu", text: sessionText(session) });

function phoneReducer(phone: PhoneState, action: PhoneAction): PhoneState {
  const { session, turns, secondsLeft } = phone;
  const { tree } = session;
  if (action.type === "dial") return { ...phoneWith(openSession(tree)), running: true };
  if (action.type === "choose") {
    const { tree: chosen, keys } = action;
    return phoneWith(keys === null ? closedSession(chosen) : replaySession(chosen, keys));
  }
  if (session.phase !== "open") return phone;
  switch (action.type) {
    case "answer": {
      const next = answerSession(session, action.typed);
      const isSecret = asksForSecret(session) && action.typed !== tree.backKey;
      const text = isSecret ? "•".repeat(action.typed.length) : action.typed;
      return {
        ...phoneWith(next),
        turns: [...turns, { by: "caller", text }, menuTurn(next)],
        running: true,
      };
    }
    case "repeat":
      return { ...phone, turns: [...turns, menuTurn(session)], secondsLeft: tree.timeoutS };
    case "leave":
      return { ...phone, session: { ...session, phase: "left" }, running: false };
    case "tick":
      if (secondsLeft > 1) return { ...phone, secondsLeft: secondsLeft - 1 };
      return {
        session: { ...session, phase: "timed-out" },
        turns: [...turns, { by: "menu", text: tree.timeoutText }],
        secondsLeft: 0,
        running: false,
      };
  }
}

export interface MenuPhone extends PhoneState {
  readonly send: (action: PhoneAction) => void;
  /** The session has no time limit: nobody has to be quick to try a menu. */
  readonly keptOpen: boolean;
  readonly keepOpen: (kept: boolean) => void;
  /** Not empty shortly before the session closes. */
  readonly warning: string;
}

/**
 * Runs one of `menus` on a phone. What was pressed is kept in the URL's fragment (entries as examples, never as
 * typed), so that a screen can be shared; another fragment, opened in the same tab or on the way back, is followed.
 */
export function useMenuPhone(menus: Menus): MenuPhone {
  const [phone, send] = React.useReducer(phoneReducer, closedSession(menus[0]), phoneWith);
  const [keptOpen, keepOpen] = React.useState(false);
  const [touched, setTouched] = React.useState(false);

  React.useEffect(() => {
    const show = (values: URLSearchParams) => {
      const tree = menus.find(({ language }) => language === values.get("language")) ?? menus[0];
      send({ type: "choose", tree, keys: values.get("menu") });
    };
    show(readToolUrl());
    const follow = () => {
      if (!isAnchor(window.location.hash)) show(readUrl().fragment);
    };
    return onPopState(onThisPage(follow));
  }, [menus]);

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
    if (session.tree !== menus[0]) values.set("language", session.tree.language);
    if (session.phase !== "closed") values.set("menu", sessionKeys(session));
    writeToolUrl(values);
  }, [session, touched, menus]);

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
