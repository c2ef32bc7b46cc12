import { Button } from "../../components/actions/button";
import { NoIndex } from "../../components/seo/no-index";
import { leavePreview, usePreview } from "../../hooks/use-preview";
import * as styles from "./preview-banner.module.css";

/**
 * Says that this tab is in preview mode, and lets the visitor leave it. Keeps the page from being
 * indexed.
 */
export function PreviewBanner() {
  const isPreview = usePreview();
  if (!isPreview) return null;
  return (
    <>
      <NoIndex />
      {/* biome-ignore lint/a11y/useSemanticElements: a section would need its own heading */}
      <div
        role="region"
        className={styles.banner}
        aria-label="Preview"
        data-theme="dark"
        data-no-print
      >
        <p>
          <strong>Preview.</strong> This tab shows the content as it is now, as a rebuild would
          publish it.
        </p>
        <Button variant="on-dark" size="sm" onClick={leavePreview}>
          Leave preview
        </Button>
      </div>
    </>
  );
}
