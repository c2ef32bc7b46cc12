import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { parseAccept } from "hono/utils/accept";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { COMPRESSION_MIN_BYTES } from "../site/limits";

export type Encoding = "br" | "gzip";
type Bytes = Uint8Array<ArrayBuffer>;

/** Something that can be answered with: a type, a validator, and its bytes in the encodings it has. */
export interface Entity {
  readonly type: string;
  /** Weak, so that it stands for the content in every encoding. */
  readonly etag: string;
  readonly length: number;
  readonly encodings: readonly Encoding[];
  readonly body: (encoding: Encoding | null) => Promise<Bytes | ReadableStream>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Quality 5 is where brotli still compresses faster than a phone's connection takes it.
const compressors: Record<Encoding, (bytes: Bytes) => Promise<Uint8Array>> = {
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => zip(bytes, { level: 6 }),
};

interface EntityOptions {
  /** Instead of one made from the bytes. */
  readonly etag?: string;
  /** A compressed copy made earlier, or null when there is none. */
  readonly compressed?: (encoding: Encoding) => Promise<Uint8Array | null>;
}

/** An entity of bytes in memory; compressed copies are made when first asked for, and kept. */
export function bytesEntity(
  content: Uint8Array,
  type: string,
  options: EntityOptions = {},
): Entity {
  const bytes = new Uint8Array(
    content.buffer as ArrayBuffer,
    content.byteOffset,
    content.byteLength,
  ); // never a shared buffer here
  const compressible =
    bytes.byteLength >= COMPRESSION_MIN_BYTES && COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
  const copies = new Map<Encoding, Promise<Bytes>>();
  const make = async (encoding: Encoding) =>
    new Uint8Array((await options.compressed?.(encoding)) ?? (await compressors[encoding](bytes)));
  return {
    type,
    etag: options.etag ?? `W/"${createHash("sha1").update(bytes).digest("base64url")}"`,
    length: bytes.byteLength,
    encodings: compressible ? ["br", "gzip"] : [],
    body: (encoding) => {
      if (!encoding) return Promise.resolve(bytes);
      const copy = copies.get(encoding) ?? make(encoding);
      copies.set(encoding, copy);
      return copy;
    },
  };
}

/** `value` as JSON. */
export function jsonEntity(value: unknown): Entity {
  return bytesEntity(Buffer.from(JSON.stringify(value)), "application/json");
}

/** Answers a read with `entity`: 304 where the asker has it, compressed where both sides can. */
export async function answer(
  request: Request,
  entity: Entity,
  { status = 200, cacheControl }: { status?: number; cacheControl: string },
): Promise<Response> {
  const encoding = chooseEncoding(request.headers.get("accept-encoding"), entity.encodings);
  const headers: Record<string, string> = { "cache-control": cacheControl };
  if (entity.encodings.length > 0) headers.vary = "Accept-Encoding";
  if (status === 200) {
    headers.etag = entity.etag;
    if (knows(request.headers.get("if-none-match"), entity.etag)) {
      return new Response(null, { status: 304, headers });
    }
  }
  headers["content-type"] = entity.type;
  if (encoding) headers["content-encoding"] = encoding;
  const body = await entity.body(encoding);
  headers["content-length"] = String(body instanceof Uint8Array ? body.byteLength : entity.length);
  if (request.method === "HEAD" && body instanceof ReadableStream) await body.cancel();
  return new Response(request.method === "HEAD" ? null : body, { status, headers });
}

/** Weak comparison of RFC 9110, section 13.1.2. */
function knows(ifNoneMatch: string | null, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").map(bare).includes(bare(etag));
}

/** The first encoding on offer that the asker accepts as readily as any other. */
function chooseEncoding(header: string | null, offered: readonly Encoding[]): Encoding | null {
  if (!header || offered.length === 0) return null;
  const wishes = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const wish = (encoding: string) => wishes.get(encoding) ?? wishes.get("*") ?? 0;
  const best = offered.reduce((a, b) => (wish(b) > wish(a) ? b : a));
  return wish(best) > 0 ? best : null;
}
