import { BRAND } from "../../../site/company/brand";
import { COMPANY, officeAddress } from "../../../site/company/company-facts";
import { ROUTES } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/metadata";
import { type Block, heading, list } from "./document";

/** The end of every brochure. */
export const contactBlock = (): readonly Block[] => [
  heading(1, "Talk to us"),
  list([
    `Phone and WhatsApp: ${BRAND.phone}`,
    `Email: ${BRAND.email}`,
    `Office: ${officeAddress()}, ${BRAND.address.city}`,
    ...(COMPANY.openingHours ? [`Opening hours: ${COMPANY.openingHours}`] : []),
    `Web: ${absoluteUrl(ROUTES.contact)}`,
  ]),
];
