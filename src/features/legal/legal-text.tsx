import * as React from "react";
import { Section } from "../../components/layout/section";
import { TableOfContents } from "../../components/navigation/table-of-contents";
import { ProseText } from "../../components/text/prose";
import type { LegalDocument } from "../../content/catalogue/legal-documents";
import { contentAnchor } from "../../site/routes";
import * as styles from "./legal-text.module.css";

export interface LegalTextProps {
  readonly document: Pick<LegalDocument, "updated" | "parts">;
}

export function LegalText({ document: { updated, parts } }: LegalTextProps) {
  return (
    <Section>
      <div className={styles.layout}>
        <div className={styles.contents}>
          <TableOfContents
            entries={parts.map(({ id, heading }) => ({
              anchor: contentAnchor(id),
              title: heading,
            }))}
            numbered
          />
        </div>
        <div>
          <ProseText>
            {updated && <p>Last updated: {updated}</p>}
            {parts.map(({ id, heading, paragraphs, points }) => (
              <React.Fragment key={id}>
                <h2 id={contentAnchor(id)}>
                  <FormerAnchor name={id} />
                  {heading}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {points.length > 0 && (
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

/**
 * Makes old links work that use the heading's name without its prefix. An element with that id
 * takes precedence.
 */
const FormerAnchor = ({ name }: { readonly name: string }) => React.createElement("a", { name });
