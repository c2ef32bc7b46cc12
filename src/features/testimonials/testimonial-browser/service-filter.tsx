import type * as React from "react";
import { isPlainClick, SmartLink } from "../../../components/actions/smart-link/smart-link";
import { Icon } from "../../../components/media/icon/icon";
import { TESTIMONIAL_FILTERS } from "../../../content/catalogue/testimonial-filter";
import { ROUTES } from "../../../site/routes";
import * as styles from "./testimonial-browser.module.css";
import { writeFilter } from "./use-testimonial-filter";

export interface ServiceFilterProps {
  readonly chosen: string;
  readonly onChoose: (service: string) => void;
}

/** Renders the services as links that filter in place. */
export function ServiceFilter({ chosen, onChoose }: ServiceFilterProps) {
  const choose = (event: React.MouseEvent, service: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(service);
  };
  return (
    <nav aria-label="Filter by service">
      <h3 className={styles.title}>
        <Icon name="filter" />
        Services
      </h3>
      <ul className={styles.services}>
        {TESTIMONIAL_FILTERS.map(({ id, label }) => (
          <li key={id}>
            <SmartLink
              to={`${ROUTES.testimonials}${writeFilter({ service: id, search: "" })}`}
              className={styles.service}
              aria-current={id === chosen ? "true" : undefined}
              onClick={(event) => choose(event, id)}
            >
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
