import { render } from "@testing-library/react";
import { Icon } from "../../src/components/icon/icon";
import { iconSheet } from "../../src/components/page-frame/icon-sheet";
import { serverHtml } from "../support/server-html";

const drawing = (container: HTMLElement) => container.querySelector("use")?.getAttribute("href");

test("a built page brings the drawings that it shows, each once", () => {
  const page = serverHtml(
    <>
      <Icon name="calculator" />
      <Icon name="calculator" size="lg" />
      <Icon name="star" />
    </>,
  );
  expect(page).toContain('href="#icon-calculator"');
  const sheet = iconSheet(page);
  expect(sheet.match(/id="icon-calculator"/g)).toHaveLength(1);
  expect(sheet.match(/id="icon-star"/g)).toHaveLength(1);
  expect(sheet).not.toContain('id="icon-sprout"');
  expect(sheet).toContain('id="icon-brand-whatsapp"'); // the footer's
});

test("what only scripts show comes from the sprite", () => {
  const { container } = render(<Icon name="sprout" />);
  expect(drawing(container)).toBe("/icons.svg#sprout");
});

test("what the page holds is drawn from the page", () => {
  document.body.innerHTML = `<svg>${iconSheet("")}</svg>`;
  const { container } = render(<Icon name="phone" />);
  expect(drawing(container)).toBe("#icon-phone");
});
