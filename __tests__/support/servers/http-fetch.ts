import { request } from "node:http";

/**
 * `fetch` for jsdom, which lacks it. Sends real requests to `origin`, but only supports what our
 * code needs.
 */
export const httpFetch =
  (origin: string): typeof fetch =>
  (url, { method, headers, body, signal, cache } = {}) =>
    new Promise((resolve, reject) => {
      const ofCache = cache === "reload" ? { "cache-control": "no-cache", pragma: "no-cache" } : {}; // as browsers
      const given = headers as Record<string, string>; // our client passes this
      const options = { method, headers: { ...given, ...ofCache } };
      const asked = request(new URL(String(url), origin), options, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (part) => {
          text += part;
        });
        const status = answer.statusCode ?? 0;
        const json = async () => JSON.parse(text);
        const ok = status >= 200 && status < 300;
        answer.on("end", () => resolve({ ok, status, json } as Response)); // what we read
      });
      signal?.addEventListener("abort", () => asked.destroy(new Error("aborted")));
      asked.on("error", reject).end(body);
    });
