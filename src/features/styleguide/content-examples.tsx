import { ArrowLink } from "../../components/actions/arrow-link/arrow-link";
import { Card, CardBody, CardFoot, CardLink } from "../../components/layout/card/card";
import { Grid } from "../../components/layout/grid/grid";
import { Section } from "../../components/layout/section/section";
import { Avatar } from "../../components/media/avatar/avatar";
import { IconTile } from "../../components/media/icon-tile/icon-tile";
import { Picture } from "../../components/media/picture/picture";
import { Accordion } from "../../components/navigation/accordion/accordion";
import { Badge } from "../../components/text/badge/badge";
import { Prose } from "../../components/text/prose/prose";
import { Stars } from "../../components/text/stars/stars";
import { Stat } from "../../components/text/stat/stat";
import { Steps } from "../../components/text/steps/steps";
import { toneAt } from "../../site/colour";
import { Example } from "./example";
import { PICTURE } from "./example-picture";

const SERVICES = [
  ["message-square-text", "Bulk SMS", "Reach thousands of phones in seconds, on every network."],
  ["hash", "Short Code", "A number that customers remember, for campaigns and alerts."],
  ["smartphone", "USSD Services", "Menus that work on every handset, without data."],
] as const;

const ARTICLE = `<p>Every message has <strong>160 characters</strong>, and a <a href="#prose">curly apostrophe</a> costs ninety of them.</p>
<h2>What to check before sending</h2>
<ul><li>The sender ID has at most eleven characters.</li><li>The list holds nobody who opted out.</li></ul>
<blockquote><p>We cut missed appointments by a third in one month.</p></blockquote>
<h3>An example</h3><pre><code>POST /messages
{ "to": "+254700000000", "text": "Habari!" }</code></pre>
<table><thead><tr><th>Quantity</th><th>Cost per unit</th><th>Savings</th></tr></thead><tbody><tr><td>1-50,000</td><td>0.70</td><td>None</td></tr><tr><td>50,001-100,000</td><td>0.60</td><td>14%</td></tr></tbody></table>`;

export function ContentExamples() {
  return (
    <>
      <Section heading={{ eyebrow: "Content", title: "Cards" }}>
        <Grid as="ul">
          {SERVICES.map(([icon, title, text], i) => (
            <Card key={title} as="li" tone={toneAt(i)} interactive>
              <IconTile name={icon} tone={toneAt(i)} />
              <h3>
                <CardLink to="/services">{title}</CardLink>
              </h3>
              <p>{text}</p>
              <CardFoot>
                <ArrowLink to="/services">Learn more</ArrowLink>
              </CardFoot>
            </Card>
          ))}
        </Grid>
        <Example title="With a picture, a quote, a tint">
          <Grid as="div">
            <Card as="article" padding="none" interactive>
              <Picture picture={PICTURE} alt="" ratio="16:9" />
              <CardBody>
                <Badge tone="magenta">SMS</Badge>
                <h3>
                  <CardLink to="/blog">How banks write alerts that people trust</CardLink>
                </h3>
                <p>Short, dated, signed, and never with a link that asks for a PIN.</p>
                <ArrowLink to="/blog">Read more</ArrowLink>
              </CardBody>
            </Card>
            <Card as="article" padding="lg">
              <Stars rating={4} />
              <blockquote>Delivery reports arrive before our own systems notice.</blockquote>
              <Avatar name="Amina Wanjiru" />
            </Card>
            <Card tint="#00C853">
              <IconTile name="wallet" tint="#00C853" size="lg" />
              <h3>Payment Solutions</h3>
              <p>The bar takes the service's colour, its text the darkened companion.</p>
            </Card>
          </Grid>
        </Example>
      </Section>
      <Section
        tone="dark"
        heading={{ eyebrow: "In numbers", title: "Stats and cards on dark", intro: "Light cards." }}
      >
        <Grid columns={4} dense>
          <Stat value="500+" label="Clients Served" icon="users" />
          <Stat value="12" label="Countries" icon="globe" tone="magenta" />
          <Stat value="1.2B" label="Messages Delivered" icon="message-square" />
          <Stat value="45+" label="Team Members" icon="heart" tone="magenta" />
        </Grid>
        <Example title="A card">
          <Card tone="magenta">
            <p>Dark text on a light card.</p>
          </Card>
        </Example>
      </Section>
      <Section tone="alt" heading={{ title: "Stats, steps and questions" }}>
        <Grid columns={4} dense>
          <Stat value="500+" label="Clients Served" />
          <Stat value="12" label="Countries" />
          <Stat value="1.2B" label="Messages Delivered" spoken="1.2 billion" />
          <Stat value="45+" label="Team Members" />
        </Grid>
        <Example title="Steps and accordion">
          <Grid columns={2}>
            <Steps
              items={[
                { title: "Register your sender ID", content: "At most 11 characters." },
                { title: "Load your contacts", content: "A spreadsheet will do." },
                { title: "Send and watch", content: "Reports arrive in real time." },
              ]}
            />
            <Accordion
              name="questions"
              items={[
                {
                  title: "How long does a short code take?",
                  content: <p>Four to eight weeks, depending on the networks.</p>,
                },
                { title: "Do menus work offline?", content: <p>Yes, USSD needs no data.</p> },
                { title: "Is there an API?", content: <p>Yes.</p> },
              ]}
            />
          </Grid>
        </Example>
        <Example title="Avatars">
          <Avatar name="Brian Otieno" size="sm" tone="navy" />
          <Avatar name="Amina Wanjiru" tone="magenta" />
          <Avatar name="Grace" size="lg" />
        </Example>
      </Section>
      <Section id="prose" heading={{ title: "Prose" }}>
        <Prose html={ARTICLE} />
      </Section>
    </>
  );
}
