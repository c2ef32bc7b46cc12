import { MARKET } from "../../../site/company/brand";
import { formatNumber } from "../../../site/format/numbers";
import { inLanguages } from "../menu-phone/in-languages";
import type { MenuTree } from "../menu-phone/menu-types";

const IVR_TIMEOUT_S = 30;

const ACCOUNT = { name: "account", digits: [6, 6], example: "140255" } as const;

const { mobileMoney, currency } = MARKET;

/** "Shilingi ya Kenya". */
const SWAHILI_CURRENCY =
  new Intl.DisplayNames("sw", { type: "currency" }).of(currency.code) ?? currency.code;

/**
 * Returns the voice menu of the IVR page in one language. Owner, number and answers are made up. Amounts
 * are written as a voice would say them.
 */
function majiBora(language: MenuTree["language"]): MenuTree {
  const t = (english: string, kiswahili: string) => (language === "en" ? english : kiswahili);
  const toPerson = {
    key: "0",
    label: t("Speak to a person", "Zungumza na mhudumu"),
    to: "agent",
  };
  const incomplete = t("An account number has 6 digits.", "Nambari ya akaunti ina tarakimu 6.");
  const most = formatNumber(mobileMoney.paymentMax);
  const money = t(currency.name, SWAHILI_CURRENCY);
  return {
    language,
    languageName: t("English", "Kiswahili"),
    owner: "Maji Bora Water",
    number: "0800 000 000",
    timeoutS: IVR_TIMEOUT_S,
    backKey: "*",
    refusal: t("Sorry, that is not one of the choices.", "Samahani, hilo si chaguo."),
    timeoutText: t(
      "We did not hear from you. Thank you for calling. Goodbye.",
      "Hatujapata jibu lako. Asante kwa kupiga simu. Kwaheri.",
    ),
    screens: {
      start: {
        kind: "choice",
        text: t(
          "Welcome to Maji Bora Water. For your bill, press 1. To pay, press 2. To report a leak or a dry tap, press 3. To speak to a person, press 0.",
          "Karibu Maji Bora Water. Kwa bili yako, bonyeza 1. Kulipa, bonyeza 2. Kuripoti uvujaji au mfereji usio na maji, bonyeza 3. Kuzungumza na mhudumu, bonyeza 0.",
        ),
        options: [
          { key: "1", label: t("My bill", "Bili yangu"), to: "billAccount" },
          { key: "2", label: t("Pay", "Lipa"), to: "payAccount" },
          { key: "3", label: t("Report a fault", "Ripoti hitilafu"), to: "faults" },
          toPerson,
        ],
      },
      billAccount: {
        kind: "entry",
        text: t(
          "Please enter your account number of 6 digits, then press hash. Any 6 digits will do here.",
          "Tafadhali weka nambari ya akaunti yenye tarakimu 6, kisha bonyeza alama ya reli. Hapa tarakimu zozote 6 zinatosha.",
        ),
        ...ACCOUNT,
        refusal: incomplete,
        to: "bill",
      },
      bill: {
        kind: "choice",
        text: t(
          `Account {account}. Your bill is one thousand, four hundred and twenty ${money}, due on the twentieth. To receive it by SMS, press 1. To speak to a person, press 0. To go back, press star.`,
          `Akaunti {account}. Bili yako ni ${money} elfu moja mia nne na ishirini, ya kulipwa kufikia tarehe ishirini. Kuipokea kwa SMS, bonyeza 1. Kuzungumza na mhudumu, bonyeza 0. Kurudi, bonyeza nyota.`,
        ),
        options: [{ key: "1", label: t("Bill by SMS", "Bili kwa SMS"), to: "billSent" }, toPerson],
      },
      billSent: {
        kind: "end",
        text: t(
          "Your bill is on its way to this phone. Thank you for calling. Goodbye.",
          "Bili yako inakuja kwa simu hii. Asante kwa kupiga. Kwaheri.",
        ),
      },
      payAccount: {
        kind: "entry",
        text: t(
          "To pay, please enter your account number of 6 digits, then press hash.",
          "Ili kulipa, tafadhali weka nambari ya akaunti yenye tarakimu 6, kisha bonyeza alama ya reli.",
        ),
        ...ACCOUNT,
        refusal: incomplete,
        to: "payAmount",
      },
      payAmount: {
        kind: "entry",
        text: t(
          `Enter the amount in ${money}, then press hash.`,
          `Weka kiasi kwa ${money}, kisha bonyeza alama ya reli.`,
        ),
        name: "amount",
        digits: [2, 6],
        amount: [10, mobileMoney.paymentMax],
        refusal: t(
          `You can pay from 10 to ${most} ${money}.`,
          `Unaweza kulipa ${money} 10 hadi ${most}.`,
        ),
        example: "1420",
        to: "payConfirm",
      },
      payConfirm: {
        kind: "choice",
        text: t(
          `{amount} ${money} for account {account}. If this is right, press 1. To change the amount, press star. To speak to a person, press 0.`,
          `${money} {amount} kwa akaunti {account}. Ikiwa ni sahihi, bonyeza 1. Kubadilisha kiasi, bonyeza nyota. Kuzungumza na mhudumu, bonyeza 0.`,
        ),
        options: [{ key: "1", label: t("Confirm", "Thibitisha"), to: "payDone" }, toPerson],
      },
      payDone: {
        kind: "end",
        text: t(
          `Thank you. Please enter your ${mobileMoney.name} PIN when your phone asks for it. Goodbye.`,
          `Asante. Tafadhali weka PIN yako ya ${mobileMoney.name} simu yako itakapoiomba. Kwaheri.`,
        ),
      },
      faults: {
        kind: "choice",
        text: t(
          "For a leak in the street, press 1. For no water, press 2. For a broken meter, press 3. To speak to a person, press 0. To go back, press star.",
          "Kwa uvujaji barabarani, bonyeza 1. Kwa ukosefu wa maji, bonyeza 2. Kwa mita iliyoharibika, bonyeza 3. Kuzungumza na mhudumu, bonyeza 0. Kurudi, bonyeza nyota.",
        ),
        options: [
          {
            key: "1",
            label: t("Leak", "Uvujaji"),
            to: "faultNoted",
            sets: { fault: t("leak", "uvujaji") },
          },
          { key: "2", label: t("No water", "Hakuna maji"), to: "supply" },
          {
            key: "3",
            label: t("Broken meter", "Mita iliyoharibika"),
            to: "faultNoted",
            sets: { fault: t("broken meter", "mita iliyoharibika") },
          },
          toPerson,
        ],
      },
      faultNoted: {
        kind: "end",
        text: t(
          "Thank you. Your report of a {fault} has been noted, and a team will call this number today. Goodbye.",
          "Asante. Ripoti yako ya {fault} imepokelewa, na mafundi watapigia nambari hii leo. Kwaheri.",
        ),
      },
      supply: {
        kind: "choice",
        text: t(
          "We are repairing a main pipe near the market and expect water back by 6 in the evening. If you live elsewhere and have no water, press 1. To speak to a person, press 0. To go back, press star.",
          "Tunatengeneza bomba kuu karibu na soko na tunatarajia maji kurudi kufikia saa kumi na mbili jioni. Ikiwa unaishi kwingine na huna maji, bonyeza 1. Kuzungumza na mhudumu, bonyeza 0. Kurudi, bonyeza nyota.",
        ),
        options: [
          { key: "1", label: t("I live elsewhere", "Naishi kwingine"), to: "agent" },
          toPerson,
        ],
      },
      agent: {
        kind: "end",
        text: t(
          "Thank you. You are second in the queue, and the next free person will answer you. In a real call, what you chose is on their screen already.",
          "Asante. Wewe ni wa pili kwenye foleni, na mhudumu wa kwanza kupata nafasi atakujibu. Katika simu halisi, ulichochagua tayari kiko kwenye skrini yake.",
        ),
      },
    },
  };
}

export const IVR_MENUS = inLanguages(majiBora);
