import { ButtonLink } from "../../../components/actions/button";
import { Announcement } from "../../../components/feedback/announcement";
import { EmptyState } from "../../../components/feedback/empty-state";
import { Spinner } from "../../../components/feedback/spinner";
import { PageHero } from "../../../components/layout/page-hero";
import { Section } from "../../../components/layout/section";
import { ROUTES } from "../../../site/routes";

export interface ArticleStateProps {
  /** Text while the article loads; without it, the article could not be found. */
  readonly loadingText?: string | undefined;
}

const MISSING = "The article could not be found.";

/** Says that an article is loading, or that there is none. */
export function ArticleState({ loadingText }: ArticleStateProps) {
  return (
    <>
      <PageHero title="Our Blog" levels={[{ name: "Blog" }]} />
      <Section>
        {loadingText ? (
          <Spinner text={loadingText} />
        ) : (
          <EmptyState title={MISSING} icon="newspaper">
            <ButtonLink to={ROUTES.blog}>Back to the blog</ButtonLink>
          </EmptyState>
        )}
        <Announcement text={loadingText ?? MISSING} />
      </Section>
    </>
  );
}
