import { readFileSync } from "node:fs";
import { parentPort } from "node:worker_threads";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import writeFileAtomic from "write-file-atomic";

/**
 * Worker thread of `precompress`. Writes a file's `.br` and `.gz` copies, then asks for another
 * file.
 */

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

parentPort.on("message", ({ file, brotli, gzip }) => {
  const bytes = readFileSync(file);
  const params = { [BROTLI_PARAM_QUALITY]: brotli, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileAtomic.sync(`${file}.br`, brotliCompressSync(bytes, { params }), { fsync: false });
  writeFileAtomic.sync(`${file}.gz`, gzipSync(bytes, { level: gzip }), { fsync: false });
  parentPort.postMessage(null);
});
