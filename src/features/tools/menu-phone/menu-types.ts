/** What a key of a menu leads to. */
export interface MenuOption {
  /** What is pressed: one digit. */
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

/** Asks for digits. Lengths count digits; values are whole shillings. */
export interface EntryScreen {
  readonly kind: "entry";
  readonly text: string;
  /** Later texts show what was entered as `{name}`. */
  readonly name: string;
  readonly minDigits: number;
  readonly maxDigits: number;
  readonly minValue?: number;
  readonly maxValue?: number;
  /** An amount is shown grouped; a secret is shown, kept and passed on by nobody. */
  readonly shows: "digits" | "amount" | "nothing";
  /** What to say to an entry that does not fit. */
  readonly refusal: string;
  /** Stands for an entry where a session is shared or tried. */
  readonly example: string;
  readonly to: string;
}

export interface EndScreen {
  readonly kind: "end";
  readonly text: string;
}

export type MenuScreen = ChoiceScreen | EntryScreen | EndScreen;

/** A whole menu, as sales would draw a client's own. */
export interface MenuTree {
  readonly id: string;
  readonly channel: "ussd" | "ivr";
  /** The language of its texts, as BCP 47. */
  readonly language: "en" | "sw";
  readonly languageName: string;
  /** Whose menu it is. */
  readonly owner: string;
  /** What is dialled. */
  readonly number: string;
  readonly timeoutS: number;
  /** Goes one screen back; `backLabel` is printed where the channel has a screen. */
  readonly backKey: string;
  readonly backLabel: string;
  /** What to say to a key that leads nowhere. */
  readonly refusal: string;
  /** What closes a session without an answer. */
  readonly timeoutText: string;
  readonly start: string;
  readonly screens: Readonly<Record<string, MenuScreen>>;
}
