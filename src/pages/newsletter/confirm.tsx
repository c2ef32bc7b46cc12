import { PageFrame } from "../../components/layout/page-frame";
import { PageHero } from "../../components/layout/page-hero";
import { Seo } from "../../components/seo/page-metadata";
import { SubscriptionPage } from "../../features/newsletter/subscription-page";
import { NEWSLETTER_ROUTES } from "../../site/routes";

const TITLE = "Confirm Your Subscription";
const DESCRIPTION = "Confirm your subscription to our newsletter.";

/**
 * Renders the page that the confirmation link in an email opens. Search engines must not index it.
 */
export default function ConfirmPage() {
  return (
    <PageFrame>
      <Seo title={TITLE} description={DESCRIPTION} path={NEWSLETTER_ROUTES.confirm} noindex />
      <PageHero title={TITLE} subtitle={DESCRIPTION} />
      <SubscriptionPage action="confirm" />
    </PageFrame>
  );
}
