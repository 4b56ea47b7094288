-- With whom a record of any kind is shared, by whom and since when (decision 0112).

create table record_shares (
  shard_key text not null,
  record_type text not null,
  record_id text not null,
  person_id text not null references people (id),
  shared_by text not null references people (id),
  shared_at timestamptz not null,
  primary key (shard_key, record_type, record_id, person_id)
);

-- What is shared with somebody, looked up for every list of theirs.
create index record_shares_of_person
  on record_shares (shard_key, person_id, record_type, record_id);
