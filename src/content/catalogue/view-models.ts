import type { ImageSource } from "../../site/media/image-source";
import type { CaseStudy, Closed, PageTestimonial, Service, VideoTestimonial } from "./types";

/** The catalogue as pages show it. */
export type ServiceViewModel = Service<ImageSource>;
export type TestimonialViewModel = PageTestimonial<ImageSource>;
export type VideoViewModel = VideoTestimonial<ImageSource>;
export type CaseStudyViewModel = CaseStudy<ImageSource>;

/** Narrows strings of query results to the union types that the compiler checked in the data. */
export const toViewModels = <T>(nodes: T): Closed<T> => nodes as Closed<T>;
