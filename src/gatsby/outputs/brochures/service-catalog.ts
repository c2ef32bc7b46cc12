import { SERVICE_CATALOG } from "../../../content/catalogue/brochures";
import { hasPlans, planCharge, plansIntro } from "../../../content/catalogue/format-price";
import type { Prices } from "../../../content/catalogue/prices";
import { verbAfter } from "../../../site/format/text";
import { ROUTES, serviceRoute } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/absolute-url";
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

export const serviceCatalog = ({ services, prices }: BrochureData): BrochureDocument => ({
  title: SERVICE_CATALOG.title,
  subtitle: SERVICE_CATALOG.description,
  keywords: services.map(({ title }) => title),
  blocks: [
    heading(1, "Services at a glance"),
    table(
      [30, 70],
      ["Service", "What it does"],
      services.map(({ title, shortDescription }) => [title, shortDescription]),
    ),
    ...(hasPlans(services) ? aboutPlans(prices) : []),
    ...services.flatMap((service) => serviceBlocks(service, prices)),
    ...contactBlock(),
  ],
});

const aboutPlans = (prices: Prices): readonly Block[] => [
  heading(2, "About the plans"),
  paragraph(
    `${plansIntro(prices)} For what each plan counts and its terms, see ${absoluteUrl(ROUTES.pricing)}`,
  ),
];

const serviceBlocks = (
  service: BrochureData["services"][number],
  prices: Prices,
): readonly Block[] => [
  heading(1, service.title, { breakBefore: true, tint: service.color }),
  paragraph(`${service.description} More: ${absoluteUrl(serviceRoute(service.serviceId))}`),
  heading(2, `What our ${service.title} ${verbAfter(service.title, "offer")}`),
  list(
    service.features.map(
      ({ title, plan, description }) => `${title}${plan && ` (${plan} plan)`}. ${description}`,
    ),
  ),
  heading(2, `How to start with ${service.title}`),
  list(
    service.process.map(({ title, description }) => `${title}. ${description}`),
    true,
  ),
  heading(2, "Plans"),
  table(
    [13, 24, 63],
    ["Plan", "Price", "Includes"],
    service.pricing.map((plan) => ({
      cells: [plan.name, planCharge(plan, prices.plansVat), plan.features.join("; ")],
      isHighlighted: plan.isPopular,
    })),
  ),
  remark(service.pricing.length > 0 ? service.notIncluded : ""),
];
