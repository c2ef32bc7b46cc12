import { EventEmitter, once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { limitConnections, oneAtATime } from "../../src/server/connection-limits";
import { type ListenOptions, listen, type RunningServer } from "../../src/server/listen";
import { rawRequest } from "../support/servers/raw-request";

const local = { port: 0, host: "127.0.0.1", log: () => undefined };
let opened: (() => unknown)[] = [];
afterEach(async () => {
  const all = opened;
  opened = [];
  for (const close of all) await close();
});

/**
 * Resolves when a connection is closed. If it's still being written to, it may end with a reset.
 */
const hasClosed = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.resume().once("close", () => resolve()));

type Respond = Parameters<typeof listen>[0];
async function serve(respond: Respond, options: Partial<ListenOptions> = {}): Promise<string> {
  const server: RunningServer = await listen(respond, { ...local, ...options });
  opened.push(server.close);
  return server.url;
}

/** Connects, writes `text` and reads nothing until it's resumed. */
async function openSocket(url: string, text = ""): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).pause();
  socket.on("error", () => undefined); // the server closes it
  opened.unshift(() => socket.destroy());
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
const LAST = "GET /last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
const pathOf = ({ url }: Request) => new URL(url).pathname;

test("requests in one packet are handled one after the other and answered in order", async () => {
  const log: string[] = [];
  const url = await serve(async (request) => {
    log.push(`begin ${pathOf(request)}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`end ${pathOf(request)}`);
    return new Response(`<${pathOf(request)}>`);
  });
  const answer = await rawRequest(url, get("/1") + get("/2") + LAST);
  expect(answer.match(/<.*?>/g)).toEqual(["</1>", "</2>", "</last>"]);
  expect(log).toEqual(["begin /1", "end /1", "begin /2", "end /2", "begin /last", "end /last"]);
});

/** Endless bodies. `open` counts those that aren't closed. */
function endlessBodies() {
  let open = 0;
  let allClosed: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => {
    allClosed = resolve;
  });
  const body = () => {
    open += 1;
    return new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      cancel: () => {
        open -= 1;
        if (open === 0) allClosed();
      },
    });
  };
  return { body, open: () => open, closed };
}

test("requests behind an unread response don't start, and closing leaves nothing open", async () => {
  const { body, open, closed } = endlessBodies();
  const url = await serve(() => new Response(body()));
  const socket = await openSocket(url, get("/").repeat(5));
  await once(socket.resume(), "data");
  socket.pause();
  expect(open()).toBe(1);
  socket.destroy();
  await closed;
  expect(open()).toBe(0);
});

test("a response that says it's the last is the last, whatever is waiting", async () => {
  const log: string[] = [];
  const url = await serve((request) => {
    log.push(pathOf(request));
    return new Response("page");
  });
  await rawRequest(url, LAST + get("/after"));
  expect(log).toEqual(["/last"]);
});

test("a connection with more than ten waiting requests is closed", async () => {
  const { body, closed } = endlessBodies();
  const url = await serve(() => new Response(body()));
  const socket = await openSocket(url, get("/").repeat(12));
  await Promise.all([hasClosed(socket), closed]);
});

describe("limits per address", () => {
  test("connections per address are limited, and closing one makes room", async () => {
    const url = await serve(() => new Response("page"), { connectionsPerAddress: 2 });
    const first = await openSocket(url);
    await openSocket(url);
    const ask = () => rawRequest(url, LAST).catch(() => "");
    expect(await ask()).toBe("");
    first.destroy();
    let answer = "";
    while (!answer) answer = await ask(); // until the server has noticed
    expect(answer).toMatch(/page$/);
  });

  test("an IPv6 /64 has the limit of a network, and a /48 twenty times as much", () => {
    const server = new EventEmitter();
    limitConnections(server as Server, { perAddress: 1, perNetwork: 2 }); // only emits connections
    const connections = (count: number, addressOf: (n: number) => string) =>
      Array.from({ length: count }, (_, n) => {
        const destroy = jest.fn();
        const socket = Object.assign(new EventEmitter(), { remoteAddress: addressOf(n), destroy });
        server.emit("connection", socket);
        return { socket, isOpen: destroy.mock.calls.length === 0 };
      });
    const open = (all: ReturnType<typeof connections>) => all.filter(({ isOpen }) => isOpen);
    const one = connections(5, (n) => `2001:db8:1:1::${n + 1}`);
    expect(open(one)).toHaveLength(2);
    expect(open(connections(60, (n) => `2001:db8:1:${(n + 2).toString(16)}::1`))).toHaveLength(38);
    expect(open(connections(1, () => "2001:db8:2::1"))).toHaveLength(1); // another /48
    for (const { socket } of open(one)) socket.emit("close");
    expect(open(connections(5, () => "2001:db8:1:ff::1"))).toHaveLength(2);
  });

  test("connections of a trusted proxy aren't limited by its address", async () => {
    const limits = { connectionsPerAddress: 1, trustedProxies: ["127.0.0.1"] };
    const url = await serve(() => new Response("page"), limits);
    await openSocket(url);
    await openSocket(url);
    expect(await rawRequest(url, LAST)).toMatch(/page$/);
  });

  test("200 honest visitors behind one address are all served, with two connections each", async () => {
    const url = await serve((request) => new Response(pathOf(request)));
    const visitors = Array.from({ length: 400 }, () => openSocket(url, get("/page")));
    const answers = await Promise.all(
      (await Promise.all(visitors)).map(async (socket) =>
        String(await once(socket.resume(), "data")),
      ),
    );
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 200 "))).toHaveLength(400);
  });
});

describe("slow clients", () => {
  test("a client that reads a little now and then is disconnected when its time is up", async () => {
    const { body, closed } = endlessBodies();
    const url = await serve(() => new Response(body()), {
      responseTimeoutMs: 300,
      idleTimeoutMs: 600_000,
    });
    const socket = await openSocket(url, get("/"));
    socket.on("readable", () => void socket.read(1)); // one byte at a time
    await closed;
  });

  test.each([
    ["from the start", ""],
    ["after a response", get("/")],
    ["after responses of one packet", get("/1") + get("/2")],
  ])("a client that only sends blank lines %s is disconnected", async (_, start) => {
    const limits = { idleTimeoutMs: 1_000, requestTimeoutMs: 1_000 };
    const url = await serve(() => new Response("page"), limits);
    const socket = await openSocket(url, start);
    const sending = setInterval(() => socket.write("\r\n"), 20);
    await hasClosed(socket);
    clearInterval(sending);
  });

  test("a connection times out only between requests, and a closed one leaves nothing behind", () => {
    jest.useFakeTimers();
    const socket = Object.assign(new EventEmitter(), { destroy: jest.fn(), destroyed: false });
    const { handle } = oneAtATime(() => undefined, { responseMs: 600_000, idleMs: 60_000 });
    const exchange = () => {
      const outgoing = Object.assign(new EventEmitter(), { socket });
      handle(
        { socket } as unknown as IncomingMessage, // the parts it uses
        outgoing as unknown as ServerResponse<IncomingMessage> & { req: IncomingMessage },
      );
      return outgoing;
    };
    for (let n = 0; n < 20; n += 1) {
      const outgoing = exchange();
      jest.advanceTimersByTime(100_000);
      outgoing.emit("close");
      jest.advanceTimersByTime(59_000);
    }
    expect(socket.listenerCount("close")).toBe(1);
    expect(socket.destroy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(socket.destroy).toHaveBeenCalledTimes(1);
    exchange().emit("close");
    socket.emit("close");
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe("malformed requests", () => {
  test.each([
    ["in one packet", (socket: Socket, text: string) => socket.write(text)],
    [
      "byte by byte",
      async (socket: Socket, text: string) => {
        socket.setNoDelay(true);
        for (const byte of text) {
          socket.write(byte);
          await new Promise((resolve) => setImmediate(resolve));
        }
      },
    ],
  ])("complete requests are answered before malformed data behind them, %s", async (_, send) => {
    let finish: () => void = () => undefined;
    const hasCome = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const url = await serve(async (request) => {
      const text = await request.text();
      await hasCome;
      return new Response(`<${text}>`);
    });
    const socket = await openSocket(url);
    const post = (text: string) => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n${text}`;
    let answer = "";
    socket.setEncoding("latin1").on("data", (part) => {
      answer += part;
    });
    await send(socket, `${post("1")}${post("2")}no HTTP, and so on\r\n\r\n`);
    for (let n = 0; n < 20; n += 1) await rawRequest(url, "hello\r\n\r\n"); // until all is read
    finish();
    await hasClosed(socket);
    expect(answer.match(/HTTP\/1\.1 \d+|<.>/g)).toEqual([
      ...["HTTP/1.1 200", "<1>", "HTTP/1.1 200", "<2>"],
      "HTTP/1.1 400",
    ]);
  });

  test("the last response is sent completely, whatever malformed data follows its request", async () => {
    const long = "x".repeat(3_000_000);
    const url = await serve(() => new Response(long));
    expect(await rawRequest(url, `${LAST}no HTTP\r\n\r\n`)).toMatch(/\r\n\r\nx{3000000}$/);
  });

  test("responses to malformed requests have the same headers as all others", async () => {
    const url = await serve(() => new Response("page"), { headers: { "X-Kept": "yes" } });
    for (const request of ["hello\r\n\r\n", `GET / HTTP/1.1\r\nX: ${"x".repeat(20_000)}\r\n\r\n`]) {
      expect(await rawRequest(url, request)).toMatch(/^HTTP\/1\.1 4\d\d .*\r\nX-Kept: yes\r\n/s);
    }
    const noHost = await rawRequest(
      url,
      "GET / HTTP/1.1\r\nHost: a/b?c\r\nConnection: close\r\n\r\n",
    );
    expect(noHost).toMatch(/^HTTP\/1\.1 400 .*\r\nX-Kept: yes\r\n/s);
  });
});
