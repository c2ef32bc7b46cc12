import clsx from "clsx";
import * as React from "react";
import { Picture } from "../../../components/media/picture/picture";
import { tintStyle } from "../../../components/media/tint/tint";
import type { HeroService } from "../../../content/home/hero";
import type { ImageSource } from "../../../site/image-source";
import * as styles from "./hero.module.css";

const SIZES = "(min-width: 577px) 380px, 90vw";

export interface HeroSceneProps {
  readonly services: readonly HeroService<ImageSource>[];
  readonly current: number;
  /** The service after this one, once its picture should be on its way; else the current. */
  readonly upcoming: number;
}

/** Pictures of the services that have had their turn so far: the others cost no bytes yet. */
export const HeroScene = React.memo(function HeroScene({
  services,
  current,
  upcoming,
}: HeroSceneProps) {
  const [seen, setSeen] = React.useState<readonly number[]>([0]);
  React.useEffect(
    () => setSeen((before) => [...new Set([...before, current, upcoming])]),
    [current, upcoming],
  );
  return (
    <div className={styles.scene} style={tintStyle(services[current]?.color)}>
      {services.map(({ title, image }, i) =>
        i === current || seen.includes(i) ? (
          <div key={title} className={clsx(styles.shot, i !== current && styles.away)}>
            <Picture picture={image} alt="" ratio="4:3" sizes={SIZES} rounded />
          </div>
        ) : null,
      )}
    </div>
  );
});
