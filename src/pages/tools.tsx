import { CallToAction } from "../components/actions/call-to-action/call-to-action";
import { PageFrame } from "../components/layout/page-frame/page-frame";
import { TOOLS } from "../content/catalogue/tools";
import { ToolsList } from "../features/tools/tools-list/tools-list";
import { PROMISES } from "../site/company/brand";
import { ROUTES } from "../site/routes";
import { socialCard } from "../site/seo/social-cards";
import { collectionPage } from "../site/seo/structured-data";
import { PageHead } from "../views/page-head";

const TITLE = "Tools for your next campaign";
const DESCRIPTION =
  "Count a text, price it, check the sender ID, and press through a USSD or a voice menu. Free, without an account, and nothing leaves your browser until you send it.";

/** Every tool for buyers. */
export default function ToolsPage() {
  return (
    <PageFrame>
      <PageHead
        seo={{
          title: "SMS, USSD and IVR Tools",
          description: DESCRIPTION,
          keywords: ["bulk SMS calculator", "SMS counter", "sender ID check", "USSD demo"],
          image: socialCard("pages", "tools"),
        }}
        levels={[{ name: "Tools", path: ROUTES.tools }]}
        nodes={[
          collectionPage({
            path: ROUTES.tools,
            name: TITLE,
            description: DESCRIPTION,
            items: TOOLS.map(({ title, route }) => ({ name: title, path: route })),
          }),
        ]}
        title={TITLE}
        subtitle={DESCRIPTION}
      />
      <ToolsList
        title="Start where you like"
        intro="What you enter in one tool goes with you to the next, and into your enquiry."
      />
      <CallToAction
        title="Ready to send?"
        text={`Tell us what you plan${PROMISES.reply && `, and we typically reply ${PROMISES.reply} with next steps`}.`}
        primary={{ label: "Get in Touch", to: ROUTES.contact }}
        secondary={{ label: "See Prices", to: ROUTES.pricing }}
      />
    </PageFrame>
  );
}
