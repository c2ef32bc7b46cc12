import { graphql } from "gatsby";

export const fragment = graphql`
  fragment HomeSections on Query {
    services: allService(sort: { order: ASC }) { nodes { ...CardService ...ContactChoice } }
    aboutContent { ...AboutSection }
    prices { tiers { ...SmsTiers } }
    servicesOverviewContent { ...ServicesOverview }
    howItWorksContent { ...HowItWorks }
    teamContent { ...TeamSection }
    whyUsContent { ...WhyUs }
    allTestimonial(sort: { order: ASC }) { nodes { ...TestimonialCarousel } }
    latestWords: pageCopy(page: { eq: "latestPosts" }) { ...SectionCopy }
    contactWords: pageCopy(page: { eq: "contactForm" }) { ...SectionCopy }
    latest: postList(kind: { eq: "latest" }) { posts { ...PostCard } }
    allBlogCategory(sort: { order: ASC }) { nodes { slug name } }
    aboutImage: file(relativePath: { eq: "sections/about.jpg" }) { ...SectionPicture }
    whyImage: file(relativePath: { eq: "sections/why-us.jpg" }) { ...SectionPicture }
    stepsImage: file(relativePath: { eq: "sections/how-it-works.jpg" }) { ...SectionPicture }
    mapImage: file(relativePath: { eq: "sections/contact-map.jpg" }) { ...MapPicture }
  }
`;
