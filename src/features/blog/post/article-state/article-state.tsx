import { ButtonLink } from "../../../../components/actions/button/button";
import { EmptyState } from "../../../../components/feedback/empty-state/empty-state";
import { Spinner } from "../../../../components/feedback/spinner/spinner";
import { PageHero } from "../../../../components/layout/page-hero/page-hero";
import { Section } from "../../../../components/layout/section/section";
import { ROUTES } from "../../../../site/routes";

export interface ArticleStateProps {
  /** What is being waited for; without it, there is no such article. */
  readonly loadingText?: string | undefined;
}

/** What stands in the place of an article that is not here yet, or not at all. */
export function ArticleState({ loadingText }: ArticleStateProps) {
  return (
    <>
      <PageHero
        title="Our Blog"
        breadcrumb={[
          { label: "Home", to: ROUTES.home },
          { label: "Blog", to: ROUTES.blog },
        ]}
      />
      <Section>
        {loadingText ? (
          <Spinner text={loadingText} />
        ) : (
          <EmptyState title="The article could not be found." icon="newspaper">
            <ButtonLink to={ROUTES.blog}>Back to the blog</ButtonLink>
          </EmptyState>
        )}
      </Section>
    </>
  );
}
