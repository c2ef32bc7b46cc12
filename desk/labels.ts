import { EXCERPT_MAX_CHARS } from "../src/content/blog/excerpt";
import { LOCAL_TIME } from "../src/content/model/publication";
import { slugify } from "../src/content/text/plain-text";
import { API_DOCUMENTS, readDocument } from "../src/content-files/folder-documents";
import { categoryNames } from "../src/content-files/shown-content";
import { MARKET, TIME_ZONE } from "../src/site/company/brand";

/** A field's label, hint and widget options that no schema has. */
export interface Label {
  readonly label: string;
  readonly hint?: string;
  /** Label for one entry of a list. */
  readonly label_singular?: string;
  /**
   * Folder of a picture if it differs from its collection's; no other field may have the same path.
   */
  readonly pictures?: string;
  readonly [option: string]: unknown;
}

const CATEGORY = {
  widget: "relation",
  collection: "testimonial-categories",
  value_field: "{{slug}}",
  display_fields: ["label"],
};
const MINUTES = { type: "datetime-local", input_timezone: TIME_ZONE };
const CATEGORIES = categoryNames(readDocument(API_DOCUMENTS.blogCategories).body);

const EACH_LANGUAGE = "One for each language, in the order above.";
const SHOWN = {
  label: "What the picture shows",
  hint: "For those who do not see it, in a few words; “decorative” where it says nothing of its own.",
};
const LANDSCAPE = "A landscape picture, 1600 × 1000 pixels or more.";
const PORTRAIT =
  "A square picture, 400 × 400 pixels or more. The name beside it says who it shows: it needs no words of its own.";

/**
 * Labels by a field's path in its collection, such as "services.pricing.price", or by the end of
 * that path; the longest match wins. Fields with a clear name need none: `clients_served` becomes
 * "Clients served".
 */
