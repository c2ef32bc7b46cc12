-- When the owner marked an enquiry as answered, in ms since 1970.
ALTER TABLE enquiries ADD COLUMN answered_at INTEGER;
