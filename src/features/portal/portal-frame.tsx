import { ButtonLink } from "../../components/actions/button/button";
import * as styles from "./portal-frame.module.css";

export interface PortalFrameProps {
  /** URL of the portal, on another origin. */
  readonly url: string;
  readonly title: string;
}

/**
 * Shows an external site in a frame of full height under the page's title. The text behind the frame is
 * visible while it is empty: before it has loaded, and where it cannot load.
 */
export function PortalFrame({ url, title }: PortalFrameProps) {
  return (
    <section className={styles.portal} aria-labelledby="portal-title">
      <div className={styles.bar} data-theme="dark">
        <div className={styles.words}>
          <h1 id="portal-title" className={styles.title}>
            {title}
          </h1>
          <p>The portal is a site of its own. If it does not appear below, open it directly.</p>
        </div>
        <ButtonLink to={url} variant="on-dark" icon="external-link" iconAt="end">
          Open the portal
        </ButtonLink>
      </div>
      <div className={styles.stage}>
        <p className={styles.waiting}>
          Loading the portal… If nothing appears, it may be blocked here or out of reach: please
          open it directly.
        </p>
        {/* Signing in needs scripts together with their own origin; the origin is not ours,
            so the page around the frame stays closed to it. */}
        <iframe
          className={styles.frame}
          src={url}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
          allow="clipboard-write"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
    </section>
  );
}
