import { render, screen } from "@testing-library/react";
import { VideoTestimonials } from "../../../src/features/testimonials/video-testimonials";
import { SHOWN_VIDEOS } from "../../fixtures/catalogue";

test("a video's picture has its alternative text, and a decorative one has none", () => {
  const [video] = SHOWN_VIDEOS;
  if (!video) throw new Error("no video");
  const shows = (thumbnailAlt: string) => (
    <VideoTestimonials videos={[{ ...video, thumbnailAlt }]} />
  );
  const { rerender } = render(shows("A farmer beside a well"));
  expect(screen.getByRole("img", { name: "A farmer beside a well" })).toBeVisible();
  rerender(shows(""));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
