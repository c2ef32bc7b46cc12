import * as v from "valibot";
import { ENDPOINTS } from "../../site/endpoints";
import { serviceAnchor } from "../../site/routes";
import { defineDocument } from "../model/define";
import { line, paragraph } from "../model/fields";
import { optionalWithDefault, withDefault } from "../model/repair";
import { named, type ViewModel } from "../model/view-model";

const input = v.object({
  overall_heading: withDefault(line, "Our Services"),
  overall_explanation: withDefault(paragraph, "Explore Our Service Offerings"),
  services: v.array(
    v.object({
      service_name: line,
      brief_explanation: withDefault(paragraph, "Talk to us about what you need."),
      bullet_points: optionalWithDefault(v.array(line), []),
      button_text: optionalWithDefault(line, "Learn More"),
    }),
  ),
});

const serviceCardView = () =>
  named(
    "ServiceCard",
    v.object({
      /** The service's name in lower case without spaces. */
      id: v.string(),
      name: v.string(),
      explanation: v.string(),
      bullets: v.array(v.string()),
      buttonText: v.string(),
    }),
  );
export const servicesOverviewView = () =>
  v.object({
    heading: v.string(),
    explanation: v.string(),
    services: v.array(serviceCardView()),
  });

export type ServiceCard = ViewModel<typeof serviceCardView>;

export type ServicesOverviewContent = ViewModel<typeof servicesOverviewView>;

/** `GET /services`. */
export const servicesOverview = defineDocument({
  name: "Services",
  endpoint: ENDPOINTS.servicesOverview,
  schema: input,
  needs: ["services"],
  count: (content: ServicesOverviewContent) => content.services.length,
  toViewModel: ({ overall_heading, overall_explanation, services }): ServicesOverviewContent => ({
    heading: overall_heading,
    explanation: overall_explanation,
    services: services.map(({ service_name, brief_explanation, bullet_points, button_text }) => ({
      id: serviceAnchor(service_name),
      name: service_name,
      explanation: brief_explanation,
      bullets: bullet_points,
      buttonText: button_text,
    })),
  }),
});
