import { BRAND } from "../../../site/company/brand";
import { COMPANY, officeAddress } from "../../../site/company/company-facts";
import { ROUTES } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/absolute-url";
import { type Block, heading, list } from "./document";

const digitsOf = (phone: string): string => phone.replace(/\D/g, "");

export const contactBlock = (): readonly Block[] => [
  heading(1, "Talk to us"),
  list([
    ...(digitsOf(BRAND.phone) === BRAND.whatsAppNumber
      ? [`Phone and WhatsApp: ${BRAND.phone}`]
      : [
          `Phone: ${BRAND.phone}`,
          ...(BRAND.whatsAppNumber ? [`WhatsApp: +${BRAND.whatsAppNumber}`] : []),
        ]),
    `Email: ${BRAND.email}`,
    `Office: ${officeAddress()}, ${BRAND.address.city}`,
    ...(COMPANY.openingHours ? [`Opening hours: ${COMPANY.openingHours}`] : []),
    `Web: ${absoluteUrl(ROUTES.contact)}`,
  ]),
];
