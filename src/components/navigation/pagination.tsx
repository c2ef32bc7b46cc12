import clsx from "clsx";
import type * as React from "react";
import { SmartLink } from "../actions/smart-link";
import { Icon } from "../media/icon";
import { pageRange } from "./page-range";
import * as styles from "./pagination.module.css";

export interface PaginationProps {
  /** Starts at 1. */
  readonly current: number;
  readonly total: number;
  readonly hrefFor: (page: number) => string;
  readonly label: string;
}

/** Renders Previous, page numbers and Next as links. Renders nothing if there's only one page. */
export function Pagination(props: PaginationProps) {
  const { current, total, label } = props;
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li>
          <PageLink {...props} page={current - 1}>
            <Icon name="chevron-left" size="sm" />
            <span className={styles.word}>Previous</span>
          </PageLink>
        </li>
        {pageRange(current, total).map((item, i) =>
          item === "gap" ? (
            <li key={i === 1 ? "first-gap" : "last-gap"} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item}>
              <PageLink {...props} page={item}>
                <span className="visually-hidden">Page </span>
                {item}
              </PageLink>
            </li>
          ),
        )}
        <li>
          <PageLink {...props} page={current + 1}>
            <span className={styles.word}>Next</span>
            <Icon name="chevron-right" size="sm" />
          </PageLink>
        </li>
      </ul>
    </nav>
  );
}

interface PageLinkProps extends Omit<PaginationProps, "label"> {
  readonly page: number;
  readonly children: React.ReactNode;
}

/** Renders a link to `page`, or disabled text if there's no such page. */
function PageLink({ page, current, total, hrefFor, children }: PageLinkProps) {
  if (page < 1 || page > total) {
    return (
      <span className={clsx(styles.page, styles.off)} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <SmartLink
      to={hrefFor(page)}
      className={styles.page}
      aria-current={page === current ? "page" : undefined}
      scroll="smooth"
    >
      {children}
    </SmartLink>
  );
}
