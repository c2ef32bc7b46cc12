/** The sections of the home page that lie far below its start: one script, fetched when near. */
export { BlogPreview } from "../sections/blog-preview/blog-preview";
export { ContactSection } from "../sections/contact/contact-section";
export { HowItWorks } from "../sections/how-it-works/how-it-works";
export { TeamSection } from "../sections/team/team-section";
export { TestimonialCarousel } from "../sections/testimonial-carousel/testimonial-carousel";
