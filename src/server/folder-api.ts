import path from "node:path";
import type { Hono } from "hono";
import type { ContentStore } from "../content/content-store";
import { contentRoot, IMAGES_FOLDER } from "../content-files/content-root";
import { type ContentApiPorts, createContentApi } from "./content-api-routes";
import { folderStore } from "./folder-store";
import { openApiDocument } from "./open-api";
import { fileResponse } from "./static-file";

export interface FolderApiOptions extends Pick<ContentApiPorts, "inbox" | "basePath" | "log"> {
  /** Defaults to the content folder. */
  readonly content?: ContentStore;
  /**
   * Folder with the files for `/images/{path}`. Defaults to the original pictures in the content
   * folder.
   */
  readonly imagesDirectory?: string;
}

/**
 * Returns the folder with the pictures as uploaded. Only for servers that other machines can't
 * reach.
 */
export const uploadedImages = (): string => path.resolve(contentRoot(), IMAGES_FOLDER);

/**
 * Creates a content API that serves the current content folder. It's for editors, never for
 * visitors.
 */
export function createFolderApi({
  content = folderStore(),
  imagesDirectory = uploadedImages(),
  ...ports
}: FolderApiOptions): Hono {
  return createContentApi({
    ...ports,
    content: async () => content,
    image: (c, name) => fileResponse(c, imagesDirectory, name),
    description: async (c) => c.json(openApiDocument(ports.basePath ?? "/")),
  });
}
