import * as React from "react";
import { Button, ButtonLink } from "../../../components/actions/button/button";
import { TextField } from "../../../components/forms/field/field";
import { Section } from "../../../components/layout/section/section";
import type { EnquiryLink } from "../tool-enquiry";
import {
  authorizationLetter,
  EMPTY_LETTER,
  type Letter,
  type LetterEntries,
  type LetterRun,
  type LetterSubject,
} from "./authorization-letter";
import * as styles from "./sender-id-kit.module.css";

const FIELDS: readonly {
  readonly field: keyof LetterEntries;
  readonly label: string;
  readonly type?: string;
  readonly autoComplete?: string;
}[] = [
  { field: "company", label: "Company, as registered", autoComplete: "organization" },
  { field: "registration", label: "Registration number" },
  { field: "signatory", label: "Who signs", autoComplete: "name" },
  { field: "position", label: "Position", autoComplete: "organization-title" },
  { field: "date", label: "Date", type: "date" },
];

export interface LetterWriterProps {
  readonly subject: LetterSubject;
  readonly enquiry: EnquiryLink;
}

/**
 * The letter of authorization, filled in as it is typed and printed alone on one A4 page. What is
 * entered here stays on the page: the fields have no names, so not even a form without scripts
 * sends them, and neither address nor storage holds them.
 */
export function LetterWriter({ subject, enquiry }: LetterWriterProps) {
  const [entries, setEntries] = React.useState(EMPTY_LETTER);
  return (
    <Section
      id="letter"
      tone="alt"
      heading={{
        eyebrow: "Letter",
        title: "Your letter of authorization",
        intro:
          "Fill it in, print it on your letterhead, sign and stamp it. Nothing that you enter here leaves this page.",
      }}
    >
      <div className={styles.letterLayout}>
        <div className="stack">
          {FIELDS.map(({ field, label, type, autoComplete = "off" }) => (
            <TextField
              key={field}
              label={label}
              type={type}
              autoComplete={autoComplete}
              maxLength={120}
              value={entries[field]}
              onChange={({ target }) => setEntries((now) => ({ ...now, [field]: target.value }))}
            />
          ))}
          <Button icon="printer" onClick={() => window.print()}>
            Print the letter
          </Button>
          <ButtonLink {...enquiry} variant="secondary" icon="send">
            Send the enquiry
          </ButtonLink>
        </div>
        <Sheet letter={authorizationLetter(subject, entries)} />
      </div>
    </Section>
  );
}

/** The page of paper; it alone is printed. */
function Sheet({ letter }: { readonly letter: Letter }) {
  return (
    <article className={styles.sheet} aria-label="Letter of authorization" data-theme="light">
      <p className={styles.letterhead}>Your letterhead</p>
      <p>
        Date: <Run run={letter.date} />
      </p>
      <address className={styles.to}>
        {letter.to.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <h3 className={styles.subject}>
        <Runs runs={letter.subject} />
      </h3>
      {letter.paragraphs.map((runs, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
        <p key={i}>
          <Runs runs={runs} />
        </p>
      ))}
      <p>Yours faithfully,</p>
      <dl>
        {letter.signature.map(({ label, value }) => (
          <div key={label} className={styles.signed}>
            <dt>{label}</dt>
            <dd>
              <Run run={value} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

const Runs = ({ runs }: { readonly runs: readonly LetterRun[] }) => (
  <>
    {runs.map((run, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
      <Run key={i} run={run} />
    ))}
  </>
);

function Run({ run }: { readonly run: LetterRun }) {
  if (run !== null) return <>{run}</>;
  return (
    <span className={styles.blank}>
      <span className="visually-hidden">(blank)</span>
    </span>
  );
}
