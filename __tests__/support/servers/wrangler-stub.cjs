// Takes the calls of Wrangler that the commands of the inbox make, and runs them on a SQLite file beside it.
const { writeFileSync } = require("node:fs");
const path = require("node:path");
const { DatabaseSync } = require("@photostructure/sqlite");

const [group, verb, binding, ...args] = process.argv.slice(2);
const optionOf = (name) =>
  args.find((argument) => argument.startsWith(`${name}=`))?.slice(name.length + 1);
const isRight =
  group === "d1" && binding === "INBOX" && args.includes("--remote") && args.includes("--config");
if (!isRight) {
  console.error("Not logged in.");
  process.exit(1);
}
const database = new DatabaseSync(path.resolve("inbox.db"));
if (verb === "export") {
  writeFileSync(optionOf("--output"), "-- a dump\n");
} else {
  const answers = [];
  // One transaction, as D1 makes of several statements. Ours have no semicolon at the end of a line in a value.
  database.exec("BEGIN");
  for (const text of optionOf("--command").split(";\n")) {
    const statement = database.prepare(text);
    const isQuery = /^\s*SELECT/.test(text);
    const results = isQuery ? statement.all() : [];
    const changes = isQuery ? 0 : statement.run().changes;
    answers.push({ results, success: true, meta: { changes } });
  }
  database.exec("COMMIT");
  console.log(JSON.stringify(answers));
}
database.close();
