import {
  answerSession,
  CLOSED,
  currentScreen,
  leaveSession,
  type MenuSession,
  openSession,
  replaySession,
  sessionText,
  timeOutSession,
} from "./menu-session";
import type { MenuTree } from "./menu-types";

/** One line of what caller and menu said to each other. */
export interface Turn {
  readonly by: "caller" | "menu";
  readonly text: string;
}

export interface PhoneState {
  readonly tree: MenuTree;
  readonly session: MenuSession;
  readonly turns: readonly Turn[];
  readonly secondsLeft: number;
  /** False for a session that an address opened: its time begins with the first answer. */
  readonly running: boolean;
}

export type PhoneAction =
  | { readonly type: "dialled" }
  | { readonly type: "answered"; readonly typed: string }
  | { readonly type: "repeated" }
  | { readonly type: "left" }
  | { readonly type: "ticked" }
  | { readonly type: "replayed"; readonly tree: MenuTree; readonly keys: string | null };

export const idlePhone = (tree: MenuTree): PhoneState => ({
  tree,
  session: CLOSED,
  turns: [],
  secondsLeft: tree.timeoutS,
  running: false,
});

const menuTurn = (tree: MenuTree, session: MenuSession): Turn => ({
  by: "menu",
  text: sessionText(tree, session),
});

/** What a press, or a second, makes of a phone. */
export function phoneStep(phone: PhoneState, action: PhoneAction): PhoneState {
  const { tree, session, turns } = phone;
  switch (action.type) {
    case "dialled": {
      const opened = openSession(tree);
      return {
        ...idlePhone(tree),
        session: opened,
        turns: [menuTurn(tree, opened)],
        running: true,
      };
    }
    case "replayed": {
      if (action.keys === null) return idlePhone(action.tree);
      const replayed = replaySession(action.tree, action.keys);
      const turn = menuTurn(action.tree, replayed);
      return { ...idlePhone(action.tree), session: replayed, turns: [turn] };
    }
    case "answered": {
      if (session.phase !== "open") return phone;
      const next = answerSession(tree, session, action.typed);
      const caller: Turn = { by: "caller", text: shownAnswer(phone, action.typed) };
      return {
        ...phone,
        session: next,
        turns: [...turns, caller, menuTurn(tree, next)],
        secondsLeft: tree.timeoutS,
        running: true,
      };
    }
    case "repeated":
      if (session.phase !== "open") return phone;
      return { ...phone, turns: [...turns, menuTurn(tree, session)], secondsLeft: tree.timeoutS };
    case "left":
      return { ...phone, session: leaveSession(session), running: false };
    case "ticked": {
      if (session.phase !== "open" || !phone.running) return phone;
      if (phone.secondsLeft > 1) return { ...phone, secondsLeft: phone.secondsLeft - 1 };
      return {
        ...phone,
        session: timeOutSession(session),
        turns: [...turns, { by: "menu", text: tree.timeoutText }],
        secondsLeft: 0,
        running: false,
      };
    }
  }
}

function shownAnswer({ tree, session }: PhoneState, typed: string): string {
  const screen = currentScreen(tree, session);
  const secret = screen?.kind === "entry" && screen.shows === "nothing" && typed !== tree.backKey;
  return secret ? "•".repeat(typed.length) : typed;
}
