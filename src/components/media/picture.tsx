import clsx from "clsx";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./picture.module.css";

const RATIOS = { "1:1": styles.square, "4:3": styles.fourThree, "16:9": styles.wide };

export interface PictureProps {
  readonly picture: ImageSource;
  /** Alternative text, or "" for a decorative picture. */
  readonly alt: string;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** Loads eagerly. Use it only for the picture on the first screen. */
  readonly priority?: boolean;
  /** Crops to this ratio instead of keeping the picture's own. */
  readonly ratio?: keyof typeof RATIOS;
  readonly rounded?: boolean;
}

/**
 * Renders a responsive picture that works without scripts and reserves its space. For a file that
 * isn't an image, renders an empty box with the given ratio.
 */
export function Picture({ picture, alt, sizes, priority, ratio, rounded }: PictureProps) {
  const className = clsx(
    styles.picture,
    ratio && [styles.cropped, RATIOS[ratio]],
    rounded && styles.rounded,
  );
  const hints = {
    loading: priority ? ("eager" as const) : ("lazy" as const),
    decoding: "async" as const,
    ...(priority ? { fetchpriority: "high" } : {}), // React 18 only passes the lower-case name on
  };
  if ("url" in picture) {
    return (
      <span className={className}>
        <img src={picture.url} alt={alt} {...hints} />
      </span>
    );
  }
  if (!picture.childImageSharp) return <span className={className} />;
  const { width, height, images, backgroundColor } = picture.childImageSharp.gatsbyImageData;
  const { sources = [], fallback } = images;
  // all supported browsers prefer WebP, so the fallback needs only one size
  const choice = sources.some(({ type }) => type === "image/webp") ? undefined : fallback;
  return (
    <picture className={className} style={backgroundColor ? { backgroundColor } : undefined}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={alt}
        src={fallback?.src}
        srcSet={choice?.srcSet}
        sizes={choice && sizes}
        width={width}
        height={height}
        {...hints}
      />
    </picture>
  );
}
