-- People see where they are signed in, and a refresh secret of any age that comes back is noticed
-- (decision 0068).

alter table sessions
  add column device_name text not null default '',
  add column network text not null default '';

create table spent_refresh_secrets (
  refresh_hash text primary key,
  session_id text not null references sessions (id) on delete cascade
);

create index spent_refresh_secrets_by_session on spent_refresh_secrets (session_id);
