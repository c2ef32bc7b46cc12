import { render } from "@testing-library/react";
import { withoutPagePath, withoutThirdParties } from "../../../src/features/consent/third-parties";

test("withoutThirdParties makes third-party scripts inert and removes connection hints", () => {
  const parts = [
    <link key="1" rel="preconnect" href="https://www.googletagmanager.com" />,
    <link key="2" rel="dns-prefetch" href="https://www.googletagmanager.com" />,
    <script key="3" async src="https://www.googletagmanager.com/gtag/js?id=G-1" />,
    <script key="4" async src="//elsewhere.example/script.js" />,
    <script key="5" src="/own.js" />,
    <script key="6">inline()</script>,
    <link key="7" rel="canonical" href="https://www.savannasignal.example/" />,
    null,
  ];
  const kept = withoutThirdParties(parts);
  expect(kept.slice(2)).toEqual(parts.slice(4));
  const { container } = render(<div>{kept.slice(0, 2)}</div>);
  const inert = [...container.querySelectorAll("script")];
  expect(inert.map(({ type, src }) => [type, src])).toEqual([
    ["text/plain", "https://www.googletagmanager.com/gtag/js?id=G-1"],
    ["text/plain", "http://elsewhere.example/script.js"],
  ]);
});

test("withoutPagePath removes Gatsby's inline script with the page's path", () => {
  const parts = [<script key="1" id="gatsby-script-loader" />, <script key="2" id="other" />, null];
  expect(withoutPagePath(parts)).toEqual([parts[1], null]);
});
