import { USSD_TIMEOUT_S } from "../../../site/limits";
import type { MenuTree } from "../menu-phone/menu-types";

/**
 * The menu that visitors press through on the USSD page, in two languages. Owner, number, balances
 * and references are made up. To show a client's own menu, replace the texts; `menuProblems` says
 * what a network would not take.
 */
const COMMON = {
  channel: "ussd",
  owner: "Jamii Sacco",
  number: "*384*77#",
  timeoutS: USSD_TIMEOUT_S,
  backKey: "0",
  start: "welcome",
} as const;

const ENGLISH: MenuTree = {
  ...COMMON,
  id: "ussd-en",
  language: "en",
  languageName: "English",
  backLabel: "Back",
  refusal: "Invalid choice.",
  timeoutText: "Session closed: no reply in time. Dial again to start over.",
  screens: {
    welcome: {
      kind: "choice",
      text: "Welcome to Jamii Sacco. How can we help?",
      options: [
        { key: "1", label: "My balance", to: "accounts" },
        { key: "2", label: "Pay a bill", to: "bills" },
        { key: "3", label: "Buy airtime", to: "airtime" },
        { key: "4", label: "Opening hours", to: "hours" },
      ],
    },
    accounts: {
      kind: "choice",
      text: "Which account?",
      options: [
        {
          key: "1",
          label: "Savings",
          to: "pin",
          sets: { account: "Savings", balance: "KSh 24,650.00" },
        },
        {
          key: "2",
          label: "Shares",
          to: "pin",
          sets: { account: "Shares", balance: "KSh 60,000.00" },
        },
        {
          key: "3",
          label: "Loan",
          to: "pin",
          sets: { account: "Loan", balance: "KSh 8,200.00 to pay" },
        },
      ],
    },
    pin: {
      kind: "entry",
      text: "{account}: enter any 4 digits as your PIN.",
      name: "pin",
      minDigits: 4,
      maxDigits: 4,
      shows: "nothing",
      refusal: "A PIN has 4 digits.",
      example: "1234",
      to: "balance",
    },
    balance: {
      kind: "end",
      text: "{account}: {balance}.\nThank you for saving with Jamii Sacco.",
    },
    bills: {
      kind: "choice",
      text: "Which bill?",
      options: [
        { key: "1", label: "Electricity", to: "billAccount", sets: { bill: "Electricity" } },
        { key: "2", label: "Water", to: "billAccount", sets: { bill: "Water" } },
        { key: "3", label: "School fees", to: "billAccount", sets: { bill: "School fees" } },
      ],
    },
    billAccount: {
      kind: "entry",
      text: "{bill}: enter the account number.",
      name: "number",
      minDigits: 5,
      maxDigits: 12,
      shows: "digits",
      refusal: "That number is not complete.",
      example: "1402557",
      to: "billAmount",
    },
    billAmount: {
      kind: "entry",
      text: "{bill}, account {number}. Enter the amount in shillings.",
      name: "amount",
      minDigits: 2,
      maxDigits: 6,
      minValue: 10,
      maxValue: 150_000,
      shows: "amount",
      refusal: "10 to 150,000 only.",
      example: "2500",
      to: "billDone",
    },
    billDone: {
      kind: "end",
      text: "{bill}, account {number}: KSh {amount}.\nFinish with your M-Pesa PIN on the next screen. A receipt follows by SMS.",
    },
    airtime: {
      kind: "choice",
      text: "Airtime for whom?",
      options: [
        { key: "1", label: "My number", to: "airtimeAmount", sets: { phone: "your number" } },
        { key: "2", label: "Another number", to: "airtimePhone" },
      ],
    },
    airtimePhone: {
      kind: "entry",
      text: "Enter the phone number, as in 0700000000.",
      name: "phone",
      minDigits: 10,
      maxDigits: 12,
      shows: "digits",
      refusal: "That number is not complete.",
      example: "0700000000",
      to: "airtimeAmount",
    },
    airtimeAmount: {
      kind: "entry",
      text: "Airtime for {phone}. Enter the amount in shillings.",
      name: "amount",
      minDigits: 1,
      maxDigits: 5,
      minValue: 5,
      maxValue: 10_000,
      shows: "amount",
      refusal: "5 to 10,000 only.",
      example: "100",
      to: "airtimeDone",
    },
    airtimeDone: {
      kind: "end",
      text: "KSh {amount} of airtime is on its way to {phone}.\nThank you for choosing Jamii Sacco.",
    },
    hours: {
      kind: "end",
      text: "Monday to Friday 08:30 to 16:30, Saturday 09:00 to 12:00.\nThis menu is open day and night.",
    },
  },
};

