import * as React from "react";
import { Notice } from "../../components/feedback/notice/notice";
import { Section } from "../../components/layout/section/section";
import { ProseText } from "../../components/text/prose/prose";
import type { LegalDocument } from "../../content/legal/types";
import * as styles from "./legal-text.module.css";

export interface LegalTextProps {
  readonly document: LegalDocument;
}

/** Renders a legal text with its table of contents, and a notice while it awaits review. */
export function LegalText({ document: { updated, underReview, parts } }: LegalTextProps) {
  return (
    <Section>
      <div className={styles.layout}>
        <nav className={styles.contents} aria-label="On this page">
          <p className={styles.label}>On this page</p>
          <ol>
            {parts.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {underReview && (
            <div className={styles.notice}>
              <Notice tone="warn" title="Draft for legal review">
                <p>
                  This text describes how this website works. It needs the review of the company’s
                  legal adviser before it is relied on.
                </p>
              </Notice>
            </div>
          )}
          <ProseText>
            <p>Last updated: {updated}</p>
            {parts.map(({ id, heading, paragraphs, points }) => (
              <React.Fragment key={id}>
                <h2 id={id}>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points && (
                  <ul>
                    {points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                )}
              </React.Fragment>
            ))}
          </ProseText>
        </div>
      </div>
    </Section>
  );
}
