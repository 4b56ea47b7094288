-- Filters that people keep for their lists, each person their own.

create table saved_filters (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id) on delete cascade,
  -- The list that it is for.
  type text not null,
  title text not null,
  -- The title as it is compared, so that two titles differ by more than their case.
  title_key text not null,
  is_default boolean not null,
  filter_values jsonb not null,
  row_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint saved_filters_title_length check (char_length(title) between 1 and 100),
  primary key (shard_key, id)
);

create unique index saved_filters_by_title on saved_filters (shard_key, person_id, type, title_key);
create unique index saved_filters_one_default on saved_filters (shard_key, person_id, type) where is_default;
