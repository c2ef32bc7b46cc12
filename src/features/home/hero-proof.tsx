import { COMPANY, ratingClaim } from "../../site/company/company-facts";
import { MESSAGING_RULES } from "../../site/company/values";
import * as styles from "./hero.module.css";

/**
 * Shows reasons to trust the company: networks, a rating with its source, and its licence. Renders
 * nothing if the company has none of these.
 */
export function HeroProof() {
  const rating = ratingClaim();
  const proof = [
    MESSAGING_RULES.networks.map(({ name }) => name).join(" · "),
    rating && `${rating.text} (${rating.source})`,
    COMPANY.communicationsLicence && `Licence ${COMPANY.communicationsLicence}`,
  ].filter(Boolean);
  if (proof.length === 0) return null;
  return (
    <ul className={styles.proof} aria-label="Why trust us">
      {proof.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
