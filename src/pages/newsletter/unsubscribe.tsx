import { PageFrame } from "../../components/layout/page-frame";
import { PageHero } from "../../components/layout/page-hero";
import { Seo } from "../../components/seo/page-metadata";
import { SubscriptionPage } from "../../features/newsletter/subscription-page";
import { NEWSLETTER_ROUTES } from "../../site/routes";

const TITLE = "Unsubscribe from Our Newsletter";
const DESCRIPTION = "Unsubscribe from our newsletter and have your address deleted.";

/**
 * Renders the page that the unsubscribe link in an email opens. Search engines must not index it.
 */
export default function UnsubscribePage() {
  return (
    <PageFrame>
      <Seo title={TITLE} description={DESCRIPTION} path={NEWSLETTER_ROUTES.unsubscribe} noindex />
      <PageHero title={TITLE} subtitle={DESCRIPTION} />
      <SubscriptionPage action="unsubscribe" />
    </PageFrame>
  );
}
