import { connect } from "node:net";

/**
 * Sends `text` as it stands to the server at `url` and resolves to all it answers until it closes
 * the connection, or until one answer is whole where `isOne`: for paths and requests that no HTTP client would
 * send.
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

/** Whether an answer has come to the end that its headers name. */
function isWhole(answer: string): boolean {
  const [head = "", body] = answer.split(/\r\n\r\n(.*)/s);
  if (body === undefined) return false;
  if (/^transfer-encoding: chunked\r?$/im.test(head)) return body.endsWith("0\r\n\r\n");
  const length = /^content-length: (\d+)\r?$/im.exec(head)?.[1];
  return length !== undefined && body.length >= Number(length);
}

/** The answer to `GET urlPath`, sent without any clean-up of the path. */
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
