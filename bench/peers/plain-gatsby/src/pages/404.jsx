import { Layout } from "../components/layout";
import { PageHero } from "../components/parts";

export default function NotFoundPage() {
  return (
    <Layout>
      <PageHero title="Page not found" intro="There is nothing at this address." />
    </Layout>
  );
}
