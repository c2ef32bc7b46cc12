import { graphql, Link } from "gatsby";
import { Layout } from "../components/layout";
import { PageHero, Picture, Section, SocialLinks } from "../components/parts";
import * as styles from "../components/post.module.css";
import { PostCards } from "../components/post-card";
import { Seo } from "../components/seo";

const Neighbour = ({ post }) => (
  <li>
    <Link to={post ? `/blog/${post.slug}` : "/blog"}>{post?.title ?? "All articles"}</Link>
  </li>
);

export default function PostTemplate({ data, path }) {
  const { post, previous, next, related, recent, siteContent } = data;
  const { title, author_name, created_at, paragraph_explanation, sections, tags } = post;
  const summary = paragraph_explanation.slice(0, 150);
  const graph = [{ "@type": "BlogPosting", headline: title, author: author_name }];
  return (
    <Layout>
      <Seo title={title} description={summary} path={path} graph={graph} />
      <PageHero title={title} intro={`${author_name}, ${created_at}`} />
      <article className={styles.article}>
        <Picture file={post.image} loading="eager" />
        <p>{paragraph_explanation}</p>
        <ol>
          {sections.map(({ header }, i) => (
            <li key={header}>
              <a href={`#part-${i}`}>{header}</a>
            </li>
          ))}
        </ol>
        {sections.map(({ header, explanation }, i) => (
          <section key={header} id={`part-${i}`}>
            <h2>{header}</h2>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the bench's own content */}
            <div dangerouslySetInnerHTML={{ __html: explanation }} />
          </section>
        ))}
        <ul className={styles.pills}>
          {tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/blog/tag/${slug}`}>{name}</Link>
            </li>
          ))}
        </ul>
        <h2>Share this article</h2>
        <SocialLinks />
        <ul>
          <Neighbour post={previous} />
          <Neighbour post={next} />
        </ul>
        <h2>Recent Posts</h2>
        <ul>
          {recent.nodes.map((other) => (
            <li key={other.slug}>
              <Picture file={other.image} />
              <Link to={`/blog/${other.slug}`}>{other.title}</Link>
              <p>{other.created_at}</p>
            </li>
          ))}
        </ul>
        <h2>Categories</h2>
        <ul>
          {siteContent.categories.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/blog/category/${slug}`}>{name}</Link>
            </li>
          ))}
        </ul>
      </article>
      <Section title="Related Articles">
        <PostCards posts={related.nodes} />
      </Section>
    </Layout>
  );
}

export const query = graphql`
  query PostTemplate($id: String!, $category: String!, $previous: String, $next: String) {
    post(id: { eq: $id }) {
      title author_name paragraph_explanation
      created_at(formatString: "MMMM D, YYYY")
      sections { header explanation }
      tags { slug name }
      image { childImageSharp {
        gatsbyImageData(width: 800, aspectRatio: 1.7778, layout: CONSTRAINED, outputPixelDensities: [0.5, 1, 1.5])
      } }
    }
    previous: post(id: { eq: $previous }) { slug title }
    next: post(id: { eq: $next }) { slug title }
    related: allPost(
      filter: { category: { eq: $category }, id: { ne: $id } }, sort: { created_at: DESC }, limit: 3
    ) { nodes { ...PostCard } }
    recent: allPost(sort: { created_at: DESC }, limit: 4) { nodes {
      slug title created_at(formatString: "MMMM D, YYYY")
      image { childImageSharp {
        gatsbyImageData(width: 72, aspectRatio: 1, layout: FIXED, outputPixelDensities: [1, 2])
      } }
    } }
    siteContent { categories { slug name } }
  }
`;
