-- Two questions that are asked again and again and concern few rows: which messages are unread, and what expires next.
CREATE INDEX "messages_unread" ON "messages" ("to_user_id") WHERE NOT "is_read";
CREATE INDEX "cattle_listings_expiry" ON "cattle_listings" ("expires_at") WHERE "is_active";
