import clsx from "clsx";
import type * as React from "react";
import { SmartLink } from "../../actions/smart-link/smart-link";
import { Icon } from "../../media/icon/icon";
import { pageRun } from "./page-run";
import * as styles from "./pagination.module.css";

export interface PaginationProps {
  readonly current: number;
  readonly total: number;
  readonly hrefFor: (page: number) => string;
  readonly label?: string;
}

/** Previous, page numbers, next, as real links. One page or none: nothing. */
export function Pagination(props: PaginationProps) {
  const { current, total, label = "Pages" } = props;
  if (total <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li>
          <Step {...props} page={current - 1} enabled={current > 1}>
            <Icon name="chevron-left" size="sm" />
            <span className={styles.word}>Previous</span>
          </Step>
        </li>
        {pageRun(current, total).map((item, i) =>
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
          <Step {...props} page={current + 1} enabled={current < total}>
            <span className={styles.word}>Next</span>
            <Icon name="chevron-right" size="sm" />
          </Step>
        </li>
      </ul>
    </nav>
  );
}

interface StepProps extends PaginationProps {
  readonly page: number;
  readonly children: React.ReactNode;
}

/** At the ends a step keeps its place and leads nowhere. */
function Step({ enabled, ...props }: StepProps & { readonly enabled: boolean }) {
  if (enabled) return <PageLink {...props} />;
  return (
    <span className={clsx(styles.page, styles.off)} aria-disabled="true">
      {props.children}
    </span>
  );
}

function PageLink({ page, current, hrefFor, children }: StepProps) {
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
