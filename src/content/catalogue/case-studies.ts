import { imageRef } from "../model/image";
import type { CaseStudy } from "./types";

type Story = Omit<CaseStudy, "image">;

const withImage = (story: Story): CaseStudy => ({
  ...story,
  image: imageRef(`case-studies/${story.slug}.jpg`, "fallback/case-study.jpg"),
});

const STORIES: readonly Story[] = [
  {
    slug: "a-branch-in-every-pocket",
    title: "A branch in every pocket",
    description:
      "How a savings society let members check balances, save and apply for loans from any phone, without opening a single new branch.",
    category: "ussd",
    serviceId: "ussd",
    company: "Sample Teachers Sacco",
    industry: "finance",
    body: [
      {
        heading: "The challenge",
        paragraphs: [
          "Members of the society teach in schools spread over several counties, many of them a long bus ride from the nearest branch. A balance enquiry could cost half a day and a fare; a loan application cost two. The society had already paid for a smartphone app, and the members who used it liked it. But a large part of the membership carried simple phones, bought data only when it was needed, or had no coverage good enough to load a screen.",
          "The branch staff felt it too. On paydays they spent most of their time answering one question, how much have I saved, while people with real decisions to make waited behind.",
        ],
      },
      {
        heading: "Our approach",
        paragraphs: [
          "We began in a staff room, not in a meeting room. Together with two branch officers we asked members to show us what they do today and to tell us the words they use for it. Three things became clear: people wanted very few functions, they wanted to see the result in writing, and they were worried that somebody else might dial from their phone.",
          "So we cut the first version down to four tasks: balance, mini statement, deposit and loan application. Each had to fit on a screen of at most 182 characters, and each had to be finished well before a session times out. We drew every screen on paper, in English and in Kiswahili, and tried the paper version with members before any code was written.",
        ],
      },
      {
        heading: "What was built",
        paragraphs: [
          "The menu runs on a dedicated USSD code and talks to the society's core banking system through a small service that we built and host with them. A member registers once at a branch, chooses a PIN, and from then on needs nothing but a signal. Deposits open a mobile money prompt on the same phone, so nobody types a paybill number. A loan application asks only for amount and period, because everything else is already on file.",
          "Every completed task ends with an SMS under the society's own sender ID: the written proof that members had asked for. If the session drops halfway, the next call offers to continue where the member stopped. Failed PIN entries lock the menu, and unlocking means a visit or a call with identity checks.",
        ],
      },
      {
        heading: "The result",
        paragraphs: [
          "Members now do the everyday things from the staff room, the bus stop or home, at the hour that suits them. The payday queue at the branches has eased, and officers spend their mornings on loan advice and on new members. Management sees each day which screens are used and where people give up, and has already shortened one of them.",
          "Perhaps the most telling sign is the oldest: members teach one another. The code is written on staff-room notice boards, by hand, by people who wanted their colleagues to have it.",
        ],
      },
      {
        heading: "What we learned",
        paragraphs: [
          "A short menu beats a complete one. Each function that was left out made the others faster to reach. And approvals for a USSD code take their own time with each network, so we now start that paperwork on the day a design is agreed, not on the day the software is ready.",
        ],
      },
    ],
  },
  {
    slug: "clinic-days-remembered",
    title: "Clinic days, remembered",
    description:
      "How a group of family clinics replaced forgotten paper cards with a reminder in each mother's own language, with consent at its heart.",
    category: "sms",
    serviceId: "bulksms",
    company: "Sample Family Clinics",
    industry: "healthcare",
    body: [
      {
        heading: "The challenge",
        paragraphs: [
          "Antenatal visits and child vaccinations follow a calendar that is easy to print and hard to remember. At these clinics the date was written on a paper card that stayed in a drawer at home. When a visit was missed, a nurse looked through the register and called, one number after another, between patients. Some numbers had changed, some calls reached a husband or a neighbour who should not have been told, and some were never made because the day was full.",
          "The management wanted fewer missed visits. The nurses wanted their time back. And the data protection officer wanted to be certain that nobody's health would be discussed in a text message on a shared phone.",
        ],
      },
      {
        heading: "Our approach",
        paragraphs: [
          "We started with the wording, because that is where a health message does good or harm. With nurses and a group of mothers we wrote reminders that say only what is needed: the clinic's name, the day and a number to call. Nothing in the text says why somebody is expected. Each was written in English and in Kiswahili, using plain letters and straight apostrophes, so that it fits in a single message part.",
          "Then we looked at consent. At registration the receptionist now asks whether reminders are welcome, in which language and on which number, and records the answer with its date. Reminders are a service to the patient and are never mixed with offers: those would need a consent of their own, and the clinics decided to send none.",
        ],
      },
      {
        heading: "What was built",
        paragraphs: [
          "A small connector reads the next day's appointments from the clinic's records every afternoon and hands them to our messaging platform, which sends the reminders early in the evening under the clinics' sender ID. Delivery reports come back next to each appointment. Where a message could not be delivered, the patient's name moves to a short list for the morning: these are the calls worth making.",
          "A name cannot receive answers, so each reminder ends with a short code: one word texted to it asks for another day. The request reaches the right clinic's desk, and a nurse confirms the new date. Asking for the messages to stop works in the same way, and is honoured at once. Phone numbers and appointment times are the only data that leave the clinic's system, and both are erased from the connector after the visit.",
        ],
      },
      {
        heading: "The result",
        paragraphs: [
          "Reception desks report fuller clinic days and fewer surprises. The long list of calls has become a short one, made up of people who really need a human voice, and the nurses who used to dial now see patients. Mothers told the clinics that the message feels like an invitation rather than a reproach.",
          "The delivery reports brought an unexpected benefit: they showed which numbers in the register were out of date, and correcting them at the next visit has become routine.",
        ],
      },
      {
        heading: "What we learned",
        paragraphs: [
          "The best reminder says the least. And a failed delivery is information, not waste: put it in front of the person who can act on it, and the whole register gets better. We now suggest a morning list to every client who sends appointments.",
        ],
      },
    ],
  },
  {
    slug: "one-number-for-the-county",
    title: "One number for the county",
    description:
      "How a county government brought many departmental phone lines into one contact centre where every promise is written down.",
    category: "call-center",
    serviceId: "callcenter",
    company: "Sample County Government",
    industry: "government",
    body: [
      {
        heading: "The challenge",
        paragraphs: [
          "A resident with a burst water pipe, a question about a business permit and a street light that had gone out needed three telephone numbers, and had to know which department was which. Some of the lines rang in offices that were empty at lunchtime. Others were the mobile numbers of officers who had since moved to another post. Whoever did get through was often passed on and had to tell the story again from the beginning.",
          "Inside the county the picture was just as patchy. Nobody could say how many people had called about the same pipe, or whether the repair that somebody had promised had ever been ordered.",
        ],
      },
      {
        heading: "Our approach",
        paragraphs: [
          "It would have been easy to install a telephone system and to leave the rest as it was. Instead we spent the first weeks listening to calls, with the officers who answered them, and sorting what people asked for. Most of it fell into a handful of groups, and most of the answers were known to one or two people in each department.",
          "With those people we wrote the answers down. Then we agreed with every department on two things: who takes a case over, and what the caller may be promised. Only after that did we draw the call menu, which has few choices, in English and Kiswahili, and always a way to reach a person.",
        ],
      },
      {
        heading: "What was built",
        paragraphs: [
          "One number now leads to a cloud contact centre. Agents see the caller's earlier cases as the phone rings, choose the kind of request and find the agreed answer or the right department beside it. Each case has a number that is sent to the caller by SMS, and another message follows when its state changes. Callers who would rather not wait can press a key and are rung back in turn.",
          "Supervisors see the queue live and listen in to help new agents. Calls are recorded after a clear announcement and are kept for a stated period only. During floods and planned works the menu begins with a short recorded notice, which the duty officer can change from a telephone. Agents can work from the county hall or from home, so the line stays open when the roads are not.",
        ],
      },
      {
        heading: "The result",
        paragraphs: [
          "Residents have one number to remember and one case to refer to. Departments receive complete requests in place of half-remembered phone calls, and they can see which of their cases are growing old. When many people report the same fault, it shows as one event on the map rather than as so many separate complaints.",
          "The county's leadership now opens its weekly meeting with the list of open cases. It is not always comfortable reading, but it is the same list that the residents have.",
        ],
      },
      {
        heading: "What we learned",
        paragraphs: [
          "A contact centre is an agreement first and a system second. The time spent on who answers for what was longer than the technical work, and it is the reason why the line is trusted. We also learned to publish the number only when the departments behind it are ready for it.",
        ],
      },
    ],
  },
  {
    slug: "paid-before-the-bag-is-packed",
    title: "Paid before the bag is packed",
    description:
      "How a supermarket group connected mobile money and card payments to its tills, and ended the daily hunt for missing payments.",
    category: "payment",
    serviceId: "payment",
    company: "Sample Town Supermarkets",
    industry: "retail",
    body: [
      {
        heading: "The challenge",
        paragraphs: [
          "Most customers of these supermarkets pay with mobile money. They typed the till number, typed the amount, waited for the confirmation and held the phone out to the cashier, who read the code, wrote it on the receipt and hoped that it was genuine. At busy hours this was the slowest step of the visit. Amounts were mistyped, codes were misread, and now and then an old message was shown twice.",
          "The harder work came in the evening. Three lists, from the tills, the mobile money statement and the card terminals, had to be brought together by hand. Differences were small, but finding them kept the accounts team late, and a refund for a genuine mistake could take days to be approved.",
        ],
      },
      {
        heading: "Our approach",
        paragraphs: [
          "We stood behind the tills through a payday weekend before proposing anything. It was plain that the till already knew the amount, and that asking the customer to type it again was the root of most mistakes. So the payment had to begin at the till and end at the till, with nothing to read out in between.",
          "We also asked what should happen when something fails: a customer without a signal, a prompt that is ignored, an answer that arrives late. Each case was written down with the cashiers and got an ending that is safe for both sides. Only then did we choose the technical parts, and we kept the group's own point-of-sale software, which the staff knew and liked.",
        ],
      },
      {
        heading: "What was built",
        paragraphs: [
          "The cashier enters the customer's number, or scans a loyalty card that holds it. A prompt with the exact amount opens on the customer's phone, and a PIN confirms it. The till shows the result by itself, and the receipt prints with the payment's reference. Card payments run over the same service, so the cashier sees one screen for both.",
          "Behind the tills, a payment service listens for the confirmations, accepts each only once however often it is repeated, and checks open payments against the provider when an answer is late. At closing time it produces one list in which every sale stands beside its payment. What does not match is shown first, with the likely reason. Refunds are requested at the till and approved by a supervisor, each with a name and a time.",
        ],
      },
      {
        heading: "The result",
        paragraphs: [
          "Paying has become the quickest part of the visit, and nobody has to show a private message to a stranger. Cashiers no longer decide whether a code looks genuine. The accounts team goes home on time on most evenings, because the list of differences is short and says where to look.",
          "The group has since added the same prompt to its home delivery, where the rider no longer carries change.",
        ],
      },
      {
        heading: "What we learned",
        paragraphs: [
          "Payments are judged on their bad days. The paths for a late answer, a repeated confirmation and a lost signal took more of our time than the sunny one, and they are what the staff praise now. Ask any supplier to show you those paths first.",
        ],
      },
    ],
  },
];

/**
 * What clients did and what came of it. Sample companies; results are told without figures, because
 * none were measured. Source: docs/product.md, "Case studies".
 */
export const CASE_STUDIES: readonly CaseStudy[] = STORIES.map(withImage);
