import { Avatar } from "../../../../components/media/avatar/avatar";
import * as styles from "./author-box.module.css";

export interface AuthorBoxProps {
  readonly name: string;
  /** Empty: none. */
  readonly bio: string;
  /** URL of a portrait; empty: initials. */
  readonly image: string;
}

/** Introduces the author of a post. */
export function AuthorBox({ name, bio, image }: AuthorBoxProps) {
  return (
    <aside className={styles.box} aria-label="About the author">
      <Avatar name={name} {...(image ? { image: { url: image } } : {})} />
      <div>
        <p className={styles.label}>Written by</p>
        <p className={styles.name}>{name}</p>
        {bio && <p>{bio}</p>}
      </div>
    </aside>
  );
}
