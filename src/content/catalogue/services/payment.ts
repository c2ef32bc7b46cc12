import { imageRef } from "../../model/image";
import { quoteFrom } from "../people";
import type { Service } from "../types";

export const payment: Service = {
  serviceId: "payment",
  title: "Payment Solutions",
  shortDescription:
    "Collect by M-Pesa, Airtel Money and card, and see every shilling matched to its customer.",
  description:
    "Let customers pay the way they prefer, with an M-Pesa prompt, a Paybill, a Till, Airtel Money or a card, and let your system know at once who paid for what. We connect the channels, match the payments and send the receipts.",
  color: "#00C853",
  icon: "wallet",
  benefitsImage: imageRef("services/payment.jpg", "fallback/service.jpg"),
  features: [
    {
      title: "M-Pesa Prompts",
      description:
        "The amount and your business name appear on the customer's phone, and a PIN completes the payment: no account number to mistype.",
      icon: "smartphone",
    },
    {
      title: "Paybill and Till Matching",
      description:
        "Each payment is matched to its customer or invoice as it lands. The few with a wrong reference wait in a list for your decision.",
      icon: "git-merge",
    },
    {
      title: "Card Payments",
      description:
        "Accept Visa and Mastercard beside mobile money, so that a customer abroad or with a company card can pay as well.",
      icon: "credit-card",
    },
    {
      title: "Bulk Payouts",
      description:
        "Pay agents, riders, farmers or refunds to mobile wallets from one approved list, with each result reported back line by line.",
      icon: "send",
    },
    {
      title: "Instant Receipts",
      description:
        "Customers get a receipt by SMS under your sender ID the moment the payment is confirmed, and your team sees the same record.",
      icon: "receipt",
    },
    {
      title: "Reconciliation Reports",
      description:
        "Compare collections, charges and settlements by channel, branch and day, and export them in the layout your accountant uses.",
      icon: "file-check",
    },
  ],
  process: [
    {
      title: "Choose Your Channels",
      description:
        "We look at how your customers pay today, what each channel charges, and which of them earn their place.",
    },
    {
      title: "Open the Accounts",
      description:
        "You apply for the Paybill, Till or merchant account in your own name, and we help with the forms.",
    },
    {
      title: "Connect and Match",
      description:
        "We link the channels to your system and agree how references, part payments and overpayments are treated.",
    },
    {
      title: "Test With Small Amounts",
      description:
        "Real payments of a few shillings, reversals and refused PINs are tried until every case is right.",
    },
    {
      title: "Collect and Reconcile",
      description:
        "You go live, and we check the first settlements with your finance team, line by line.",
    },
  ],
  benefits: [
    {
      title: "Paid Sooner",
      description:
        "A prompt on the phone at the right moment is easier to accept than an invoice to remember.",
    },
    {
      title: "Your Money, Your Account",
      description:
        "What your customers pay goes straight to you. We carry the information, not your cash.",
    },
    {
      title: "No More Screenshot Proof",
      description:
        "Goods are released on a confirmation from the payment channel, not on a picture of a message.",
    },
    {
      title: "Books That Agree",
      description:
        "Each receipt carries its customer, invoice and channel, so that month end is a check and not a search.",
    },
    {
      title: "Approval Before Money Moves",
      description: "Payouts need the signatories you name, and every change leaves a trace.",
    },
  ],
  useCases: [
    {
      title: "School Fees",
      description: "Parents pay with the pupil's number, and the balance is right the same day.",
      icon: "school",
    },
    {
      title: "Rent and Service Charge",
      description: "Each tenant has an account number, a receipt and a statement.",
      icon: "building-2",
    },
    {
      title: "Online Checkout",
      description: "Shoppers pay by prompt or card without leaving the order page for long.",
      icon: "shopping-bag",
    },
    {
      title: "Loan Repayments",
      description: "Instalments reach the right loan at once, and reminders stop when it is paid.",
      icon: "banknote",
    },
    {
      title: "Utility Bills and Tokens",
      description: "Payment in, token out by SMS, at any hour.",
      icon: "droplets",
    },
    {
      title: "Paying Farmers and Agents",
      description: "Pay many people from one approved list, each to their own phone.",
      icon: "tractor",
    },
  ],
  testimonials: [
    quoteFrom(
      "Barasa Simiyu",
      "Customers used to queue to show us that they had paid. Now the bill is cleared and the SMS is on their phone before they have put it away.",
    ),
    quoteFrom(
      "Wanjiku Kamau",
      "Fees arrive with the pupil's number attached. The few that do not are in a short list that one person clears before tea.",
    ),
    quoteFrom(
      "Brian Mugisha",
      "We sell solar on instalments in more than one country. One report shows what came in, on which channel and for which customer, and finance trusts it.",
    ),
  ],
  pricing: [
    {
      name: "Standard",
      price: "20,000",
      currency: "KSh",
      interval: "month",
      description:
        "Mobile money collections, matched and receipted. Charges of the payment channels are extra.",
      features: [
        "M-Pesa prompts, Paybill and Till",
        "Matching to customers or invoices",
        "SMS receipts under your sender ID",
        "Daily reconciliation report",
      ],
      isPopular: false,
    },
    {
      name: "Business",
      price: "60,000",
      currency: "KSh",
      interval: "month",
      description: "All channels in and out, connected to your books.",
      features: [
        "Everything in Standard",
        "Card payments and Airtel Money",
        "Bulk payouts with approvals",
        "Connection to your accounting system",
        "Named account manager",
      ],
      isPopular: true,
    },
    {
      name: "Custom",
      price: "Custom",
      currency: "",
      interval: "month",
      description: "For platforms, lenders and groups with many accounts or countries.",
      features: [
        "Channels and volumes sized to you",
        "Everything in Business",
        "Several accounts, branches and currencies",
        "Service levels agreed in writing",
      ],
      isPopular: false,
    },
  ],
  faqs: [
    {
      question: "Which ways to pay can we offer?",
      answer:
        "M-Pesa by prompt, Paybill or Till, Airtel Money, and Visa or Mastercard. Other wallets and bank channels can be added; we confirm what is available in your country.",
    },
    {
      question: "What do we need before we can accept M-Pesa?",
      answer:
        "A Paybill or Till in your business's name, and Safaricom's approval to connect it. We help with the application and the technical test. Approval times are Safaricom's, so start early.",
    },
    {
      question: "Where does the money go?",
      answer:
        "To accounts in your own name: your Paybill, Till or merchant account, and from there to your bank. We connect, match and report.",
    },
    {
      question: "Are transaction charges part of the plan?",
      answer:
        "No. Mobile money operators, banks and card providers charge by their own tariffs, which your quote lists beside the plan, so that you see the whole cost of a payment.",
    },
    {
      question: "Are card details safe?",
      answer:
        "Customers type them on a secure page of the payment provider, where their bank can ask for confirmation. We neither pass card numbers to your systems nor store them on ours.",
    },
    {
      question: "May we send offers to people who have paid us?",
      answer:
        "Not on the strength of the payment alone. A receipt is fine; under Kenya's Data Protection Act, 2019, treat marketing as something that needs its own consent. We keep the two lists apart for you.",
    },
  ],
};
