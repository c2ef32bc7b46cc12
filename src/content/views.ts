import { blogCategoryView } from "./blog/blog-categories";
import { blogPostView } from "./blog/blog-posts";
import { pricesView } from "./catalogue/prices";
import {
  caseStudyView,
  clientTestimonialView,
  clientView,
  serviceView,
  testimonialCategoryView,
  videoView,
} from "./catalogue/records";
import { aboutView } from "./home/about";
import { heroView } from "./home/hero";
import { howItWorksView } from "./home/how-it-works";
import { servicesOverviewView } from "./home/services-overview";
import { teamView } from "./home/team";
import { testimonialView } from "./home/testimonials";
import { whyUsView } from "./home/why-us";
import { legalDocumentView } from "./legal/legal-documents";
import type { View } from "./model/view-model";
import { navigationView } from "./site/navigation";

/** What pages may show of each content type, by the name of its GraphQL type. For the build alone. */
export const VIEWS = {
  HeroContent: heroView,
  AboutContent: aboutView,
  ServicesOverviewContent: servicesOverviewView,
  HowItWorksContent: howItWorksView,
  TeamContent: teamView,
  WhyUsContent: whyUsView,
  Testimonial: testimonialView,
  BlogPost: blogPostView,
  BlogCategory: blogCategoryView,
  Service: serviceView,
  PageTestimonial: clientTestimonialView,
  TestimonialCategory: testimonialCategoryView,
  Client: clientView,
  VideoTestimonial: videoView,
  CaseStudy: caseStudyView,
  LegalDocument: legalDocumentView,
  Prices: pricesView,
  Navigation: navigationView,
} as const satisfies Readonly<Record<string, View>>;
