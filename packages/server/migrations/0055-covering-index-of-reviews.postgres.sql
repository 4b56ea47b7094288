-- Whoever reads all reviews has up to 10,000 of them counted: what opens and narrows them stands in
-- the index that is walked, as it does for the lists of one's own entries (migration 0013).
drop index my_forms_handed_in;
create index my_forms_handed_in on my_forms (shard_key, submitted_at desc, id desc)
  include (
    status, is_limited_access, form_id, country_code, district_code, business_unit_code, crew_codes,
    customer_id, pad_ids, score, elevated_from_form_id, kudos_count, public_comment_count,
    private_comment_count
  )
  where deleted_at is null and submitted_at is not null;
