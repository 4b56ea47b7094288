-- Forms that are assigned to people, once or again and again (decision 0128). Whom a schedule asks
-- stands in record_audiences.

create table form_schedules (
  shard_key text not null,
  id text not null,
  title text not null,
  form_id text not null references forms (id),
  note text not null default '',
  ask_mode text not null,
  cadence text not null,
  weekdays text[] not null default '{}',
  every_weeks int not null default 1,
  month_day int not null default 1,
  -- HH:MM on the wall of its zone.
  opens_at text not null,
  due_hours int not null,
  time_zone text not null,
  starts_on date not null,
  ends_on date,
  paused_at timestamptz,
  -- The next day on which it opens, and when; null where none is ahead, or while it is paused.
  next_on date,
  next_at timestamptz,
  author_id text not null references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  row_version int not null default 1,
  constraint form_schedules_mode_is_known check (ask_mode in ('each', 'any')),
  constraint form_schedules_cadence_is_known
    check (cadence in ('once', 'daily', 'weekdays', 'weekly', 'monthly')),
  constraint form_schedules_next_is_whole check ((next_on is null) = (next_at is null)),
  primary key (shard_key, id)
);
create index form_schedules_to_open on form_schedules (next_at)
  where next_at is not null and deleted_at is null;

-- Each day on which a form was assigned, or was to be.
create table form_schedule_runs (
  shard_key text not null,
  schedule_id text not null,
  occurs_on date not null,
  opens_at timestamptz not null,
  due_at timestamptz not null,
  is_missed boolean not null default false,
  primary key (shard_key, schedule_id, occurs_on)
);

-- Whom it was assigned to, and what became of it. Each once, however often the clock comes.
create table form_assignments (
  shard_key text not null,
  schedule_id text not null,
  occurs_on date not null,
  person_id text not null references people (id),
  my_form_id text not null,
  opens_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  -- Why it is not done, where it is not: said by whoever was asked, done by somebody else, handed on.
  outcome text,
  reason text not null default '',
  -- What was told: 1 that it is due soon, 2 that it is overdue.
  reminded int not null default 0,
  constraint form_assignments_outcome_is_known
    check (outcome in ('not_done', 'not_needed', 'handed_on')),
  primary key (shard_key, schedule_id, occurs_on, person_id)
);
create unique index form_assignments_of_entry on form_assignments (shard_key, my_form_id);
create index form_assignments_to_remind on form_assignments (due_at)
  where done_at is null and outcome is null and reminded < 2;

-- When an entry is due that was assigned to somebody; null for one that they began by themselves.
alter table my_forms add column due_at timestamptz;
-- What was assigned and not begun goes on to the version that is published by then.
create index my_forms_not_begun on my_forms (form_id)
  where status in ('pending', 'new') and due_at is not null and deleted_at is null;
