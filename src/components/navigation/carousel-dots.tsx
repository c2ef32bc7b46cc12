import * as styles from "./carousel-dots.module.css";

export interface CarouselDotsProps {
  /** Accessible name of the group, as in "Choose a slide". */
  readonly label: string;
  /** Accessible name of each dot, as in "Show slide 2 of 4". */
  readonly names: readonly string[];
  /** Index of the current slide, from 0. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/** Renders one button for each slide. */
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
