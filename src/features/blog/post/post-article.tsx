import type * as React from "react";
import { SmartLink } from "../../../components/actions/smart-link";
import { Icon } from "../../../components/media/icon";
import { Picture } from "../../../components/media/picture";
import { SocialLinks } from "../../../components/navigation/social-links";
import { TableOfContents } from "../../../components/navigation/table-of-contents";
import { Badge } from "../../../components/text/badge";
import { Prose } from "../../../components/text/prose";
import type { ArticlePost } from "../../../content/blog/post-body";
import { categoryRoute, postRoute, tagRoute } from "../../../site/routes";
import { absoluteUrl } from "../../../site/seo/absolute-url";
import { AuthorBox } from "./author-box";
import * as styles from "./post-article.module.css";
import { shareLinks } from "./share-links";

/** Posts with fewer headings have no table of contents. */
const CONTENTS_HEADINGS_MIN = 4;

export interface PostArticleProps {
  readonly post: ArticlePost;
  readonly categoryName: string;
}

export function PostArticle({ post, categoryName }: PostArticleProps) {
  const links = shareLinks(absoluteUrl(postRoute(post.slug)), post.title);
  return (
    <article className={styles.article} aria-label={post.title}>
      <Picture
        picture={post.image}
        alt={post.imageAlt}
        ratio="16:9"
        sizes="(min-width: 993px) 800px, 92vw"
        priority
        rounded
      />
      {post.lead && (
        <p className={styles.lead} dir="auto">
          {post.lead}
        </p>
      )}
      {post.contents.length >= CONTENTS_HEADINGS_MIN && <TableOfContents entries={post.contents} />}
      <Prose html={post.content} />
      <footer className={styles.foot}>
        <div className={styles.filed}>
          <Badge tone="accent">
            <SmartLink to={categoryRoute(post.category)} className={styles.category}>
              {categoryName}
            </SmartLink>
          </Badge>
          {post.tags.length > 0 && (
            <ul className={styles.filed} aria-label="Tags">
              {post.tags.map(({ slug, name }) => (
                <li key={name}>
                  <Tag slug={slug}>
                    <Icon name="hash" size="sm" />
                    {name}
                  </Tag>
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.share} data-no-print data-no-markdown>
          <p className="emphasis">Share this article</p>
          <SocialLinks links={links} label="Share this article" />
        </div>
        <AuthorBox
          name={post.author}
          id={post.authorId}
          role={post.authorRole}
          bio={post.authorBio}
          image={post.authorImage}
        />
      </footer>
    </article>
  );
}

interface TagProps {
  /** Slug of the tag, or "" if the tag has no list. */
  readonly slug: string;
  readonly children: React.ReactNode;
}

const Tag = ({ slug, children }: TagProps) =>
  slug ? (
    <SmartLink to={tagRoute(slug)} className={styles.tag}>
      {children}
    </SmartLink>
  ) : (
    <span className={styles.tag}>{children}</span>
  );
