import { faceConstants } from "../../gatsby/faces/face-styles";
import { readFaces } from "../../gatsby/faces/faces";

/**
 * The faces of the brand as pages load them, for programs that run in Node. In the bundles of pages webpack puts a module
 * of constants in place of this one: src/gatsby/webpack.ts.
 */
export const { WEB_FONTS, COMMON_FONTS, FIRST_FONTS } = faceConstants(readFaces());
