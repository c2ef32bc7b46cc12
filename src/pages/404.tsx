import * as React from "react";
import { PageFrame } from "../components/page-frame/page-frame";
import { PageHero } from "../components/page-hero/page-hero";
import { Seo } from "../components/seo/seo";
import { askServer } from "../hooks/ask-server";
import { WayBack } from "../sections/way-back/way-back";
import { ROUTES } from "../site/routes";

const DESCRIPTION =
  "The address may be mistyped, or the page may have moved. Search for it, or go on from one of these.";

export default function NotFoundPage() {
  React.useEffect(() => askServer(), []);
  return (
    <PageFrame>
      <Seo title="Page not found" description={DESCRIPTION} path={ROUTES.notFound} noindex />
      <PageHero title="This page does not exist" subtitle={DESCRIPTION} />
      <WayBack />
    </PageFrame>
  );
}
