import {
  GSM_PART_SEPTETS,
  GSM_SINGLE_SEPTETS,
  UCS2_PART_UNITS,
  UCS2_SINGLE_UNITS,
} from "../../../site/limits";
import { isGsm, septetsOf } from "./gsm-alphabet";

/** Encoding of a message, which is 16-bit if any character is outside the 7-bit alphabet. */
export type SmsCoding = "7-bit" | "16-bit";

export interface SmsPart {
  readonly text: string;
  /** Septets in 7-bit coding, otherwise 16-bit units. */
  readonly units: number;
}

/** A message as networks count it. An empty one has no parts. */
export interface SmsLength {
  readonly coding: SmsCoding;
  readonly units: number;
  /**
   * Units that fit into each part. More fit into a message with a single part, because it doesn't
   * need a part number.
   */
  readonly unitsPerPart: number;
  readonly parts: readonly SmsPart[];
  /** Units left in the last part. */
  readonly unitsLeft: number;
}

const ROOM = {
  "7-bit": { single: GSM_SINGLE_SEPTETS, part: GSM_PART_SEPTETS },
  "16-bit": { single: UCS2_SINGLE_UNITS, part: UCS2_PART_UNITS },
} as const;

/**
 * Counts a message and splits it into parts, which phones join again. A character of two units
 * (from the extension table, or a surrogate pair) is never split, but moves to the next part.
 * Source: 3GPP TS 23.038 (alphabets) and 23.040, 9.2.3.24.1 (parts).
 */
export function measureSms(text: string): SmsLength {
  const coding: SmsCoding = isGsm(text) ? "7-bit" : "16-bit";
  const characters = [...text].map((character) => ({
    text: character,
    units: coding === "7-bit" ? (septetsOf(character) ?? 0) : character.length,
  }));
  const units = characters.reduce((sum, character) => sum + character.units, 0);
  const { single, part } = ROOM[coding];
  const unitsPerPart = units <= single ? single : part;
  const parts = fill(characters, unitsPerPart);
  return {
    coding,
    units,
    unitsPerPart,
    parts,
    unitsLeft: unitsPerPart - (parts.at(-1)?.units ?? 0),
  };
}

function fill(characters: readonly SmsPart[], room: number): readonly SmsPart[] {
  const parts: SmsPart[] = [];
  for (const { text, units } of characters) {
    const last = parts.at(-1);
    if (last && last.units + units <= room) {
      parts[parts.length - 1] = { text: last.text + text, units: last.units + units };
    } else parts.push({ text, units });
  }
  return parts;
}
