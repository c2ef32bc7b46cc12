import { isFrugal } from "../../hooks/idle";
import { lateFontsOptions, useFontsLate } from "./late-fonts";
import { layOutInParts } from "./late-layout";
import { nameManifestLate } from "./late-manifest";
import { askForSmallPictures } from "./small-pictures";
import { whenPainted } from "./when-painted";

/**
 * The script in the head of every page, before anything is shown. Its parts stand there as they are
 * written, and know nothing but what they are given. The same in every page: the security policy
 * names its hash.
 */
export function firstScript(): string {
  const fonts = `(${useFontsLate})(painted,${JSON.stringify(lateFontsOptions())})`;
  const inOrder = `painted=>{(${nameManifestLate})(painted);(${layOutInParts})(${fonts})}`;
  const code = `(${isFrugal})()?(${askForSmallPictures})():(${inOrder})((${whenPainted})())`;
  return code.replace(/\n\s*/g, "\n");
}
