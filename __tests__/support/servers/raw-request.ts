import { connect } from "node:net";

/**
 * Sends `text` unchanged to the server at `url`, for requests that no HTTP client would send.
 * Resolves to everything it responds until it closes the connection, or until one response is
 * complete if `isOne`.
 */
export function rawRequest(url: string, text: string | Buffer, isOne = false): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      answer += part;
      if (isOne && isWhole(answer)) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

/** Whether a response is complete according to its headers. */
function isWhole(answer: string): boolean {
  const [head = "", body] = answer.split(/\r\n\r\n(.*)/s);
  if (body === undefined) return false;
  if (/^transfer-encoding: chunked\r?$/im.test(head)) return body.endsWith("0\r\n\r\n");
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  return length !== undefined && body.length >= Number(length);
}

/** The response to `GET urlPath`, sent without normalising the path. */
export async function rawGet(
  url: string,
  urlPath: string,
  isOne = false,
): Promise<{ status: number; headers: string; body: string }> {
  const answer = await rawRequest(
    url,
    `GET ${urlPath} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
    isOne,
  );
  const [headers = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
  return { status: Number(headers.split(" ")[1]), headers, body };
}
