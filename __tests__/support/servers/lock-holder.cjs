// Holds the write lock of the database in the given folder until it receives a message.
const path = require("node:path");
const { DatabaseSync } = require("@photostructure/sqlite");

const database = new DatabaseSync(path.join(process.argv[2], "inbox.db"));
database.exec("BEGIN IMMEDIATE");
process.send("held");
process.on("message", () => database.exec("COMMIT"));
process.on("disconnect", () => process.exit(0));
