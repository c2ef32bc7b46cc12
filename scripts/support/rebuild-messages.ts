import { once } from "node:events";
import * as v from "valibot";
import type { Doubts } from "../../src/release/build-and-publish";

const lines = v.array(v.string());

/** Messages from a rebuild to the desk that started it. */
export const rebuildMessage = v.variant("kind", [
  v.object({ kind: v.literal("step"), step: v.string() }),
  v.object({ kind: v.literal("question"), disappearing: lines, warnings: lines }),
  v.object({ kind: v.literal("refused"), reason: v.string() }),
]);
export type RebuildMessage = v.InferOutput<typeof rebuildMessage>;

/** Reply to the rebuild that means "publish anyway". */
export const PUBLISH_ANYWAY = "publish";

/** Sends a message to the desk. Does nothing if the desk didn't start this process. */
export const tellDesk = (message: RebuildMessage): void => void process.send?.(message);

/** Asks the editor at the desk, and waits for the answer however long it takes. */
export async function askDesk(doubts: Doubts): Promise<boolean> {
  const answered = once(process, "message");
  const [disappearing, warnings] = [[...doubts.disappearing], [...doubts.warnings]];
  tellDesk({ kind: "question", disappearing, warnings });
  const [answer] = await answered;
  return answer === PUBLISH_ANYWAY;
}
