import { NoIndex } from "../../components/seo/no-index";
import { usePreview } from "../../hooks/use-preview";
import * as styles from "./preview-banner.module.css";

/**
 * Says that this copy of the site shows unpublished content, and keeps search engines from indexing
 * any page. In preview mode, the preview banner replaces it.
 */
export function DraftsRibbon() {
  const isPreview = usePreview();
  if (isPreview) return <NoIndex />;
  return (
    <>
      <NoIndex />
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need its own heading */}
      <div
        role="region"
        className={styles.banner}
        aria-label="Drafts"
        data-theme="dark"
        data-no-print
      >
        <p>
          <strong>With drafts.</strong> This copy also shows pages that aren't published. Their
          titles begin with “[Draft]”, or with the day they'll appear.
        </p>
      </div>
    </>
  );
}
