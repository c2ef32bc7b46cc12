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
  /** URL of the portal. It must be on another origin, because of the sandbox. */
  readonly url: string;
  readonly title: string;
  /** Shown if the portal can't be framed. */
  readonly text: string;
  /** What clients can do in the portal. Shown if it can't be framed. */
  readonly points?: readonly string[];
}

/**
 * What the portal's frame may do: dialogs, downloads, forms, pop-ups, and storage of its own
 * origin. Scripts with `allow-same-origin` could escape the sandbox in a page of this site, but the
 * portal is on another origin.
 */
const SANDBOX =
  "allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads";

/**
 * Shows an external site in a full-height frame below the page's title. Shows a panel with a link
 * instead if the portal isn't configured, can't be reached, or doesn't load in time.
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
  const isHydrated = useHydrated(); // the pre-rendered frame could load before there's a handler
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
          // `hidden` would lay the portal out without a size
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
