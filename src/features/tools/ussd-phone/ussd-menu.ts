import { MARKET } from "../../../site/company/brand";
import { formatNumber } from "../../../site/format/numbers";
import { inLanguages } from "../menu-phone/in-languages";
import type { MenuOption, MenuTree } from "../menu-phone/menu-types";

export const USSD_TIMEOUT_S = 60;

const { mobileMoney, currency } = MARKET;
const { symbol: money } = currency;

/**
 * Returns the menu of the USSD page in one language. Owner, number, balances and references are made
 * up. To show a client's own menu, replace the texts; `menu-session.test.ts` checks all menus against
 * the limits of networks.
 */
function jamiiSacco(language: MenuTree["language"]): MenuTree {
  const t = (english: string, kiswahili: string) => (language === "en" ? english : kiswahili);
  const account = (key: string, name: string, balance: string): MenuOption => ({
    key,
    label: name,
    to: "pin",
    sets: { account: name, balance },
  });
  const bill = (key: string, name: string): MenuOption => ({
    key,
    label: name,
    to: "billAccount",
    sets: { bill: name },
  });
  const most = formatNumber(mobileMoney.paymentMax);
  const incomplete = t("That number is not complete.", "Nambari haijakamilika.");
  return {
    language,
    languageName: t("English", "Kiswahili"),
    owner: "Sample Sacco",
    number: "*000*1#",
    timeoutS: USSD_TIMEOUT_S,
    backKey: "0",
    backLabel: t("Back", "Rudi"),
    refusal: t("Invalid choice.", "Chaguo si sahihi."),
    timeoutText: t(
      "Session closed: no reply in time. Please dial again.",
      "Muda umeisha bila jibu. Tafadhali piga tena.",
    ),
    screens: {
      start: {
        kind: "choice",
        text: t(
          "Welcome to Sample Sacco. How can we help?",
          "Karibu Sample Sacco. Tukusaidie nini?",
        ),
        options: [
          { key: "1", label: t("My balance", "Salio langu"), to: "accounts" },
          { key: "2", label: t("Pay a bill", "Lipa bili"), to: "bills" },
          { key: "3", label: t("Buy airtime", "Nunua muda wa maongezi"), to: "airtime" },
          { key: "4", label: t("Opening hours", "Saa za kazi"), to: "hours" },
        ],
      },
      accounts: {
        kind: "choice",
        text: t("Which account?", "Akaunti gani?"),
        options: [
          account("1", t("Savings", "Akiba"), `${money} 24,650.00`),
          account("2", t("Shares", "Hisa"), `${money} 60,000.00`),
          account("3", t("Loan", "Mkopo"), `${money} 8,200.00 ${t("to pay", "za kulipa")}`),
        ],
      },
      pin: {
        kind: "entry",
        text: t(
          "{account}: enter any 4 digits as your PIN.",
          "{account}: weka tarakimu 4 zozote kama PIN.",
        ),
        digits: [4, 4],
        refusal: t("A PIN has 4 digits.", "PIN ina tarakimu 4."),
        example: "1234",
        to: "balance",
      },
      balance: {
        kind: "end",
        text: t(
          "{account}: {balance}.\nThank you for saving with Sample Sacco.",
          "{account}: {balance}.\nAsante kwa kuweka akiba na Sample Sacco.",
        ),
      },
      bills: {
        kind: "choice",
        text: t("Which bill?", "Bili gani?"),
        options: [
          bill("1", t("Electricity", "Umeme")),
          bill("2", t("Water", "Maji")),
          bill("3", t("School fees", "Karo ya shule")),
        ],
      },
      billAccount: {
        kind: "entry",
        text: t("{bill}: enter the account number.", "{bill}: weka nambari ya akaunti."),
        name: "number",
        digits: [5, 12],
        refusal: incomplete,
        example: "1402557",
        to: "billAmount",
      },
      billAmount: {
        kind: "entry",
        text: t(
          `{bill}, account {number}. Enter the amount in ${money}.`,
          `{bill}, akaunti {number}. Weka kiasi kwa ${money}.`,
        ),
        name: "amount",
        digits: [2, 6],
        amount: [10, mobileMoney.paymentMax],
        refusal: t(`10 to ${most} only.`, `10 hadi ${most} tu.`),
        example: "2500",
        to: "billDone",
      },
      billDone: {
        kind: "end",
        text: t(
          `{bill}, account {number}: ${money} {amount}.\nFinish with your ${mobileMoney.name} PIN on the next screen. A receipt follows by SMS.`,
          `{bill}, akaunti {number}: ${money} {amount}.\nMalizia kwa PIN yako ya ${mobileMoney.name}. Risiti itafuata kwa SMS.`,
        ),
      },
      airtime: {
        kind: "choice",
        text: t("Airtime for whom?", "Muda wa maongezi wa nani?"),
        options: [
          {
            key: "1",
            label: t("My number", "Nambari yangu"),
            to: "airtimeAmount",
            sets: { phone: t("your number", "nambari yako") },
          },
          { key: "2", label: t("Another number", "Nambari nyingine"), to: "airtimePhone" },
        ],
      },
      airtimePhone: {
        kind: "entry",
        text: t(
          "Enter the phone number, as in 0700000000.",
          "Weka nambari ya simu, mfano 0700000000.",
        ),
        name: "phone",
        digits: [10, 12],
        refusal: incomplete,
        example: "0700000000",
        to: "airtimeAmount",
      },
      airtimeAmount: {
        kind: "entry",
        text: t(
          `Airtime for {phone}. Enter the amount in ${money}.`,
          `Muda wa maongezi wa {phone}. Weka kiasi kwa ${money}.`,
        ),
        name: "amount",
        digits: [1, 5],
        amount: [5, 10_000],
        refusal: t("5 to 10,000 only.", "5 hadi 10,000 tu."),
        example: "100",
        to: "airtimeDone",
      },
      airtimeDone: {
        kind: "end",
        text: t(
          `${money} {amount} of airtime is on its way to {phone}.\nThank you for choosing Sample Sacco.`,
          `Muda wa maongezi wa ${money} {amount} unakuja kwa {phone}.\nAsante kwa kuchagua Sample Sacco.`,
        ),
      },
      hours: {
        kind: "end",
        text: t(
          "Monday to Friday 08:30 to 16:30, Saturday 09:00 to 12:00.\nThis menu is open day and night.",
          "Jumatatu hadi Ijumaa 2:30 asubuhi hadi 10:30 jioni, Jumamosi 3:00 asubuhi hadi 6:00 mchana.\nMenyu hii iko wazi usiku na mchana.",
        ),
      },
    },
  };
}

export const USSD_MENUS = inLanguages(jamiiSacco);
