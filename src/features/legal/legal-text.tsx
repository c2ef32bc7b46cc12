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
 * Keeps links to the heading's old, unprefixed name working. If another element has that name as
 * its id, browsers scroll to that element instead.
 */
const FormerAnchor = ({ name }: { readonly name: string }) => React.createElement("a", { name });
