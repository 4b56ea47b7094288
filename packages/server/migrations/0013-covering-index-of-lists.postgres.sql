-- Whatever a list is filtered by stands in the index that it walks, so that a long list is narrowed
-- without reading its rows. The embedded engine holds lists that need no such thing.

drop index my_forms_of_person;
create index my_forms_of_person on my_forms (shard_key, person_id, started_at desc, id desc)
  include (
    status, form_id, country_code, district_code, business_unit_code, crew_codes, customer_id,
    pad_ids, score, elevated_from_form_id, kudos_count, public_comment_count, private_comment_count
  )
  where deleted_at is null;

-- The Signature tab knows its entries by id only.
create index my_forms_by_id on my_forms (shard_key, id)
  include (
    started_at, status, form_id, country_code, district_code, business_unit_code, crew_codes,
    customer_id, pad_ids, score, elevated_from_form_id, kudos_count, public_comment_count,
    private_comment_count
  )
  where deleted_at is null;
