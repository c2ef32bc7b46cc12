import sharp from "sharp";
import { checkImage } from "./image-check";
import { CPU_LIMIT_SIGNAL, IMAGE_MAX_CPU_MS, MEMORY_LIMIT_SIGNAL } from "./image-limits";

/** Bytes of memory beyond which the process of `image-decoder.ts` ends itself. */
const MAX_MEMORY_BYTES = 800_000_000;

sharp.cache(false); // or the memory of one image would count against the next
let before = process.cpuUsage();
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};
process.on("message", async (bytes: Buffer) => {
  before = process.cpuUsage();
  const image = await checkImage(bytes);
  process.send?.({ image, cpuMs: cpuMs() });
  before = process.cpuUsage(); // waiting for the next one is nobody's time
});
// a file may unpack to more than its header says
setInterval(() => {
  if (cpuMs() > IMAGE_MAX_CPU_MS) process.kill(process.pid, CPU_LIMIT_SIGNAL);
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, MEMORY_LIMIT_SIGNAL);
}, 20).unref();
process.send?.("ready");
