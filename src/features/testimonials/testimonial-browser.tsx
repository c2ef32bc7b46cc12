import * as React from "react";
import { Button } from "../../components/actions/button";
import { SmartLink } from "../../components/actions/smart-link";
import { EmptyState } from "../../components/feedback/empty-state";
import { SearchBox } from "../../components/forms/search-box";
import { Grid } from "../../components/layout/grid";
import { Section } from "../../components/layout/section";
import { Icon } from "../../components/media/icon";
import { Picture } from "../../components/media/picture";
import { RemovableChip } from "../../components/navigation/chips";
import { LinkList } from "../../components/navigation/link-list";
import type { Client } from "../../content/catalogue/client-record";
import type { TestimonialCategory } from "../../content/catalogue/testimonial-category";
import {
  ALL_TESTIMONIALS,
  filterTestimonials,
  knownFilter,
  testimonialFilters,
} from "../../content/catalogue/testimonial-filter";
import type { PageTestimonial } from "../../content/catalogue/testimonial-record";
import { withQuery } from "../../hooks/url-state";
import { useKeptFocus } from "../../hooks/use-kept-focus";
import type { ImageSource } from "../../site/image-source";
import { ROUTES } from "../../site/routes";
import * as styles from "./testimonial-browser.module.css";
import { TestimonialCard } from "./testimonial-card";
import { useTestimonialFilter, writeFilter } from "./use-testimonial-filter";

export interface TestimonialBrowserProps {
  readonly testimonials: readonly PageTestimonial<ImageSource>[];
  /** Categories to filter by, in this order. */
  readonly categories: readonly Pick<TestimonialCategory, "categoryId" | "label">[];
  readonly clients: readonly Pick<Client<ImageSource>, "clientId" | "name" | "link" | "logo">[];
}

/** Renders the testimonials next to a panel that filters them. */
export function TestimonialBrowser({ testimonials, categories, clients }: TestimonialBrowserProps) {
  const headingId = React.useId();
  const filters = testimonialFilters(categories);
  const { chooseService, changeSearch, reset, ...asked } = useTestimonialFilter();
  const { service, search } = knownFilter(filters, testimonials, asked);
  const found = filterTestimonials(testimonials, { service, search });
  // industries have no label
  const label = filters.find(({ id }) => id === service)?.label ?? service;
  const panel = useFilterPanel();
  const kept = useKeptFocus<HTMLDivElement>();
  const bar = React.useRef<HTMLDivElement>(null);
  if (testimonials.length === 0) return <TrustedBySection clients={clients} />;
  return (
    <Section labelledBy={headingId}>
      <h2 id={headingId} className="visually-hidden">
        All testimonials
      </h2>
      <div className={styles.layout}>
        <div className={styles.toggle} data-open={panel.open}>
          <Button
            ref={panel.toggleRef}
            icon={panel.open ? "x" : "sliders-horizontal"}
            aria-expanded={panel.open}
            aria-controls={panel.id}
            onClick={panel.toggle}
          >
            {panel.open ? "Close Filters" : "Show Filters"}
          </Button>
        </div>
        <div className={styles.side}>
          <div id={panel.id} className={styles.panel} data-open={panel.open}>
            <SearchBox
              label="Search testimonials"
              placeholder="Search testimonials..."
              action={ROUTES.testimonials}
              value={search}
              onChange={changeSearch}
            />
            <div>
              <h3 className={styles.title}>
                <Icon name="filter" />
                Services
              </h3>
              <LinkList
                label="Filter by service"
                items={filters.map((filter) => ({
                  ...filter,
                  href: withQuery(
                    ROUTES.testimonials,
                    writeFilter({ service: filter.id, search: "" }),
                  ),
                }))}
                current={service}
                onSelect={(id) => {
                  chooseService(id);
                  if (panel.open) bar.current?.scrollIntoView(); // the panel covered the results
                  panel.close();
                }}
              />
            </div>
          </div>
          <TrustedBy clients={clients} />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: search results aren't a set of form fields */}
        <div role="group" aria-label="Testimonials found" {...kept}>
          <div ref={bar} className={styles.bar}>
            <p role="status" className={styles.count}>
              <strong>{found.length}</strong>{" "}
              <span>{found.length === 1 ? "Testimonial" : "Testimonials"}</span>
            </p>
            {service !== ALL_TESTIMONIALS && (
              <RemovableChip
                removeLabel={`Remove filter ${label}`}
                onRemove={() => chooseService(ALL_TESTIMONIALS)}
              >
                {label}
              </RemovableChip>
            )}
          </div>
          {found.length > 0 ? (
            <Grid as="ul" columns={2}>
              {found.map((testimonial) => (
                <TestimonialCard key={testimonial.testimonialId} testimonial={testimonial} />
              ))}
            </Grid>
          ) : (
            <EmptyState
              title="No testimonials found"
              text="Try adjusting your filters or search criteria."
            >
              <Button variant="secondary" onClick={reset}>
                Reset Filters
              </Button>
            </EmptyState>
          )}
        </div>
      </div>
    </Section>
  );
}

/** Opens and closes the panel on small screens. Closing it returns the focus to its button. */
function useFilterPanel() {
  const id = React.useId();
  const toggleRef = React.useRef<HTMLButtonElement>(null);
  const [open, setOpen] = React.useState(false);
  const close = React.useCallback(() => {
    if (!open) return;
    setOpen(false);
    toggleRef.current?.focus({ preventScroll: true }); // the focused link is now hidden
  }, [open]);
  React.useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [close]);
  return { id, toggleRef, open, toggle: () => setOpen(!open), close };
}

/**
 * Shows the company's clients if there are no testimonials yet. Renders nothing if there are no
 * clients either.
 */
function TrustedBySection({ clients }: Pick<TestimonialBrowserProps, "clients">) {
  if (clients.length === 0) return null;
  return (
    <Section heading={{ title: "Trusted By" }}>
      <Logos clients={clients} />
    </Section>
  );
}

function TrustedBy({ clients }: Pick<TestimonialBrowserProps, "clients">) {
  if (clients.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>
        <Icon name="shield-check" />
        Trusted By
      </h3>
      <Logos clients={clients} />
    </div>
  );
}

const Logos = ({ clients }: Pick<TestimonialBrowserProps, "clients">) => (
  <ul className={styles.logos}>
    {clients.map(({ clientId, name, link, logo }) => {
      const picture = <Picture picture={logo} alt={name} sizes="120px" priority />;
      return (
        <li key={clientId} className={styles.logo}>
          {link ? <SmartLink to={link}>{picture}</SmartLink> : picture}
        </li>
      );
    })}
  </ul>
);