export const LABELS: Readonly<Record<string, Label>> = {
  // used in many collections
  author: { label: "Name" },
  body: { label: "Parts", label_singular: "Part" },
  client_name: { label: "Name" },
  color: { label: "Colour" },
  email: { label: "E-mail address" },
  explanation: { label: "Text" },
  image: { label: "Picture", hint: PORTRAIT },
  paragraphs: { label: "Paragraphs", label_singular: "Paragraph" },
  "paragraphs.item": { label: "Paragraph" },
  rating: { label: "Stars", hint: "From 1 to 5." },

  draft: {
    label: "Draft",
    hint: "While this is on, nobody but you sees it. Turned on later, it takes the page down again.",
  },
  publish_at: {
    label: "Publish at",
    hint: `${LOCAL_TIME}. It appears by itself then; left empty, it appears with the next rebuild.`,
    ...MINUTES,
  },
  unpublish_at: {
    label: "Take down at",
    hint: `${LOCAL_TIME}. It vanishes by itself then; left empty, it stays.`,
    ...MINUTES,
  },
  moved_from: {
    label: "Former addresses",
    label_singular: "Former address",
    hint: "The ends of the addresses under which the page was found before, each on a line of its own. Links to them lead here.",
  },

  // home page
  button_text: { label: "Words on the button" },
  "hero.heading": { label: "Heading", hint: "The titles below are typed behind it in turn." },
  "hero.services": { label: "Services", label_singular: "Service" },
  "hero.services.image_path": {
    label: "Picture",
    hint: `${LANDSCAPE} It stands behind the words and is not described to anybody.`,
  },
  "about.team_members": { label: "People in the team" },
  overall_heading: { label: "Heading" },
  overall_explanation: { label: "Introduction" },
  "services-overview.services": { label: "Services", label_singular: "Service" },
  reasons: { label: "Reasons", label_singular: "Reason" },
  audiences_heading: { label: "Heading of the clients" },
  audiences: {
    label: "Kinds of clients",
    label_singular: "Kind",
    hint: "Each with its usual requests.",
  },
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
  created_at: { label: "Written", hint: `${LOCAL_TIME}.`, ...MINUTES },
  updated_at: {
    label: "Changed",
    hint: `${LOCAL_TIME}; left empty, nothing is said of it.`,
    ...MINUTES,
  },

  // blog
  paragraph_explanation: {
    label: "Opening paragraph",
    widget: "text",
    hint: `Lists show its first ${EXCERPT_MAX_CHARS} characters, so put the point first.`,
  },
  "posts.category": {
    label: "Category",
    widget: "select",
    options: CATEGORIES.map((name) => ({ label: name, value: slugify(name) })),
  },
  author_name: {
    label: "Author",
    widget: "relation",
    collection: "authors",
    value_field: "name",
    display_fields: ["name"],
  },
  "authors.role": { label: "Role", hint: "Of a guest the company too: “Lawyer, Duka Advocates”." },
  bio: {
    label: "About them",
    hint: "One or two sentences, on their page and below their articles.",
  },
  "posts.image_path": { label: "Picture", hint: LANDSCAPE },
  image_alt: SHOWN,
  imageAlt: SHOWN,
  benefitsImageAlt: SHOWN,
  thumbnailAlt: SHOWN,
  meta_title: {
    label: "Title for search engines",
    hint: "Up to 60 characters; left empty, it is the title.",
  },
  meta_description: {
    label: "Description for search engines",
    hint: "Up to 160 characters; left empty, it is the excerpt.",
  },
  metaTitle: {
    label: "Title for search engines",
    hint: "Up to 60 characters; left empty, it is made from the title.",
  },
  metaDescription: {
    label: "Description for search engines",
    hint: "Up to 160 characters; left empty, it is the one sentence above.",
  },
  tags: { label: "Tags", label_singular: "Tag" },
  sections: { label: "Sections", label_singular: "Section", collapsed: false },
  header: { label: "Heading" },
  "posts.created_at": {
    label: "Published",
    hint: `${LOCAL_TIME}. The newest post comes first. A day to come does not hold it back: that is “Publish at”.`,
    default: "{{now}}",
    ...MINUTES,
  },
  "posts.updated_at": {
    label: "Updated",
    hint: `${LOCAL_TIME}; shown when it is on a later day than the publication.`,
    ...MINUTES,
  },
  "blog-categories.categories.name": { label: "Name" },
  "categories.shownAs": {
    label: "Shown as",
    hint: "What the site calls it; empty: its name. The address stays that of the name.",
  },
  "categories.colour": {
    label: "Colour",
    hint: "Of its hero; empty: the two colours of the brand.",
  },
  "categories.description": { label: "Below its name" },
  categories: {
    label: "Categories",
    label_singular: "Category",
    hint: "Posts can have a new one after the desk was started again.",
  },

  // services
  shortDescription: { label: "In one sentence" },
  forWhom: { label: "Who it suits" },
  leadTime: { label: "How long it takes until it runs" },
  menuLabel: { label: "In the menu", hint: "Where it is shorter than the title." },
  aliases: {
    label: "Other addresses",
    label_singular: "Address",
    hint: "Ends of addresses that show the same page, such as “bulk-sms”.",
  },
  otherNames: {
    label: "Other names",
    label_singular: "Name",
    hint: "By which the cards of the overview find it, besides its title.",
  },
  inContactForm: {
    label: "In the contact form",
    hint: "Off: people who write about it choose “Other”.",
  },
  contactChoice: {
    label: "Choice in the contact form",
    hint: "Left out, the title, after those that have a place.",
  },
  "contactChoice.order": { label: "Place in the form", hint: "From 1." },
  topics: {
    label: "Words",
    label_singular: "Word",
    hint: "A link about something with one of these words chooses it.",
  },
  usesUssdCode: {
    label: "Clients reach it by a USSD code",
    hint: "Quotations then offer one, and the API documentation describes its calls.",
  },
  demo: {
    label: "Phone to press on its page",
    hint: "Shown if there is a menu for it, under “Phone menus”.",
  },
  notIncluded: { label: "What no plan includes" },

  // phone menus
  languages: { label: "Languages", label_singular: "Language" },
  "languages.code": { label: "Code", hint: "Such as en or sw." },
  owner: { label: "Whose menu it is" },
  number: { label: "Number to dial", hint: "Such as *000*1#." },
  timeoutS: { label: "Seconds without an answer", hint: "Then the menu closes." },
  backKey: { label: "Key that goes back" },
  backLabel: { label: "Words for going back", hint: `${EACH_LANGUAGE} A voice menu shows none.` },
  refusal: { label: "Words for a wrong key", hint: EACH_LANGUAGE },
  timeoutText: { label: "Words when it closes", hint: EACH_LANGUAGE },
  screens: {
    label: "Screens",
    label_singular: "Screen",
    hint: "The first is “start”. At most 40.",
  },
  "screens.id": { label: "Name of the screen", hint: "One word, by which keys lead to it." },
  "screens.kind": {
    label: "Kind",
    hint: "A choice offers keys, an entry asks for a number, and an end closes the menu.",
  },
  "screens.text": {
    label: "Text",
    hint: `${EACH_LANGUAGE} {name} shows a value that was set or entered; {company}, {currency}, {currencyName}, {mobileMoney} and {paymentMax} are always known.`,
  },
  "text.item": { label: "Text" },
  "refusal.item": { label: "Text" },
  "timeoutText.item": { label: "Text" },
  "screens.options": { label: "Keys (of a choice)", label_singular: "Key" },
  "options.key": { label: "Key", hint: "A digit, or * in a voice menu." },
  "options.label": { label: "Label", hint: EACH_LANGUAGE },
  "options.to": { label: "Leads to", hint: "The name of a screen." },
  "options.sets": {
    label: "Values to remember",
    label_singular: "Value",
    hint: "Later texts show each as {name}.",
  },
  "sets.value": { label: "Value", hint: EACH_LANGUAGE },
  "screens.name": {
    label: "Name of the value (of an entry)",
    hint: "Later texts show what was entered as {name}. Without a name it is a secret, such as a PIN.",
  },
  digits: { label: "Digits (of an entry)" },
  "screens.amount": { label: "Limits of an amount (of an entry)" },
  "amount.most": { label: "Most", hint: "Left out: the most in one mobile-money payment." },
  "screens.refusal": { label: "Words for a wrong entry (of an entry)", hint: EACH_LANGUAGE },
  "screens.example": {
    label: "Example (of an entry)",
    hint: "Shared links hold it in place of what was entered.",
  },
  "screens.to": { label: "Leads to (of an entry)", hint: "The name of a screen." },
  benefitsImage: { label: "Picture", hint: LANDSCAPE, pictures: "services" },
  features: { label: "Features", label_singular: "Feature" },
  "features.plan": {
    label: "From the plan",
    hint: "Name of the cheapest plan that has it; empty: all plans do.",
  },
  process: { label: "Steps", label_singular: "Step" },
  benefits: { label: "Benefits", label_singular: "Benefit" },
  useCases: { label: "Uses", label_singular: "Use" },
  "services.testimonials.image": { label: "Picture", hint: PORTRAIT, pictures: "people" },
  "services.testimonials": { label: "Testimonials", label_singular: "Testimonial" },
  quote: { label: "Their words" },
  position: { label: "Role" },
  "services.pricing": { label: "Plans", label_singular: "Plan" },
  price: { label: "Price", hint: "An amount such as 15,000, or Custom." },
  "pricing.currency": { label: "Currency", hint: "None for a plan that is “Custom”." },
  interval: { label: "Charged for each", hint: "Such as month, project or delivery." },
  "pricing.features": { label: "What it contains", label_singular: "Point" },
  isPopular: { label: "Most popular" },
  credits: { label: "SMS credits in the price", hint: "0: none." },
  counted: { label: "What counts", hint: "What one credit, session or connector is." },
  beyond: { label: "Beyond that", hint: "What more costs, or what happens then." },
  "pricing.term": { label: "Contract term" },
  "pricing.notice": { label: "Notice" },
  "pricing.billing": { label: "Prepaid or by invoice" },
  unused: { label: "Unused credits" },
  faqs: { label: "Questions", label_singular: "Question" },

  // testimonials
  "client-testimonials.title": { label: "Role" },
  "client-testimonials.text": { label: "Their words" },
  featured: { label: "Wide, across the list" },
  "client-testimonials.category": { label: "Category", ...CATEGORY },
  "case-studies.category": { label: "Category", ...CATEGORY },
  industry: { label: "Industry", hint: "In small letters, such as “retail”." },
  serviceId: {
    label: "Service",
    widget: "relation",
    collection: "services",
    value_field: "{{slug}}",
    display_fields: ["title"],
  },
  "case-studies.description": { label: "In one sentence" },
  "case-studies.image": { label: "Picture", hint: LANDSCAPE },
  "clients.link": { label: "Their site", hint: "Begins with https://; empty: no link." },
  permission: {
    label: "Allowed on",
    hint: "The day on which they agreed to be shown, such as 2026-11-02.",
  },
  "clients.logo": {
    label: "Logo",
    hint: "A PNG on white or without a ground, about 480 × 200 pixels.",
  },
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
  setupPrice: { label: `Setup, ${MARKET.currency.symbol}` },
  monthlyPrice: {
    label: `Each month, ${MARKET.currency.symbol}`,
    hint: "Empty: no monthly charge.",
  },
  vat: { label: "VAT", hint: "“Quoted”: the written quote says." },
  per: { label: "Charged", hint: "In words, such as “per network”." },
  perNetwork: {
    label: "Due on each network",
    hint: "On: a quotation counts the charge once for every network that is chosen.",
  },
  "offers.points": { label: "Points", label_singular: "Point" },
  tiersVat: { label: "VAT in the SMS table" },
  tiers: { label: "SMS table", label_singular: "Tier" },
  "tiers.from": { label: "From this many SMS parts", hint: "The first tier begins with 1." },
  unitCostCents: {
    label: "Price of one, in cents",
    hint: `Hundredths: 70 is ${MARKET.currency.symbol} 0.70; lower than the tier before.`,
  },
  isHighlighted: { label: "Highlighted" },
  offersNote: { label: "Introduction of the options" },
  tierNote: { label: "Note under the SMS table" },
  plansVat: { label: "VAT in the plans of services" },
  plansNote: { label: "Note on the plans of services" },
  whyChooseTitle: { label: "Heading of the reasons" },
  whyChoose: { label: "Why choose us", label_singular: "Reason" },
  onboardingNote: {
    label: "Introduction of getting started",
    hint: "Such as how many papers you ask for.",
  },
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

  // networks' rules
  checked: {
    label: "Last compared with the network's own",
    hint: "A day such as 2026-11-02; after 90 days the report asks for another look.",
  },
  optOut: { label: "End of promotional texts", hint: "Empty where the network asks for none." },
  promotionalHours: { label: "Hours of promotional texts" },
  "promotionalHours.from": { label: "From", hint: "Such as 08:00; empty: the network sets none." },
  "promotionalHours.to": { label: "To", hint: "Such as 18:00." },
  approval: { label: "How long an approval takes", hint: "Such as “2 to 14 working days”." },
  "messaging-rules.promotional": {
    label: "Points on promotional texts",
    hint: "{hours}, {optOut} and {approval} stand for what the networks say.",
  },
  "messaging-rules.transactional": { label: "Points on transactional texts" },
  maxChars: {
    label: "Longest sender ID",
    hint: "In characters; empty: 11, which is what the standard allows.",
  },
  protectedNames: {
    label: "Protected names",
    label_singular: "Owner",
    hint: "Names that every network keeps for their owners.",
  },
  "networks.protectedNames": {
    label: "Protected names of this network",
    label_singular: "Owner",
    hint: "Beside those that every network protects, which have a list of their own below.",
  },
  "protectedNames.owner": { label: "Whose they are", hint: "Completes “SAFARICOM belongs to …”." },
  genericNames: { label: "Words that name no company" },
  papers: {
    label: "Papers to have ready",
    label_singular: "Paper",
    hint: "For every network.",
  },
  "networks.papers": {
    label: "Papers for this network",
    label_singular: "Paper",
    hint: "Beside those that every network asks for, which have a list of their own below.",
  },

  // feature switches
  tools: { label: "Tools for buyers" },
  "site.portal": { label: "SMS portal" },
  caseStudies: { label: "Case studies" },
  newsletter: { label: "Newsletter" },
  whatsApp: { label: "WhatsApp links" },
  map: { label: "Map of the office" },
  api: { label: "Messaging API and its documentation" },
  "site.testimonials": { label: "Testimonials" },

  // page texts
  searchTitle: { label: "Title for search engines", hint: "Empty: the title." },
  cardTitle: { label: "Title on the picture of shared links", hint: "Empty: the title." },
  "pages.quotation": { label: "Tool: quotation" },
  "pages.smsLength": { label: "Tool: SMS length" },
  "pages.smsPrice": { label: "Tool: SMS price" },
  "pages.senderId": { label: "Tool: sender ID" },
  "pages.ussdPhone": { label: "Tool: USSD menu" },
  "pages.ivrPhone": { label: "Tool: voice menu" },
  "ussdPhone.points": { label: "What you say of such menus", label_singular: "Point" },
  "ivrPhone.points": { label: "What you say of such menus", label_singular: "Point" },
  action: { label: "Link to the tool" },
  "pages.contactForm": { label: "Above the contact form" },
  "pages.pricingForm": { label: "Above the pricing form" },
  "pages.latestPosts": { label: "Above the latest articles" },
  "pages.newsletter": { label: "Above the newsletter's form" },

  // menus
  "navigation.header": { label: "Menu", label_singular: "Link" },
  mobile: { label: "Menu of narrow windows", label_singular: "Link" },
  "navigation.contact": { label: "Button behind both" },
  to: { label: "Address", hint: "Such as /pricing, or an address that begins with https://" },
  "header.services": { label: "Unfolds the services" },
  "mobile.services": { label: "Unfolds the services" },
  footer: { label: "Columns of the footer", label_singular: "Column" },
  "footer.links": { label: "Links", label_singular: "Link" },
  "footer.services": { label: "Lists the services after its links" },
  legal: { label: "Legal links", label_singular: "Link" },

  // company
  legalName: { label: "Registered name" },
  "company.keywords": {
    label: "Key words",
    label_singular: "Key word",
    hint: "What every page is about, for search engines.",
  },
  siteUrl: { label: "Address of the site" },
  whatsAppNumber: {
    label: "WhatsApp number",
    hint: "International, in digits: 254700000000. Empty: the site has no WhatsApp links.",
  },
  address: { label: "Office" },
  countryCode: { label: "Country code", hint: "Two capitals: KE." },
  smsPortalUrl: { label: "Address of the SMS portal", hint: "Empty: you have none." },
  messagingApiUrl: { label: "Address of the messaging API", hint: "Empty: you have none." },
  brand: { label: "Look" },
  "colours.primary": { label: "Main colour", hint: "Of dark surfaces and headings." },
  "colours.accent": {
    label: "Second colour",
    hint: "Of links and buttons. One that cannot be read is darkened, and the report says to what.",
  },
  fonts: {
    label: "Fonts",
    hint: "Files in the folder brand of the pictures. Their licence must allow use on the web and embedding. Leave a field empty for the font that comes with the site.",
  },
  "fonts.heading": { label: "For headings" },
  "fonts.heading.web": { label: "On pages", hint: "WOFF2, such as brand/heading.woff2." },
  "fonts.heading.document": {
    label: "In PDFs and social cards",
    hint: "TrueType, such as brand/heading.ttf.",
  },
  "fonts.text": { label: "For text" },
  "fonts.text.web": { label: "On pages", hint: "WOFF2, such as brand/text.woff2." },
  "fonts.text.document": { label: "In PDFs", hint: "TrueType, such as brand/text.ttf." },
  "fonts.text.documentBold": {
    label: "In PDFs and social cards, bold",
    hint: "TrueType, such as brand/text-bold.ttf.",
  },
  logo: { label: "Logo", hint: "An SVG below content/images, such as brand/logo.svg." },
  logoOnDark: { label: "Logo for dark surfaces" },
  mark: { label: "The sign alone" },
  markOnDark: { label: "The sign alone, for dark surfaces" },
  "brand.icon": { label: "Square picture", hint: "A PNG of 512 × 512 pixels or more." },
  cardGround: { label: "Picture below the words of social cards" },
  market: { label: "Country and money" },
  "market.language": { label: "Language of the texts", hint: "And the country: en-KE." },
  timeZone: { label: "Time zone", hint: "Such as Africa/Nairobi." },
  "currency.code": { label: "Code", hint: "Three capitals: KES." },
  "currency.symbol": { label: "Before amounts", hint: "Such as KSh." },
  "currency.name": { label: "In a sentence", hint: "Such as “Kenyan shillings”." },
  "market.tax": { label: "Tax on sales" },
  "tax.percent": { label: "Per cent" },
  "tax.numberName": { label: "What a tax number is called", hint: "Such as “KRA PIN”." },
  mobileMoney: { label: "Mobile money", hint: "As the demonstrations of the tools show it." },
  paymentMax: { label: "The most in one payment" },
  dataProtectionLaw: { label: "Law on personal data", hint: "Such as “Data Protection Act”." },
  promises: { label: "Promises", hint: "One that is empty is said nowhere." },
  reply: {
    label: "How soon you answer",
    hint: "Completes “We typically respond”: “within 24 hours”.",
  },
  commitment: { label: "Commitment of the team" },
  social: { label: "Profiles", hint: "One that is empty has no link." },
  linkedIn: { label: "LinkedIn" },
  twitter: { label: "X" },
  facts: { label: "Facts", hint: "One that is empty is shown nowhere." },
  taxNumber: { label: "Tax number", hint: "Such as the KRA PIN." },
  communicationsLicence: { label: "Licence of the Communications Authority" },
  dataProtectionRegistration: { label: "Registration with the Data Protection Commissioner" },
  floor: { label: "Floor of the office", hint: "Such as “4th floor”." },
  openingHours: { label: "Opening hours", hint: "Such as “Monday to Friday, 8:00–17:00”." },
  countriesServed: { label: "Countries served", label_singular: "Country" },
  reviews: { label: "Reviews", hint: "Without a score, a count and a source, nothing is claimed." },
  "reviews.count": { label: "How many" },
  source: {
    label: "Source",
    hint: "Who measured or said it, how and when; a figure without one is not shown.",
  },
  "facts.payment": { label: "How clients pay" },
  accountFormat: { label: "Account number to enter" },
  bank: { label: "Bank account" },
  creditExpiry: { label: "Unused credits", hint: "Such as “They do not expire”." },
  contractTerm: { label: "Contract term of a plan", hint: "Such as “Month to month”." },
  "payment.notice": { label: "Notice to end a plan", hint: "Such as “30 days in writing”." },
  "payment.billing": { label: "Prepaid or by invoice" },
  "payment.currency": { label: "Currency" },
};

export function labelOf(path: string): Label | undefined {
  const steps = path.split(".");
  const ends = steps.map((_, index) => steps.slice(index).join("."));
  return ends.map((end) => LABELS[end]).find(Boolean);
}
