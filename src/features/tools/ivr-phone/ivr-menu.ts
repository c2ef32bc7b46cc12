import { IVR_TIMEOUT_S } from "../../../site/limits";
import type { Menus, MenuTree } from "../menu-phone/menu-types";

/**
 * The voice menu of the IVR page in two languages. Owner, number and answers are made up. Amounts are
 * written as a voice would say them.
 */
const COMMON = {
  owner: "Maji Bora Water",
  number: "0800 000 000",
  timeoutS: IVR_TIMEOUT_S,
  backKey: "*",
};

const ACCOUNT = { name: "account", digits: [6, 6], example: "140255" } as const;

const ENGLISH: MenuTree = {
  ...COMMON,
  language: "en",
  languageName: "English",
  refusal: "Sorry, that is not one of the choices.",
  timeoutText: "We did not hear from you. Thank you for calling. Goodbye.",
  screens: {
    start: {
      kind: "choice",
      text: "Welcome to Maji Bora Water. For your bill, press 1. To pay, press 2. To report a leak or a dry tap, press 3. To speak to a person, press 0.",
      options: [
        { key: "1", label: "My bill", to: "billAccount" },
        { key: "2", label: "Pay", to: "payAccount" },
        { key: "3", label: "Report a fault", to: "faults" },
        { key: "0", label: "Speak to a person", to: "agent" },
      ],
    },
    billAccount: {
      kind: "entry",
      text: "Please enter your account number of 6 digits, then press hash. Any 6 digits will do here.",
      ...ACCOUNT,
      refusal: "An account number has 6 digits.",
      to: "bill",
    },
    bill: {
      kind: "choice",
      text: "Account {account}. Your bill is one thousand, four hundred and twenty shillings, due on the twentieth. To receive it by SMS, press 1. To speak to a person, press 2. To go back, press star.",
      options: [
        { key: "1", label: "Bill by SMS", to: "billSent" },
        { key: "2", label: "Speak to a person", to: "agent" },
      ],
    },
    billSent: {
      kind: "end",
      text: "Your bill is on its way to this phone. Thank you for calling. Goodbye.",
    },
    payAccount: {
      kind: "entry",
      text: "To pay, please enter your account number of 6 digits, then press hash.",
      ...ACCOUNT,
      refusal: "An account number has 6 digits.",
      to: "payAmount",
    },
    payAmount: {
      kind: "entry",
      text: "Enter the amount in shillings, then press hash.",
      name: "amount",
      digits: [2, 6],
      amount: [10, 150_000],
      refusal: "You can pay from 10 to 150,000 shillings.",
      example: "1420",
      to: "payConfirm",
    },
    payConfirm: {
      kind: "choice",
      text: "{amount} shillings for account {account}. If this is right, press 1. To change the amount, press star.",
      options: [{ key: "1", label: "Confirm", to: "payDone" }],
    },
    payDone: {
      kind: "end",
      text: "Thank you. Please enter your M-Pesa PIN when your phone asks for it. Goodbye.",
    },
    faults: {
      kind: "choice",
      text: "For a leak in the street, press 1. For no water, press 2. For a broken meter, press 3. To go back, press star.",
      options: [
        { key: "1", label: "Leak", to: "faultNoted", sets: { fault: "leak" } },
        { key: "2", label: "No water", to: "supply" },
        { key: "3", label: "Broken meter", to: "faultNoted", sets: { fault: "broken meter" } },
      ],
    },
    faultNoted: {
      kind: "end",
      text: "Thank you. Your report of a {fault} has been noted, and a team will call this number today. Goodbye.",
    },
    supply: {
      kind: "choice",
      text: "We are repairing a main pipe in Kilimani and expect water back by 6 in the evening. If you live elsewhere and have no water, press 1. To go back, press star.",
      options: [{ key: "1", label: "I live elsewhere", to: "agent" }],
    },
    agent: {
      kind: "end",
      text: "Thank you. You are second in the queue, and the next free person will answer you. In a real call, what you chose is on their screen already.",
    },
  },
};

const KISWAHILI: MenuTree = {
  ...COMMON,
  language: "sw",
  languageName: "Kiswahili",
  refusal: "Samahani, hilo si chaguo.",
  timeoutText: "Hatujapata jibu lako. Asante kwa kupiga simu. Kwaheri.",
  screens: {
    start: {
      kind: "choice",
      text: "Karibu Maji Bora. Kwa bili yako, bonyeza 1. Kuripoti uvujaji au ukosefu wa maji, bonyeza 2. Kuzungumza na mhudumu, bonyeza 0.",
      options: [
        { key: "1", label: "Bili yangu", to: "billAccount" },
        { key: "2", label: "Ripoti hitilafu", to: "faults" },
        { key: "0", label: "Zungumza na mhudumu", to: "agent" },
      ],
    },
    billAccount: {
      kind: "entry",
      text: "Tafadhali weka nambari ya akaunti yenye tarakimu 6, kisha bonyeza alama ya reli. Hapa tarakimu zozote 6 zinatosha.",
      ...ACCOUNT,
      refusal: "Nambari ya akaunti ina tarakimu 6.",
      to: "bill",
    },
    bill: {
      kind: "choice",
      text: "Akaunti {account}. Bili yako ni shilingi elfu moja mia nne na ishirini. Kuipokea kwa SMS, bonyeza 1. Kurudi, bonyeza nyota.",
      options: [{ key: "1", label: "Bili kwa SMS", to: "billSent" }],
    },
    billSent: { kind: "end", text: "Bili yako inakuja kwa simu hii. Asante kwa kupiga. Kwaheri." },
    faults: {
      kind: "choice",
      text: "Kwa uvujaji barabarani, bonyeza 1. Kwa ukosefu wa maji, bonyeza 2. Kurudi, bonyeza nyota.",
      options: [
        { key: "1", label: "Uvujaji", to: "faultNoted" },
        { key: "2", label: "Hakuna maji", to: "faultNoted" },
      ],
    },
    faultNoted: {
      kind: "end",
      text: "Asante. Ripoti yako imepokelewa, na fundi atakupigia leo. Kwaheri.",
    },
    agent: {
      kind: "end",
      text: "Asante. Wewe ni wa pili kwenye foleni, na mhudumu wa kwanza kupata nafasi atakujibu.",
    },
  },
};

export const IVR_MENUS: Menus = [ENGLISH, KISWAHILI];
