import clsx from "clsx";
import type * as React from "react";
import { ButtonLink } from "../../../components/actions/button/button";
import { Section } from "../../../components/layout/section/section";
import { Chips } from "../../../components/navigation/chips/chips";
import { contactRoute } from "../../../site/routes";
import * as styles from "./menu-section.module.css";
import type { Menus } from "./menu-types";
import type { MenuPhone } from "./use-menu-phone";

export interface MenuSectionProps {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly menus: Menus;
  readonly phone: MenuPhone;
  readonly mockUp: React.ReactNode;
  /** Facts about the session, and its switches. */
  readonly children: React.ReactNode;
  readonly points: readonly string[];
  /** Topic of the enquiry for a menu of one's own. */
  readonly topic: string;
}

/** Shows a phone that runs a menu beside facts about the session. */
export function MenuSection(props: MenuSectionProps) {
  const { id, title, intro, menus, phone, mockUp, children, points, topic } = props;
  const { tree } = phone.session;
  return (
    <Section id={id} tone="alt" heading={{ eyebrow: "Try it", title, intro }}>
      <div className={styles.layout}>
        {mockUp}
        <div className={clsx("stack", styles.panel)}>
          {menus.length > 1 && (
            <Chips
              label="Language of the menu"
              items={menus.map(({ language, languageName }) => ({
                id: language,
                label: languageName,
              }))}
              selected={tree.language}
              onSelect={(id) => {
                const chosen = menus.find(({ language }) => language === id) ?? tree;
                phone.send({ type: "choose", tree: chosen, keys: null });
              }}
            />
          )}
          {children}
          <ul className="bullets">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <ButtonLink to={contactRoute(topic)} icon="send">
            Ask for your own menu
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
