import { ButtonLink } from "../../../components/actions/button";
import { Announcement } from "../../../components/feedback/announcement";
import { EmptyState } from "../../../components/feedback/empty-state";
import { Spinner } from "../../../components/feedback/spinner";
import { PageHero } from "../../../components/layout/page-hero";
import { Section } from "../../../components/layout/section";
import { pageLevel } from "../../../site/page-names";
import { ROUTES } from "../../../site/routes";

export interface ArticleStateProps {
  /** Shown while the article or list loads. If undefined, `missing` is shown. */
  readonly loadingText?: string | undefined;
  readonly missing?: string | undefined;
  readonly link?: { readonly to: string; readonly label: string } | undefined;
}

const TO_BLOG = { to: ROUTES.blog, label: "Back to the blog" };

export function ArticleState({
  loadingText,
  missing = "The article could not be found.",
  link = TO_BLOG,
}: ArticleStateProps) {
  return (
    <>
      <PageHero title="Our Blog" levels={[{ name: pageLevel("blog").name }]} />
      <Section>
        {loadingText ? (
          <Spinner text={loadingText} />
        ) : (
          <EmptyState title={missing} icon="newspaper">
            <ButtonLink to={link.to}>{link.label}</ButtonLink>
          </EmptyState>
        )}
        <Announcement text={loadingText ?? missing} />
      </Section>
    </>
  );
}
