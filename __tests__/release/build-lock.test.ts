import { takeDevelopmentLock, withBuildLock } from "../../src/release/build-lock";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const build = () => withBuildLock(folder, async () => undefined);

test("no development server begins beside a build, which goes on", async () => {
  await withBuildLock(folder, async () => {
    expect(() => takeDevelopmentLock(folder)).toThrow("Another build is running");
  });
  takeDevelopmentLock(folder).release();
});

test("no build and no second server begin beside a development server", async () => {
  const { release } = takeDevelopmentLock(folder);
  for (let n = 0; n < 2; n++)
    await expect(build()).rejects.toThrow("npm run develop is running here");
  expect(() => takeDevelopmentLock(folder)).toThrow("is running here");
  release();
  await build();
});
