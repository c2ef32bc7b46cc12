import path from "node:path";
import type { Hono } from "hono";
import { CONTENT_IMAGES_FOLDER, contentRoot } from "../content-files/content-root";
import type { ContentStore } from "../site/api/content-store";
import { type ContentApiPorts, createContentApi } from "./content-api-routes";
import { folderStore } from "./folder-store";
import { openApiDocument } from "./open-api";
import { fileResponse } from "./static-file";

export interface FolderApiOptions extends Pick<ContentApiPorts, "inbox" | "basePath" | "log"> {
  /** Default: the content folder. */
  readonly content?: ContentStore;
  /** Holds what `/images/{path}` responds with; default: the pictures of the content folder, as they are. */
  readonly imagesDirectory?: string;
}

/** Returns the folder of pictures as they were uploaded, for servers of this machine alone. */
export const uploadedImages = (): string => path.resolve(contentRoot(), CONTENT_IMAGES_FOLDER);

/** The content API over the content folder as it is now: for whoever edits it, never for visitors. */
export function createFolderApi({
  content = folderStore(),
  imagesDirectory = uploadedImages(),
  ...ports
}: FolderApiOptions): Hono {
  return createContentApi({
    ...ports,
    content: async () => content,
    image: (c, name) => fileResponse(c, imagesDirectory, name),
    description: () => openApiDocument(ports.basePath ?? "/"),
  });
}
