import { Contact } from "../components/contact";
import { Layout } from "../components/layout";
import { PageHero } from "../components/parts";

export default function ContactPage({ path }) {
  const description = "Write to us. We reply within 24 hours.";
  return (
    <Layout seo={{ title: "Contact Us", description, path }}>
      <PageHero title="Contact Us" intro="Ask for a quote, a demonstration or a straight answer." />
      <Contact />
    </Layout>
  );
}
