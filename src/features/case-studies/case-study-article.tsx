import * as React from "react";
import { ButtonLink } from "../../components/actions/button";
import { SmartLink } from "../../components/actions/smart-link";
import { Section } from "../../components/layout/section";
import { Picture } from "../../components/media/picture";
import { ProseText } from "../../components/text/prose";
import type { CaseStudy } from "../../content/catalogue/case-study-record";
import type { ImageSource } from "../../site/image-source";
import { contactRoute, serviceRoute } from "../../site/routes";
import * as styles from "./case-study-article.module.css";

export interface CaseStudyArticleProps {
  readonly study: Pick<
    CaseStudy<ImageSource>,
    "company" | "industry" | "serviceId" | "image" | "imageAlt" | "body"
  >;
  /** Title of the service, or "" if the site doesn't have it. */
  readonly serviceTitle: string;
}

/** Renders a case study next to its client, industry and service. */
export function CaseStudyArticle({ study, serviceTitle }: CaseStudyArticleProps) {
  const { company, industry, serviceId, image, imageAlt, body } = study;
  return (
    <Section>
      <div className={styles.layout}>
        <aside className={styles.facts} aria-label="At a glance">
          <dl>
            <dt>Client</dt>
            <dd>{company}</dd>
            <dt>Industry</dt>
            <dd className={styles.industry}>{industry}</dd>
            {serviceTitle && (
              <>
                <dt>Service</dt>
                <dd>
                  <SmartLink to={serviceRoute(serviceId)}>{serviceTitle}</SmartLink>
                </dd>
              </>
            )}
          </dl>
          <ButtonLink to={contactRoute(serviceTitle || company)} block>
            Ask about your case
          </ButtonLink>
        </aside>
        <div>
          <div className={styles.picture}>
            <Picture
              picture={image}
              alt={imageAlt}
              ratio="16:9"
              rounded
              priority
              sizes="(min-width: 993px) 800px, calc(100vw - 2.5rem)"
            />
          </div>
          <ProseText>
            {body.map(({ heading, paragraphs }) => (
              <React.Fragment key={heading}>
                <h2>{heading}</h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </React.Fragment>
            ))}
          </ProseText>
        </div>
      </div>
    </Section>
  );
}
