-- Comments are edited and deleted by several people, so each counts its versions.
alter table my_form_comments add column row_version integer not null default 1;

-- What a person is told of: one row for each receiver.
create table notifications (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id),
  kind text not null,
  record_type text not null,
  record_id text not null,
  actor_id text references people (id),
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (shard_key, id)
);

-- One person's inbox, newest first.
create index notifications_of_person on notifications (shard_key, person_id, created_at desc, id desc);
