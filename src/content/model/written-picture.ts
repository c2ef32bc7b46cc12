/** Attributes that the build writes into a picture of a text, beside `alt`; content can set none of them. */
export interface WrittenPicture {
  readonly src: string;
  /** Width in pixels; `height` is in pixels, too. */
  readonly width?: string;
  readonly height?: string;
  readonly srcset?: string;
  readonly sizes?: string;
}

/** Attributes by which a browser loads each picture of a text. */
export const PICTURE_LOADING = { loading: "lazy", decoding: "async" } as const;
