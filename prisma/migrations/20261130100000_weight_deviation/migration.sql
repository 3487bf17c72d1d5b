-- What came of a closed deal against what was declared, in percent, which the rules write when it closes and when a claim about it
-- ends. Here, once, of those that are closed.
ALTER TABLE deals ADD COLUMN weight_deviation double precision;

WITH newest AS (
  SELECT DISTINCT ON (deal_id, side) deal_id, side, heads, (gross_kg - tare_kg) / heads AS kg
  FROM deal_weighings ORDER BY deal_id, side, entered_at DESC
), claims AS (
  SELECT DISTINCT ON (deal_id) deal_id, (claim->>'delivered')::numeric / (claim->>'heads')::int AS kg,
    least(coalesce((outcome->>'amount')::numeric / nullif((claim->>'amount')::numeric, 0), sign((outcome->>'amount')::numeric)), 1) AS part
  FROM deal_disputes WHERE kind = 'weight' AND status IN ('settled', 'recommended') ORDER BY deal_id, settled_at DESC
), taken AS (
  SELECT DISTINCT ON (deal_id) deal_id, side FROM deal_events WHERE kind = 'weightTaken' ORDER BY deal_id, nth DESC
), came AS (
  SELECT d.id, declared, coalesce(
    d.net_kg / coalesce(CASE taken.side WHEN 'buyer' THEN s.heads ELSE b.heads END, d.heads),
    declared - (declared - claims.kg) * claims.part,
    CASE WHEN b.kg BETWEEN declared / 2 AND declared * 2 THEN
      -- The least of nothing and something would be something.
      CASE WHEN s.kg IS NULL THEN b.kg ELSE (b.kg + least(s.kg, declared)) / 2 END END) AS kg
  FROM deals d CROSS JOIN LATERAL (SELECT nullif((d.terms->>'kg')::numeric, 0) AS declared)
    LEFT JOIN newest s ON s.deal_id = d.id AND s.side = 'seller' LEFT JOIN newest b ON b.deal_id = d.id AND b.side = 'buyer'
    LEFT JOIN claims ON claims.deal_id = d.id LEFT JOIN taken ON taken.deal_id = d.id
  WHERE d.status = 'closed' AND NOT EXISTS (
    SELECT 1 FROM deal_events e WHERE e.deal_id = d.id AND e.kind = 'weighed' AND e.data->>'isDressed' = 'true')
)
UPDATE deals SET weight_deviation = (came.kg / came.declared - 1) * 100 FROM came WHERE came.id = deals.id;
