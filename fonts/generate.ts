/** `npm run fonts`: generates every font file and style that is checked in; see fonts/README.md. */
import { writeDocumentFonts } from "./document-fonts";
import { writeFallbackFonts } from "./fallback-fonts";
import { writeWebFonts } from "./web-fonts";

Promise.all([writeWebFonts(), writeFallbackFonts(), writeDocumentFonts()]).catch(
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
