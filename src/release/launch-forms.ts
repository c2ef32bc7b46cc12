import { type Launch, type LaunchItem, open, SETTINGS, SIGNED } from "./launch-item";

/** A form that is shown and reaches nobody, wherever the site is hosted; one that is switched off is nothing. */
export function forms({ shown, signedOff, hasChannel, isEdge }: Launch): readonly LaunchItem[] {
  const { settings } = shown;
  const isTried = Boolean(signedOff.enquiries.name && signedOff.enquiries.date);
  const reaches = settings.hasContentApi || (settings.hasInbox && (hasChannel ?? isTried));
  const musts = open("Must", [
    [
      !reaches,
      hasChannel === null
        ? "Whether enquiries reach somebody is not known here: send one through each form, see it arrive, and sign it off."
        : isEdge
          ? "Enquiries reach nobody: Cloudflare Workers send no mail. Set up a webhook or a content API."
          : "Enquiries reach nobody: set up mail (INBOX_SMTP_URL, INBOX_FROM, INBOX_TO), a webhook or a content API.",
      hasChannel === null ? `${SIGNED} (enquiries)` : SETTINGS,
    ],
    [
      settings.pricingFormUrl === "0",
      "The pricing form is shown and sends nothing: take GATSBY_DELIVER_PRICING_FORM=0 away.",
      SETTINGS,
    ],
  ]);
  const shoulds = open("Should", [
    [
      isEdge && settings.hasInbox,
      "Cloudflare Workers send no mail: who writes gets no acknowledgement, and who subscribes to the newsletter is not asked to confirm and gets no letter.",
      "docs/deploy.md (What differs from a server of your own)",
    ],
  ]);
  return [...musts, ...shoulds];
}
