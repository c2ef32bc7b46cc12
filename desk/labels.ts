import { EXCERPT_MAX_CHARS } from "../src/content/blog/excerpt";
import { LOCAL_TIME } from "../src/content/model/publication";
import { slugify } from "../src/content/text/plain-text";
import { API_DOCUMENTS, readDocument } from "../src/content-files/folder-documents";
import { categoryNames } from "../src/content-files/shown-content";
import { MARKET, TIME_ZONE } from "../src/site/company/brand";

/** A field's label, hint and widget options, which its schema doesn't provide. */
export interface Label {
  readonly label: string;
  readonly hint?: string;
  /** Label for one entry of a list. */
  readonly label_singular?: string;
  /**
   * Folder for the field's pictures, if it isn't the collection's. The label's path must not match
   * any other field.
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
  hint: "A short description for people who can’t see the picture. Write “decorative” if the picture adds nothing.",
};
const LANDSCAPE = "A landscape picture, 1600 × 1000 pixels or more.";
const ZERO_HIDES = "0 hides the figure.";
const PORTRAIT =
  "A square picture, 400 × 400 pixels or more. The person’s name appears next to it, so it needs no description.";

/**
 * Labels by a field's path in its collection, such as "services.pricing.price", or by the end of
 * that path. The longest match wins. Fields with a clear name don't need one, because
 * `clients_served` becomes "Clients served".
 */
export const LABELS: Readonly<Record<string, Label>> = {
  // used in many collections
  author: { label: "Name" },
  body: { label: "Parts", label_singular: "Part" },
  client_name: { label: "Name" },
  color: { label: "Colour" },
  email: { label: "Email address" },
  explanation: { label: "Text" },
  image: { label: "Picture", hint: PORTRAIT },
  paragraphs: { label: "Paragraphs", label_singular: "Paragraph" },
  "paragraphs.item": { label: "Paragraph" },
  rating: { label: "Stars", hint: "From 1 to 5." },

  draft: {
    label: "Draft",
    hint: "While this is on, only you see it. Turning it on later takes the page down.",
  },
  publish_at: {
    label: "Publish at",
    hint: `${LOCAL_TIME}. It appears automatically at that time. If empty, it appears with the next rebuild.`,
    ...MINUTES,
  },
  unpublish_at: {
    label: "Take down at",
    hint: `${LOCAL_TIME}. It disappears automatically at that time. If empty, it stays.`,
    ...MINUTES,
  },
  moved_from: {
    label: "Former addresses",
    label_singular: "Former address",
    hint: "The ends of the page’s old addresses, one per line. They redirect here.",
  },

  // home page
  button_text: { label: "Button text" },
  "hero.heading": {
    label: "Heading",
    hint: "The service titles below are typed after it, one by one.",
  },
  "hero.services": { label: "Services", label_singular: "Service" },
  "hero.services.image_path": {
    label: "Picture",
    hint: `${LANDSCAPE} It’s a background, so it needs no description.`,
  },
  "about.clients_served": { label: "Clients served", hint: ZERO_HIDES },
  "about.countries": { label: "Countries", hint: ZERO_HIDES },
  "about.messages_delivered": { label: "Messages delivered", hint: ZERO_HIDES },
  "about.team_members": { label: "People on the team", hint: ZERO_HIDES },
  "about.suffixes": { label: "After each figure", hint: "Such as “+”." },
  "about.labels": {
    label: "Captions below the figures",
    hint: "If empty, the names above are used.",
  },
  overall_heading: { label: "Heading" },
  overall_explanation: { label: "Introduction" },
  "services-overview.services": { label: "Services", label_singular: "Service" },
  reasons: { label: "Reasons", label_singular: "Reason" },
  audiences_heading: { label: "Heading above the client types" },
  audiences: {
    label: "Client types",
    label_singular: "Client type",
    hint: "Each with what these clients usually ask for.",
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
  message: { label: "Quote" },
  "testimonials.image_path": { label: "Picture", hint: PORTRAIT },
  created_at: { label: "Written", hint: `${LOCAL_TIME}.`, ...MINUTES },
  updated_at: {
    label: "Changed",
    hint: `${LOCAL_TIME}. If empty, it isn’t shown.`,
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
  "authors.role": {
    label: "Role",
    hint: "For a guest author, add the company: “Lawyer, Duka Advocates”.",
  },
  bio: {
    label: "Biography",
    hint: "One or two sentences, shown on their page and below their articles.",
  },
  "posts.image_path": { label: "Picture", hint: LANDSCAPE },
  image_alt: SHOWN,
  imageAlt: SHOWN,
  benefitsImageAlt: SHOWN,
  thumbnailAlt: SHOWN,
  meta_title: {
    label: "Title for search engines",
    hint: "Up to 60 characters. If empty, the title is used.",
  },
  meta_description: {
    label: "Description for search engines",
    hint: "Up to 160 characters. If empty, the excerpt is used.",
  },
  metaTitle: {
    label: "Title for search engines",
    hint: "Up to 60 characters. If empty, it’s made from the title.",
  },
  metaDescription: {
    label: "Description for search engines",
    hint: "Up to 160 characters. If empty, the sentence above is used.",
  },
  tags: { label: "Tags", label_singular: "Tag" },
  sections: { label: "Sections", label_singular: "Section", collapsed: false },
  header: { label: "Heading" },
  "posts.created_at": {
    label: "Published",
    hint: `${LOCAL_TIME}. The newest post comes first. To publish it later, use “Publish at”; a future date here doesn’t delay it.`,
    default: "{{now}}",
    ...MINUTES,
  },
  "posts.updated_at": {
    label: "Updated",
    hint: `${LOCAL_TIME}. Only shown if it’s on a later day than the publication.`,
    ...MINUTES,
  },
  "blog-categories.categories.name": { label: "Name" },
  "categories.shownAs": {
    label: "Shown as",
    hint: "The category’s name on the site. If empty, it’s the name above. The address always comes from that name.",
  },
  "categories.colour": {
    label: "Colour",
    hint: "The colour of the category page’s hero. If empty, the two brand colours are used.",
  },
  "categories.description": { label: "Text below the name" },
  categories: {
    label: "Categories",
    label_singular: "Category",
    hint: "Restart the desk before you give a post a new category.",
  },

  // services
  shortDescription: { label: "In one sentence" },
  forWhom: { label: "Who it suits" },
  leadTime: { label: "Time until it’s up and running" },
  menuLabel: { label: "Name in menus", hint: "Only needed if the title is too long for a menu." },
  aliases: {
    label: "Other addresses",
    label_singular: "Address",
    hint: "The ends of other addresses that show the same page, such as “bulk-sms”.",
  },
  otherNames: {
    label: "Other names",
    label_singular: "Name",
    hint: "Other names for it on the cards of the services overview.",
  },
  inContactForm: {
    label: "In the contact form",
    hint: "If off, people who write about it choose “Other”.",
  },
  contactChoice: {
    label: "Choice in the contact form",
    hint: "If left out, the form shows the service’s title after the choices with a position.",
  },
  "contactChoice.order": { label: "Position in the form", hint: "From 1." },
  topics: {
    label: "Topic words",
    label_singular: "Word",
    hint: "A link to the contact form preselects this service if its topic contains one of these words.",
  },
  usesUssdCode: {
    label: "Clients reach it through a USSD code",
    hint: "If on, quotations offer a USSD code, and the API documentation describes the calls.",
  },
  demo: {
    label: "Demo phone on its page",
    hint: "Shown if there’s a menu for it under “Phone menus”.",
  },
  notIncluded: { label: "Not included in any plan" },

  // phone menus
  languages: { label: "Languages", label_singular: "Language" },
  "languages.code": { label: "Code", hint: "Such as en or sw." },
  owner: { label: "Menu owner" },
  number: { label: "Number to dial", hint: "Such as *000*1#." },
  timeoutS: { label: "Seconds without a reply", hint: "After that, the menu closes." },
  backKey: { label: "Key that goes back" },
  backLabel: {
    label: "Label of the key that goes back",
    hint: `${EACH_LANGUAGE} Voice menus don’t show it.`,
  },
  refusal: { label: "Text for a wrong key", hint: EACH_LANGUAGE },
  timeoutText: { label: "Text when it closes", hint: EACH_LANGUAGE },
  screens: {
    label: "Screens",
    label_singular: "Screen",
    hint: "The first must be named “start”. At most 40.",
  },
  "screens.id": {
    label: "Screen name",
    hint: "One word, which keys use to refer to the screen.",
  },
  "screens.kind": {
    label: "Kind",
    hint: "A choice offers keys, an entry asks for a number, and an end closes the menu.",
  },
  "screens.text": {
    label: "Text",
    hint: `${EACH_LANGUAGE} {name} shows a value that was set or entered. You can always use {company}, {currency}, {currencyName}, {mobileMoney} and {paymentMax}.`,
  },
  "text.item": { label: "Text" },
  "refusal.item": { label: "Text" },
  "timeoutText.item": { label: "Text" },
  "screens.options": { label: "Keys (choice screens)", label_singular: "Key" },
  "options.key": { label: "Key", hint: "A digit, or * in a voice menu." },
  "options.label": { label: "Label", hint: EACH_LANGUAGE },
  "options.to": { label: "Goes to", hint: "The name of a screen." },
  "options.sets": {
    label: "Values to remember",
    label_singular: "Value",
    hint: "Later screens can show each as {name}.",
  },
  "sets.value": { label: "Value", hint: EACH_LANGUAGE },
  "screens.name": {
    label: "Name of the value (entry screens)",
    hint: "Later screens can show what was entered as {name}. Leave the name empty for a secret, such as a PIN.",
  },
  digits: { label: "Number of digits (entry screens)" },
  "screens.amount": { label: "Limits for an amount (entry screens)" },
  "amount.most": {
    label: "Maximum",
    hint: "If left out, the limit is the largest mobile money payment.",
  },
  "screens.refusal": { label: "Text for a wrong entry (entry screens)", hint: EACH_LANGUAGE },
  "screens.example": {
    label: "Example (entry screens)",
    hint: "Shared links contain this instead of what was entered.",
  },
  "screens.to": { label: "Goes to (entry screens)", hint: "The name of a screen." },
  benefitsImage: { label: "Picture", hint: LANDSCAPE, pictures: "services" },
  features: { label: "Features", label_singular: "Feature" },
  "features.plan": {
    label: "Included from this plan",
    hint: "The cheapest plan that includes it. Leave it empty if every plan does.",
  },
  process: { label: "Steps", label_singular: "Step" },
  benefits: { label: "Benefits", label_singular: "Benefit" },
  useCases: { label: "Uses", label_singular: "Use" },
  "services.testimonials.image": { label: "Picture", hint: PORTRAIT, pictures: "people" },
  "services.testimonials": { label: "Testimonials", label_singular: "Testimonial" },
  quote: { label: "Quote" },
  position: { label: "Role" },
  "services.pricing": { label: "Plans", label_singular: "Plan" },
  price: { label: "Price", hint: "An amount such as 15,000, or Custom." },
  "pricing.currency": { label: "Currency", hint: "Leave it empty if the price is “Custom”." },
  interval: { label: "Charged per", hint: "Such as month, project or delivery." },
  "pricing.features": { label: "What it includes", label_singular: "Point" },
  isPopular: { label: "Most popular" },
  credits: { label: "SMS credits in the price", hint: "0 if none are included." },
  counted: { label: "What counts", hint: "What one credit, session or connector is." },
  beyond: {
    label: "Extra usage",
    hint: "What it costs, or what happens when the plan’s limit is reached.",
  },
  "pricing.term": { label: "Contract term" },
  "pricing.notice": { label: "Notice" },
  "pricing.billing": { label: "Billing", hint: "Prepaid or by invoice." },
  unused: { label: "Unused credits" },
  faqs: { label: "Questions", label_singular: "Question" },

  // testimonials
  "client-testimonials.title": { label: "Role" },
  "client-testimonials.text": { label: "Quote" },
  featured: { label: "Full width in the list" },
  "client-testimonials.category": { label: "Category", ...CATEGORY },
  "case-studies.category": { label: "Category", ...CATEGORY },
  industry: { label: "Industry", hint: "In lower case, such as “retail”." },
  serviceId: {
    label: "Service",
    widget: "relation",
    collection: "services",
    value_field: "{{slug}}",
    display_fields: ["title"],
  },
  "case-studies.description": { label: "In one sentence" },
  "case-studies.image": { label: "Picture", hint: LANDSCAPE },
  "clients.link": { label: "Their site", hint: "Starts with https://. If empty, there’s no link." },
  permission: {
    label: "Permission given on",
    hint: "The date they agreed to be shown, such as 2026-11-02.",
  },
  "clients.logo": {
    label: "Logo",
    hint: "A PNG on a white or transparent background, about 480 × 200 pixels.",
  },
  duration: { label: "Length", hint: "Minutes and seconds, such as 2:48." },
  thumbnail: { label: "Picture", hint: LANDSCAPE },
  link: { label: "Video address", hint: "Starts with https://" },

  // people
  photo_path: { label: "Picture", hint: PORTRAIT },
  experience_summary: { label: "Biography" },
  linkedin_url: { label: "LinkedIn profile" },
  twitter_url: { label: "X profile" },
  first_heading: { label: "Heading" },
  first_paragraph: { label: "Introduction" },
  second_heading: { label: "Heading above the invitation" },
  second_paragraph: { label: "Invitation to apply" },

  // prices
  philosophy: { label: "Pricing philosophy", label_singular: "Paragraph" },
  "philosophy.item": { label: "Paragraph" },
  offers: { label: "Investment options", label_singular: "Option", summary: "{{fields.name}}" },
  "offers.id": {
    label: "Id",
    hint: "Lower-case letters and hyphens. Developers use it to find the option.",
  },
  setupPrice: { label: `Setup price, ${MARKET.currency.symbol}` },
  monthlyPrice: {
    label: `Monthly price, ${MARKET.currency.symbol}`,
    hint: "If empty, there’s no monthly charge.",
  },
  vat: { label: "VAT", hint: "“Quoted” means the written quote says whether VAT is included." },
  per: { label: "Charged", hint: "In words, such as “per network”." },
  perNetwork: {
    label: "Charged per network",
    hint: "If on, quotations count the charge once per chosen network.",
  },
  "offers.points": { label: "Points", label_singular: "Point" },
  tiersVat: { label: "VAT in the SMS table" },
  tiers: { label: "SMS table", label_singular: "Tier" },
  "tiers.from": { label: "From this many SMS parts", hint: "The first tier starts at 1." },
  unitCostCents: {
    label: "Price per SMS part, in cents",
    hint: `70 means ${MARKET.currency.symbol} 0.70. Must be lower than in the tier before.`,
  },
  isHighlighted: { label: "Highlighted" },
  offersNote: { label: "Introduction to the options" },
  tierNote: { label: "Note under the SMS table" },
  plansVat: { label: "VAT in the service plans" },
  plansNote: { label: "Note on the service plans" },
  whyChooseTitle: { label: "Heading above the reasons" },
  whyChoose: { label: "Why choose us", label_singular: "Reason" },
  onboardingNote: {
    label: "Introduction to getting started",
    hint: "For example, how many documents you ask for.",
  },
  onboarding: { label: "Getting started", label_singular: "Step" },

  // legal documents
  updated: { label: "Last updated", type: "date" },
  underReview: {
    label: "Under review",
    hint: "Leave on until the company’s legal adviser has approved the text.",
  },
  "legal.parts": { label: "Parts", label_singular: "Part", summary: "{{fields.heading}}" },
  "legal.parts.id": {
    label: "Anchor",
    hint: "The end of this part’s address. Others may link to it.",
  },
  "legal.parts.points": { label: "Points", label_singular: "Point" },
  "legal.parts.points.item": { label: "Point" },

  // networks' rules
  checked: {
    label: "Last compared with the network’s own rules",
    hint: "A date such as 2026-11-02. After 90 days the report asks you to compare again.",
  },
  optOut: {
    label: "Required ending for promotional messages",
    hint: "Leave it empty if the network doesn’t ask for one.",
  },
  promotionalHours: { label: "Hours for promotional messages" },
  "promotionalHours.from": {
    label: "From",
    hint: "Such as 08:00. If empty, the network sets no hours.",
  },
  "promotionalHours.to": { label: "To", hint: "Such as 18:00." },
  approval: { label: "How long an approval takes", hint: "Such as “2 to 14 working days”." },
  "messaging-rules.promotional": {
    label: "Points about promotional messages",
    hint: "{hours}, {optOut} and {approval} are replaced with what the networks say.",
  },
  "messaging-rules.transactional": { label: "Points about transactional messages" },
  maxChars: {
    label: "Longest sender ID",
    hint: "In characters. If empty, the standard’s maximum of 11 applies.",
  },
  protectedNames: {
    label: "Protected names",
    label_singular: "Owner",
    hint: "Names that every network reserves for their owners.",
  },
  "networks.protectedNames": {
    label: "Protected names of this network",
    label_singular: "Owner",
    hint: "In addition to the names that every network protects, listed below.",
  },
  "protectedNames.owner": {
    label: "Who they belong to",
    hint: "Completes “SAFARICOM belongs to …”.",
  },
  genericNames: { label: "Words too generic to name a company" },
  papers: {
    label: "Documents to have ready",
    label_singular: "Document",
    hint: "For every network.",
  },
  "networks.papers": {
    label: "Documents for this network",
    label_singular: "Document",
    hint: "In addition to the documents that every network asks for, listed below.",
  },

  // feature switches
  tools: { label: "Tools for buyers" },
  "site.pricing": { label: "Prices and the pricing page" },
  "site.portal": { label: "SMS portal" },
  caseStudies: { label: "Case studies" },
  newsletter: { label: "Newsletter" },
  whatsApp: { label: "WhatsApp links" },
  map: { label: "Office map" },
  api: { label: "Messaging API and its documentation" },
  "site.testimonials": { label: "Testimonials" },

  // page copy
  searchTitle: { label: "Title for search engines", hint: "If empty, the title is used." },
  cardTitle: {
    label: "Title on the preview picture for shared links",
    hint: "If empty, the title is used.",
  },
  "pages.quotation": { label: "Tool: quotation" },
  "pages.smsLength": { label: "Tool: SMS length" },
  "pages.smsPrice": { label: "Tool: SMS price" },
  "pages.senderId": { label: "Tool: sender ID" },
  "pages.ussdPhone": { label: "Tool: USSD menu" },
  "pages.ivrPhone": { label: "Tool: voice menu" },
  "ussdPhone.points": { label: "Points next to the phone", label_singular: "Point" },
  "ivrPhone.points": { label: "Points next to the phone", label_singular: "Point" },
  action: { label: "Link to the tool" },
  "pages.contactForm": { label: "Above the contact form" },
  "pages.pricingForm": { label: "Above the pricing form" },
  "pages.latestPosts": { label: "Above the latest articles" },
  "pages.newsletter": { label: "Above the newsletter form" },

  // menus
  "navigation.header": { label: "Menu", label_singular: "Link" },
  mobile: { label: "Menu on small screens", label_singular: "Link" },
  "navigation.contact": { label: "Button at the end of both menus" },
  to: { label: "Address", hint: "Such as /pricing, or an address that starts with https://" },
  "header.services": { label: "Opens the list of services" },
  "mobile.services": { label: "Opens the list of services" },
  footer: { label: "Footer columns", label_singular: "Column" },
  "footer.links": { label: "Links", label_singular: "Link" },
  "footer.services": { label: "Lists the services below its links" },
  legal: { label: "Legal links", label_singular: "Link" },

  // company
  legalName: { label: "Registered name" },
  "company.keywords": {
    label: "Keywords",
    label_singular: "Keyword",
    hint: "For search engines, on every page after the page’s own.",
  },
  siteUrl: { label: "Site address" },
  whatsAppNumber: {
    label: "WhatsApp number",
    hint: "In international format, digits only: 254700000000. If empty, the site has no WhatsApp links.",
  },
  address: { label: "Office" },
  countryCode: { label: "Country code", hint: "Two capital letters, such as KE." },
  smsPortalUrl: { label: "SMS portal address", hint: "Leave it empty if you have none." },
  messagingApiUrl: {
    label: "Messaging API address",
    hint: "Leave it empty if you have none.",
  },
  brand: { label: "Look" },
  "colours.primary": { label: "Main colour", hint: "For dark surfaces and headings." },
  "colours.accent": {
    label: "Second colour",
    hint: "For links and buttons. If it’s too light to read, it’s darkened, and the report gives the new colour.",
  },
  fonts: {
    label: "Fonts",
    hint: "Files in the pictures’ “brand” folder. Their licence must allow use on the web and embedding. Leave a field empty for the font that comes with the site.",
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
  logo: { label: "Logo", hint: "An SVG in content/images, such as brand/logo.svg." },
  logoOnDark: { label: "Logo for dark surfaces" },
  mark: { label: "Symbol only" },
  markOnDark: { label: "Symbol only, for dark surfaces" },
  "brand.icon": { label: "Square picture", hint: "A PNG of 512 × 512 pixels or more." },
  cardGround: { label: "Background picture for social cards" },
  market: { label: "Country and money" },
  "market.language": { label: "Content language", hint: "With the country, such as en-KE." },
  timeZone: { label: "Time zone", hint: "Such as Africa/Nairobi." },
  "currency.code": { label: "Code", hint: "Three capital letters, such as KES." },
  "currency.symbol": { label: "Before amounts", hint: "Such as KSh." },
  "currency.name": { label: "In a sentence", hint: "Such as “Kenyan shillings”." },
  "market.tax": { label: "Tax on sales" },
  "tax.percent": { label: "Percent" },
  "tax.numberName": { label: "What a tax number is called", hint: "Such as “KRA PIN”." },
  mobileMoney: { label: "Mobile money", hint: "As shown in the tools’ demos." },
  paymentMax: { label: "Largest single payment" },
  dataProtectionLaw: { label: "Data protection law", hint: "Such as “Data Protection Act”." },
  promises: { label: "Promises", hint: "Empty ones aren’t shown." },
  reply: {
    label: "How soon you reply",
    hint: "Completes “We typically respond …”, for example “within 24 hours”.",
  },
  commitment: { label: "Team commitment" },
  social: { label: "Profiles", hint: "Empty ones have no link." },
  linkedIn: { label: "LinkedIn" },
  twitter: { label: "X" },
  facts: { label: "Facts", hint: "Empty ones aren’t shown." },
  taxNumber: { label: "Tax number", hint: "Such as the KRA PIN." },
  communicationsLicence: { label: "Communications Authority licence" },
  dataProtectionRegistration: { label: "Data Protection Commissioner registration" },
  floor: { label: "Office floor", hint: "Such as “4th floor”." },
  openingHours: { label: "Opening hours", hint: "Such as “Monday to Friday, 8:00–17:00”." },
  countriesServed: { label: "Countries served", label_singular: "Country" },
  reviews: { label: "Reviews", hint: "Only shown with a score, a count and a source." },
  "reviews.count": { label: "Number of reviews" },
  source: {
    label: "Source",
    hint: "Who measured or said it, how and when. Figures without a source aren’t shown.",
  },
  "facts.payment": { label: "How clients pay" },
  accountFormat: { label: "Account number to enter" },
  bank: { label: "Bank account" },
  creditExpiry: { label: "Unused credits", hint: "Such as “They do not expire”." },
  contractTerm: { label: "Contract term of a plan", hint: "Such as “Month to month”." },
  "payment.notice": { label: "Notice to end a plan", hint: "Such as “30 days in writing”." },
  "payment.billing": { label: "Billing", hint: "Prepaid or by invoice." },
  "payment.currency": { label: "Currency" },
};

export function labelOf(path: string): Label | undefined {
  const steps = path.split(".");
  const ends = steps.map((_, index) => steps.slice(index).join("."));
  return ends.map((end) => LABELS[end]).find(Boolean);
}
