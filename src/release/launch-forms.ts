import { isReservedHost } from "../site/reserved-host";
import {
  type Check,
  isSigned,
  type Launch,
  type LaunchItem,
  open,
  SETTINGS,
  SIGNED,
} from "./launch-item";

/** Returns whether what is sent to a host reaches nobody: those of examples and tests. */
const isUnreachable = (host: string): boolean =>
  isReservedHost(host) || /(?:^|\.)test\.?$/i.test(host);

/** Checks for a visible form that reaches nobody, wherever the site is hosted; a form that is off is no problem. */
export function forms(launch: Launch): readonly LaunchItem[] {
  const { settings } = launch.shown;
  const { channels, isEdge } = launch;
  const musts = open("Must", [
    [
      !reachesSomebody(launch),
      channels === null
        ? "Whether enquiries reach somebody is not known here: send one through each form, see it arrive, and sign it off."
        : isEdge
          ? "Enquiries reach nobody: Cloudflare Workers send no mail. Set up a webhook or a content API."
          : "Enquiries reach nobody: set up mail (INBOX_SMTP_URL, INBOX_FROM, INBOX_TO), a webhook (INBOX_WEBHOOK_URL, INBOX_WEBHOOK_SECRET) or a content API.",
      channels === null ? `${SIGNED} (enquiries)` : SETTINGS,
    ],
    [
      settings.pricingFormUrl === "0",
      "The pricing form is shown and sends nothing: take GATSBY_DELIVER_PRICING_FORM=0 away.",
      SETTINGS,
    ],
    [
      !launch.isApiUp,
      `The content API at ${settings.contentApiUrl} does not answer: what visitors send to it is lost, and new content does not come.`,
      `${SETTINGS} (CONTENT_API_URL), or the API`,
    ],
    ...endpointsOf(launch).map(
      ([name, host]): Check => [
        isUnreachable(host),
        `${name} leads to ${host}, a host of examples: what is sent there reaches nobody.`,
        SETTINGS,
      ],
    ),
  ]);
  const hasQuestion = keepsNewsletter(launch);
  const shoulds = open("Should", [
    [
      isEdge && settings.hasInbox,
      `Cloudflare Workers send no mail: who writes gets no acknowledgement${hasQuestion ? ", and who subscribes to the newsletter is not asked to confirm and gets no letter" : ""}.`,
      "docs/deploy.md (What differs from a server of your own)",
    ],
    [
      !isEdge && hasQuestion && channels !== null && !channels.mail,
      "Who subscribes to the newsletter is not asked to confirm, since no mail is set up: set INBOX_SMTP_URL, INBOX_FROM and INBOX_TO, name a newsletter service (GATSBY_NEWSLETTER_URL), or switch the newsletter off (content/site.json).",
      SETTINGS,
    ],
  ]);
  return [...musts, ...shoulds];
}

/** Returns whether subscriptions come into the inbox, which asks for confirmation by mail. */
const keepsNewsletter = ({ shown: { settings } }: Launch): boolean =>
  settings.hasNewsletter && settings.hasInbox && settings.newsletterUrl === "";

/** Returns whether an enquiry reaches somebody: by an API that accepts it, or by a channel of the inbox. */
function reachesSomebody(launch: Launch): boolean {
  const { shown, channels } = launch;
  const { contentApiUrl, browserContentApiUrl, hasInbox } = shown.settings;
  if (contentApiUrl !== null || URL.canParse(browserContentApiUrl)) return true;
  if (!hasInbox) return false;
  return channels ? Boolean(channels.mail || channels.webhook) : isSigned(launch, "enquiries");
}

/** Returns the targets of forms and inbox other than the site itself: setting and host. */
function endpointsOf({ shown, channels }: Launch): readonly (readonly [string, string])[] {
  const { settings } = shown;
  const addresses: readonly (readonly [string, string | null])[] = [
    ["CONTENT_API_URL", settings.contentApiUrl],
    ["GATSBY_CONTENT_API_URL", settings.browserContentApiUrl],
    ["GATSBY_DELIVER_PRICING_FORM", settings.pricingFormUrl],
    ["GATSBY_NEWSLETTER_URL", settings.hasNewsletter ? settings.newsletterUrl : null],
  ];
  return [
    ...addresses.flatMap(([name, url]) =>
      url && URL.canParse(url) ? [[name, new URL(url).hostname] as const] : [],
    ),
    ...(channels?.mail ? [["INBOX_SMTP_URL", channels.mail] as const] : []),
    ...(channels?.webhook ? [["INBOX_WEBHOOK_URL", channels.webhook] as const] : []),
  ];
}
