import * as styles from "./carousel-dots.module.css";

export interface CarouselDotsProps {
  /** Names the group, as in "Choose a slide". */
  readonly label: string;
  /** One name per dot, as in "Show slide 2 of 4". */
  readonly names: readonly string[];
  /** From 0. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/** Dots that lead to slides. One slide or none: nothing. */
export function CarouselDots({ label, names, current, onSelect }: CarouselDotsProps) {
  if (names.length < 2) return null;
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
