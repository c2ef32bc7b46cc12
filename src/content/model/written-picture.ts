/**
 * Attributes that the build adds to an image in an article, besides `alt`. Content can't set them.
 */
export interface WrittenPicture {
  readonly src: string;
  /** In pixels, like `height`. */
  readonly width?: string;
  readonly height?: string;
  readonly srcset?: string;
  readonly sizes?: string;
}

/** Loading attributes of every image in an article. */
export const PICTURE_LOADING = { loading: "lazy", decoding: "async" } as const;
