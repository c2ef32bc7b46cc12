import { Section } from "../../components/layout/section/section";
import { Icon } from "../../components/media/icon/icon";
import { IconTile } from "../../components/media/icon-tile/icon-tile";
import { Badge } from "../../components/text/badge/badge";
import { ICON_NAMES } from "../../site/icons";
import { Column, Example } from "./example";

// the eight services' colours
export const SERVICE_COLOURS = [
  "#C5337B",
  "#2B3857",
  "#00C853",
  "#42A5F5",
  "#E94E77",
  "#673AB7",
  "#3A3D98",
] as const;

export function FoundationExamples() {
  return (
    <Section
      id="foundation"
      heading={{
        eyebrow: "Foundation",
        title: "Reach every customer on the phone they already have",
        intro:
          "Text keeps to a measure that is easy to read, in a quiet face beside an expressive one for headings. Numbers such as 11,600 and 99.9% align in tables.",
      }}
    >
      <Example title="Headings and text">
        <Column>
          <h1>Heading one</h1>
          <h2>Heading two</h2>
          <h3>Heading three</h3>
          <h4>Heading four</h4>
          <p>
            A paragraph with a <a href="#prose">link to typeset text</a>,{" "}
            <strong>strong words</strong>, <em>stress</em> and <code>code</code>.
          </p>
        </Column>
      </Example>
      <Example title="Icons">
        <Icon name="phone" size="sm" />
        <Icon name="phone" />
        <Icon name="phone" size="lg" />
        <Icon name="phone" size="xl" label="Phone" />
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Example>
      <Example title="Icon tiles">
        <IconTile name="message-square-text" />
        <IconTile name="headset" tone="magenta" />
        <IconTile name="wallet" size="lg" />
        <IconTile name="hash" tone="magenta" size="lg" />
        {SERVICE_COLOURS.map((colour) => (
          <IconTile key={colour} name="smartphone" tint={colour} />
        ))}
      </Example>
      <Example title="Badges">
        <Badge>Bulk SMS</Badge>
        <Badge tone="magenta" icon="tag">
          Payments
        </Badge>
        <Badge tone="solid">Most popular</Badge>
        <Badge tone="success" icon="check">
          Live
        </Badge>
        <Badge tone="on-dark">On dark</Badge>
        {SERVICE_COLOURS.map((colour) => (
          <Badge key={colour} tint={colour}>
            {colour}
          </Badge>
        ))}
      </Example>
    </Section>
  );
}
