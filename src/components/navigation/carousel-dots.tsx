import * as styles from "./carousel-dots.module.css";

export interface CarouselDotsProps {
  /** Accessible name of the group, such as "Choose a slide". */
  readonly label: string;
  /** Accessible name of each dot, such as "Show slide 2 of 4". */
  readonly names: readonly string[];
  /** Index from 0. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

export function CarouselDots({ label, names, current, onSelect }: CarouselDotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form; these choose a slide
    <div role="group" aria-label={label} className={styles.dots}>
      {names.map((name, i) => (
        <button
          key={name}
          type="button"
          className={styles.dot}
          aria-label={name}
          aria-current={i === current ? "true" : undefined}
          onClick={() => onSelect(i)}
        />
      ))}
    </div>
  );
}
