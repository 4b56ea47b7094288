-- What the index of a person's own list carries, this one carries for the Signature tab.

drop index my_form_readers_of_person;
create index my_form_readers_of_person on my_form_readers (shard_key, person_id, started_at desc, id desc)
  include (
    status, form_id, country_code, district_code, business_unit_code, crew_codes, customer_id,
    pad_ids, score, elevated_from_form_id, kudos_count, public_comment_count, private_comment_count
  );

-- The Signature tab no longer looks entries up one by one.
drop index my_forms_by_id;

-- An index answers alone only where a vacuum has been since the last writes. As it comes, a fifth
-- of a table changes before one starts.
alter table my_forms set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02
);
alter table my_form_readers set (
  autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02
);
