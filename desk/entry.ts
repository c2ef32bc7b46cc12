import "./preferences";
import CMS, { type CmsConfig } from "@sveltia/cms";
import { keepDialCodes } from "./dial-codes";
import { cleanPastes } from "./paste";
import { showPublishBar } from "./publish-bar";
import "./publish-bar.css";
import { answerDrafts, registerPreview, reloadAfterSaving } from "./preview";
import { TEXT_PARTS } from "./text-parts";

/** Set at build time from `config.ts`. `pages` is empty unless the site's pages can be framed. */
declare const DESK: {
  readonly config: CmsConfig;
  readonly pages: Readonly<Record<string, string>>;
  /** Whether the desk's own server publishes. If not, the Git host's workflow does. */
  readonly publishes: boolean;
};

for (const [name, url] of Object.entries(DESK.pages)) registerPreview(CMS, name, url);
for (const part of TEXT_PARTS) CMS.registerEditorComponent(part);
keepDialCodes(CMS);
cleanPastes();
reloadAfterSaving(CMS);
answerDrafts();
if (DESK.publishes) showPublishBar();
CMS.init({ config: DESK.config });
