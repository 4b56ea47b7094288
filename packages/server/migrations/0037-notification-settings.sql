-- What people are told by which road, and when not (decision 0083).

create table notification_settings (
  shard_key text not null,
  person_id text not null references people (id),
  -- Clock times of the person's own zone, HH:MM.
  quiet_from text,
  quiet_to text,
  digest_at text not null,
  -- What was chosen for each group of kinds.
  choices jsonb not null default '{}',
  primary key (shard_key, person_id)
);

-- Whether it stands in the inbox, when it goes into a mail, and when it went.
alter table notifications add column is_shown boolean not null default true;
alter table notifications add column mail_due_at timestamptz;
alter table notifications add column mailed_at timestamptz;

create index notifications_to_mail on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_mailed on notifications (shard_key, person_id, mailed_at)
  where mailed_at is not null;
