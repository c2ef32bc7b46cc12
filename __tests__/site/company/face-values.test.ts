import { COMMON_FONTS, FIRST_FONTS, WEB_FONTS } from "../../../src/site/company/face-values";
import { fontLoadingScript, fontsStyle } from "../../../src/styles/font-loading";

test("without faces of its own a company has those that come with the site", () => {
  expect(FIRST_FONTS).toEqual(["600 1em Sora", "1em Figtree"]);
  expect(COMMON_FONTS).toEqual([
    expect.stringMatching(/^\/fonts\/sora-[\da-f]{8}\.woff2$/),
    expect.stringMatching(/^\/fonts\/figtree-[\da-f]{8}\.woff2$/),
  ]);
  expect(fontsStyle()).toBe(`<style>${WEB_FONTS}</style>`);
});

test("the inline script asks for the faces, and on phones for their files of common characters", () => {
  const script = fontLoadingScript();
  expect(script).toContain('for (const font of ["600 1em Sora", "1em Figtree"])');
  for (const file of COMMON_FONTS) expect(script).toContain(`"${file}"`);
  expect(script).not.toContain("-latin-");
});
