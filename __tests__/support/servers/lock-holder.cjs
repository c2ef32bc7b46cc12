// Holds the write lock of the database in the folder of its argument until it is told to let go.
const path = require("node:path");
const { DatabaseSync } = require("@photostructure/sqlite");

const database = new DatabaseSync(path.join(process.argv[2], "inbox.db"));
database.exec("BEGIN IMMEDIATE");
process.send("held");
process.on("message", () => database.exec("COMMIT"));
process.on("disconnect", () => process.exit(0));
