-- Since when a product lies on a pad, however often its amount was changed since; null for what lay
-- there before that was kept. Whoever works there is asked to acknowledge its sheet from then on
-- (decision 0097).

alter table sds_inventory add column placed_at timestamptz;
