import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { pictureDigests, readFormerPictures } from "../../src/gatsby/report/shown";

/** Bytes of what git has, as far back as this copy of the project goes; null where there is no git. */
const git = (...args: readonly string[]): Buffer | null => {
  const { status, stdout } = spawnSync("git", args, { maxBuffer: 16_000_000 });
  return status === 0 ? stdout : null;
};

/** What an owner has put into content/ is theirs, so nothing here looks there. */
test("the launch check knows every picture that the sample has or had: npm run illustrations keeps their digests", () => {
  const known = new Set([...Object.values(pictureDigests("sample")), ...readFormerPictures()]);
  const log = git("log", "--format=", "--raw", "--no-abbrev", "--", "sample/content/images");
  const ids = Array.from(
    String(log ?? "").matchAll(/^:\d+ \d+ [\da-f]+ (?!0+ )([\da-f]+) .*\t(.+)$/gm),
  );
  const unknown = ids.filter(([, id = ""]) => {
    const bytes = git("cat-file", "blob", id);
    return bytes && !known.has(createHash("sha256").update(bytes).digest("hex"));
  });
  expect([...new Set(unknown.map(([, id, file]) => `${file} ${id}`))]).toEqual([]);
});
