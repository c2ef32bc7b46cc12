import path from "node:path";
import type { Hono } from "hono";
import type { ContentStore } from "../content/content-store";
import { contentRoot, IMAGES_FOLDER } from "../content-files/content-root";
import { type ContentApiPorts, createContentApi } from "./content-api-routes";
import { folderStore } from "./folder-store";
import { openApiDocument } from "./open-api";
import { fileResponse } from "./static-file";

export interface FolderApiOptions extends Pick<ContentApiPorts, "inbox" | "basePath" | "log"> {
  /** Content of the API; default: the content folder. */
  readonly content?: ContentStore;
  /** Folder of the files for `/images/{path}`; default: the pictures of the content folder, as they are. */
  readonly imagesDirectory?: string;
}

/** Returns the folder of pictures as they were uploaded, for servers of this machine alone. */
export const uploadedImages = (): string => path.resolve(contentRoot(), IMAGES_FOLDER);

/** Creates the content API over the content folder as it is now: for editors, never for visitors. */
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
