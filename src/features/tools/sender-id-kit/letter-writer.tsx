import * as React from "react";
import { Button, ButtonLink } from "../../../components/actions/button";
import { TextField } from "../../../components/forms/field";
import { Section } from "../../../components/layout/section";
import type { EnquiryLink } from "../tool-enquiry";
import {
  AuthorizationLetter,
  type AuthorizationLetterProps,
  type LetterEntries,
  type LetterField,
} from "./authorization-letter";
import * as styles from "./sender-id-kit.module.css";

const LETTER_FIELD_MAX_CHARS = 120;

const FIELDS: readonly {
  readonly field: LetterField;
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

export interface LetterWriterProps extends Omit<AuthorizationLetterProps, "entries"> {
  readonly enquiry: EnquiryLink;
}

/**
 * Fills in the letter of authorization as the visitor types, and prints only the letter, on one A4
 * page. The entries never leave the page. They aren't kept in the URL or in storage, and because
 * the fields have no names, even a form sent without scripts can't include them.
 */
export function LetterWriter({ enquiry, ...letter }: LetterWriterProps) {
  const [entries, setEntries] = React.useState<LetterEntries>({});
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
              maxLength={type ? undefined : LETTER_FIELD_MAX_CHARS} // date fields can't have one
              value={entries[field] ?? ""}
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
        <AuthorizationLetter {...letter} entries={entries} />
      </div>
    </Section>
  );
}
