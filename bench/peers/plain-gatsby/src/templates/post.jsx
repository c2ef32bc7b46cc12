import { graphql, Link } from "gatsby";
import { Layout } from "../components/layout";
import { PageHero, Picture, Section, SocialLinks } from "../components/parts";
import { PostCards } from "../components/post-card";
import * as styles from "../components/site.module.css";

const LinkList = ({ links, className }) => (
  <ul className={className}>
    {links.map(({ to, name }) => (
      <li key={name}>
        <Link to={to}>{name}</Link>
      </li>
    ))}
  </ul>
);
const toNeighbour = (post) =>
  post ? { to: `/blog/${post.slug}`, name: post.title } : { to: "/blog", name: "All articles" };
const toList =
  (kind) =>
  ({ slug, name }) => ({ to: `/blog/${kind}/${slug}`, name });

export default function PostTemplate({ data, path }) {
  const { post, previous, next, related, recent, siteContent } = data;
  const { title, author_name, created_at, paragraph_explanation, sections, tags } = post;
  const graph = [{ "@type": "BlogPosting", headline: title, author: author_name }];
  return (
    <Layout seo={{ title, description: paragraph_explanation.slice(0, 150), path, graph }}>
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
        <LinkList links={tags.map(toList("tag"))} className={styles.pills} />
        <h2>Share this article</h2>
        <SocialLinks />
        <LinkList links={[previous, next].map(toNeighbour)} />
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
        <LinkList links={siteContent.categories.map(toList("category"))} />
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
