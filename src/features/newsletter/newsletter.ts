import { type PostOptions, type PostResult, postJson } from "../../client/post-json";
import { DELIVERY } from "../../site/brand";

/** Delivers a newsletter address; without a configured address nothing is sent and all is well. */
export async function subscribe(
  email: string,
  { url = DELIVERY.newsletterUrl, ...options }: PostOptions & { readonly url?: string } = {},
): Promise<PostResult> {
  return url ? postJson(url, { email }, options) : { ok: true };
}
