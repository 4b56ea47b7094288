-- The row version of the last edit: a review moves the row and says nothing new.
alter table master_hazards add column edit_version int not null default 1;

-- Job safety analyses: the hazards of a job, and who has signed that they know them (decision 0106).

create table jsas (
  shard_key text not null,
  id text not null,
  number text not null,
  title text not null,
  description text not null default '',
  shift text not null default 'day',
  starts_at timestamptz,
  expires_at timestamptz,
  crew_code text references crews (code),
  pad_id text references pads (id),
  customer_id text references customers (id),
  well text not null default '',
  location text not null default '',
  supervisor_id text references people (id),
  permits text[] not null default '{}',
  ppe text not null default '',
  emergency text not null default '',
  weather text not null default '',
  simops text not null default '',
  status text not null default 'draft',
  status_reason text,
  is_star boolean not null default false,
  -- Raised by each change that the crew signs anew; a signature holds for the one that was read.
  revision int not null default 1,
  -- What each revision has changed: its number and a text, oldest first.
  changes jsonb not null default '[]',
  lessons text,
  stop_count int not null default 0,
  cloned_from text,
  author_id text not null references people (id),
  submitted_by text references people (id),
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  -- The day it is listed under: a draft without a time counts by when it was begun.
  begins_at timestamptz generated always as (coalesce(starts_at, created_at)) stored not null,
  constraint jsas_status_is_known check (status in (
    'draft', 'awaiting_approval', 'ready', 'active', 'stopped', 'closed', 'expired', 'cancelled'
  )),
  constraint jsas_end_after_they_begin check (expires_at > starts_at),
  constraint jsas_beyond_drafts_are_whole check (
    status in ('draft', 'cancelled')
    or (starts_at is not null and expires_at is not null and supervisor_id is not null)
  ),
  primary key (shard_key, id)
);

create unique index jsas_number on jsas (shard_key, number);
create index jsas_listed on jsas (shard_key, begins_at desc, id) where deleted_at is null;
create index jsas_by_author on jsas (shard_key, author_id);
create index jsas_by_supervisor on jsas (shard_key, supervisor_id);
create index jsas_that_end on jsas (expires_at)
  where deleted_at is null and status in ('awaiting_approval', 'ready', 'active', 'stopped');

-- The hazards of a job, in the order of its steps. One of the library is copied as it was then.
create table jsa_hazards (
  shard_key text not null,
  jsa_id text not null,
  id text not null,
  place int not null,
  step text not null,
  title text not null,
  description text not null,
  category_ids text[] not null,
  tag_ids text[] not null,
  loss_category_ids text[] not null,
  initial_likelihood int,
  initial_severity int,
  residual_likelihood int,
  residual_severity int,
  -- Each a text and its level, in the order in which they were written.
  controls jsonb not null,
  ppe text not null,
  stop_trigger text not null,
  master_hazard_id text,
  master_version int,
  initial_risk int generated always as (initial_likelihood * 10 + initial_severity) stored,
  residual_risk int generated always as (residual_likelihood * 10 + residual_severity) stored,
  residual_rank int generated always as (
    coalesce(residual_likelihood * residual_severity * 10 + residual_severity, 0)
  ) stored not null,
  constraint jsa_hazards_digits check (
    initial_likelihood between 1 and 5 and initial_severity between 1 and 5
    and residual_likelihood between 1 and 5 and residual_severity between 1 and 5
  ),
  constraint jsa_hazards_of_the_library check (
    (master_hazard_id is null) = (master_version is null)
  ),
  primary key (shard_key, jsa_id, id),
  foreign key (shard_key, jsa_id) references jsas (shard_key, id),
  foreign key (shard_key, master_hazard_id) references master_hazards (shard_key, id)
);

create index jsa_hazards_of_the_library_taken on jsa_hazards (shard_key, master_hazard_id)
  where master_hazard_id is not null;

-- The crew of a job: colleagues, and visitors by name.
create table jsa_attendees (
  shard_key text not null,
  jsa_id text not null,
  id text not null,
  place int not null,
  person_id text references people (id),
  name text not null,
  company text not null,
  role text not null,
  -- What was so on the day: nobody is one for ever.
  is_sse boolean not null,
  mentor_id text references people (id),
  language text not null default 'en',
  -- When they joined by themselves.
  joined_at timestamptz,
  signed_at timestamptz,
  signed_revision int,
  signature jsonb,
  -- Whose device it was signed on, where that was somebody else's.
  witness_id text references people (id),
  left_at timestamptz,
  constraint jsa_attendees_are_somebody check ((person_id is null) = (name <> '')),
  constraint jsa_attendees_signed_whole check (
    (signed_at is null) = (signed_revision is null) and (signed_at is null) = (signature is null)
  ),
  primary key (shard_key, jsa_id, id),
  foreign key (shard_key, jsa_id) references jsas (shard_key, id)
);

create unique index jsa_attendees_once on jsa_attendees (shard_key, jsa_id, person_id)
  where person_id is not null;
create index jsa_attendees_by_person on jsa_attendees (shard_key, person_id);
-- Who is on a job yet: asked for every page.
create index jsa_attendees_who_are_there on jsa_attendees (shard_key, person_id, jsa_id)
  where left_at is null;
