import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { Contact } from "./contact";
import { Button, Picture, Quote, Section } from "./parts";
import { PostCards } from "./post-card";
import * as styles from "./site.module.css";

const REASONS = [
  ["One team for every channel", "SMS, USSD, voice and payments from people who talk together."],
  ["Prices in the open", "Standard prices are published, with the VAT basis beside each one."],
  ["Local networks, local hours", "People who know the Kenyan networks, at any hour."],
  ["Reports you can act on", "Delivered, waiting and failed, number by number."],
  ["Your systems, connected", "APIs that fit the software you already have."],
  ["Data handled with care", "Kenya's Data Protection Act is where we begin."],
].map(([title, description]) => ({ title, description }));

/** The index of the next of `items`, every five seconds; and the dots that choose one. */
function useTurn(items) {
  const [index, setIndex] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setIndex((now) => (now + 1) % items.length), 5_000);
    return () => clearInterval(timer);
  }, [items]);
  const dots = items.map(({ title }, i) => (
    <button key={title} type="button" aria-label={title} onClick={() => setIndex(i)} />
  ));
  return [index, dots];
}

function useTyped(text) {
  const [length, setLength] = useState(text.length);
  useEffect(() => {
    setLength(0);
    const timer = setInterval(() => setLength((now) => Math.min(now + 1, text.length)), 120);
    return () => clearInterval(timer);
  }, [text]);
  return text.slice(0, length);
}

function Hero({ hero }) {
  const [index, dots] = useTurn(hero.services);
  const { title, description, image } = hero.services[index];
  return (
    <section className={styles.hero}>
      <div>
        <h1>
          {hero.heading} <span>{useTyped(title)}</span>
        </h1>
        <p>{description}</p>
        <Button to="/contact">{hero.button_text}</Button>
        <div>{dots}</div>
      </div>
      <Picture file={image} loading="eager" />
    </section>
  );
}

function Testimonials({ testimonials }) {
  const [index, dots] = useTurn(testimonials);
  return (
    <Section title="What Our Clients Say">
      {testimonials.map(({ title, ...quote }, i) => (
        <div key={title} hidden={i !== index}>
          <Quote {...quote} name={title} />
        </div>
      ))}
      <div>{dots}</div>
    </Section>
  );
}

/** What the home page and the services page show. */
export function HomeSections({ data: { siteContent, allPost, aboutImage, whyImage, stepsImage } }) {
  const { hero, about, services, steps, team, testimonials } = siteContent;
  const cards = services.services.map((card) => ({ ...card, to: "/services/bulksms" }));
  const aims = [
    { title: "Our Mission", description: about.mission },
    { title: "Our Vision", description: about.vision },
    { title: `${about.clients_served}+`, description: "Clients Served" },
    { title: `${about.countries} countries`, description: "Countries" },
    { title: `${about.messages_delivered}M`, description: "Messages Delivered" },
    { title: `${about.team_members} people`, description: "Team Members" },
  ];
  return (
    <>
      <Hero hero={hero} />
      <Section title="About Savanna Signal" intro={about.opening_paragraph} items={aims}>
        <Picture file={aboutImage} />
      </Section>
      <Section title={services.title} intro={services.intro} items={cards} />
      <Section title="Why businesses choose Savanna Signal" items={REASONS}>
        <Picture file={whyImage} />
      </Section>
      <Section title={steps.heading} intro={steps.explanation} items={steps.steps}>
        <Picture file={stepsImage} />
      </Section>
      <Section title={team.title} intro={team.intro} items={team.team_members} />
      <Testimonials testimonials={testimonials} />
      <Section title="Ideas you can use this week">
        <PostCards posts={allPost.nodes} />
        <Button to="/blog">All articles</Button>
      </Section>
      <Contact />
    </>
  );
}

export const fragment = graphql`
  fragment Illustration on File {
    childImageSharp {
      gatsbyImageData(width: 560, aspectRatio: 1.3333, layout: CONSTRAINED, outputPixelDensities: [0.65, 1.6])
    }
  }
  fragment HomeSections on Query {
    siteContent {
      hero { heading button_text services { title description image { childImageSharp {
        gatsbyImageData(
          width: 640, aspectRatio: 1.3333, layout: CONSTRAINED, outputPixelDensities: [0.6, 1.5]
          formats: [WEBP, AVIF], avifOptions: { quality: 50 }
        )
      } } } }
      about { opening_paragraph mission vision clients_served countries messages_delivered team_members }
      services {
        title: overall_heading
        intro: overall_explanation
        services { title: service_name description: brief_explanation points: bullet_points action: button_text }
      }
      steps {
        heading
        explanation
        steps { title description: brief_paragraph details: detailed_paragraph }
      }
      team {
        title: first_heading
        intro: first_paragraph
        team_members { title: name role description: experience_summary image { childImageSharp {
          gatsbyImageData(width: 112, height: 112, layout: CONSTRAINED, outputPixelDensities: [2])
        } } }
      }
      testimonials { title: client_name role words: message rating image { childImageSharp {
        gatsbyImageData(width: 56, height: 56, layout: CONSTRAINED, outputPixelDensities: [2])
      } } }
    }
    allPost(sort: { created_at: DESC }, limit: 6) { nodes { ...PostCard } }
    aboutImage: file(relativePath: { eq: "sections/about.jpg" }) { ...Illustration }
    whyImage: file(relativePath: { eq: "sections/why-us.jpg" }) { ...Illustration }
    stepsImage: file(relativePath: { eq: "sections/africa-network.jpg" }) { ...Illustration }
  }
`;
