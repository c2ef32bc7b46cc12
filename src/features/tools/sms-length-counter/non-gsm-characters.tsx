import { Button } from "../../../components/actions/button";
import { Notice } from "../../../components/feedback/notice";
import { formatCount } from "../../../site/format/text";
import { UCS2_SINGLE_UNITS } from "../../../site/limits";
import { nonGsmCharacters, replaceCharacter, toPlainSms } from "./sms-characters";
import * as styles from "./sms-length-counter.module.css";

export interface NonGsmCharactersProps {
  readonly text: string;
  readonly partsOf: (text: string) => number;
  readonly onChange: (text: string) => void;
}

/** Limits the list, which for text in another script would contain every letter. */
const SHOWN_MAX = 12;

/** Lists each character that forces 16-bit coding and offers to replace it. */
export function NonGsmCharacters({ text: whole, partsOf, onChange }: NonGsmCharactersProps) {
  const characters = nonGsmCharacters(whole);
  if (characters.length === 0) return null;
  const plain = toPlainSms(whole);
  const [parts, partsAfter] = [partsOf(whole), partsOf(plain)];
  return (
    <Notice
      tone="warn"
      title={`These characters leave room for only ${UCS2_SINGLE_UNITS} to an SMS part`}
    >
      <ul className={styles.nonGsm}>
        {characters.slice(0, SHOWN_MAX).map(({ text, name, count, replacement }) => (
          <li key={text} className={styles.character}>
            <span className={styles.glyph} aria-hidden="true">
              {isInvisible(text) ? "␣" : text}
            </span>
            <span className={styles.name}>{count > 1 ? `${name} × ${count}` : name}</span>
            {replacement === null ? (
              <span className={styles.none}>no plain letter means the same</span>
            ) : (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => onChange(replaceCharacter(whole, text, replacement))}
              >
                {actionOf(replacement)}
                <span className="visually-hidden">
                  {`${replacement && " for"} the ${name}${isInvisible(text) ? "" : ` ${text}`}`}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {characters.length > SHOWN_MAX && <p>{`And ${characters.length - SHOWN_MAX} more.`}</p>}
      {plain !== whole && (
        <div className={styles.all}>
          <Button size="sm" onClick={() => onChange(plain)}>
            Replace all
          </Button>
          {partsAfter < parts && (
            <span>{`${formatCount(parts, "part becomes", "parts become")} ${partsAfter}`}</span>
          )}
        </div>
      )}
    </Notice>
  );
}

const isInvisible = (text: string): boolean => /^[\p{C}\p{Z}]+$/u.test(text);

function actionOf(replacement: string): string {
  if (replacement === "") return "Remove";
  if (replacement.trim() === "")
    return replacement === "\n" ? "Use a new line" : "Use a plain space";
  return `Use ${replacement}`;
}
