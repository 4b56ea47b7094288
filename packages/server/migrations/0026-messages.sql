-- The message center, and whom records are for (decision 0075).

-- An empty part narrows nothing, and where all are empty nobody is meant; '-1' stands for all of it.
create table record_audiences (
  shard_key text not null,
  record_type text not null,
  record_id text not null,
  countries text[] not null default '{}',
  districts text[] not null default '{}',
  departments text[] not null default '{}',
  business_units text[] not null default '{}',
  job_titles text[] not null default '{}',
  crews text[] not null default '{}',
  -- They belong wherever they work.
  person_ids text[] not null default '{}',
  primary key (shard_key, record_type, record_id)
);

create table messages (
  shard_key text not null,
  id text not null,
  number text not null,
  title text not null,
  category text,
  description text not null default '',
  priority text,
  starts_at timestamptz,
  ends_at timestamptz,
  require_ack boolean not null default false,
  -- Of a scheduled one the clock tells when it is read whether it is active or has expired.
  status text not null,
  status_reason text,
  -- Counts up when a fresh acknowledgement is asked for.
  round int not null default 1,
  created_by text not null references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  changed_at timestamptz,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  priority_rank int generated always as (
    case priority when 'critical' then 3 when 'important' then 2 when 'normal' then 1 else 0 end
  ) stored not null,
  constraint messages_status_is_known check (status in ('draft', 'scheduled', 'recalled')),
  constraint messages_sent_are_whole
    check (status = 'draft' or (starts_at is not null and ends_at is not null)),
  primary key (shard_key, id)
);

create unique index messages_number on messages (shard_key, number);
-- What is active is asked for with every page.
create index messages_sent on messages (shard_key, ends_at)
  where status = 'scheduled' and deleted_at is null;
create index messages_of_author on messages (shard_key, created_by);

create table message_receipts (
  shard_key text not null,
  message_id text not null,
  person_id text not null references people (id),
  delivered_at timestamptz not null,
  opened_at timestamptz,
  acknowledged_at timestamptz,
  -- Up to which round of the message that counts.
  opened_round int not null default 0,
  acknowledged_round int not null default 0,
  primary key (shard_key, message_id, person_id),
  foreign key (shard_key, message_id) references messages (shard_key, id)
);

create index message_receipts_of_person on message_receipts (shard_key, person_id);
