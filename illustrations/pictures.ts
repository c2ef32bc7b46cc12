import { iconSvg } from "./brand";
import { clientLogos } from "./clients";
import { people, portrait, unknownPerson } from "./portraits";
import * as blog from "./scenes/blog";
import * as hero from "./scenes/hero";
import * as sections from "./scenes/sections";
import * as services from "./scenes/services";
import { CASE_STUDIES, FILMS } from "./scenes/stories";
import { svgPicture } from "./svg";
import { type TextPath, textToPath } from "./text";

/** One raster file below `src/images/`, its size in pixels, and the SVG document it is made of. */
export interface Picture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => Promise<string>;
}

type Scene = () => string | Promise<string>;

const scene = (file: string, width: number, height: number, draw: Scene): Picture => ({
  file,
  width,
  height,
  draw: async () => svgPicture(width, height, await draw()),
});

const scenes = (
  folder: string,
  width: number,
  height: number,
  all: Readonly<Record<string, Scene>>,
) => Object.entries(all).map(([name, draw]) => scene(`${folder}/${name}.jpg`, width, height, draw));

const digits = (text: string, size: number): Promise<TextPath[]> =>
  Promise.all([...text].map((digit) => textToPath(digit, { font: "sora", size, weight: 700 })));

const HEROES: Readonly<Record<string, Scene>> = {
  "api-integration": hero.apiIntegration,
  "short-code": async () =>
    hero.shortCode(
      await textToPath("22 456", { font: "sora", size: 132, weight: 700, tracking: 40 }),
    ),
  "bulk-sms": hero.bulkSms,
  "payment-solutions": hero.paymentSolutions,
  "software-development": hero.softwareDevelopment,
};

const SERVICES: Readonly<Record<string, Scene>> = {
  bulksms: services.bulksms,
  shortcode: async () => services.shortcode(await digits("22456", 170)),
  ussd: services.ussd,
  callcenter: services.callcenter,
  software: services.software,
  integration: services.integration,
  payment: services.payment,
  ivr: services.ivr,
};

const BLOG: Readonly<Record<string, Scene>> = {
  "sms-length-and-encoding": async () =>
    blog.smsLength(await textToPath("’", { font: "sora", size: 900, weight: 700 })),
  "payment-reconciliation": blog.reconciliation,
  "ussd-menu-design": blog.menuDesign,
  "webhooks-and-retries": blog.webhooks,
  "call-centre-staffing": blog.staffing,
  "promotional-and-transactional-sms": blog.twoKinds,
  "ways-to-pay": blog.waysToPay,
  "choosing-a-channel": blog.channels,
  "short-codes": async () =>
    blog.shortCodeGuide(await digits("22456", 100), await digits("20900", 100)),
  "data-protection-by-design": blog.dataProtection,
  "phone-menu-design": blog.phoneMenu,
  "sender-id-registration": blog.senderId,
};

const SECTIONS: Readonly<Record<string, Scene>> = {
  about: sections.about,
  "why-us": sections.whyUs,
  "africa-network": sections.africaNetwork,
};

const FIXED: readonly Picture[] = [
  ...scenes("hero", 1600, 1200, HEROES),
  ...scenes("services", 1600, 1200, SERVICES),
  ...scenes("blog", 1600, 1000, BLOG),
  ...scenes("sections", 1600, 1200, SECTIONS),
  scene("sections/contact-map.jpg", 1600, 900, sections.contactMap),
  ...scenes("case-studies", 1600, 900, CASE_STUDIES),
  ...scenes("videos", 1280, 720, FILMS),
  scene("fallback/hero.jpg", 1600, 1200, () =>
    sections.plainNight(1600, 1200, "message-square-text"),
  ),
  scene("fallback/blog.jpg", 1600, 1000, () =>
    sections.plainDay(1600, 1000, "newspaper", "#4A659F"),
  ),
  scene("fallback/service.jpg", 1600, 1200, () =>
    sections.plainDay(1600, 1200, "layers", "#C5337B"),
  ),
  scene("fallback/case-study.jpg", 1600, 900, () => sections.plainNight(1600, 900, "handshake")),
  { file: "fallback/person.png", width: 480, height: 480, draw: async () => unknownPerson(480) },
  { file: "brand/icon.png", width: 1024, height: 1024, draw: async () => iconSvg(1024) },
  ...clientLogos().map((draw, i) => ({
    file: `clients/client-${i + 1}.png`,
    width: 480,
    height: 200,
    draw,
  })),
];

/** Every raster file of the site, the portraits of the people in the content included. */
export async function pictures(): Promise<readonly Picture[]> {
  const portraits = (await people()).map((person): Picture => {
    const size = person.file.startsWith("team/") ? 480 : 320;
    return { file: person.file, width: size, height: size, draw: () => portrait(person, size) };
  });
  return [...FIXED, ...portraits];
}
