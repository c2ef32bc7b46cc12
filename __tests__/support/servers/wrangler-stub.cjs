// Handles the Wrangler calls of the inbox commands, using a local SQLite file.
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
  // One transaction, as D1 does for several statements. None of our values has a semicolon at the
  // end of a line.
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
