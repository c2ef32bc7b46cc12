import clsx from "clsx";
import * as React from "react";
import { Picture } from "../../components/media/picture";
import { tintStyle } from "../../components/media/tint";
import type { HeroService } from "../../content/home/hero-content";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./hero.module.css";

export interface HeroSceneProps {
  readonly services: readonly HeroService<ImageSource>[];
  readonly current: number;
  /**
   * Index of the service whose picture should be loaded by now. This is the current service, or the
   * next one once the title is being deleted.
   */
  readonly upcoming: number;
}

/**
 * Renders the pictures of the current, upcoming and earlier services. Other pictures aren't loaded
 * yet.
 */
export const HeroScene = React.memo(function HeroScene(props: HeroSceneProps) {
  const { services, current, upcoming } = props;
  const [loaded, setLoaded] = React.useState<readonly number[]>([0]);
  React.useEffect(
    () => setLoaded((before) => [...new Set([...before, current, upcoming])]),
    [current, upcoming],
  );
  return (
    <div className={styles.scene} style={tintStyle(services[current]?.color)}>
      {services.map(({ title, image }, i) =>
        i === current || loaded.includes(i) ? (
          <div key={title} className={clsx(styles.picture, i !== current && styles.hidden)}>
            <Picture
              picture={image}
              alt=""
              ratio="4:3"
              sizes="(min-width: 577px) 46vw, 90vw"
              priority={i === 0}
            />
          </div>
        ) : null,
      )}
    </div>
  );
});
