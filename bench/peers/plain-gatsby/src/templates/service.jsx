import { graphql } from "gatsby";
import { Layout } from "../components/layout";
import { Button, Details, PageHero, Picture, Quote, Section } from "../components/parts";

const question = ({ title, text }) => ({
  "@type": "Question",
  name: title,
  acceptedAnswer: { "@type": "Answer", text },
});

export default function ServiceTemplate({ data: { service, others }, path }) {
  const { title, description, short, features, process, benefits, useCases, faqs } = service;
  const faqPage = { "@type": "FAQPage", mainEntity: faqs.map(question) };
  const graph = [{ "@type": "Service", name: title, description }, faqPage];
  const related = others.nodes.map(({ slug, ...other }) => ({
    ...other,
    to: `/services/${slug}`,
    action: "Learn more",
  }));
  return (
    <Layout seo={{ title: `${title} in Kenya`, description: short, path, graph }}>
      <PageHero title={title} intro={description}>
        <Button to="/contact">Ask for a quote</Button>
        <Button to="/pricing">See our prices</Button>
      </PageHero>
      <Section title={`What Our ${title} Offers`} items={features} />
      <Section
        title="Our Process"
        intro="From the first call to the day it runs."
        items={process}
      />
      <Section title="Why Choose Us" items={benefits}>
        <Picture file={service.image} />
      </Section>
      <Section title="Common Use Cases" items={useCases} />
      <Section title="What Our Clients Say">
        {service.quotes.map((quote) => (
          <Quote key={quote.name} {...quote} />
        ))}
      </Section>
      <Section title="Frequently Asked Questions">
        {faqs.map((faq) => (
          <Details key={faq.title} {...faq} />
        ))}
      </Section>
      <Section title="Related Services" items={related} />
      <Section title={`Ready to get started with ${title}?`} dark>
        <Button to="/contact">Get in Touch</Button>
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      title
      description
      short: shortDescription
      features { title description }
      process { title description }
      benefits { title description }
      useCases { title description }
      faqs { title: question text: answer }
      image { childImageSharp {
        gatsbyImageData(width: 560, aspectRatio: 1.333, layout: CONSTRAINED, outputPixelDensities: [0.6, 1, 1.6])
      } }
      quotes { words: quote name: author role: position image { childImageSharp {
        gatsbyImageData(width: 56, aspectRatio: 1, layout: FIXED, outputPixelDensities: [1, 2])
      } } }
    }
    others: allService(filter: { id: { ne: $id } }, limit: 3) {
      nodes { slug title description: shortDescription }
    }
  }
`;
