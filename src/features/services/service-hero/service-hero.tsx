import { ButtonLink } from "../../../components/actions/button/button";
import { PageHero } from "../../../components/layout/page-hero/page-hero";
import type { ServiceViewModel } from "../../../content/catalogue/view-models";
import { contactRoute, ROUTES } from "../../../site/routes";

export interface ServiceHeroProps {
  readonly service: Pick<ServiceViewModel, "title" | "description" | "color" | "icon">;
}

/** What the service is, in its colour, and the two next steps: ask, or see what it costs. */
export function ServiceHero({ service }: ServiceHeroProps) {
  const { title, description, color, icon } = service;
  return (
    <PageHero
      title={title}
      subtitle={description}
      icon={icon}
      tint={color}
      breadcrumb={[
        { label: "Home", to: ROUTES.home },
        { label: "Services", to: ROUTES.services },
        { label: title },
      ]}
    >
      <ButtonLink to={contactRoute(title)} variant="on-dark" icon="arrow-right" iconAt="end">
        Ask for a quote
      </ButtonLink>
      <ButtonLink to={ROUTES.pricing} variant="on-dark-ghost">
        See our prices
      </ButtonLink>
    </PageHero>
  );
}
