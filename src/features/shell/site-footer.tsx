import clsx from "clsx";
import type * as React from "react";
import { SmartLink } from "../../components/actions/smart-link";
import { Icon } from "../../components/media/icon";
import { Logo } from "../../components/media/logo";
import { SocialLinks } from "../../components/navigation/social-links";
import type { NavLink } from "../../content/site/navigation";
import { useBrowserValue } from "../../hooks/use-browser-value";
import { BRAND, phoneLink } from "../../site/company/brand";
import { registrations } from "../../site/company/company-facts";
import { DELIVERY } from "../../site/form-endpoints";
import { required } from "../../site/required";
import { ROUTES } from "../../site/routes";
import * as styles from "./site-footer.module.css";

export interface SiteFooterProps {
  readonly navigation: Queries.SiteFooterFragment["navigation"];
  /** Text above the newsletter form. */
  readonly newsletterWords: Queries.SiteFooterFragment["newsletterWords"];
  /** Year of the build, shown until scripts have read the year from the visitor's clock. */
  readonly builtYear: number;
  /** The newsletter form. Null or false if there's nowhere to send subscriptions. */
  readonly newsletter: React.ReactNode;
  /** Reopens the analytics notice. Undefined if the site has no analytics. */
  readonly onCookieSettings?: (() => void) | undefined;
}

export function SiteFooter(props: SiteFooterProps) {
  const { builtYear, newsletter, newsletterWords, onCookieSettings } = props;
  const { footer, legal } = required(props.navigation, "navigation");
  const year = useBrowserValue(() => new Date().getFullYear(), builtYear);
  return (
    <footer className={styles.footer} data-theme="dark" data-no-print>
      <div className={clsx("container", styles.columns)}>
        <div className={styles.brand}>
          <SmartLink to={ROUTES.home} className={styles.logo}>
            <Logo light />
          </SmartLink>
          <p className={styles.slogan}>{BRAND.slogan}</p>
          <address className={styles.contact}>
            <a href={phoneLink()}>
              <Icon name="phone" size="sm" />
              {BRAND.phone}
            </a>
            <a href={`mailto:${BRAND.email}`}>
              <Icon name="mail" size="sm" />
              {BRAND.email}
            </a>
          </address>
          <SocialLinks label={`${BRAND.name} elsewhere`} />
        </div>
        {footer.map(({ title, links }, index) => (
          <Group key={title} id={`footer-${index + 1}`} title={title} links={links} />
        ))}
        {newsletter && (
          <section className={styles.newsletter} aria-labelledby="footer-newsletter">
            <div>
              <h2 id="footer-newsletter" className={styles.title}>
                {newsletterWords?.title}
              </h2>
              {DELIVERY.newsletterUrl && (
                <p className={styles.pitch}>
                  {newsletterWords?.subtitle} Unsubscribe whenever you like.
                </p>
              )}
            </div>
            {newsletter}
          </section>
        )}
      </div>
      <div className={clsx("container", styles.base)}>
        <p>
          {[
            `© ${year} ${BRAND.legalName}. All rights reserved.`,
            ...registrations().map(({ label, value }) => `${label} ${value}.`),
          ].join(" ")}
        </p>
        <nav aria-label="Legal">
          <ul className={styles.legal}>
            <Links links={legal} />
          </ul>
        </nav>
        {onCookieSettings && (
          <button type="button" className={styles.link} onClick={onCookieSettings}>
            Cookie settings
          </button>
        )}
      </div>
    </footer>
  );
}

interface LinksProps {
  readonly links: readonly NavLink[];
}

const Links = ({ links }: LinksProps) =>
  links.map(({ label, to }) => (
    <li key={label}>
      <SmartLink to={to} className={styles.link}>
        {label}
      </SmartLink>
    </li>
  ));

interface GroupProps extends LinksProps {
  readonly id: string;
  readonly title: string;
}

function Group({ id, title, links }: GroupProps) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>
        <Links links={links} />
      </ul>
    </nav>
  );
}
