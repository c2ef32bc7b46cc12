import { isFrugal } from "../../../hooks/idle";
import { lateFontsOptions, useFontsLate } from "./late-fonts";
import { layOutInParts } from "./late-layout";
import { nameManifestLate } from "./late-manifest";
import { askForSmallPictures } from "./small-pictures";
import { whenPainted } from "./when-painted";

/**
 * The script in the head of every page, before anything is shown. Its parts stand there as they are
 * written, in short names where `src/build/webpack.ts` makes a build, and know nothing but what they are
 * given. The same in every page: the security policy names its hash.
 */
export function firstScript(): string {
  const fonts = `(${useFontsLate})(painted,${JSON.stringify(lateFontsOptions())})`;
  const inOrder = `painted=>{(${nameManifestLate})(painted);(${layOutInParts})(${fonts})}`;
  return `(${isFrugal})()?(${askForSmallPictures})():(${inOrder})((${whenPainted})())`;
}
