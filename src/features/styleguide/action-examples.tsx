import { ArrowLink } from "../../components/actions/arrow-link/arrow-link";
import { Button, ButtonLink, IconButton } from "../../components/actions/button/button";
import { Section } from "../../components/layout/section/section";
import { SocialLinks } from "../../components/navigation/social-links/social-links";
import { Example } from "./example";

export function ActionExamples() {
  return (
    <>
      <Section tone="alt" heading={{ eyebrow: "Actions", title: "Buttons and links" }}>
        <Example title="Variants">
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="ghost">Ghost</Button>
        </Example>
        <Example title="Sizes and icons">
          <Button size="sm">Small</Button>
          <Button icon="send">Send message</Button>
          <Button size="lg" icon="arrow-right" iconAt="end">
            Get started
          </Button>
        </Example>
        <Example title="Disabled and loading">
          <Button disabled>Disabled</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <Button loading>Sending...</Button>
          <Button variant="secondary" loading>
            Sending...
          </Button>
        </Example>
        <Example title="Links as buttons">
          <ButtonLink to="/contact">In place</ButtonLink>
          <ButtonLink to="/contact" reload variant="secondary">
            New load
          </ButtonLink>
          <ButtonLink to="https://example.com" variant="secondary" icon="external-link">
            Other site
          </ButtonLink>
          <ButtonLink to="/brochures/api-docs.pdf" download variant="ghost" icon="download">
            Download
          </ButtonLink>
        </Example>
        <Example title="As wide as its container">
          <Button block>Send message</Button>
        </Example>
        <Example title="Round, arrow and social links">
          <IconButton icon="chevron-left" label="Previous" />
          <IconButton icon="chevron-right" label="Next" variant="outline" />
          <IconButton icon="pause" label="Pause" variant="outline" disabled />
          <ArrowLink to="/blog" context="about short codes">
            Read more
          </ArrowLink>
          <ArrowLink to="/blog" tint="#00C853">
            Learn more
          </ArrowLink>
          <SocialLinks label="Follow us" />
        </Example>
      </Section>
      <Section
        tone="brand"
        heading={{
          title: "Ready to join our success stories?",
          intro: "A closing call to action on the brand's gradient.",
          align: "center",
        }}
      >
        <Example title="On dark">
          <Button variant="on-dark">Get started</Button>
          <Button variant="on-dark-ghost">Explore services</Button>
          <Button variant="on-dark" disabled>
            Disabled
          </Button>
          <IconButton icon="pause" label="Pause" variant="on-dark" />
          <SocialLinks label="Follow us, on dark" />
          <ArrowLink to="/blog">Read more</ArrowLink>
        </Example>
      </Section>
    </>
  );
}
