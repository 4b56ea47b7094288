-- What an organisation asks its people to hold, and what they hold (decision 0153). Whether it is
-- valid follows from the day and is not kept.

create table qualifications (
  shard_key text not null,
  id text not null,
  name text not null,
  kind text not null,
  description text not null default '',
  -- Null for ever.
  valid_months int,
  -- Codes of the job titles that must hold it.
  job_codes text[] not null default '{}',
  retired_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  row_version int not null default 1,
  constraint qualifications_kind_is_known check (kind in ('course', 'licence', 'skill')),
  constraint qualifications_months check (valid_months > 0),
  primary key (shard_key, id)
);
create unique index qualifications_in_use_by_name on qualifications (shard_key, lower(name))
  where retired_at is null;

create table training_records (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id),
  qualification_id text not null,
  level text not null default '',
  -- Of the certificate.
  number text not null default '',
  issued_on date not null,
  -- The last day on which it is valid; null for ever.
  expires_on date,
  note text not null default '',
  recorded_by text references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  row_version int not null default 1,
  constraint training_records_days check (expires_on >= issued_on),
  primary key (shard_key, id),
  foreign key (shard_key, qualification_id) references qualifications (shard_key, id)
);
create index training_records_of_person
  on training_records (shard_key, person_id, qualification_id, issued_on, id)
  where deleted_at is null;
create index training_records_to_tell on training_records (expires_on) where deleted_at is null;
