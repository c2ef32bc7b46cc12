import { graphql, Link } from "gatsby";
import { useState } from "react";
import { Layout } from "../components/layout";
import { PageHero, Section } from "../components/parts";
import { PostCards } from "../components/post-card";
import * as styles from "../components/site.module.css";

export default function PostListTemplate({ data: { allPost, siteContent }, pageContext, path }) {
  const { base, title, page, pageCount } = pageContext;
  const [text, setText] = useState("");
  const shown = allPost.nodes.filter((post) => post.title.toLowerCase().includes(text));
  const pages = Array.from({ length: pageCount }, (_, i) => i + 1);
  return (
    <Layout seo={{ title, description: `Articles: ${title}, page ${page}`, path }}>
      <PageHero title={title} intro="Ideas for messages that customers answer." />
      <Section title="Articles">
        <nav aria-label="Categories" className={styles.pills}>
          <Link to="/blog">All</Link>
          {siteContent.categories.map(({ slug, name }) => (
            <Link key={slug} to={`/blog/category/${slug}`}>
              {name}
            </Link>
          ))}
        </nav>
        <label htmlFor="search">Search articles</label>
        <input id="search" value={text} onChange={(event) => setText(event.target.value)} />
        <PostCards posts={shown} loading="eager" />
        <nav aria-label="Pages of articles" className={styles.pills}>
          {pages.map((number) => (
            <Link key={number} to={number === 1 ? base : `${base}/page/${number}`}>
              {number}
            </Link>
          ))}
        </nav>
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query PostListTemplate($filter: PostFilterInput, $skip: Int!) {
    allPost(filter: $filter, sort: { created_at: DESC }, limit: 9, skip: $skip) {
      nodes { ...PostCard }
    }
    siteContent { categories { slug name } }
  }
`;
