import { setTimeout } from "node:timers/promises";
import { RUN_AGAIN } from "../../src/content-files/content-root";
import { writeSiteValues } from "../../src/gatsby/site-values";

/**
 * Waits until the files that every page needs contain no mistakes, and then writes the site's
 * values. Prints each error message once, along with the desk's address.
 */
export async function untilMended(
  deskUrl: string,
  ...folders: Parameters<typeof writeSiteValues>
): Promise<void> {
  let said = "";
  for (;;) {
    try {
      return writeSiteValues(...folders);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const advice = `Fix it at the desk (${deskUrl}) or in the file, and the site will start.`;
      if (message !== said) console.log(message.replace(RUN_AGAIN, advice));
      said = message;
    }
    await setTimeout(500);
  }
}
