import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "playwright-core";
import type { TestBrowser } from "./browser";

/**
 * An editor's actions at the desk, with Chromium's private file system instead of the project's
 * folder.
 */

/** The sample's JSON files, by their path in a project. */
export const sampleFiles = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync("sample", { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [
        path.join("content", path.relative("sample", file)),
        readFileSync(file, "utf8"),
      ]),
  );

/**
 * Opens the desk on a copy of the content. The window is tall, because the desk only renders
 * visible fields.
 */
export async function openDesk(
  browser: TestBrowser,
  width: number,
  content: Readonly<Record<string, string>>,
) {
  const { page, requests, consoleErrors } = await browser.newPage({
    viewport: { width, height: width < 768 ? 8_000 : 4_000 },
  });
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/");
  await page.evaluate(
    async (files) => {
      const root = await navigator.storage.getDirectory();
      for (const [file, text] of Object.entries(files)) {
        const names = file.split("/");
        let directory = root;
        for (const name of names.slice(0, -1)) {
          directory = await directory.getDirectoryHandle(name, { create: true });
        }
        const handle = await directory.getFileHandle(names.at(-1) ?? "", { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    { ...content, ".git/HEAD": "" },
  );
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByText("Blog posts").first().waitFor();
  return { page, requests, consoleErrors };
}

/** The folder's current files by path. */
export async function filesNow(page: Page): Promise<Record<string, Buffer>> {
  const encoded = await page.evaluate(async () => {
    const files: [string, string][] = [];
    const read = async (directory: FileSystemDirectoryHandle, parent: string) => {
      for await (const [name, handle] of directory.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${parent}${name}/`);
        else {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          files.push([
            parent + name,
            Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""),
          ]);
        }
      }
    };
    await read(await navigator.storage.getDirectory(), "");
    return files;
  });
  return Object.fromEntries(encoded.map(([file, text]) => [file, Buffer.from(text, "latin1")]));
}

/** Opens an editor and waits until it tells screen readers that it's editing `title`. */
export async function edit(page: Page, address: string, title: string): Promise<void> {
  await page.goto(`/#/collections/${address}`);
  const status = new RegExp(`You’re now (?:editing|creating) .*${title}`);
  await page.getByRole("status").filter({ hasText: status }).waitFor({ state: "attached" });
}

/** A field with its label and buttons. The desk puts direction marks around the label. */
export const field = (page: Page | Locator, label: string) =>
  page.getByRole("group", { name: new RegExp(`^“\\W?${label}\\W?” Field$`) });

export const saveButton = (page: Page, disabled = false) =>
  page.getByRole("button", { name: "Save", exact: true, disabled });

/** Pastes text, or HTML as another program would copy it. */
export async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(async (types) => {
    const blobs = Object.entries(types).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
  }, data);
  await page.keyboard.press("Control+v");
}

/** Saves and waits until there's nothing left to save. */
export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await saveButton(page, true).waitFor();
}
