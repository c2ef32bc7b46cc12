import { Card, CardBody, CardLink } from "../../components/layout/card";
import { Grid } from "../../components/layout/grid";
import { Section } from "../../components/layout/section";
import { Icon } from "../../components/media/icon";
import { Picture } from "../../components/media/picture";
import type { VideoTestimonial } from "../../content/catalogue/video-record";
import type { ImageSource } from "../../site/image-source";
import * as styles from "./video-testimonials.module.css";

export interface VideoTestimonialsProps {
  readonly videos: readonly VideoTestimonial<ImageSource>[];
}

/** Renders links to clients' videos on another site, or nothing if there are none. */
export function VideoTestimonials({ videos }: VideoTestimonialsProps) {
  if (videos.length === 0) return null;
  return (
    <Section
      tone="alt"
      heading={{
        title: "Video Testimonials",
        intro: "Clients say in their own words what changed for them.",
      }}
    >
      <Grid as="ul">
        {videos.map(({ videoId, title, company, thumbnail, thumbnailAlt, duration, link }) => (
          <Card key={videoId} as="li" padding="none" interactive>
            <div className={styles.thumbnail}>
              <Picture
                picture={thumbnail}
                alt={thumbnailAlt}
                ratio="16:9"
                sizes="(min-width: 1600px) 440px, (min-width: 993px) 380px, (min-width: 577px) 46vw, calc(100vw - 2.5rem)"
              />
              <span className={styles.play}>
                <Icon name="play" size="lg" />
              </span>
              <span className={styles.duration}>
                <span className="visually-hidden">Duration </span>
                {duration}
              </span>
            </div>
            <CardBody>
              <h3>
                <CardLink to={link}>{title}</CardLink>
              </h3>
              <p>{company}</p>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
