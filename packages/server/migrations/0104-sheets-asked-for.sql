-- Who asked for a safety data sheet that was missing, and until when they wait (decision 0136).
create table sds_requests (
  shard_key text not null,
  sheet_id text not null,
  person_id text not null references people (id),
  asked_at timestamptz not null,
  -- Where the product is used.
  place text not null default '',
  -- A photo of its label.
  upload_id text,
  -- When it came, or when it was said that it does not.
  answered_at timestamptz,
  primary key (shard_key, sheet_id, person_id),
  foreign key (shard_key, sheet_id) references sds_sheets (shard_key, id)
);

create index sds_requests_waiting on sds_requests (shard_key, asked_at)
  where answered_at is null;
