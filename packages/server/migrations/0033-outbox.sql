-- What people are to be told: written in the transaction of the deed, told afterwards (decision 0080).

create table outbox (
  shard_key text not null,
  id text not null,
  kind text not null,
  record_type text not null,
  record_id text not null,
  -- Who did it; null where that is not told, or where the clock did.
  actor_id text,
  -- Who is still to be told.
  person_ids text[] not null,
  -- When it was done.
  created_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (shard_key, id)
);

create index outbox_due on outbox (next_try_at, id);
