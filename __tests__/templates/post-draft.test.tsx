import { act, render, screen } from "@testing-library/react";
import * as gatsby from "gatsby";
import PostDraftTemplate from "../../src/templates/post-draft";

beforeEach(() => {
  const nodes = [{ slug: "ussd", name: "USSD Services", colour: "#C5337B", isEmpty: false }];
  jest.mocked(gatsby.useStaticQuery).mockReturnValue({ allBlogCategory: { nodes } });
  // jsdom makes no URLs of blobs
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${blob.type}` });
});

const DRAFT = {
  id: "draft",
  title: "Short codes, explained",
  paragraph_explanation: "What a short code is.",
  category: "USSD",
  author_name: "Achieng Owino",
  image_path: "",
  draft: true,
  publish_at: "2199-01-01T08:00:00+03:00",
  sections: [
    { header: "Shared or your own", explanation: "<p>Most <b>share</b> one.</p><script>" },
  ],
};

const send = (data: object, origin = "http://localhost:8100") =>
  act(async () => void window.dispatchEvent(new MessageEvent("message", { origin, data })));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("a post that the desk sends is shown as it's written, whatever its state and dates say", async () => {
  render(<PostDraftTemplate />);
  expect(screen.getByText("Loading article...")).toBeVisible();
  await send({ post: DRAFT });
  await heading(DRAFT.title);
  expect(screen.getByRole("heading", { level: 2, name: "Shared or your own" })).toBeVisible();
  expect(screen.getByText("share").parentElement).toHaveTextContent("Most share one.");
  await send({ post: { ...DRAFT, title: "Short codes" } });
  await heading("Short codes");
});

test("a picture that was never saved is shown, too", async () => {
  const { container } = render(<PostDraftTemplate />);
  await send({
    post: { ...DRAFT, image_path: "blob:http://localhost:8100/1" },
    picture: new Blob([], { type: "image/png" }),
  });
  await heading(DRAFT.title);
  expect(container.querySelector("main img")).toHaveAttribute("src", "blob:image/png");
});

test("pages of other sites can't show anything there", async () => {
  render(<PostDraftTemplate />);
  await send({ post: DRAFT }, "https://evil.example");
  await send({ post: DRAFT }, "null");
  await send({ post: { ...DRAFT, title: "Ours" } });
  await heading("Ours");
  expect(screen.queryByText(DRAFT.title)).toBeNull();
});
