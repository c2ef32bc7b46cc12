import { ButtonLink } from "../../../components/actions/button/button";
import { Section } from "../../../components/layout/section/section";
import { Accordion } from "../../../components/navigation/accordion/accordion";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import { contactRoute } from "../../../site/routes";
import * as styles from "./service-questions.module.css";

export interface ServiceQuestionsProps {
  readonly service: Pick<ServiceViewModel, "title" | "faqs">;
}

/** What buyers ask, and a way to ask something else. */
export function ServiceQuestions({ service }: ServiceQuestionsProps) {
  const { title, faqs } = service;
  return (
    <Section tone="alt" width="narrow" heading={{ title: "Frequently Asked Questions" }}>
      <Accordion
        items={faqs.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
      />
      <div className={styles.prompt}>
        <p>Have more questions about our {title}?</p>
        <ButtonLink to={contactRoute(title)} variant="secondary">
          Contact Us
        </ButtonLink>
      </div>
    </Section>
  );
}
