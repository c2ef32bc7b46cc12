import { ButtonLink } from "../../components/actions/button";
import { Spinner } from "../../components/feedback/spinner";
import { Card } from "../../components/layout/card";
import { Icon } from "../../components/media/icon";
import { IconTile } from "../../components/media/icon-tile";
import { useHydrated } from "../../hooks/use-browser-value";
import { isReservedHost } from "../../site/hosts";
import { contactRoute } from "../../site/routes";
import * as styles from "./portal-frame.module.css";
import { usePortal } from "./use-portal";

export interface PortalFrameProps {
  /** URL of the portal. The sandbox requires it to be on another origin. */
  readonly url: string;
  readonly title: string;
  /** Text of the panel that replaces the frame if no portal is configured. */
  readonly text: string;
  /** What clients can do in the portal, listed below `text`. */
  readonly points?: readonly string[];
}

/**
 * Permissions of the portal's frame: dialogs, downloads, forms, pop-ups, and its own origin's
 * storage. `allow-same-origin` is safe because the portal is on another origin. A page of this site
 * could use it to escape the sandbox.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads";

/**
 * Shows an external site in a full-height frame below the page's title. If the portal isn't
 * configured, can't be reached or doesn't load in time, shows a panel with a link instead.
 */
export function PortalFrame({ url, title, text, points }: PortalFrameProps) {
  const isPlaceholder = isReservedHost(new URL(url).hostname);
  return (
    <section aria-labelledby="portal-title">
      <div className={styles.bar} data-theme="dark">
        <div className={styles.words}>
          <h1 id="portal-title" className={styles.title}>
            {title}
          </h1>
          {!isPlaceholder && (
            <p>The portal is a separate site. You can also open it in a new tab.</p>
          )}
        </div>
        {!isPlaceholder && (
          <ButtonLink to={url} variant="on-dark" icon="external-link" iconAt="end">
            Open the portal
          </ButtonLink>
        )}
      </div>
      {isPlaceholder ? (
        <div className={styles.instead}>
          <Panel url={url} title="The portal opens in a new tab" text={text} points={points} />
        </div>
      ) : (
        <div className={styles.stage}>
          <Portal url={url} title={title} />
        </div>
      )}
    </section>
  );
}

const UNREACHABLE = "The portal isn't responding";

function Portal({ url, title }: Pick<PortalFrameProps, "url" | "title">) {
  const isHydrated = useHydrated(); // a pre-rendered frame could load before its handler exists
  const { status, onLoad } = usePortal(url);
  const frame = {
    className: styles.frame,
    src: url,
    title,
    sandbox: SANDBOX,
    allow: "clipboard-write",
    referrerPolicy: "strict-origin-when-cross-origin",
  } as const;
  return (
    <>
      <p role="status" className="visually-hidden">
        {status === "unreachable" && UNREACHABLE}
      </p>
      {status === "loading" && <Spinner text="Loading the portal..." />}
      {status === "unreachable" && (
        <Panel
          url={url}
          title={UNREACHABLE}
          text="It may be busy, or your network may not reach it. Open it in a new tab, or try again in a few minutes."
        />
      )}
      {isHydrated ? (
        <iframe
          {...frame}
          title={title}
          // with `hidden`, the portal would be laid out without a size
          style={{ visibility: status === "loaded" ? "visible" : "hidden" }}
          onLoad={onLoad}
        />
      ) : (
        <noscript>
          <iframe {...frame} title={title} />
        </noscript>
      )}
    </>
  );
}

/** Renders links to the portal in place of its frame. */
function Panel({ url, title, text, points = [] }: PortalFrameProps) {
  return (
    <div className={styles.panel}>
      <Card tone="accent" padding="lg">
        <IconTile name="layout-dashboard" size="lg" />
        <h2 className={styles.panelTitle}>{title}</h2>
        <p>{text}</p>
        {points.length > 0 && (
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="circle-check" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.ways}>
          <ButtonLink to={url} icon="external-link" iconAt="end">
            Open the portal
          </ButtonLink>
          <ButtonLink to={contactRoute("SMS portal")} variant="secondary">
            Ask for access
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
