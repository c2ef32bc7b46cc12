import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../components/layout/page-frame";
import { required } from "../site/required";
import { PostListView } from "../views/post-list-view";

type Data = Queries.PostListTemplateQuery;

export default function PostListTemplate({ data }: PageProps<Data>) {
  const { about, description, colour, ...list } = required(data.postList, "post list");
  return (
    <PageFrame>
      <PostListView
        list={list}
        about={about}
        summary={description}
        colour={colour}
        categories={data.allBlogCategory.nodes}
      />
    </PageFrame>
  );
}

export const query = graphql`
  query PostListTemplate($id: String!) {
    postList(id: { eq: $id }) { ...PostListPage about description colour posts { ...PostCard } }
    allBlogCategory(sort: { order: ASC }) { nodes { slug name isEmpty } }
  }
`;
