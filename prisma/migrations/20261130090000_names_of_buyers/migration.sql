-- Who bought animals may have no account here: the seller notes a name for themselves.
ALTER TABLE listing_sales ADD COLUMN buyer_name text,
  ADD CONSTRAINT listing_sales_buyer_name_check
    CHECK (buyer_name IS NULL OR (char_length(buyer_name) BETWEEN 1 AND 80 AND buyer_id IS NULL)) NOT VALID;
ALTER TABLE listing_sales VALIDATE CONSTRAINT listing_sales_buyer_name_check;
