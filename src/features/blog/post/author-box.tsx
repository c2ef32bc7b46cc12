import { SmartLink } from "../../../components/actions/smart-link";
import { Avatar } from "../../../components/media/avatar";
import { authorRoute } from "../../../site/routes";
import * as styles from "./author-box.module.css";

export interface AuthorBoxProps {
  readonly name: string;
  /** Id of the author's page, or "" if there's none. */
  readonly id: string;
  /** May be empty. */
  readonly role: string;
  /** May be empty. */
  readonly bio: string;
  /** URL of a portrait. If empty, initials are shown. */
  readonly image: string;
}

export function AuthorBox({ name, id, role, bio, image }: AuthorBoxProps) {
  return (
    <aside className={styles.box} aria-label="About the author">
      <Avatar name={name} {...(image ? { image: { url: image } } : {})} />
      <div className={styles.text}>
        <p className={styles.label}>Written by</p>
        <p className={styles.name}>
          {id ? <SmartLink to={authorRoute(id)}>{name}</SmartLink> : name}
        </p>
        {role && <p className={styles.label}>{role}</p>}
        {bio && <p className={styles.bio}>{bio}</p>}
      </div>
    </aside>
  );
}
