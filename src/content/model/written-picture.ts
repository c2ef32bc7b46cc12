/** What the build says of a picture in a text beside its `alt`; content can set none of it. */
export interface WrittenPicture {
  readonly src: string;
  /** In pixels, as the next. */
  readonly width?: string;
  readonly height?: string;
  readonly srcset?: string;
  readonly sizes?: string;
}

/** How a browser loads each picture in a text. */
export const PICTURE_LOADING = { loading: "lazy", decoding: "async" } as const;
