import { PageFrame } from "../components/page-frame/page-frame";
import { Seo } from "../components/seo/seo";

export default function NotFoundPage() {
  return (
    <PageFrame>
      <Seo title="Page not found" description="This page does not exist." path="/404" noindex />
      <h1>This page does not exist</h1>
    </PageFrame>
  );
}
