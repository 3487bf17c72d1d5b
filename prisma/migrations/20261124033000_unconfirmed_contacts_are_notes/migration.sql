-- A phone that an account had only typed spoke against whoever it belongs to. Addresses were compared only where both had confirmed them.
UPDATE "risk_signals" SET "evidence" = "evidence" || jsonb_build_object('confirmed', "evidence"->>'contact' = 'email'),
  "points" = CASE WHEN "evidence"->>'contact' = 'email' THEN "points" ELSE 0 END
WHERE "rule" = 'same_contact';
-- What they add up to is reckoned again.
INSERT INTO "risk_checks" ("subject", "subject_id")
SELECT 'user', "user_id" FROM "risk_signals" WHERE "rule" = 'same_contact' GROUP BY "user_id"
ON CONFLICT ("subject_id") DO NOTHING;
