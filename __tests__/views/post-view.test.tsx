import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import {
  loadList,
  loadLivePost,
  loadPost,
  previewPosts,
} from "../../src/features/blog/client/client-rendered-blog";
import { RecentPosts } from "../../src/features/blog/post/recent-posts/recent-posts";
import { PostListView } from "../../src/views/post-list-view";
import { PostSeo, PostView } from "../../src/views/post-view";
import { ARTICLES, listPage } from "../fixtures/posts";
import { stubClient } from "../support/dom/stub-client";

test("a hostile post cannot close the script of its structured data", () => {
  render(<PostSeo post={ARTICLES.hostile} categoryName="x" />);
  const [script] = Helmet.peek().scriptTags;
  expect(script?.innerHTML).not.toContain("</script");
  expect(script?.innerHTML).toContain("BlogPosting");
});

describe("a post whose every text ends in half of a character", () => {
  const half = (text: string) => `${text} \uD83D`;
  const POST = {
    ...{ id: half("offer"), title: half("Offer"), category: half("ussd") },
    paragraph_explanation: half("Lead"),
    ...{ author_name: half("Amina"), image_path: half("a.jpg"), tags: [half("otp")] },
    sections: [{ header: half("Part"), explanation: `<p>${half("Words")}</p>` }],
    created_at: "2026-11-19T08:00:00Z",
  };
  const OTHER = { ...POST, id: "other" };
  const client = stubClient({
    "/blogs": { blogs: [POST, OTHER] },
    "/blogs/offer": POST,
    "/blogs/other": OTHER,
  });

  test.each([
    ["at its URL", () => loadPost("offer", client)],
    ["in preview mode", () => loadLivePost("offer", client)],
  ])("is shown whole %s", async (_where, load) => {
    const errors = jest.spyOn(console, "error");
    const loaded = await load();
    if (!loaded) throw new Error("not found");
    const recent = <RecentPosts posts={loaded.recent} />;
    render(<PostView {...loaded} categoryName="USSD" recent={recent} />);
    expect(screen.getByRole("heading", { level: 1, name: "Offer \uFFFD" })).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Part \uFFFD" })).toBeVisible();
    expect(screen.getByText("Words \uFFFD")).toBeVisible();
    expect(screen.getByRole("link", { name: "otp \uFFFD" })).toHaveAttribute(
      "href",
      "/blog/tag/otp",
    );
    expect(document.body.innerHTML).not.toMatch(/\p{Cs}/u);
    expect(errors).not.toHaveBeenCalled();
  });

  test("is in lists, searched or not", async () => {
    const everything = await previewPosts("", client);
    const route = { kind: "tag", slug: "otp", base: "/blog/tag/otp", page: 1 } as const;
    const { list } = await loadList(route, client, async () => undefined);
    window.history.replaceState(null, "", "/blog/tag/otp?q=offer");
    render(<PostListView list={list} everything={everything} categories={[]} />);
    expect(screen.getAllByRole("heading", { level: 2, name: "Offer \uFFFD" })).toHaveLength(2);
    expect(list).toEqual(listPage([], { ...route, name: "otp \uFFFD", total: 0 }));
  });
});
