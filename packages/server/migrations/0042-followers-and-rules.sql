-- Who wants to hear of a record beside those whom its deeds tell (decision 0084).

-- What happened and is to be looked at: written with its audit row, taken out when it was looked at.
create table outbox_events (
  shard_key text not null,
  record_type text not null,
  record_id text not null,
  sequence integer not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (shard_key, record_type, record_id, sequence)
);

create index outbox_events_due on outbox_events (next_try_at);

-- What happened, where it is told to followers and by rules.
alter table outbox add column event text;
alter table notifications add column event text;

-- A record that somebody follows, or a saved filter of theirs.
create table subscriptions (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id),
  record_type text,
  record_id text,
  saved_filter_id text,
  created_at timestamptz not null,
  primary key (shard_key, id),
  foreign key (shard_key, saved_filter_id) references saved_filters (shard_key, id) on delete cascade,
  check ((record_id is null) <> (saved_filter_id is null) and (record_id is null) = (record_type is null))
);

create unique index subscriptions_of_records on subscriptions
  (shard_key, record_type, record_id, person_id) where record_id is not null;
create unique index subscriptions_of_filters on subscriptions (shard_key, saved_filter_id)
  where saved_filter_id is not null;
create index subscriptions_of_people on subscriptions (shard_key, person_id);

-- What a filter has told of already.
create table subscription_hits (
  shard_key text not null,
  subscription_id text not null,
  record_id text not null,
  primary key (shard_key, subscription_id, record_id),
  foreign key (shard_key, subscription_id) references subscriptions (shard_key, id) on delete cascade
);

-- Whom somebody who keeps the rules wants to hear of an event; whom, in record_audiences.
create table notify_rules (
  shard_key text not null,
  id text not null,
  module_type text not null,
  -- The form, where it is about one.
  form_id text not null default '',
  event text not null,
  updated_by text not null references people (id),
  updated_at timestamptz not null,
  primary key (shard_key, id)
);

create unique index notify_rules_by_event on notify_rules (shard_key, event, form_id);
