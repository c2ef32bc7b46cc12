import path from "node:path";
import { DOCUMENT_NAMES } from "../../src/content/content-store";
import type { Inbox } from "../../src/inbox/host-inbox";
import { createFolderApi } from "../../src/server/folder-api";
import { listen, type RunningServer } from "../../src/server/listen";
import { generatedContent } from "../support/content/generated-content";
import { storedEnquiries, testInbox } from "../support/servers/test-inbox";
import { temporaryFolder, writeFiles } from "../support/temporary-folder";

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]);
const MESSAGE = {
  full_name: "Achieng Ouma",
  email: "achieng@duka.example",
  service_type: "Bulk SMS",
  message: "How much for 60,000 messages?",
};

const folder = temporaryFolder();
const images = path.join(folder, "images");
const inboxFolder = path.join(folder, "var");
let inbox: Inbox;
const content = generatedContent(25);
const lines: string[] = [];
let server: RunningServer;

beforeAll(async () => {
  await writeFiles(folder, {
    "images/blog/a.png": PNG,
    "images/drawing.svg": "<svg/>",
    "images/notes.txt": "secret",
    "outside.png": PNG,
  });
  inbox = testInbox(inboxFolder);
  const api = createFolderApi({
    content,
    imagesDirectory: images,
    inbox,
    log: (line) => lines.push(line),
  });
  server = await listen(api.fetch, { port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close().then(inbox.close));

const get = (urlPath: string, init?: RequestInit) => fetch(server.url + urlPath, init);
const statusAndBody = async (pending: Promise<Response>) => {
  const response = await pending;
  return [response.status, await response.json()];
};
const getJson = async (urlPath: string) => (await get(urlPath)).json();
const post = (body: unknown, headers: Record<string, string> = {}) =>
  get("/contact", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const stored = () => storedEnquiries(inboxFolder);

describe("documents", () => {
  test.each(DOCUMENT_NAMES)("/%s responds with its content", async (name) => {
    const response = await get(`/${name}`);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(await response.json()).toEqual(content.document(name));
  });

  test("/blogs/categories responds with their names", async () => {
    expect(await getJson("/blogs/categories")).toEqual({ categories: content.categories() });
  });

  test("the OpenAPI description lists the existing routes", async () => {
    const { openapi, paths } = await getJson("/openapi.json");
    expect([openapi, Object.keys(paths).length]).toEqual(["3.1.0", 16]);
    for (const [route, { get: read }] of Object.entries<{ get?: object }>(paths)) {
      const urlPath = route.replace("{postId}", "1").replace("{path}", "blog/a.png");
      const { status } = await get(urlPath, { method: read ? "GET" : "POST" });
      const answered = urlPath === "/health/attention" ? 503 : 200; // this inbox has no channel
      const refused = urlPath.endsWith("/unsubscribe") ? 404 : 415; // no token, or not JSON
      expect([urlPath, status]).toEqual([urlPath, read ? answered : refused]);
    }
  });

  test("the OpenAPI description states what the site accepts", async () => {
    const { paths, components } = await getJson("/openapi.json");
    const { Post, ContactMessage } = components.schemas;
    const { sections, tags } = Post.properties;
    expect(Post.required).toEqual(["id"]);
    expect(sections.items.properties.explanation).toEqual({ type: "string", maxLength: 200_000 });
    expect(tags).toEqual({
      anyOf: [{ type: "array", items: { type: "string" } }, { type: "string" }],
    });
    const hero = paths["/hero-section"].get.responses[200].content["application/json"].schema;
    const { pattern } = hero.properties.services.items.properties.color;
    for (const color of ["#2B3857", "#c5337b"]) expect(color).toMatch(new RegExp(pattern));
    const about = paths["/about-us"].get.responses[200].content["application/json"].schema;
    const figure = { anyOf: [{ type: "number" }, expect.objectContaining({ type: "string" })] };
    expect(about.properties.clients_served).toEqual(figure);
    expect(ContactMessage.properties.email).toMatchObject({ format: "idn-email", minLength: 1 });
  });

  test.each(["/", "/nothing", "/blogs/", "/blogs/1/2", "/hero-section/1", "//blogs"])(
    "%s responds with 404 and a message",
    async (urlPath) => {
      const problem = { message: "There's nothing at this address." };
      expect(await statusAndBody(get(urlPath))).toEqual([404, problem]);
    },
  );

  test.each([
    ["/blogs", "POST", "GET, HEAD"],
    ["/hero-section", "DELETE", "GET, HEAD"],
    ["/blogs/1", "PUT", "GET, HEAD"],
    ["/images/blog/a.png", "POST", "GET, HEAD"],
    ["/contact", "GET", "POST"],
    ["/contact", "PUT", "POST"],
  ])("%s doesn't allow %s", async (urlPath, method, allow) => {
    const response = await get(urlPath, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    expect(await response.json()).toEqual({
      message: `This address only accepts these methods: ${allow}.`,
    });
  });

  test("HEAD has the headers of GET and no body", async () => {
    const [head, full] = await Promise.all([get("/blogs", { method: "HEAD" }), get("/blogs")]);
    expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("If-None-Match gets 304 until the content changes", async () => {
    const etag = (await get("/blogs/7")).headers.get("etag") ?? "";
    const headers = { "if-none-match": `"other", ${etag}` };
    const same = await get("/blogs/7", { headers });
    expect([same.status, await same.text()]).toEqual([304, ""]);
    content.edit(7, { title: "Edited" });
    expect(await (await get("/blogs/7", { headers })).json()).toMatchObject({ title: "Edited" });
  });
});

describe("posts", () => {
  const ids = ({ blogs }: { blogs: { id: number }[] }) => blogs.map(({ id }) => id);

  test("a list without parameters is the first ten, newest first", async () => {
    const list = await getJson("/blogs");
    expect(ids(list)).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16]);
    expect(list).toMatchObject({ page: 1, per_page: 10, total: 25, pages: 3 });
  });

  test.each([
    ["page=3", [5, 4, 3, 2, 1], { page: 3, total: 25, pages: 3 }],
    ["page=4", [], { page: 4, total: 25, pages: 3 }],
    ["page=2&per_page=2", [23, 22], { page: 2, per_page: 2, pages: 13 }],
    ["per_page=0&page=2", [24], { per_page: 1, pages: 25 }],
    ["per_page=-3", [25], { per_page: 1 }],
    ["per_page=100000&category=ussd", [21, 16, 11, 6, 1], { per_page: 100 }],
    ["category=ussd", [21, 16, 11, 6, 1], { total: 5, pages: 1 }],
    ["category=call-center", [22, 17, 12, 7, 2], { total: 5 }],
    ["category=CALL%20Center&per_page=1", [22], { total: 5, pages: 5 }],
    ["category=gardening", [], { total: 0, pages: 0 }],
    ["author=AMINA%20hassan&per_page=3", [24, 20, 16], { total: 6 }],
    ["tag=Short%20Codes", [23, 16, 9, 2], { total: 4 }],
    ["category=sms&tag=mombasa", [], { total: 0 }],
    ["category=sms&tag=nairobi", [25, 20, 15, 10, 5], { total: 5 }],
    ["sort_order=asc&per_page=3", [1, 2, 3], {}],
    ["sort_by=id&sort_order=asc&per_page=3", [1, 2, 3], {}],
    ["sort_by=id&per_page=2", [25, 24], {}],
    ["sort_by=title&sort_order=asc&per_page=2", [2, 7], {}],
    ["page=&sort_by=&category=&per_page=1&unknown=x", [25], { page: 1 }],
  ])("?%s", async (query, expected, numbers) => {
    content.edit(7, { title: "Call Center in Zanzibar" });
    content.edit(2, { title: "Call Center in Arusha" });
    for (const id of [12, 17, 22]) content.edit(id, { title: `Call Center in Zinder, ${id}` });
    const list = await getJson(`/blogs?${query}`);
    expect(ids(list)).toEqual(expected);
    expect(list).toMatchObject(numbers);
  });

  test.each([
    ["page=0", "page must be a whole number from 1"],
    ["page=-1", "page must be a whole number from 1"],
    ["page=two", "page must be a whole number from 1"],
    ["page=1.5", "page must be a whole number from 1"],
    ["page=1e3", "page must be a whole number from 1"],
    ["page=99999999999999999999", "page must be a whole number from 1"],
    ["per_page=many", "per_page must be a whole number"],
    ["sort_by=author", "sort_by must be one of created_at, updated_at, title, id"],
    ["sort_order=up", "sort_order must be asc or desc"],
  ])("?%s is refused with 400", async (query, message) => {
    expect(await statusAndBody(get(`/blogs?${query}`))).toEqual([400, { message }]);
  });

  test("posts can be sorted by time of change", async () => {
    content.edit(3, { updated_at: "2040-01-01T00:00:00Z" });
    expect(ids(await getJson("/blogs?sort_by=updated_at&per_page=1"))).toEqual([3]);
  });

  test("posts are sorted by time, however it's written", async () => {
    content.edit(3, { updated_at: "2040-01-01T09:00:00+03" });
    content.edit(4, { updated_at: "2040-01-01 06:00:01" });
    expect(ids(await getJson("/blogs?sort_by=updated_at&per_page=2"))).toEqual([4, 3]);
  });

  test("invalid posts neither break the list nor vanish from it", async () => {
    const broken = { id: 900, title: null, category: 5, tags: "a, B", created_at: "never" };
    content.add(broken as never); // as a broken API might send
    expect(ids(await getJson("/blogs?sort_order=asc&per_page=1"))).toEqual([900]);
    expect(ids(await getJson("/blogs?tag=b"))).toEqual([900]);
    content.remove(900);
  });

  test("a single post comes without a wrapper; an unknown one is 404", async () => {
    expect(await getJson("/blogs/4")).toMatchObject({ id: 4, category: "Software" });
    for (const id of ["0", "04", "nope", "%2e%2e", "4%20", "__proto__", "%E0%A4%A"]) {
      expect(await statusAndBody(get(`/blogs/${id}`))).toEqual([
        404,
        { message: expect.anything() },
      ]);
    }
  });
});

describe("images", () => {
  test("an image is sent with its type, a validator and a lifetime", async () => {
    const response = await get("/images/blog/a.png");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cache-control")).toBe("public, max-age=300");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PNG);
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect((await get("/images/blog/a.png", { headers })).status).toBe(304);
  });

  test.each([
    "/images/",
    "/images/missing.png",
    "/images/blog",
    "/images/drawing.svg",
    "/images/notes.txt",
    "/images/..%2Foutside.png",
    "/images/blog/..%2f..%2foutside.png",
    "/images/%2e%2e%5coutside.png",
    "/images/blog/a.png%00.txt",
    "/images/notes.txt%00.png",
    "/images/%c0%ae%c0%ae/outside.png",
  ])("%s isn't an image", async (urlPath) => {
    expect(await statusAndBody(get(urlPath))).toEqual([404, { message: "There's no such image." }]);
  });
});

describe("contact", () => {
  test("a message is stored unchanged", async () => {
    const response = await post({
      ...MESSAGE,
      full_name: "  Achieng\u0000 \n Ouma ",
      phone_number: " ",
      company: null,
      message: "Line one\r\nLine two\u0007 ",
      is_admin: true,
    });
    const { success, id } = await response.json();
    expect([response.status, success]).toEqual([200, true]);
    expect((await stored()).find((record) => record.id === id)).toMatchObject({
      id,
      kind: "contact",
      full_name: "Achieng Ouma",
      email: "achieng@duka.example",
      service_type: "Bulk SMS",
      message: "Line one\nLine two",
    });
  });

  test.each([
    [{ full_name: "" }, "full_name", "Name is required"],
    [{ service_type: "x".repeat(101) }, "service_type", "Service must be at most 100 characters"],
    [{ message: ["hello"] }, "message", "Message must be text"],
  ])("%j is refused", async (change, field, message) => {
    expect(await statusAndBody(post({ ...MESSAGE, ...change }))).toEqual([400, { field, message }]);
  });

  test.each(["", "{", "null", "[]", '"text"', "7", "[".repeat(60_000)])(
    "a body that isn't an object is refused: %.10s",
    async (body) => {
      const problem = { field: null, message: "The message must be a JSON object" };
      expect(await statusAndBody(post(body))).toEqual([400, problem]);
    },
  );

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "",
  ])("type %j is refused, so that no form of another site can post", async (type) => {
    expect((await post(MESSAGE, { "content-type": type })).status).toBe(415);
  });

  test("a message that isn't UTF-8 is refused, and nothing of it is stored", async () => {
    const before = await stored();
    const body = Buffer.from(JSON.stringify({ ...MESSAGE, message: "Caf\u00e9" }), "latin1");
    const headers = { "content-type": "application/json" };
    const problem = { message: "The message must be text in UTF-8." };
    expect(await statusAndBody(get("/contact", { method: "POST", headers, body }))).toEqual([
      400,
      problem,
    ]);
    expect(await stored()).toEqual(before);
  });

  test("64 KiB is the limit, whether or not the length is announced", async () => {
    const large = JSON.stringify({ ...MESSAGE, extra: "x".repeat(70_000) });
    expect((await post(large)).status).toBe(413);
    const body = new Blob([large]).stream();
    const init = { method: "POST", body, duplex: "half" } as RequestInit;
    const headers = { "content-type": "application/json" };
    const problem = { message: "The message is too long." };
    expect(await statusAndBody(get("/contact", { ...init, headers }))).toEqual([413, problem]);
  });

  test("the same message under the same key is stored once; a different one isn't lost", async () => {
    const key = { "idempotency-key": "form-1" };
    const before = (await stored()).length;
    const [first, second] = await Promise.all([1, 2].map(() => statusAndBody(post(MESSAGE, key))));
    expect(second).toEqual(first);
    await post({ ...MESSAGE, message: "Another question" }, key);
    expect(await stored()).toHaveLength(before + 2);
    expect(JSON.stringify(await stored())).not.toContain("form-1");
  });

  test("keys are told apart even if they only differ at the end", async () => {
    const send = (end: string) =>
      statusAndBody(post(MESSAGE, { "idempotency-key": `${"k".repeat(4_000)}${end}` }));
    const [first, again, other] = [await send("1"), await send("1"), await send("2")];
    expect(again).toEqual(first);
    expect(other).toEqual([
      200,
      { success: true, id: expect.any(String), reference: expect.any(String) },
    ]);
    expect(other).not.toEqual(first);
  });

  test("a message that can't be stored gets 503 with a message for the visitor", async () => {
    const api = createFolderApi({
      content,
      imagesDirectory: images,
      inbox: {
        ...inbox,
        accept: () => Promise.reject(Object.assign(new Error("full"), { errcode: 13 })),
      },
      log: (line) => lines.push(line),
    });
    const body = JSON.stringify(MESSAGE);
    const headers = { "content-type": "application/json" };
    const response = api.request("/contact", { method: "POST", headers, body });
    const problem = { message: "Failed to send message. Please try again." };
    expect(await statusAndBody(Promise.resolve(response))).toEqual([503, problem]);
    expect(lines).toEqual(["inbox: a message couldn't be stored: the disk is full"]);
  });
});
