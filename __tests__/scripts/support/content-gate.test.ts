import { readFileSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { checkContent, pictureCheck } from "../../../scripts/support/content-gate";
import { sentence } from "../../../scripts/support/findings";
import { checkImage } from "../../../src/gatsby/sourcing/image-check";
import { copySample, jsonOf, writeJson } from "../../support/content/content-walk";
import { temporaryFolder, writeFiles } from "../../support/temporary-folder";

const root = temporaryFolder();
const checkPicture = pictureCheck({ check: checkImage });
const check = async () => (await checkContent(root, checkPicture)).map(sentence);
beforeEach(() => {
  rmSync(path.join(root, "content"), { recursive: true, force: true });
  copySample(root, 1);
});

const POST = "content/posts/1.json";
/** Puts a text into the first section of the post, and more fields into it. */
function writePost(explanation: string, fields: object = {}): void {
  const post = jsonOf(root, POST) as object; // a record
  writeJson(root, POST, { ...post, sections: [{ header: "One", explanation }], ...fields });
}

const SERVICE = "content/services/software.json";
/** The first line with a field of that name, in the file as the test left it: fields before it come and go. */
function lineOf(field: string, file = POST): number {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  return lines.findIndex((line) => line.trimStart().startsWith(`"${field}":`)) + 1;
}

test.each<[string, () => unknown, string | (() => string)]>([
  [
    "a file in a folder that nothing reads",
    () => writeFiles(root, { "content/post/one.json": "{}" }),
    "content/post/one.json: the file is read by nothing: put it where docs/publishing.md says",
  ],
  [
    "a file that is no JSON",
    () => writeFiles(root, { [POST]: '{\n  "title": "One",\n}' }),
    "content/posts/1.json, line 3: the file is not valid JSON",
  ],
  [
    "a text file beside the records",
    () => writeFiles(root, { "content/team/notes.txt": "" }),
    "content/team/notes.txt: the file is not a JSON file",
  ],
  [
    "a field that nothing shows",
    () => writePost("Words.", { colour: "red" }),
    () => `${POST}, line ${lineOf("colour")}: colour is not a field that the site knows`,
  ],
  [
    "a picture that is not there",
    () => writePost("Words.", { image_path: "posts/none.jpg" }),
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “posts/none.jpg” is not a picture in content/images`,
  ],
  [
    "a picture from elsewhere",
    () => writePost("Words.", { image_path: "https://other.test/a.jpg" }),
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “https://other.test/a.jpg” does not come from content/images; put the picture there and give its path`,
  ],
  [
    "a picture in a text that is not there",
    () => writePost("![One](/posts/none.jpg)"),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation “/posts/none.jpg” is not a picture in content/images`,
  ],
  [
    "a picture that is none",
    async () => {
      writePost("Words.", { image_path: "posts/words.jpg" });
      await writeFiles(root, { "content/images/posts/words.jpg": "no picture" });
    },
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “posts/words.jpg” is not an image that can be read (JPEG, PNG, WebP, AVIF, GIF)`,
  ],
  [
    "a picture that is a link",
    () => {
      writePost("Words.", { image_path: "posts/link.jpg" });
      symlinkSync("/etc/hostname", path.join(root, "content/images/posts/link.jpg"));
    },
    () =>
      `${POST}, line ${lineOf("image_path")}: image_path “posts/link.jpg” is a link; put the picture itself there`,
  ],
  [
    "a link to a page that the site does not have",
    () => writePost("See [it](/services/fax)."),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation leads to /services/fax, which the site does not have`,
  ],
  [
    "a link to a post that went",
    () => writePost("See [it](/blog/99) and [us](/about)."),
    () =>
      `${POST}, line ${lineOf("explanation")}: sections[1].explanation leads to /blog/99, which the site does not have`,
  ],
  [
    "a company without a name",
    () => {
      const { name: _name, ...company } = jsonOf(root, "content/company.json") as { name: string };
      writeJson(root, "content/company.json", company);
    },
    "content/company.json: name is missing",
  ],
  [
    "no company",
    () => rmSync(path.join(root, "content/company.json")),
    "content/company.json: the file is missing",
  ],
  [
    "no service",
    () => {
      writePost("Words."); // neither it nor a case study leads to a service
      rmSync(path.join(root, "content/case-studies"), { recursive: true });
      rmSync(path.join(root, "content/services"), { recursive: true });
    },
    "content/services: the whole folder has no service to show, so pages have none, nor links to one",
  ],
  [
    "menus that are no JSON",
    () => writeFiles(root, { "content/navigation.json": '{\n  "header": [],\n}' }),
    "content/navigation.json, line 3: the file is not valid JSON",
  ],
  [
    "a wrong rule of messages",
    () =>
      writeFiles(root, { "content/messaging-rules.json": '{\n  "networks": [],\n  "steps": 1\n}' }),
    "content/messaging-rules.json, line 3: steps is 1, but must be a list",
  ],
  [
    "a field that nothing shows in a choice of the contact form",
    () => {
      const service = jsonOf(root, SERVICE) as object; // a record
      writeJson(root, SERVICE, {
        ...service,
        contactChoice: { label: "One", order: 1, hint: "Two" },
      });
    },
    () =>
      `${SERVICE}, line ${lineOf("hint", SERVICE)}: contactChoice.hint is not a field that the site knows`,
  ],
])("%s is named with file, line and field", async (_name, change, expected) => {
  await change();
  expect(await check()).toEqual([typeof expected === "string" ? expected : expected()]);
});

test.each([
  "[home](/)",
  "[a list](/blog/category/sms)",
  "[a tool](/tools/sms-length)",
  "[a guide](/brochures/pricing-guide.pdf)",
  "[the post itself](/blog/1#one)",
  "[an alias](/services/bulk-sms?from=post)",
  "[another site](https://other.test/none)",
  "![One](/posts/short-codes.jpg)",
])("a post may have %s", async (markdown) => {
  writePost(markdown);
  expect(await check()).toEqual([]);
});

test("files of an editor's system are nobody's mistake", async () => {
  await writeFiles(root, { "content/.DS_Store": "", "content/team/.swp": "" });
  expect(await check()).toEqual([]);
});