const KISWAHILI: MenuTree = {
  ...COMMON,
  id: "ussd-sw",
  language: "sw",
  languageName: "Kiswahili",
  backLabel: "Rudi",
  refusal: "Chaguo si sahihi.",
  timeoutText: "Muda umeisha bila jibu. Piga tena kuanza upya.",
  screens: {
    welcome: {
      kind: "choice",
      text: "Karibu Jamii Sacco. Tukusaidie nini?",
      options: [
        { key: "1", label: "Salio langu", to: "accounts" },
        { key: "2", label: "Lipa bili", to: "bills" },
        { key: "3", label: "Nunua muda wa maongezi", to: "airtime" },
        { key: "4", label: "Saa za kazi", to: "hours" },
      ],
    },
    accounts: {
      kind: "choice",
      text: "Akaunti gani?",
      options: [
        {
          key: "1",
          label: "Akiba",
          to: "pin",
          sets: { account: "Akiba", balance: "KSh 24,650.00" },
        },
        { key: "2", label: "Hisa", to: "pin", sets: { account: "Hisa", balance: "KSh 60,000.00" } },
        {
          key: "3",
          label: "Mkopo",
          to: "pin",
          sets: { account: "Mkopo", balance: "KSh 8,200.00 za kulipa" },
        },
      ],
    },
    pin: {
      kind: "entry",
      text: "{account}: weka tarakimu 4 zozote kama PIN.",
      name: "pin",
      minDigits: 4,
      maxDigits: 4,
      shows: "nothing",
      refusal: "PIN ina tarakimu 4.",
      example: "1234",
      to: "balance",
    },
    balance: {
      kind: "end",
      text: "{account}: {balance}.\nAsante kwa kuweka akiba na Jamii Sacco.",
    },
    bills: {
      kind: "choice",
      text: "Bili gani?",
      options: [
        { key: "1", label: "Umeme", to: "billAccount", sets: { bill: "Umeme" } },
        { key: "2", label: "Maji", to: "billAccount", sets: { bill: "Maji" } },
        { key: "3", label: "Karo ya shule", to: "billAccount", sets: { bill: "Karo ya shule" } },
      ],
    },
    billAccount: {
      kind: "entry",
      text: "{bill}: weka nambari ya akaunti.",
      name: "number",
      minDigits: 5,
      maxDigits: 12,
      shows: "digits",
      refusal: "Nambari haijakamilika.",
      example: "1402557",
      to: "billAmount",
    },
    billAmount: {
      kind: "entry",
      text: "{bill}, akaunti {number}. Weka kiasi kwa shilingi.",
      name: "amount",
      minDigits: 2,
      maxDigits: 6,
      minValue: 10,
      maxValue: 150_000,
      shows: "amount",
      refusal: "10 hadi 150,000 tu.",
      example: "2500",
      to: "billDone",
    },
    billDone: {
      kind: "end",
      text: "{bill}, akaunti {number}: KSh {amount}.\nMalizia kwa PIN yako ya M-Pesa. Risiti itafuata kwa SMS.",
    },
    airtime: {
      kind: "choice",
      text: "Muda wa maongezi wa nani?",
      options: [
        { key: "1", label: "Nambari yangu", to: "airtimeAmount", sets: { phone: "nambari yako" } },
        { key: "2", label: "Nambari nyingine", to: "airtimePhone" },
      ],
    },
    airtimePhone: {
      kind: "entry",
      text: "Weka nambari ya simu, mfano 0700000000.",
      name: "phone",
      minDigits: 10,
      maxDigits: 12,
      shows: "digits",
      refusal: "Nambari haijakamilika.",
      example: "0700000000",
      to: "airtimeAmount",
    },
    airtimeAmount: {
      kind: "entry",
      text: "Muda wa maongezi wa {phone}. Weka kiasi kwa shilingi.",
      name: "amount",
      minDigits: 1,
      maxDigits: 5,
      minValue: 5,
      maxValue: 10_000,
      shows: "amount",
      refusal: "5 hadi 10,000 tu.",
      example: "100",
      to: "airtimeDone",
    },
    airtimeDone: {
      kind: "end",
      text: "Muda wa maongezi wa KSh {amount} unakuja kwa {phone}.\nAsante kwa kuchagua Jamii Sacco.",
    },
    hours: {
      kind: "end",
      text: "Jumatatu hadi Ijumaa 2:30 asubuhi hadi 10:30 jioni, Jumamosi 3:00 asubuhi hadi 6:00 mchana.\nMenyu hii iko wazi usiku na mchana.",
    },
  },
};

/** The first is shown first. */
export const USSD_MENUS: readonly [MenuTree, ...MenuTree[]] = [ENGLISH, KISWAHILI];
