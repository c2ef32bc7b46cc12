/** A key of a menu and the screen it leads to. */
export interface MenuOption {
  /** One digit. */
  readonly key: string;
  readonly label: string;
  readonly to: string;
  /** Values that later texts may show as `{name}`. */
  readonly sets?: Readonly<Record<string, string>>;
}

export interface ChoiceScreen {
  readonly kind: "choice";
  readonly text: string;
  readonly options: readonly MenuOption[];
}

/** Asks for digits. */
export interface EntryScreen {
  readonly kind: "entry";
  readonly text: string;
  /** Later texts show what was entered as `{name}`; an entry without a name is a secret. */
  readonly name?: string;
  /** The fewest and the most digits. */
  readonly digits: readonly [number, number];
  /** The least and the most, in whole units of the currency: the entry is an amount and shown grouped. */
  readonly amount?: readonly [number, number];
  /** Answers an entry that does not fit. */
  readonly refusal: string;
  /** Replaces what was typed where a session is shared. */
  readonly example: string;
  readonly to: string;
}

export interface EndScreen {
  readonly kind: "end";
  readonly text: string;
}

export type MenuScreen = ChoiceScreen | EntryScreen | EndScreen;

/** A whole menu in one language, as sales would draw a client's own. */
export interface MenuTree {
  /** The language of its texts, as BCP 47. */
  readonly language: "en" | "sw";
  readonly languageName: string;
  /** The company whose menu it is. */
  readonly owner: string;
  /** The number to dial. */
  readonly number: string;
  readonly timeoutS: number;
  /** Goes one screen back. */
  readonly backKey: string;
  /** Printed beside the key that goes back; a voice menu, which prints nothing, has none. */
  readonly backLabel?: string;
  /** Answers a key that leads nowhere. */
  readonly refusal: string;
  /** Closes a session without an answer. */
  readonly timeoutText: string;
  /** The screens by id; a session begins with `start`. */
  readonly screens: Readonly<Record<string, MenuScreen>> & { readonly start: MenuScreen };
}

/** A menu in its languages, the first of which is shown first. */
export type Menus = readonly [MenuTree, ...MenuTree[]];
