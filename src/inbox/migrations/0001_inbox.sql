-- Settings of the database itself. `oldest_program` is the number of the newest migration that a program must
-- know to write here. A migration raises it if older programs would damage its data.
CREATE TABLE inbox_values (
  name TEXT PRIMARY KEY NOT NULL,
  value TEXT NOT NULL
);
INSERT INTO inbox_values (name, value) VALUES ('oldest_program', '1');
INSERT INTO inbox_values (name, value) VALUES ('secret', lower(hex(randomblob(32))));

-- `idempotency_key` is a digest of the sender's key and the enquiry. `sender` is the address in lower case.
CREATE TABLE enquiries (
  id TEXT PRIMARY KEY NOT NULL,
  idempotency_key TEXT UNIQUE,
  reference TEXT NOT NULL,
  kind TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  sender TEXT NOT NULL,
  full_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  company TEXT NOT NULL,
  service_type TEXT NOT NULL,
  message TEXT NOT NULL,
  details TEXT NOT NULL,
  suspect TEXT NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX enquiries_by_sender ON enquiries (sender, received_at);
CREATE INDEX enquiries_by_time ON enquiries (received_at);

-- Newsletter subscribers. Addresses are deleted when they unsubscribe.
CREATE TABLE subscribers (
  id TEXT PRIMARY KEY NOT NULL,
  email TEXT UNIQUE NOT NULL,
  state TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  asked_at INTEGER NOT NULL,
  ask_id TEXT NOT NULL,
  confirmed_at INTEGER
);
CREATE TABLE confirm_tokens (
  hash TEXT PRIMARY KEY NOT NULL,
  subscriber_id TEXT NOT NULL,
  expires_at INTEGER NOT NULL
);

-- The outbox: one row per message and channel.
CREATE TABLE deliveries (
  id TEXT PRIMARY KEY NOT NULL,
  kind TEXT NOT NULL,
  enquiry_id TEXT,
  subscriber_id TEXT,
  channel TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting',
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  first_attempt_at INTEGER,
  next_attempt_at INTEGER NOT NULL,
  delivered_at INTEGER,
  last_error TEXT NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX deliveries_once ON deliveries (enquiry_id, kind, channel);
CREATE INDEX deliveries_due ON deliveries (channel, state, next_attempt_at);
CREATE INDEX deliveries_by_subscriber ON deliveries (subscriber_id);

-- The process that may deliver over a channel until the lease ends.
CREATE TABLE leases (
  name TEXT PRIMARY KEY NOT NULL,
  owner TEXT NOT NULL,
  until INTEGER NOT NULL
);

-- Number of messages per network and day. `network` is a keyed digest.
CREATE TABLE day_counts (
  day TEXT NOT NULL,
  kind TEXT NOT NULL,
  network TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, kind, network)
);
