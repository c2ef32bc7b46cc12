import { ButtonLink } from "../../components/actions/button";
import { Card } from "../../components/layout/card";
import { Reveal } from "../../components/layout/reveal";
import { Section, type SectionStatus } from "../../components/layout/section";
import { Avatar } from "../../components/media/avatar";
import { type SocialLink, SocialLinks } from "../../components/navigation/social-links";
import type { TeamContent, TeamMember } from "../../content/home/team-content";
import { PROMISES } from "../../site/company/brand";
import type { ImageSource } from "../../site/image-source";
import { ANCHORS, contactRoute } from "../../site/routes";
import * as styles from "./team-section.module.css";

export interface TeamSectionProps {
  readonly content: TeamContent<ImageSource>;
  readonly status?: SectionStatus;
}

/**
 * Renders the team members, their commitment and a link to careers, or nothing if there are no
 * members.
 */
export function TeamSection({ content, status }: TeamSectionProps) {
  const { heading, intro, joinHeading, joinText, members } = content;
  if (members.length === 0 && status !== "loading") return null;
  return (
    <Section
      id={ANCHORS.team}
      tone="alt"
      heading={{ eyebrow: "The people behind it", title: heading, intro }}
      status={status}
      loadingText="Loading team..."
    >
      {PROMISES.commitment && <p className={styles.commitment}>{PROMISES.commitment}</p>}
      <ul className={styles.grid}>
        {members.map((member, i) => (
          <Reveal key={`${member.name} ${member.title}`} as="li" order={i}>
            <Member member={member} />
          </Reveal>
        ))}
        <li className={styles.join} data-theme="dark">
          <h3>{joinHeading}</h3>
          <p className={styles.joinText}>{joinText}</p>
          <div>
            <ButtonLink
              to={contactRoute("Career opportunities")}
              variant="on-dark"
              icon="arrow-right"
              iconAt="end"
            >
              View Career Opportunities
            </ButtonLink>
          </div>
        </li>
      </ul>
    </Section>
  );
}

/** Returns links to whichever profiles and email address the member has. */
function linksOf({ name, linkedIn, twitter, email }: TeamMember<ImageSource>) {
  const links: SocialLink[] = [];
  if (linkedIn) links.push({ network: "linkedin", label: `${name} on LinkedIn`, href: linkedIn });
  if (twitter) links.push({ network: "twitter", label: `${name} on Twitter`, href: twitter });
  if (email) links.push({ network: "email", label: `Email ${name}`, href: `mailto:${email}` });
  return links;
}

function Member({ member }: { readonly member: TeamMember<ImageSource> }) {
  const { name, title, bio, color, photo } = member;
  const links = linksOf(member);
  return (
    <Card tint={color}>
      <div className={styles.member}>
        <Avatar name={name} image={photo} size="lg" />
        <div className={styles.who}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.role}>{title}</p>
        </div>
        {bio && <p className={styles.bio}>{bio}</p>}
        {links.length > 0 && (
          <div className={styles.links}>
            <SocialLinks links={links} label={`Contact for ${name}`} />
          </div>
        )}
      </div>
    </Card>
  );
}
