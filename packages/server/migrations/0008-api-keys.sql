-- Keys for pages and servers of other sites, the tokens minted with them, and addresses that let a
-- person in once. Secrets are kept as hashes only.

create table api_keys (
  shard_key text not null,
  id text not null,
  name text not null,
  -- Exact origins, as a browser writes them.
  origins text[] not null,
  scopes text[] not null,
  page_key_hash text not null,
  server_secret_hash text not null,
  created_by text not null references people (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- To the hour.
  last_used_at timestamptz,
  revoked_at timestamptz,
  row_version integer not null default 1,
  primary key (shard_key, id)
);

create unique index api_keys_by_page_key on api_keys (page_key_hash);
create unique index api_keys_by_server_secret on api_keys (server_secret_hash);

-- embed: the token of one person for the pages of one key; it is never refreshed.
alter table sessions drop constraint sessions_kind_is_known;
alter table sessions add constraint sessions_kind_is_known
  check (kind in ('browser', 'client', 'embed'));
-- The key that the session was opened through, if it was; it ends with that key.
alter table sessions add column api_key_id text;
-- Null where nothing narrows the session.
alter table sessions add column scopes text[];

create index sessions_by_api_key on sessions (api_key_id) where api_key_id is not null;

create table external_access_keys (
  shard_key text not null,
  id text not null,
  api_key_id text not null,
  person_id text not null references people (id),
  key_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (shard_key, id)
);

create unique index external_access_keys_by_key on external_access_keys (key_hash);
create index external_access_keys_by_expiry on external_access_keys (expires_at);
