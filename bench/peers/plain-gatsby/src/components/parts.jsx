import { Link } from "gatsby";
import { GatsbyImage, getImage } from "gatsby-plugin-image";
import * as styles from "./site.module.css";

const PATHS = {
  arrow: "M5 12h14M12 5l7 7-7 7",
  check: "M20 6 9 17l-5-5",
  star: "m12 2 3 6.5 7 .8-5.2 4.8 1.4 7L12 17.5 5.8 21l1.4-7L2 9.3l7-.8z",
  tile: "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
};

export const Icon = ({ name = "tile" }) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);

const NETWORKS = ["LinkedIn", "Twitter", "Facebook", "Instagram", "WhatsApp"];

export const SocialLinks = () => (
  <ul className={styles.social}>
    {NETWORKS.map((name) => (
      <li key={name}>
        <a href={`https://${name.toLowerCase()}.example/savannasignal`} aria-label={name}>
          <Icon />
        </a>
      </li>
    ))}
  </ul>
);

export function Picture({ file, alt = "", ...rest }) {
  const image = getImage(file);
  return image ? <GatsbyImage image={image} alt={alt} {...rest} /> : null;
}

export const Button = ({ to, children }) => (
  <Link to={to} className={styles.button}>
    <span>{children}</span>
    <Icon name="arrow" />
  </Link>
);

export const Details = ({ title, text }) => (
  <details className={styles.details}>
    <summary>
      <span>{title}</span>
      <Icon name="arrow" />
    </summary>
    <p>{text}</p>
  </details>
);

/** `title` and `description`; the rest shows where it is given. */
export function Card({ title, description, image, role, points = [], price, details, to, action }) {
  return (
    <li className={styles.card}>
      <div className={styles.row}>
        <span className={styles.round}>
          {image ? <Picture file={image} alt={title} /> : <Icon />}
        </span>
        <div>
          <h3>{title}</h3>
          {role && <p>{role}</p>}
        </div>
      </div>
      <p>{description}</p>
      {price && (
        <p>
          <strong>{price}</strong>
        </p>
      )}
      {points.length > 0 && (
        <ul>
          {points.map((point) => (
            <li key={point} className={styles.row}>
              <Icon name="check" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
      {details && <Details title="Details" text={details} />}
      {role && <SocialLinks />}
      {action && <Button to={to}>{`${action}: ${title}`}</Button>}
    </li>
  );
}

export function Quote({ words, name, role, image, rating = 5 }) {
  return (
    <figure className={styles.card}>
      <p className={styles.row}>
        {["1", "2", "3", "4", "5"].slice(0, rating).map((star) => (
          <Icon key={star} name="star" />
        ))}
      </p>
      <blockquote>
        <p>{words}</p>
      </blockquote>
      <figcaption className={styles.row}>
        <span className={styles.round}>
          <Picture file={image} />
        </span>
        <span>
          <strong>{name}</strong>
          <span>{role}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** A heading, then `items` as cards, then `children`. */
export function Section({ title, intro, items = [], dark = false, children }) {
  return (
    <section className={dark ? styles.dark : styles.section}>
      <div className={styles.container}>
        <h2>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {items.length > 0 && (
          <ul className={styles.grid}>
            {items.map((item) => (
              <Card key={item.title} {...item} />
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  );
}

export function PageHero({ title, intro, children }) {
  return (
    <section className={styles.dark}>
      <div className={styles.container}>
        <nav aria-label="Breadcrumb" className={styles.row}>
          <Link to="/">Home</Link>
          <span>{title}</span>
        </nav>
        <h1>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.row}>{children}</div>
      </div>
    </section>
  );
}
