import * as React from "react";
import { type Clock, systemClock } from "../../../hooks/clock";
import { SESSION_WARNING_S } from "../../../site/limits";
import { replaceSearch } from "../replace-search";
import { idlePhone, type PhoneState, phoneStep } from "./menu-phone";
import { sessionKeys } from "./menu-session";
import type { MenuTree } from "./menu-types";

export interface MenuPhone extends PhoneState {
  readonly dial: () => void;
  readonly answer: (typed: string) => void;
  readonly repeat: () => void;
  readonly leave: () => void;
  /** Puts the phone down and shows another language. */
  readonly choose: (tree: MenuTree) => void;
  /** Time stands still: nobody has to be quick to try a menu. */
  readonly keptOpen: boolean;
  readonly keepOpen: (kept: boolean) => void;
  /** Said once, shortly before the session closes. */
  readonly warning: string;
}

const KEYS = "menu";
const LANGUAGE = "language";

/**
 * A phone that runs one of `trees`. What was pressed stands in the address (entries as examples,
 * never as typed), so that a screen can be shared.
 */
export function useMenuPhone(
  trees: readonly [MenuTree, ...MenuTree[]],
  clock: Clock = systemClock,
): MenuPhone {
  const [phone, send] = React.useReducer(phoneStep, trees[0], idlePhone);
  const [keptOpen, keepOpen] = React.useState(false);
  const [touched, setTouched] = React.useState(false);

  React.useEffect(() => {
    const asked = new URLSearchParams(window.location.search);
    const tree = trees.find(({ language }) => language === asked.get(LANGUAGE)) ?? trees[0];
    send({ type: "replayed", tree, keys: asked.get(KEYS) });
  }, [trees]);

  const { session, tree, running, secondsLeft } = phone;
  const ticking = running && session.phase === "open" && !keptOpen;
  React.useEffect(() => {
    if (!ticking) return;
    return clock.every(1_000, () => send({ type: "ticked" }));
  }, [ticking, clock]);

  React.useEffect(() => {
    if (!touched) return;
    const asked = new URLSearchParams(window.location.search);
    asked.delete(KEYS);
    asked.delete(LANGUAGE);
    if (tree !== trees[0]) asked.set(LANGUAGE, tree.language);
    if (session.phase !== "closed") asked.set(KEYS, sessionKeys(session));
    const search = asked.toString();
    replaceSearch(search && `?${search}`);
  }, [session, touched, tree, trees]);

  const act = (action: Parameters<typeof phoneStep>[1]) => {
    setTouched(true);
    send(action);
  };
  return {
    ...phone,
    dial: () => act({ type: "dialled" }),
    answer: (typed) => act({ type: "answered", typed }),
    repeat: () => act({ type: "repeated" }),
    leave: () => act({ type: "left" }),
    choose: (chosen) => act({ type: "replayed", tree: chosen, keys: null }),
    keptOpen,
    keepOpen,
    warning:
      ticking && secondsLeft <= SESSION_WARNING_S
        ? `The session closes in ${SESSION_WARNING_S} seconds.`
        : "",
  };
}
