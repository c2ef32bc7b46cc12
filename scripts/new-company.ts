/**
 * `npm run new-company -- DIRECTORY`: asks for a company's name, services and location, and writes a complete small
 * `content/` below the directory; `--from FILE` reads the answers from a JSON file instead. Words that only the company
 * knows are placeholders in brackets, which `npm run launch-check` names. docs/going-live.md walks through it.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { toSegment } from "../src/content/model/plain-text";
import { runCommand } from "../src/node/cli";
import { replaceFile } from "../src/node/replace-file";
import { parseNewCompany, writeContent } from "./support/company-folder";

const USAGE = "Usage: npm run new-company -- DIRECTORY [--from FILE]";

/** Questions by the path of the field in `content/company.json`; an empty answer means the usual one. */
const QUESTIONS: readonly (readonly [field: string, question: string, usual?: string])[] = [
  ["name", "Name of the company"],
  ["legalName", "Registered name, as in Twiga Limited"],
  ["slogan", "Slogan"],
  ["description", "What it offers, in one sentence"],
  ["siteUrl", "Address of the site, as in https://www.twiga.example"],
  ["phone", "Phone number, as in +256 700 000 000"],
  ["whatsAppNumber", "WhatsApp number in digits, as in 256700000000"],
  ["email", "E-mail address"],
  ["address.building", "Office: building"],
  ["address.street", "Office: street and area"],
  ["address.city", "Office: city"],
  ["address.country", "Office: country"],
  ["address.countryCode", "Office: country in two capitals, as in UG"],
  ["address.latitude", "Office: latitude, as in 0.3136"],
  ["address.longitude", "Office: longitude, as in 32.5811"],
  ["smsPortalUrl", "Address where clients log in"],
  ["messagingApiUrl", "Address of the API, as in https://api.twiga.example/v1"],
  ["brand.colours.primary", "Main colour, as in #14532D"],
  ["brand.colours.accent", "Second colour, as in #B45309"],
  ["market.language", "Language and country of the texts", "en-UG"],
  ["market.timeZone", "Time zone", "Africa/Kampala"],
  ["market.currency.code", "Currency in three capitals", "UGX"],
  ["market.currency.symbol", "Before amounts", "UGX"],
  ["market.currency.name", "Currency in a sentence", "Ugandan shillings"],
  ["market.tax.name", "Tax on sales", "VAT"],
  ["market.tax.numberName", "What a tax number is called", "TIN"],
  ["market.tax.percent", "Tax, per cent", "18"],
  ["market.mobileMoney.name", "Mobile money", "MTN MoMo"],
  ["market.mobileMoney.paymentMax", "The most in one payment by mobile money", "5000000"],
  ["market.dataProtectionLaw", "Law on personal data", "Data Protection and Privacy Act"],
];
const NUMBERS = /\.(?:latitude|longitude|percent|paymentMax)$/;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string" } },
  });
  const [directory] = positionals;
  if (!directory || positionals.length > 1) throw new Error(USAGE);
  if (existsSync(directory) && !statSync(directory).isDirectory()) {
    throw new Error(`${directory} is a file: name a folder.`);
  }
  const target = path.join(directory, "content");
  if (existsSync(target) && readdirSync(target).length > 0) {
    throw new Error(`${target} is not empty: nothing was written.`);
  }
  const given: Record<string, unknown> = values.from ? readAnswers(values.from) : {};
  const unanswered = values.from ? null : await ask(given);
  if (unanswered && Object.keys(given).length === 0) {
    throw new Error(`${unanswered} Nothing was written.`);
  }
  const answers = unanswered ? { problems: [unanswered] } : parseNewCompany(given);
  if ("problems" in answers) {
    const file = values.from ?? keepAnswers(directory, given);
    throw new Error(
      [
        "Nothing was written:",
        ...answers.problems.map((line) => `- ${line}`),
        `The answers are in ${file}: mend them there, then run`,
        `npm run new-company -- "${directory}" --from "${file}"`,
      ].join("\n"),
    );
  }
  writeContent(answers, directory);
  console.log(
    `${target} is written. Write what stands in brackets, then see what is left: npm run launch-check`,
  );
}

/** Keeps what was typed: nobody answers thirty questions twice for one wrong answer. */
function keepAnswers(directory: string, given: Record<string, unknown>): string {
  const names = Array.from({ length: 100 }, (_, n) =>
    n ? `answers-${n + 1}.json` : "answers.json",
  );
  const free = names.find((name) => !existsSync(path.join(directory, name))); // earlier ones may be mended
  const file = path.join(directory, free ?? "answers.json");
  replaceFile(file, `${JSON.stringify(given, null, 2)}\n`);
  return file;
}

function readAnswers(file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (value && typeof value === "object" && !Array.isArray(value)) return { ...value };
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
  throw new Error(`${file} must be a group of fields.`);
}

/** Puts each answer into `answers`. Returns a sentence about the question at which the input ended, if it did. */
async function ask(answers: Record<string, unknown>): Promise<string | null> {
  const terminal = createInterface({ input: process.stdin });
  try {
    const lines = terminal[Symbol.asyncIterator]();
    const answerTo = async (question: string): Promise<string | null> => {
      process.stdout.write(`${question}: `);
      const { value, done } = await lines.next();
      if (!done) return value.trim();
      process.stdout.write("\n");
      return null;
    };
    const endedAt = (question: string) => `There was no answer to “${question}”.`;
    for (const [field, question, usual] of QUESTIONS) {
      const typed = await answerTo(usual ? `${question} (${usual})` : question);
      if (typed === null) return endedAt(question);
      const answer = typed || usual || "";
      const isNumber = NUMBERS.test(`.${field}`) && answer !== "" && !Number.isNaN(Number(answer));
      put(answers, field.split("."), isNumber ? Number(answer) : answer);
    }
    const titles = await answerTo(
      "Services with their ids, separated by commas, as in ussd = USSD Menus, payment = Collections",
    );
    if (titles === null) return endedAt("Services with their ids");
    answers.services = titles
      .split(",")
      .filter((text) => text.trim() !== "")
      .map((text) => {
        const [id = "", title = id] = text.split("=").map((part) => part.trim());
        return { id: toSegment(id), title };
      });
    return null;
  } finally {
    terminal.close();
  }
}

function put(group: Record<string, unknown>, [name = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) group[name] = value;
  else {
    const inner = (group[name] ?? {}) as Record<string, unknown>; // only groups have fields
    group[name] = inner;
    put(inner, rest, value);
  }
}

void runCommand(main);
