import { nameTopic } from "../../hooks/chat-topic";
import { SOCIAL_LINKS } from "../../site/company/brand";
import type { SocialNetwork } from "../../site/icons";
import { SmartLink } from "../actions/smart-link";
import { Icon } from "../media/icon";
import * as styles from "./social-links.module.css";

export interface SocialLink {
  readonly network: SocialNetwork | "email";
  /** Accessible name, such as "LinkedIn". */
  readonly label: string;
  readonly href: string;
}

export interface SocialLinksProps {
  /** Defaults to the company's own profiles. */
  readonly links?: readonly SocialLink[];
  /** Accessible name of the list, such as "Follow us". */
  readonly label: string;
}

export function SocialLinks({ links = SOCIAL_LINKS, label }: SocialLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul className="cluster" aria-label={label} data-no-print>
      {links.map(({ network, label: name, href }) => (
        <li key={network}>
          <SmartLink
            to={href}
            className={styles.link}
            {...(network === "whatsapp" ? { onClick: nameTopic } : {})}
          >
            <Icon name={network === "email" ? "mail" : `brand-${network}`} />
            <span className="visually-hidden">{name}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
