import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { canServeBrotli } from "../../src/gatsby/outputs/hosts/nginx-modules";
import { HOST_DIRECTORY, REMOVED_FOLDER } from "../../src/gatsby/outputs/hosts/write-host-files";
import { requireNginx } from "./nginx";

/** Debian's path of the module. */
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export interface RunningNginx {
  readonly url: string;
  readonly hasBrotli: boolean;
  /** Reloads the configuration (`nginx -s reload`); resolves when every worker uses it. */
  readonly reload: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Returns a port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on TCP
  server.close();
  await once(server, "close");
  return port;
}

const HELPER = path.resolve("deploy/nginx/site-nginx"); // now: a test may change its folder
const RULES_DIRECTORY = "/etc/nginx/site";

/**
 * Gives nginx what a rebuild has written for it, as root does on a server: by `deploy/nginx/site-nginx`,
 * which then runs `command` with `-t -q` and `-s reload`. Throws what it says.
 */
export function applyRules(options: {
  readonly directory: string;
  readonly command: string;
  readonly text: string;
}): void {
  const { directory, command, text } = options;
  const script = readFileSync(HELPER, "utf8")
    .replace(RULES_DIRECTORY, directory)
    .replace("nginx=/usr/sbin/nginx", `nginx="${command}"`);
  const { status, stderr } = spawnSync("sh", ["-c", script], { input: text, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/**
 * Starts nginx as an ordinary process with `deploy/nginx/site.conf`. Replaces only what that file tells
 * people to change (port, release folder and content API) and the folder of the rules. Throws when nginx
 * refuses the configuration.
 */
export async function startNginx(options: {
  readonly folder: string;
  readonly releases: string;
  readonly apiUrl: string;
  /** Text of another `site.conf`. */
  readonly configuration?: string;
}): Promise<RunningNginx> {
  const { folder, releases, apiUrl } = options;
  const { configuration = readFileSync("deploy/nginx/site.conf", "utf8") } = options;
  const nginx = requireNginx();
  const port = await freePort();
  const hasBrotli = canServeBrotli();
  const rules = path.join(folder, "site");
  const apply = (command: string) => {
    const texts = ["nginx-http.conf", "nginx-server.conf"]
      .map((name) => path.join(releases, "host", name))
      .flatMap((name) => (existsSync(name) ? [readFileSync(name, "utf8")] : []));
    if (texts.length > 0) applyRules({ directory: rules, command, text: texts.join("") });
  };
  const site = configuration
    .replaceAll(RULES_DIRECTORY, rules)
    .replaceAll("/srv/site/releases", releases)
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("http://127.0.0.1:4000/", `${apiUrl}/`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "site.conf"), site);
  cpSync(mimeTypes(nginx), path.join(folder, "mime.types"));
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join("\n");
  const file = path.join(folder, "nginx.conf");
  // only their owner may read the test folders, so root's nginx stays root
  writeFileSync(
    file,
    `${hasBrotli ? `load_module ${BROTLI_MODULE};\n` : ""}daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 2048; }
http {
  include mime.types;
  access_log off;
${temporary}
  include site.conf;
}
`,
  );
  const command = ["-p", folder, "-c", file, "-e", path.join(folder, "error.log")];
  apply("true"); // nginx does not run yet
  const test = spawnSync(nginx, [...command, "-t"], { encoding: "utf8" });
  if (test.status !== 0) throw new Error(`nginx refuses the configuration: ${test.stderr}`);
  const child = spawn(nginx, command, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child);
  return {
    url,
    hasBrotli,
    reload: async () => {
      const before = workersOf(child);
      apply([nginx, ...command].join(" "));
      // the old workers exit once the new ones take every request
      while (workersOf(child).some((pid) => before.includes(pid))) {
        await pause(10);
      }
    },
    stop: async () => {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/**
 * Starts nginx with the build in `public/` as its only release, and the headers that the build wrote
 * for it. nginx writes to `folder` only.
 */
export function startNginxOnBuild(folder: string, apiUrl: string): Promise<RunningNginx> {
  const releases = path.join(folder, "releases");
  rmSync(releases, { recursive: true, force: true });
  mkdirSync(path.join(releases, "current"), { recursive: true });
  symlinkSync(path.resolve("public"), path.join(releases, "current/public"));
  symlinkSync(path.resolve(HOST_DIRECTORY, REMOVED_FOLDER), path.join(releases, "current/gone"));
  symlinkSync(path.resolve(HOST_DIRECTORY), path.join(releases, "host"));
  return startNginx({ folder, releases, apiUrl });
}

/** Returns the process ids of nginx's workers. A container may lack ps, a Mac lacks /proc. */
function workersOf({ pid }: ChildProcess): string[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (existsSync(file)) return readFileSync(file, "utf8").split(" ").filter(Boolean);
  const { stdout } = spawnSync("/bin/ps", ["-ax", "-o", "pid=,ppid="], { encoding: "utf8" });
  const rows = stdout.split("\n").map((row) => row.trim().split(/\s+/));
  return rows.flatMap(([own, parent]) => (own && parent === String(pid) ? [own] : []));
}

const mimeTypes = (nginx: string): string => {
  const paths = [
    path.join(path.dirname(nginx), "../etc/nginx/mime.types"),
    "/etc/nginx/mime.types",
  ];
  const found = paths.find((file) => existsSync(file));
  if (!found) throw new Error("The mime.types of nginx is missing.");
  return found;
};

/** Resolves with the first response; nginx does not say when it is ready. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => null);
    if (response) return void (await response.arrayBuffer());
    await pause(10);
  }
  throw new Error("nginx exited immediately");
}
