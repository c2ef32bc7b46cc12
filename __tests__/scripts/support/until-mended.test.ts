import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { untilMended } from "../../../scripts/support/until-mended";
import { VALUES_FILE } from "../../../src/gatsby/site-values";
import { temporaryFolder } from "../../support/temporary-folder";

const project = temporaryFolder();

test("the desk says what's wrong with a file that every page needs, and waits until it's mended", async () => {
  const root = path.join(project, "content");
  cpSync("sample", root, {
    recursive: true,
    filter: (file) => !file.includes("posts"),
  });
  const company = path.join(root, "company.json");
  const good = readFileSync(company, "utf8");
  const said: string[] = [];
  const changes = [good.replace('"+254 700 000 000"', '"none"'), good];
  jest.spyOn(console, "log").mockImplementation((line) => {
    said.push(line);
    expect(existsSync(path.join(project, VALUES_FILE))).toBe(false);
    writeFileSync(company, changes.shift() ?? good);
  });
  writeFileSync(company, "{");
  await untilMended("http://localhost:8100", root, project);
  const advice =
    "Fix it at the desk (http://localhost:8100) or in the file, and the site will start.";
  expect(said).toEqual([
    `content/company.json isn’t valid JSON, line 1: a closing } is missing. ${advice}`,
    `“content/company.json”, line 14: phone is “none”, but must be a phone number such as +254 700 000 000. ${advice}`,
  ]);
  expect(existsSync(path.join(project, VALUES_FILE))).toBe(true);
});
