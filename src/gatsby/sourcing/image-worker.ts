import sharp from "sharp";
import { checkImage } from "./image-check";

/** The process of `image-decoder.ts`: says that it is ready, then answers bytes with the checked image. */
const MAX_MEMORY_BYTES = 800_000_000;
/** Of one image, of all its threads: the same on a busy machine. */
const MAX_CPU_MICROSECONDS = 10_000_000;

sharp.cache(false); // or what one image took would count against the next
let before = process.cpuUsage();
process.on("message", async (bytes: Buffer) => {
  before = process.cpuUsage();
  process.send?.(await checkImage(bytes));
});
// a file may unpack to more than its header says
setInterval(() => {
  const { user, system } = process.cpuUsage(before);
  if (user + system > MAX_CPU_MICROSECONDS || process.memoryUsage.rss() > MAX_MEMORY_BYTES) {
    process.kill(process.pid, "SIGKILL");
  }
}, 20).unref();
process.send?.("ready");
