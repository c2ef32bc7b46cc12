import { once } from "node:events";
import path from "node:path";
import { Worker } from "node:worker_threads";

/** A worker thread, because pdf.js is an ES module, which Jest can't load. */
const READER = path.resolve("__tests__/support/browser/pdf-reader.mjs");

/** The selectable text of a PDF, with a space between lines. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const reader = new Worker(READER, { workerData: new Uint8Array(pdf) });
  const [text] = await once(reader, "message");
  await reader.terminate();
  return text;
}
