import sharp from "sharp";
import { checkImage } from "./image-check";

/** The process of `image-decoder.ts`: says that it is ready, then answers bytes with the checked image. */
const MAX_MEMORY_BYTES = 800_000_000;

sharp.cache(false); // or what one image took would count against the next
process.on("message", async (bytes: Buffer) => process.send?.(await checkImage(bytes)));
// a file may unpack to more than its header says
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, "SIGKILL");
}, 20).unref();
process.send?.("ready");
