/** Worker thread that reads the given PDF and posts its text. See pdf-text.ts. */
import { parentPort, workerData } from "node:worker_threads";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

const { promise } = getDocument({ data: workerData, verbosity: VerbosityLevel.ERRORS });
const pdf = await promise;
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const { items } = await (await pdf.getPage(number)).getTextContent();
  pages.push(items.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join(""));
}
parentPort?.postMessage(pages.join(" "));
