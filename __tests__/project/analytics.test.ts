/** @jest-environment node */
const { onRenderBody } = jest.requireActual<{
  readonly onRenderBody: (api: object, options: object) => unknown;
}>("gatsby-plugin-google-gtag/gatsby-ssr");

const OPTIONS = { trackingIds: ["G-ABC1234567"], pluginConfig: { exclude: ["/**", "/"] } };

/** Returns how many scripts the plugin adds to pages in an environment. */
function scriptsIn(environment: string): number {
  const before = process.env.NODE_ENV;
  Reflect.set(process.env, "NODE_ENV", environment);
  let count = 0;
  const add = (parts: readonly unknown[]) => {
    count += parts.length;
  };
  const noHead = () => undefined;
  onRenderBody(
    { setHeadComponents: noHead, setPreBodyComponents: add, setPostBodyComponents: add },
    OPTIONS,
  );
  Reflect.set(process.env, "NODE_ENV", before);
  return count;
}

test("the development server has no analytics script that would count developers, and a built page has one", () => {
  expect(scriptsIn("development")).toBe(0);
  expect(scriptsIn("production")).toBeGreaterThan(0);
});
