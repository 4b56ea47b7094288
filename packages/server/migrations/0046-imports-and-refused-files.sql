-- What would become, or became, of the rows of a table of people (decision 0091).

create table people_imports (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id),
  -- The table itself, which is kept for a day.
  upload_id text not null,
  file_name text not null,
  created_at timestamptz not null,
  applied_at timestamptz,
  -- How many rows there are of each outcome.
  counts jsonb not null,
  -- The rows that are not the same as before.
  rows jsonb not null,
  primary key (shard_key, id)
);

-- A file that the operator's program did not take: kept for a month, for administrators to see, and
-- never attached to anything.
alter table uploads add column refused_at timestamptz;
alter table uploads add column refused_why text;
create index uploads_refused on uploads (shard_key, refused_at) where refused_at is not null;
