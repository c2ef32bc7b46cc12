import { takeDevelopmentLock, withBuildLock } from "../../src/release/build-lock";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const build = () => withBuildLock(folder, async () => undefined);

test("a development server doesn't start during a build, which continues", async () => {
  await withBuildLock(folder, async () => {
    expect(() => takeDevelopmentLock(folder)).toThrow("Another build is running");
  });
  takeDevelopmentLock(folder).release();
});

test("neither a build nor a second server starts while a development server runs", async () => {
  const { release } = takeDevelopmentLock(folder);
  for (let n = 0; n < 2; n++)
    await expect(build()).rejects.toThrow("npm run develop is running here");
  expect(() => takeDevelopmentLock(folder)).toThrow("is running here");
  release();
  await build();
});
