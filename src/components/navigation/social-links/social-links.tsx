import { SOCIAL_LINKS, type SocialNetwork } from "../../../site/navigation";
import { SmartLink } from "../../actions/smart-link/smart-link";
import { type AnyIconName, Icon } from "../../media/icon/icon";
import * as styles from "./social-links.module.css";

export interface SocialLink {
  readonly network: SocialNetwork | "email";
  /** Name of the link, as in "LinkedIn". */
  readonly label: string;
  readonly href: string;
}

export interface SocialLinksProps {
  /** The brand's own unless others are given. */
  readonly links?: readonly SocialLink[];
  /** Names the list, as in "Follow us". */
  readonly label: string;
}

const iconOf = (network: SocialLink["network"]): AnyIconName =>
  network === "email" ? "mail" : `brand-${network}`;

/** Round links to profiles elsewhere. No links: nothing. */
export function SocialLinks({ links = SOCIAL_LINKS, label }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {links.map((link) => (
        <li key={link.network}>
          <SmartLink to={link.href} className={styles.link} title={link.label}>
            <Icon name={iconOf(link.network)} />
            <span className="visually-hidden">{link.label}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
