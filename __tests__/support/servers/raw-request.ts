import { connect } from "node:net";

/**
 * Sends `text` as it stands to the server at `url` and resolves to all it answers until it closes
 * the connection: for paths and requests that no HTTP client would send.
 */
export function rawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let answer = "";
    socket.setEncoding("latin1");
    socket.on("data", (part) => {
      answer += part;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}

/** The answer to `GET urlPath`, sent without any clean-up of the path. */
export async function rawGet(
  url: string,
  urlPath: string,
): Promise<{ status: number; headers: string; body: string }> {
  const answer = await rawRequest(
    url,
    `GET ${urlPath} HTTP/1.1\r\nHost: site.test\r\nConnection: close\r\n\r\n`,
  );
  const [headers = "", body = ""] = answer.split(/\r\n\r\n(.*)/s);
  return { status: Number(headers.split(" ")[1]), headers, body };
}
