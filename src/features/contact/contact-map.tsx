import * as React from "react";
import { Button } from "../../components/actions/button";
import { SmartLink } from "../../components/actions/smart-link";
import { Icon } from "../../components/media/icon";
import { Picture } from "../../components/media/picture";
import { BRAND, mapEmbedUrl, mapLink } from "../../site/company/brand";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./contact-section.module.css";

export interface ContactMapProps {
  readonly image: ImageSource;
}

/** Shows a drawing of the map, and Google's map once the visitor asks for it. */
export function ContactMap({ image }: ContactMapProps) {
  const [loaded, setLoaded] = React.useState(false);
  const frame = React.useRef<HTMLIFrameElement>(null);
  React.useEffect(() => {
    if (loaded) frame.current?.focus(); // the focused button has been removed
  }, [loaded]);
  return (
    <div>
      <div className={styles.map}>
        {loaded ? (
          <iframe
            ref={frame}
            src={mapEmbedUrl()}
            title={`Map of the office of ${BRAND.name}`}
            className={styles.frame}
            referrerPolicy="no-referrer"
          />
        ) : (
          <>
            <Picture picture={image} alt="" ratio="16:9" sizes="(min-width: 993px) 460px, 90vw" />
            <div className={styles.load}>
              <Button variant="secondary" size="sm" icon="map" onClick={() => setLoaded(true)}>
                Show the map
              </Button>
            </div>
          </>
        )}
      </div>
      <p className={styles.mapNote}>
        <SmartLink to={mapLink()} className={styles.mapLink}>
          <Icon name="navigation" size="sm" />
          Open in Google Maps
        </SmartLink>
        {!loaded && <span>The map comes from Google.</span>}
      </p>
    </div>
  );
}
