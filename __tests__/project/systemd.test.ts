import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONNECTIONS_MAX } from "../../src/server/server-limits";

/** The systemd units must keep a compromised program away from the rest of the machine. */
const FOLDER = "deploy/systemd";
const PROJECT = "/srv/site/project";

/** Returns a unit's directives, with repeated ones joined. */
function directives(name: string): Readonly<Record<string, string>> {
  const lines = readFileSync(path.join(FOLDER, name), "utf8").matchAll(/^(\w+)=(.*)$/gm);
  const found: Record<string, string> = {};
  for (const [, key = "", value = ""] of lines)
    found[key] = key in found ? `${found[key]} ${value}` : value;
  return found;
}

const CONFINED = {
  User: "site",
  NoNewPrivileges: "yes",
  CapabilityBoundingSet: "",
  ProtectSystem: "strict",
  ProtectHome: "yes",
  PrivateTmp: "yes",
  PrivateDevices: "yes",
  PrivateUsers: "yes",
  ProtectKernelTunables: "yes",
  ProtectKernelModules: "yes",
  ProtectControlGroups: "yes",
  RestrictNamespaces: "yes",
  RestrictSUIDSGID: "yes",
  SystemCallFilter: "@system-service ~@privileged",
  UMask: "0077",
};

test.each([
  ["site.service", "scripts/serve.ts", `${PROJECT}/var`],
  ["site-rebuild.service", "scripts/rebuild.ts --watch", `${PROJECT} /srv/site/releases`],
])("%s runs %s as an unprivileged user who can only write %s", (name, command, writable) => {
  const unit = directives(name);
  expect(unit).toMatchObject({ ...CONFINED, WorkingDirectory: PROJECT });
  expect(unit.ExecStart).toBe(`/usr/bin/node --import tsx ${command}`);
  expect(existsSync(command.replace(/ .*/, ""))).toBe(true);
  expect(unit.ReadWritePaths).toBe(writable);
  expect(unit.MemoryMax).toMatch(/^\dG$/);
  const analysis = ["security", "--offline=true", "--threshold=20", path.join(FOLDER, name)];
  const { error, status, stdout } = spawnSync("systemd-analyze", analysis, { encoding: "utf8" });
  if (!error) expect([status, stdout]).toEqual([0, expect.stringContaining("OK")]); // if systemd is installed
  expect(unit).not.toHaveProperty("MemoryDenyWriteExecute"); // Node compiles the code it runs
});

test("the site may open two files per connection", () => {
  expect(Number(directives("site.service").LimitNOFILE)).toBeGreaterThan(2 * CONNECTIONS_MAX);
});

test("docs/deploy.md installs every unit, and keeps secrets from other users", () => {
  const text = readFileSync("docs/deploy.md", "utf8");
  for (const name of readdirSync(FOLDER)) expect(text).toContain(name);
  expect(text).toContain("chmod 600");
});
