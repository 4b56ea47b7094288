-- Other systems that are told what happens by a signed post, and what each was told (decision 0129).

create table webhooks (
  shard_key text not null,
  id text not null,
  name text not null,
  url text not null,
  -- Types such as `my_form.submitted`; one that is not known any more never happens.
  events text[] not null,
  state text not null default 'active',
  -- Why it is paused.
  paused_by text,
  failing_since timestamptz,
  -- Its secret is worked out from the server's own and never kept; this tells whether it still is the
  -- same.
  secret_generation int not null default 1,
  secret_hash text not null,
  secret_rotated_at timestamptz,
  -- Whoever sends has it until then, one delivery at a time; past, it is free.
  busy_until timestamptz,
  created_by text not null references people (id),
  created_at timestamptz not null,
  deleted_at timestamptz,
  row_version int not null default 1,
  constraint webhooks_state_is_known check (state in ('active', 'paused')),
  constraint webhooks_pauses_are_known check (paused_by in ('person', 'failing', 'gone')),
  constraint webhooks_paused_say_why check ((state = 'paused') = (paused_by is not null)),
  primary key (shard_key, id)
);

create table webhook_deliveries (
  shard_key text not null,
  -- `webhook-id`: the same at each try.
  id text not null,
  webhook_id text not null,
  type text not null,
  record_type text not null,
  record_id text not null,
  -- The place of the row of the audit trail; 0 of what is sent by hand.
  sequence int not null,
  action text not null,
  person_id text,
  happened_at timestamptz not null,
  -- What is posted, from the first try on.
  body text,
  state text not null default 'waiting',
  attempts int not null default 0,
  status int,
  note text,
  last_tried_at timestamptz,
  next_try_at timestamptz,
  constraint webhook_deliveries_state_is_known check (state in ('waiting', 'delivered', 'failed')),
  constraint webhook_deliveries_waiting_are_due check ((state = 'waiting') = (next_try_at is not null)),
  primary key (shard_key, id)
);

create index webhook_deliveries_due on webhook_deliveries (shard_key, webhook_id, next_try_at)
  where state = 'waiting';
create index webhook_deliveries_listed
  on webhook_deliveries (shard_key, webhook_id, happened_at desc, id desc);
create index webhook_deliveries_by_time on webhook_deliveries (happened_at);
