-- What keeps the service honest: sessions, throttles, idempotency, uploads and the audit trail.

create table sessions (
  id text primary key,
  person_id text not null references people (id),
  shard_key text not null,
  -- browser: one opaque id in a cookie; client: a short access token and a refresh secret.
  kind text not null,
  device_type text not null,
  access_hash text not null,
  access_expires_at timestamptz not null,
  refresh_hash text,
  previous_refresh_hash text,
  previous_access_hash text,
  generation integer not null default 1,
  rotated_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  constraint sessions_kind_is_known check (kind in ('browser', 'client'))
);

create unique index sessions_by_access on sessions (access_hash);
create index sessions_by_refresh on sessions (refresh_hash);
create index sessions_by_previous_refresh on sessions (previous_refresh_hash);
create index sessions_by_person on sessions (person_id);

create table sign_in_throttles (
  bucket text primary key,
  failures integer not null,
  window_started_at timestamptz not null,
  blocked_until timestamptz
);

create table idempotency_keys (
  shard_key text not null,
  person_id text not null,
  key text not null,
  call text not null,
  fingerprint text not null,
  http_status integer not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (shard_key, person_id, key)
);

create index idempotency_keys_by_age on idempotency_keys (created_at);

create table uploads (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id),
  file_name text not null,
  media_type text not null,
  byte_size bigint not null,
  sha256 text not null,
  storage_key text not null,
  created_at timestamptz not null,
  -- Null once it is attached to a record; unattached files are cleared away after 24 hours.
  expires_at timestamptz,
  attached_to text,
  primary key (shard_key, id)
);

create index uploads_by_expiry on uploads (expires_at) where expires_at is not null;
create index uploads_by_record on uploads (shard_key, attached_to);

-- One chain per record: each row holds the hash of the one before it.
create table audit_events (
  shard_key text not null,
  record_type text not null,
  record_id text not null,
  sequence integer not null,
  at timestamptz not null,
  person_id text,
  action text not null,
  changes jsonb not null,
  reason text,
  request_id text not null,
  previous_hash text not null,
  hash text not null,
  primary key (shard_key, record_type, record_id, sequence)
);

create index audit_events_by_time on audit_events (shard_key, at);
