import { render } from "@testing-library/react";
import { Helmet } from "react-helmet";
import { PostSeo } from "../../src/views/post-view";
import { ARTICLES } from "../fixtures/posts";

test("a hostile post cannot close the script of its structured data", () => {
  render(<PostSeo post={ARTICLES.hostile} categoryName="x" />);
  const [script] = Helmet.peek().scriptTags;
  expect(script?.innerHTML).not.toContain("</script");
  expect(script?.innerHTML).toContain("BlogPosting");
});
