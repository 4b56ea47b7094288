-- A company's first day, and how people come to their passwords (decision 0065).

-- At most one row, for ever: whoever writes it has set the organisation up, and nobody else does.
create table set_up (
  is_done boolean primary key default true,
  done_at timestamptz not null,
  constraint set_up_is_done_once check (is_done)
);

-- What the start of the program printed, as a hash; gone once the organisation is set up.
create table set_up_codes (
  code_hash text primary key,
  created_at timestamptz not null
);

-- Addresses that let one person choose a password, once.
create table one_time_links (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id),
  purpose text not null,
  secret_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_links_purpose_is_known check (purpose in ('invite', 'reset')),
  primary key (shard_key, id)
);

create unique index one_time_links_by_secret on one_time_links (secret_hash);
create index one_time_links_of_person on one_time_links (person_id) where used_at is null;
create index one_time_links_by_expiry on one_time_links (expires_at);

-- Counts what administrators change of a person's record.
alter table people add column row_version integer not null default 1;
create index people_of_organisation on people (shard_key, last_name, id);
