-- Reports: rows of a list counted by something (decision 0113). Those that come with Holdpoint stand in
-- the contract and have no row.

create table reports (
  shard_key text not null,
  id text not null,
  title text not null,
  description text not null default '',
  dataset text not null,
  group_by text not null,
  split_by text,
  measure text not null,
  time_window text not null,
  -- What the saved filter held when it was chosen, and what it was called.
  filter_title text,
  filter_values jsonb,
  is_shared boolean not null default false,
  pace text not null default 'never',
  recipient_ids text[] not null default '{}',
  -- The day on which they are told next; null where nobody is.
  tells_on date,
  owner_id text not null references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  row_version int not null default 1,
  constraint reports_window_is_known check (time_window in ('7', '30', '90', '365', 'all')),
  constraint reports_pace_is_known check (pace in ('never', 'daily', 'weekly', 'monthly')),
  constraint reports_filter_has_a_title check ((filter_title is null) = (filter_values is null)),
  constraint reports_tell_somebody check ((pace = 'never') = (tells_on is null)),
  primary key (shard_key, id)
);

create index reports_by_owner on reports (shard_key, owner_id);
create index reports_to_tell_of on reports (tells_on) where tells_on is not null;
