import * as React from "react";
import { ButtonLink } from "../components/actions/button";
import { CallToAction } from "../components/actions/call-to-action";
import { Overlay } from "../components/feedback/overlay";
import { BelowFold, PageFrame } from "../components/layout/page-frame";
import { Section } from "../components/layout/section";
import { Seo } from "../components/seo/page-metadata";
import {
  type PageService,
  RelatedServices,
  ServiceBenefits,
  ServiceFeatures,
  ServicePicture,
  ServiceProcess,
  ServiceQuestions,
  ServiceQuotes,
  ServiceUseCases,
} from "../features/services/service-sections";
import { useRouteTransition } from "../features/services/use-route-transition";
import type { MenuPhoneProps } from "../features/tools/menu-phone/menu-phone";
import { whenIdle } from "../hooks/idle";
import { observeNear } from "../hooks/observe";
import { BRAND, PROMISES } from "../site/company/brand";
import { FEATURES } from "../site/feature-switches";
import { pageLevel } from "../site/page-names";
import { contactRoute, plansRoute, ROUTES, serviceRoute } from "../site/routes";
import { socialCard } from "../site/seo/social-card";
import { faqPage, service as serviceNode } from "../site/seo/structured-data";
import { PageHead } from "./page-head";

/** The phone mock-up. It loads when the browser is idle or the mock-up comes near the viewport. */
const MenuPhone = React.lazy(() =>
  import("../features/tools/menu-phone/menu-phone").then((module) => ({
    default: module.MenuPhone,
  })),
);

export interface ServiceViewProps {
  /** The service, and the phone menu to try on its page. Null if the site has no services. */
  readonly service: (PageService & { readonly demo: MenuPhoneProps["menu"] | null }) | null;
  /** Whether `service` is only a stand-in, because no service has this URL. */
  readonly isFallback?: boolean;
}

export function ServiceView({ service, isFallback = false }: ServiceViewProps) {
  const inTransition = useRouteTransition();
  if (!service) return <ServiceNotFound />;
  const { serviceId, title, description, shortDescription, metaTitle, metaDescription, demo } =
    service;
  const path = serviceRoute(serviceId);
  return (
    <PageFrame>
      {inTransition && <Overlay text={`Loading ${title}...`} />}
      <PageHead
        seo={{
          title: metaTitle || `${title} in ${BRAND.address.country}`,
          description: metaDescription || shortDescription,
          keywords: [title, `${title} ${BRAND.address.country}`],
          image: socialCard("services", serviceId),
          // with `noindex`, a canonical link to the service would ask search engines to drop the
          // service as well
          path: isFallback ? null : path,
          noindex: isFallback,
        }}
        levels={[pageLevel("services"), { name: title, path }]}
        nodes={[
          serviceNode({ name: title, description, path }),
          ...(service.faqs.length > 0 ? [faqPage(path, service.faqs)] : []),
        ]}
        title={title}
        subtitle={description}
        icon={service.icon}
        tint={service.color}
        picture={<ServicePicture service={service} />}
      >
        <ButtonLink to={contactRoute(title)} variant="on-dark" icon="arrow-right" iconAt="end">
          Ask for a quote
        </ButtonLink>
        {FEATURES.pricing && (
          <ButtonLink
            to={service.pricing.length > 0 ? plansRoute(service.serviceId) : ROUTES.pricing}
            variant="on-dark-ghost"
          >
            See our prices
          </ButtonLink>
        )}
      </PageHead>
      <ServiceFeatures service={service} />
      <BelowFold>
        <ServiceProcess service={service} />
        <ServiceBenefits service={service} />
        <ServiceUseCases service={service} />
        {demo && <LatePhone menu={demo} />}
        <ServiceQuotes service={service} />
        <ServiceQuestions service={service} />
        <RelatedServices service={service} />
        <CallToAction
          title={`Ready to get started with ${title}?`}
          text={`Tell us what you need.${PROMISES.reply && ` We typically reply ${PROMISES.reply} with next steps.`}`}
          primary={{ label: "Get in Touch", to: contactRoute(title) }}
        />
      </BelowFold>
    </PageFrame>
  );
}

/** Reserves the phone's space until the phone has loaded. */
function LatePhone({ menu }: MenuPhoneProps) {
  const ref = React.useRef<HTMLDivElement>(null);
  const [isLoaded, setIsLoaded] = React.useState(false);
  React.useEffect(() => {
    const load = () => setIsLoaded(true);
    const stopWaiting = whenIdle(load);
    const stopObserving = ref.current ? observeNear(ref.current, load) : undefined;
    return () => {
      stopWaiting();
      stopObserving?.();
    };
  }, []);
  return (
    <div ref={ref} className="fills-screen">
      {/* no Suspense boundary during hydration, because React couldn't update its content */}
      {isLoaded && (
        <React.Suspense fallback={null}>
          <MenuPhone menu={menu} />
        </React.Suspense>
      )}
    </div>
  );
}

function ServiceNotFound() {
  return (
    <PageFrame>
      <Seo
        title="Service not found"
        description="This service does not exist."
        path={null}
        noindex
      />
      <Section heading={{ title: "Service not found", level: 1 }}>
        <p>There is no service at this address.</p>
      </Section>
    </PageFrame>
  );
}
