import categories from "../content/sections/blog-categories.json";
import { toSegment } from "../src/content/model/text";

/** What the desk says of a field, and the options of its widget that no schema has. */
export interface Label {
  readonly label: string;
  readonly hint?: string;
  /** One entry of a list. */
  readonly label_singular?: string;
  /** Folder of a picture where it is not that of its collection; no other field may have the same path. */
  readonly pictures?: string;
  readonly [option: string]: unknown;
}

const MINUTES = { type: "datetime-local", input_timezone: "Africa/Nairobi" };
const LANDSCAPE = "A landscape picture, 1600 × 1000 pixels or more.";
const PORTRAIT = "A square picture, 400 × 400 pixels or more.";

/**
 * Labels by the path of a field in its collection, as in "services.pricing.price", or by the end of the
 * path; the longest one that fits is taken. A field that is called what it is needs none: `clients_served`
 * is "Clients served".
 */
export const LABELS: Readonly<Record<string, Label>> = {
  // in many collections
  author: { label: "Name" },
  body: { label: "Parts", label_singular: "Part" },
  category: { label: "Subject" },
  client_name: { label: "Name" },
  color: { label: "Colour" },
  email: { label: "E-mail address" },
  explanation: { label: "Text" },
  image: { label: "Picture", hint: PORTRAIT },
  paragraphs: { label: "Paragraphs", label_singular: "Paragraph" },
  "paragraphs.item": { label: "Paragraph" },
  rating: { label: "Stars", hint: "From 1 to 5." },

  // home page
  button_text: { label: "Words on the button" },
  "hero.heading": { label: "Heading", hint: "The titles below are typed behind it in turn." },
  "hero.services": { label: "Services", label_singular: "Service" },
  "hero.services.image_path": { label: "Picture", hint: LANDSCAPE },
  "about.team_members": { label: "People in the team" },
  overall_heading: { label: "Heading" },
  overall_explanation: { label: "Introduction" },
  "services-overview.services": { label: "Services", label_singular: "Service" },
  service_name: { label: "Name" },
  brief_explanation: { label: "Description" },
  bullet_points: { label: "Points", label_singular: "Point" },
  steps: { label: "Steps", label_singular: "Step" },
  brief_paragraph: { label: "In one sentence" },
  detailed_paragraph: { label: "In detail" },
  "testimonials.role": {
    label: "Role and company",
    hint: "Such as “Operations Manager, Duka Ltd”.",
  },
  message: { label: "Their words" },
  "testimonials.image_path": { label: "Picture", hint: PORTRAIT },
  created_at: { label: "Written", hint: "Nairobi time.", ...MINUTES },
  updated_at: {
    label: "Changed",
    hint: "Nairobi time; left empty, nothing is said of it.",
    ...MINUTES,
  },

  // blog
  paragraph_explanation: {
    label: "Opening paragraph",
    widget: "text",
    hint: "Its first 150 characters are the excerpt in lists: put the point first.",
  },
  "posts.category": {
    label: "Category",
    widget: "select",
    options: categories.categories.map((name) => ({ label: name, value: toSegment(name) })),
  },
  author_name: {
    label: "Author",
    widget: "relation",
    collection: "team",
    value_field: "name",
    display_fields: ["name"],
  },
  "posts.image_path": { label: "Picture", hint: LANDSCAPE },
  tags: { label: "Tags", label_singular: "Tag" },
  sections: { label: "Sections", label_singular: "Section", collapsed: false },
  header: { label: "Heading" },
  "posts.created_at": {
    label: "Published",
    hint: "Nairobi time. The newest post comes first.",
    default: "{{now}}",
    ...MINUTES,
  },
  "posts.updated_at": {
    label: "Updated",
    hint: "Nairobi time; shown when it is on a later day than the publication.",
    ...MINUTES,
  },
  categories: {
    label: "Categories",
    label_singular: "Category",
    hint: "Posts can have a new one after the desk was started again.",
  },

  // services
  shortDescription: { label: "In one sentence" },
  benefitsImage: { label: "Picture", hint: LANDSCAPE, pictures: "services" },
  features: { label: "Features", label_singular: "Feature" },
  process: { label: "Steps", label_singular: "Step" },
  benefits: { label: "Benefits", label_singular: "Benefit" },
  useCases: { label: "Uses", label_singular: "Use" },
  "services.testimonials.image": { label: "Picture", hint: PORTRAIT, pictures: "people" },
  "services.testimonials": { label: "Testimonials", label_singular: "Testimonial" },
  quote: { label: "Their words" },
  position: { label: "Role" },
  pricing: { label: "Plans", label_singular: "Plan" },
  price: { label: "Price", hint: "An amount such as 15,000, or Custom." },
  currency: { label: "Currency", hint: "None for a plan that is “Custom”." },
  interval: { label: "Charged for each" },
  "pricing.features": { label: "What it contains", label_singular: "Point" },
  isPopular: { label: "Most popular" },
  faqs: { label: "Questions", label_singular: "Question" },

  // what clients say
  "client-testimonials.title": { label: "Role" },
  text: { label: "Their words" },
  featured: { label: "Wide, across the list" },
  serviceId: {
    label: "Service",
    widget: "relation",
    collection: "services",
    value_field: "{{slug}}",
    display_fields: ["title"],
  },
  "case-studies.description": { label: "In one sentence" },
  "case-studies.image": { label: "Picture", hint: LANDSCAPE },
  duration: { label: "Length", hint: "Minutes and seconds, such as 2:48." },
  thumbnail: { label: "Picture", hint: LANDSCAPE },
  link: { label: "Address of the video", hint: "Begins with https://" },

  // people
  photo_path: { label: "Picture", hint: PORTRAIT },
  experience_summary: { label: "About them" },
  linkedin_url: { label: "LinkedIn profile" },
  twitter_url: { label: "X profile" },
  first_heading: { label: "Heading" },
  first_paragraph: { label: "Introduction" },
  second_heading: { label: "Heading of the invitation" },
  second_paragraph: { label: "Invitation to apply" },

  // prices
  philosophy: { label: "Pricing philosophy", label_singular: "Paragraph" },
  "philosophy.item": { label: "Paragraph" },
  offers: { label: "Investment options", label_singular: "Option", summary: "{{fields.name}}" },
  "offers.id": { label: "Id", hint: "Small letters and hyphens; engineers find the option by it." },
  setupKsh: { label: "Setup, KSh" },
  monthlyKsh: { label: "Each month, KSh", hint: "Empty: no monthly charge." },
  vat: { label: "VAT", hint: "“Quoted”: the written quote says." },
  per: { label: "Charged", hint: "Such as “per network”." },
  "offers.points": { label: "Points", label_singular: "Point" },
  tiersVat: { label: "VAT in the SMS table" },
  tiers: { label: "SMS table", label_singular: "Tier" },
  from: { label: "From this many messages", hint: "The first tier begins with 1." },
  unitCostCents: {
    label: "Price of one, in cents",
    hint: "70 is KSh 0.70; lower than the tier before.",
  },
  isHighlighted: { label: "Highlighted" },
  tierNote: { label: "Note under the SMS table" },
  plansVat: { label: "VAT in the plans of services" },
  plansNote: { label: "Note on the plans of services" },
  planExclusions: { label: "What the plans do not include" },
  "planExclusions.bulksms": { label: "Bulk SMS" },
  "planExclusions.shortcode": { label: "Short codes" },
  "planExclusions.ussd": { label: "USSD" },
  "planExclusions.callcenter": { label: "Call centre" },
  "planExclusions.integration": { label: "API integration" },
  "planExclusions.payment": { label: "Payments" },
  "planExclusions.ivr": { label: "IVR" },
  whyChoose: { label: "Why choose us", label_singular: "Reason" },
  onboarding: { label: "Getting started", label_singular: "Step" },

  // legal texts
  updated: { label: "Last updated", type: "date" },
  underReview: {
    label: "Under review",
    hint: "Until the company’s legal adviser has agreed to the text.",
  },
  "legal.parts": { label: "Parts", label_singular: "Part", summary: "{{fields.heading}}" },
  "legal.parts.id": {
    label: "Anchor",
    hint: "The end of the address of this part; others may link to it.",
  },
  "legal.parts.points": { label: "Points", label_singular: "Point" },
  "legal.parts.points.item": { label: "Point" },

  // company
  legalName: { label: "Registered name" },
  siteUrl: { label: "Address of the site" },
  whatsAppNumber: { label: "WhatsApp number", hint: "International, in digits: 254700000000." },
  address: { label: "Office" },
  countryCode: { label: "Country code", hint: "Two capitals: KE." },
  smsPortalUrl: { label: "Address of the SMS portal" },
  messagingApiUrl: { label: "Address of the messaging API" },
  social: { label: "Profiles", hint: "One that is empty has no link." },
  linkedIn: { label: "LinkedIn" },
  twitter: { label: "X" },
  facts: { label: "Facts", hint: "One that is empty is shown nowhere." },
  kraPin: { label: "KRA PIN" },
  communicationsLicence: { label: "Licence of the Communications Authority" },
  dataProtectionRegistration: { label: "Registration with the Data Protection Commissioner" },
  floor: { label: "Floor of the office", hint: "Such as “4th floor”." },
  openingHours: { label: "Opening hours", hint: "Such as “Monday to Friday, 8:00–17:00”." },
  countriesServed: { label: "Countries served", label_singular: "Country" },
  reviews: { label: "Reviews", hint: "Without a score and a count, nothing is claimed." },
  "reviews.count": { label: "How many" },
  source: { label: "Where they can be read" },
  "facts.payment": { label: "How clients pay" },
  accountFormat: { label: "Account number to enter" },
  bank: { label: "Bank account" },
  creditExpiry: { label: "When credits expire" },
  "payment.currency": { label: "Currency" },
};

/** Returns the label of a field, or undefined. */
export function labelOf(path: string): Label | undefined {
  const steps = path.split(".");
  const ends = steps.map((_, index) => steps.slice(index).join("."));
  return ends.map((end) => LABELS[end]).find(Boolean);
}
