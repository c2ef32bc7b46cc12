import { BRAND } from "../../site/brand";
import { imageRef } from "../model/image";
import type { VideoTestimonial } from "./types";

const VIDEOS: readonly Omit<VideoTestimonial, "thumbnail" | "link">[] = [
  {
    videoId: "a-branch-in-every-pocket",
    title: "A branch in every pocket",
    company: "Sample Teachers Sacco",
    duration: "2:48",
  },
  {
    videoId: "clinic-days-remembered",
    title: "Clinic days, remembered",
    company: "Sample Family Clinics",
    duration: "3:15",
  },
  {
    videoId: "one-number-for-the-county",
    title: "One number for the county",
    company: "Sample County Government",
    duration: "4:02",
  },
  {
    videoId: "paid-before-the-bag-is-packed",
    title: "Paid before the bag is packed",
    company: "Sample Town Supermarkets",
    duration: "2:31",
  },
  {
    videoId: "every-class-informed",
    title: "Every class informed",
    company: "Sample Lakeside College",
    duration: "1:56",
  },
  {
    videoId: "booked-from-one-screen",
    title: "Booked from one screen",
    company: "Sample Savannah Lodges",
    duration: "3:40",
  },
];

/** Clients' videos, hosted elsewhere; thumbnail and link are named after the id. */
export const VIDEO_TESTIMONIALS: readonly VideoTestimonial[] = VIDEOS.map((video) => ({
  ...video,
  thumbnail: imageRef(`videos/${video.videoId}.jpg`, "fallback/case-study.jpg"),
  link: `${BRAND.videoUrl}/${video.videoId}`,
}));
