import { Contact } from "../components/contact";
import { Layout } from "../components/layout";
import { PageHero } from "../components/parts";
import { Seo } from "../components/seo";

export default function ContactPage({ path }) {
  return (
    <Layout>
      <Seo title="Contact Us" description="Write to us. We reply within 24 hours." path={path} />
      <PageHero title="Contact Us" intro="Ask for a quote, a demonstration or a straight answer." />
      <Contact />
    </Layout>
  );
}
