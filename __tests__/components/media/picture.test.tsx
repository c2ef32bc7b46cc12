import { render, screen } from "@testing-library/react";
import { Picture } from "../../../src/components/media/picture/picture";
import type { ImageSource } from "../../../src/site/image-source";
import { serverHtml } from "../../support/server-html";

const built: ImageSource = {
  childImageSharp: {
    gatsbyImageData: {
      layout: "constrained",
      width: 800,
      height: 450,
      backgroundColor: "#2b3857",
      images: {
        fallback: { src: "/a.jpg", srcSet: "/a-400.jpg 400w, /a.jpg 800w", sizes: "800px" },
        sources: [{ type: "image/webp", srcSet: "/a.webp 800w", sizes: "800px" }],
      },
    },
  },
};

test("a built picture reserves its place, offers its files and waits until it is near", () => {
  render(<Picture picture={built} alt="A handset" />);
  const image = screen.getByRole("img", { name: "A handset" });
  expect(image).toHaveAttribute("width", "800");
  expect(image).toHaveAttribute("height", "450");
  expect(image).toHaveAttribute("src", "/a.jpg");
  expect(image).not.toHaveAttribute("srcset"); // for browsers that take no WebP one file will do
  expect(image).toHaveAttribute("loading", "lazy");
  expect(image).toHaveAttribute("decoding", "async");
  expect(image).not.toHaveAttribute("fetchpriority");
  const source = image.parentElement?.querySelector("source");
  expect(source).toHaveAttribute("type", "image/webp");
  expect(source).toHaveAttribute("srcset", "/a.webp 800w");
  expect(source).toHaveAttribute("sizes", "800px");
});

test("a picture in AVIF keeps every file of its WebP for browsers without", () => {
  const images = {
    fallback: { src: "/a.webp", srcSet: "/a-400.webp 400w, /a.webp 800w", sizes: "800px" },
    sources: [{ type: "image/avif" as const, srcSet: "/a.avif 800w", sizes: "800px" }],
  };
  const data = { layout: "constrained" as const, width: 800, height: 450, images };
  render(
    <Picture picture={{ childImageSharp: { gatsbyImageData: data } }} alt="A map" sizes="90vw" />,
  );
  const image = screen.getByRole("img", { name: "A map" });
  expect(image).toHaveAttribute("srcset", "/a-400.webp 400w, /a.webp 800w");
  expect(image).toHaveAttribute("sizes", "90vw");
  expect(image.parentElement?.querySelector("source")).toHaveAttribute("type", "image/avif");
});

test("the picture of the first screen loads at once", () => {
  render(<Picture picture={built} alt="A handset" priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("the widths of the place win over the picture's own", () => {
  const html = serverHtml(
    <Picture picture={built} alt="" sizes="(max-width: 576px) 90vw, 400px" />,
  );
  expect(html.match(/sizes="\(max-width: 576px\) 90vw, 400px"/g)).toHaveLength(1);
  expect(html).not.toContain('sizes="800px"');
});

test("an address of the live layer is a lazy image", () => {
  render(<Picture picture={{ url: "/content-api/images/a.jpg" }} alt="A map" ratio="16:9" />);
  expect(screen.getByRole("img", { name: "A map" })).toHaveAttribute(
    "src",
    "/content-api/images/a.jpg",
  );
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
});

test("a file that is no image leaves an empty place", () => {
  const html = serverHtml(<Picture picture={{ childImageSharp: null }} alt="A map" ratio="1:1" />);
  expect(html).not.toContain("<img");
});

test("decoration stays silent", () => {
  render(<Picture picture={built} alt="" />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
