import { ArrowLink } from "../../components/actions/arrow-link/arrow-link";
import { Button, ButtonLink, IconButton } from "../../components/actions/button/button";
import { EmptyState } from "../../components/feedback/empty-state/empty-state";
import { Notice } from "../../components/feedback/notice/notice";
import { ProgressBar } from "../../components/feedback/progress-bar/progress-bar";
import { Spinner } from "../../components/feedback/spinner/spinner";
import { toastStore } from "../../components/feedback/toast/toast-store";
import { Choice, ChoiceGroup } from "../../components/forms/choice/choice";
import { SelectField, TextAreaField, TextField } from "../../components/forms/field/field";
import { SearchBox } from "../../components/forms/search-box/search-box";
import { Card, CardFoot, CardLink } from "../../components/layout/card/card";
import { Grid } from "../../components/layout/grid/grid";
import { PageHero } from "../../components/layout/page-hero/page-hero";
import { Section } from "../../components/layout/section/section";
import { Avatar } from "../../components/media/avatar/avatar";
import { Icon } from "../../components/media/icon/icon";
import { IconTile } from "../../components/media/icon-tile/icon-tile";
import { Accordion } from "../../components/navigation/accordion/accordion";
import { CarouselDots } from "../../components/navigation/carousel-dots/carousel-dots";
import { Chips, RemovableChip } from "../../components/navigation/chips/chips";
import { Pagination } from "../../components/navigation/pagination/pagination";
import { SocialLinks } from "../../components/navigation/social-links/social-links";
import { Badge } from "../../components/text/badge/badge";
import { Prose } from "../../components/text/prose/prose";
import { Stars } from "../../components/text/stars/stars";
import { Steps } from "../../components/text/steps/steps";
import { ICON_NAMES } from "../../site/media/icons";
import * as styles from "./styleguide.module.css";

const ignore = () => undefined;

const ARTICLE = `<p>Every message has <strong>160 characters</strong>, as <a href="#top">an article</a> says.</p>
<h2>A heading</h2><ul><li>The first point.</li><li>The second point.</li></ul>
<blockquote><p>We cut missed appointments by a third.</p></blockquote><pre><code>POST /messages</code></pre>
<table><tr><th>Quantity</th><th>Cost per unit</th></tr><tr><td>1-50,000</td><td>0.70</td></tr></table>`;

const LINKS = (
  <>
    <ArrowLink to="/blog">Read more</ArrowLink>
    <SocialLinks label="Follow us" />
    <Stars rating={4} />
  </>
);

/** Examples of the components in their variants; a section for each row. */
const EXAMPLES: readonly (readonly [title: string, tone: "default" | "dark", React.ReactNode])[] = [
  [
    "Buttons",
    "default",
    <>
      <Button>Primary</Button>
      <Button variant="secondary" icon="send">
        Secondary
      </Button>
      <Button variant="ghost">Ghost</Button>
      <Button size="sm">Small</Button>
      <ButtonLink to="/contact" size="lg" icon="arrow-right" iconAt="end">
        A large link
      </ButtonLink>
      <Button disabled>Disabled</Button>
      <Button loading>Sending...</Button>
      <IconButton icon="pause" label="Pause" onClick={ignore} />
      <Button onClick={() => toastStore.success("Message sent successfully!")}>Show a toast</Button>
      <Button onClick={() => toastStore.error("Failed to send message.")}>Show an error</Button>
    </>,
  ],
  [
    "On dark",
    "dark",
    <>
      <Button variant="on-dark">On dark</Button>
      <Button variant="on-dark-ghost">On dark, ghost</Button>
      <Badge tone="on-dark">On dark</Badge>
      {LINKS}
    </>,
  ],
  ["Links and stars", "default", LINKS],
  ["Icons", "default", ICON_NAMES.map((name) => <Icon key={name} name={name} />)],
  [
    "Tiles, badges and avatars",
    "default",
    <>
      <IconTile name="headset" />
      <IconTile name="headset" tone="magenta" size="lg" />
      <IconTile name="headset" tint="#00C853" />
      <Badge icon="star">Magenta</Badge>
      <Badge tone="solid">Solid</Badge>
      <Badge tone="success">Success</Badge>
      <Badge tint="#00C853">Tint</Badge>
      <Avatar name="Amina Wanjiru" />
      <Avatar name="Brian Otieno" size="lg" />
    </>,
  ],
  [
    "Cards",
    "default",
    <Grid key="cards">
      <Card tone="navy" interactive>
        <h3>
          <CardLink to="/services">One link</CardLink>
        </h3>
        <CardFoot>A foot</CardFoot>
      </Card>
      <Card tone="magenta" padding="lg">
        Large padding
      </Card>
      <Card tint="#00C853">A tint</Card>
    </Grid>,
  ],
  [
    "Forms",
    "default",
    <Grid key="forms" columns={2}>
      <TextField label="Email" hint="For our reply" error="Email is required" required />
      <SelectField label="Service" placeholder="Select a service" options={["Bulk SMS"]} />
      <TextAreaField label="Message" rows={3} />
      <ChoiceGroup label="Networks">
        <Choice label="Safaricom" hint="A hint" />
        <Choice label="Airtel" type="radio" />
      </ChoiceGroup>
      <SearchBox
        label="Search"
        placeholder="Search articles..."
        action="/blog"
        value="ussd"
        onChange={ignore}
        result="3 articles"
      />
    </Grid>,
  ],
  [
    "Navigation",
    "default",
    <>
      <Chips
        label="Categories"
        items={["All", "SMS"].map((label) => ({ id: label, label }))}
        selected="SMS"
        onSelect={ignore}
      />
      <RemovableChip removeLabel="Remove filter Bulk SMS" onRemove={ignore}>
        Bulk SMS
      </RemovableChip>
      <Pagination label="Pages" current={12} total={24} hrefFor={(page) => `/blog/page/${page}`} />
      <CarouselDots label="Slides" names={["One", "Two"]} current={0} onSelect={ignore} />
    </>,
  ],
  [
    "Feedback",
    "default",
    <Grid key="feedback" columns={2}>
      <Notice title="Information">A notice</Notice>
      <Notice tone="success">Success</Notice>
      <Notice tone="warn">Warning</Notice>
      <Notice tone="error">Error</Notice>
      <Spinner text="Loading article..." />
      <EmptyState title="No testimonials found" text="Try adjusting your filters." />
      <ProgressBar value={40} />
    </Grid>,
  ],
  [
    "Lists and articles",
    "default",
    <Grid key="text" columns={2}>
      <Steps items={["Register", "Send"].map((title) => ({ title, content: "How." }))} />
      <Accordion items={[{ title: "Is there an API?", content: "Yes." }]} />
      <Prose html={ARTICLE} />
    </Grid>,
  ],
];

/** Shows the components in their variants: a page to look at while changing one of them. */
export function Styleguide() {
  return (
    <main>
      <PageHero
        title="Style guide"
        subtitle="The components of the site in their variants."
        icon="layers"
        tint="#00C853"
        levels={[{ name: "Style guide" }]}
      />
      {EXAMPLES.map(([title, tone, example]) => (
        <Section key={title} tone={tone} heading={{ title, eyebrow: "Components" }}>
          <div className={styles.row}>{example}</div>
        </Section>
      ))}
    </main>
  );
}
