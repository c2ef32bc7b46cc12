import { blogCategoryView } from "./blog/blog-categories";
import { blogPostView } from "./blog/blog-posts";
import { caseStudyView } from "./catalogue/case-study-record";
import { clientView } from "./catalogue/client-record";
import { legalDocumentView } from "./catalogue/legal-documents";
import { pricesView } from "./catalogue/prices";
import { serviceView } from "./catalogue/service-record";
import { testimonialCategoryView } from "./catalogue/testimonial-category";
import { clientTestimonialView } from "./catalogue/testimonial-record";
import { videoView } from "./catalogue/video-record";
import { aboutView } from "./home/about-content";
import { heroView } from "./home/hero-content";
import { howItWorksView } from "./home/how-it-works-content";
import { servicesOverviewView } from "./home/services-overview-content";
import { teamView } from "./home/team-content";
import { testimonialView } from "./home/testimonials-content";
import { whyUsView } from "./home/why-us-content";
import type { View } from "./model/view-model";
import { navigationView } from "./site/navigation";
import { pageCopyView } from "./site/page-copy";
import { phoneMenuView } from "./tools/phone-menu";

/**
 * View schemas, which define the fields that pages may show, keyed by GraphQL type name. Used only
 * by the build.
 */
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
  PhoneMenu: phoneMenuView,
  Prices: pricesView,
  Navigation: navigationView,
  PageCopy: pageCopyView,
} as const satisfies Readonly<Record<string, View>>;
