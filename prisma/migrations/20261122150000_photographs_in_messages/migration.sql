-- Photographs of a message, as listings have theirs.
ALTER TABLE "messages"
  ADD COLUMN "images" TEXT[] NOT NULL DEFAULT '{}',
  ADD COLUMN "image_details" JSONB NOT NULL DEFAULT '[]',
  ADD CONSTRAINT "messages_image_details" CHECK (jsonb_array_length("image_details") = cardinality("images"));
