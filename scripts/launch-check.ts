/**
 * `npm run launch-check` prints what stands between this site and going live. Exits with 1 while a
 * "must" is open.
 */
import { readdirSync } from "node:fs";
import { loadEnvironmentFile } from "../src/gatsby/environment";
import { readCatalogue, readDefault } from "../src/gatsby/sourcing/content-folder";
import { BRAND, MESSAGING_API_URL } from "../src/site/company/brand";
import { COMPANY } from "../src/site/company/company-facts";
import { type Launch, launchItems, launchText } from "./support/launch-items";
import { sendsHsts } from "./support/sends-hsts";

const companies = (list: readonly { readonly company: string }[]): readonly string[] => [
  ...new Set(list.map(({ company }) => company)),
];

async function readLaunch(): Promise<Launch> {
  loadEnvironmentFile();
  const { env } = process;
  const { services, clientTestimonials, videos, caseStudies, prices, legalDocuments } =
    readCatalogue();
  const siteUrl = env.SITE_URL ?? "";
  const { name, legalName, phone, email, address, social } = BRAND;
  return {
    brand: {
      "brand's name": name,
      "legal name": legalName,
      "phone number": phone,
      "WhatsApp number": BRAND.whatsAppNumber,
      "email address": email,
      office: address.building,
      "address of the SMS portal": BRAND.smsPortalUrl,
      "address of the messaging API": MESSAGING_API_URL,
      "LinkedIn link": social.linkedIn,
      "Twitter link": social.twitter,
      "Facebook link": social.facebook,
      "Instagram link": social.instagram,
    },
    company: COMPANY,
    plansVat: prices.plansVat,
    environment: env,
    hasHsts: siteUrl.startsWith("https://") && (await sendsHsts(siteUrl)),
    unreviewed: legalDocuments.flatMap(({ title, underReview }) => (underReview ? [title] : [])),
    samples: {
      "content/team": readDefault("team").content.members.map((member) => member.name),
      "content/testimonials": companies(readDefault("testimonials").content),
      "content/services": companies(services.flatMap(({ testimonials }) => testimonials)),
      "content/client-testimonials": companies(clientTestimonials),
      "content/videos": companies(videos),
      "content/case-studies": companies(caseStudies),
      "content/images/clients": readdirSync("content/images/clients"),
    },
  };
}

async function main(): Promise<void> {
  const items = launchItems(await readLaunch());
  process.stdout.write(launchText(items));
  if (items.some(({ group }) => group === "Must")) process.exitCode = 1;
}

void main();
