import { BRAND } from "../../site/brand";
import { imageRef } from "../model/image";
import type { VideoTestimonial } from "./types";

type Film = Omit<VideoTestimonial, "thumbnail" | "link">;

/** Thumbnail and address are named after the id. */
const withLinks = (film: Film): VideoTestimonial => ({
  ...film,
  thumbnail: imageRef(`videos/${film.id}.jpg`, "fallback/case-study.jpg"),
  link: `${BRAND.videoUrl}/${film.id}`,
});

const FILMS: readonly Film[] = [
  {
    id: "a-branch-in-every-pocket",
    title: "A branch in every pocket",
    company: "Sample Teachers Sacco",
    duration: "2:48",
  },
  {
    id: "clinic-days-remembered",
    title: "Clinic days, remembered",
    company: "Sample Family Clinics",
    duration: "3:15",
  },
  {
    id: "one-number-for-the-county",
    title: "One number for the county",
    company: "Sample County Government",
    duration: "4:02",
  },
  {
    id: "paid-before-the-bag-is-packed",
    title: "Paid before the bag is packed",
    company: "Sample Town Supermarkets",
    duration: "2:31",
  },
  {
    id: "every-class-informed",
    title: "Every class informed",
    company: "Sample Lakeside College",
    duration: "1:56",
  },
  {
    id: "booked-from-one-screen",
    title: "Booked from one screen",
    company: "Sample Savannah Lodges",
    duration: "3:40",
  },
];

/** Films of clients, hosted elsewhere. Source: docs/product.md, "Testimonials". */
export const VIDEO_TESTIMONIALS: readonly VideoTestimonial[] = FILMS.map(withLinks);
