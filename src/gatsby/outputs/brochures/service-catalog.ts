import { SERVICE_CATALOG } from "../../../content/catalogue/brochures";
import { planPrice, VAT_WORDS } from "../../../content/catalogue/price-words";
import type { Prices } from "../../../content/catalogue/types";
import { serviceRoute } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/metadata";
import { contactBlock } from "./contact-block";
import {
  type Block,
  type BrochureData,
  type BrochureDocument,
  heading,
  list,
  paragraph,
  remark,
  table,
} from "./document";

/** Every service on a page of its own. */
export const serviceCatalog = ({ services, prices }: BrochureData): BrochureDocument => ({
  title: SERVICE_CATALOG.title,
  subtitle: SERVICE_CATALOG.description,
  keywords: services.map(({ title }) => title),
  blocks: [
    heading(1, "Services in short"),
    table(
      [30, 70],
      ["Service", "What it does"],
      services.map(({ title, shortDescription }) => [title, shortDescription]),
    ),
    ...services.flatMap((service) => serviceBlocks(service, prices)),
    ...contactBlock(),
  ],
});

const serviceBlocks = (
  service: BrochureData["services"][number],
  { plansVat, plansNote, planExclusions }: Prices,
): readonly Block[] => [
  heading(1, service.title, { breakBefore: true, tint: service.color }),
  paragraph(service.description),
  heading(2, `What our ${service.title} offers`),
  list(service.features.map(({ title, description }) => `${title}. ${description}`)),
  heading(2, "How it comes about"),
  list(
    service.process.map(({ title, description }) => `${title}. ${description}`),
    true,
  ),
  heading(2, "Plans"),
  table(
    [18, 30, 52],
    ["Plan", "Price", "Includes"],
    service.pricing.map((plan) => ({
      cells: [plan.name, `${planPrice(plan)}, ${VAT_WORDS[plansVat]}`, plan.features.join("; ")],
      isHighlighted: plan.isPopular,
    })),
  ),
  remark(
    [
      ...(service.serviceId === "bulksms" ? [plansNote] : []),
      planExclusions[service.serviceId],
      `More: ${absoluteUrl(serviceRoute(service.serviceId))}`,
    ].join(" "),
  ),
];
