-- The Signature tab as it is read: for each person the entries of others that lie there, with
-- whatever a list is sorted and filtered by. Whoever writes these columns, a signer or a share
-- writes these rows too, in the same transaction (decision 0041).

create table my_form_readers (
  shard_key text not null,
  -- The entry, named as in my_forms, so that one set of conditions serves both tables.
  id text not null,
  person_id text not null references people (id),
  started_at timestamptz not null,
  status text not null,
  form_id text not null,
  country_code text,
  district_code text,
  business_unit_code text,
  crew_codes text[] not null,
  customer_id text,
  pad_ids text[] not null,
  score numeric(5, 2),
  elevated_from_form_id text,
  kudos_count integer not null,
  public_comment_count integer not null,
  private_comment_count integer not null,
  primary key (shard_key, id, person_id)
);

insert into my_form_readers
select entry.shard_key, entry.id, reader.person_id, entry.started_at, entry.status, entry.form_id,
  entry.country_code, entry.district_code, entry.business_unit_code, entry.crew_codes,
  entry.customer_id, entry.pad_ids, entry.score, entry.elevated_from_form_id, entry.kudos_count,
  entry.public_comment_count, entry.private_comment_count
from my_forms as entry
join (
  select shard_key, my_form_id, person_id from my_form_signers
  union
  select shard_key, my_form_id, person_id from my_form_shares
) as reader on reader.shard_key = entry.shard_key and reader.my_form_id = entry.id
where entry.deleted_at is null and entry.status not in ('in_progress', 'fill', 'new');

create index my_form_readers_of_person on my_form_readers (shard_key, person_id, started_at desc, id desc);
