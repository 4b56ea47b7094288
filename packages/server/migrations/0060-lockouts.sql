-- Lockouts, and the templates that they are made from (decision 0107).

-- One row is one revision of a template; those of one family share their code.
create table loto_templates (
  shard_key text not null,
  id text not null,
  number text not null,
  family_id text not null,
  revision int not null default 1,
  code text not null default '',
  title text not null,
  equipment_category text not null default '',
  -- The machines of the category that it is for; none for all of them.
  asset_ids text[] not null default '{}',
  purpose text not null default '',
  notify text not null default '',
  shutdown_steps text not null default '',
  verification text not null default '',
  restoration_steps text not null default '',
  ppe text not null default '',
  status text not null default 'draft',
  status_reason text,
  author_id text not null references people (id),
  submitted_by text references people (id),
  -- Who wrote something of it since its draft began: none of them approves it.
  writer_ids text[] not null default '{}',
  approved_by text references people (id),
  approved_at timestamptz,
  inspected_by text references people (id),
  inspected_on date,
  inspection_due date,
  -- The fewest days before its inspection that somebody was told of; null while nobody was.
  due_told int,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  constraint loto_templates_status_is_known check (status in (
    'draft', 'in_review', 'approved', 'superseded', 'retired'
  )),
  constraint loto_templates_in_use_are_whole check (
    status <> 'approved'
    or (code <> '' and equipment_category <> '' and approved_at is not null
      and inspection_due is not null)
  ),
  primary key (shard_key, id)
);

create unique index loto_templates_number on loto_templates (shard_key, number);
create unique index loto_templates_revision on loto_templates (shard_key, family_id, revision)
  where deleted_at is null;
create unique index loto_templates_one_approved on loto_templates (shard_key, family_id)
  where status = 'approved' and deleted_at is null;
create unique index loto_templates_one_on_its_way on loto_templates (shard_key, family_id)
  where status in ('draft', 'in_review') and deleted_at is null;
create unique index loto_templates_code on loto_templates (shard_key, lower(code))
  where status = 'approved' and deleted_at is null;
create index loto_templates_listed on loto_templates (shard_key, lower(code), id)
  where deleted_at is null;
create index loto_templates_to_inspect on loto_templates (inspection_due)
  where status = 'approved' and deleted_at is null;

-- The points that isolate the energies of a machine, in the order in which the locks go on.
create table loto_template_steps (
  shard_key text not null,
  template_id text not null,
  id text not null,
  place int not null,
  point_tag text not null,
  energy_type text not null,
  magnitude text not null,
  device text not null,
  location text not null,
  method text not null,
  lock_count int not null,
  needs_photo boolean not null,
  stored_energy text not null,
  verification text not null,
  expected_reading text not null,
  unit text not null,
  restoration text not null,
  -- Pictures: the upload, its name, when and by whom.
  media jsonb not null default '[]',
  primary key (shard_key, template_id, id),
  foreign key (shard_key, template_id) references loto_templates (shard_key, id)
);

-- A lockout copies its template, and stays as it was then.
create table lotos (
  shard_key text not null,
  id text not null,
  number text not null,
  title text not null,
  template_id text not null,
  equipment_category text not null,
  asset_id text,
  reason text not null default '',
  pad_id text references pads (id),
  location text not null default '',
  primary_id text references people (id),
  is_group boolean not null default false,
  lockbox text not null default '',
  planned_start timestamptz,
  planned_end timestamptz,
  work_order_id text,
  jsa_id text,
  purpose text not null default '',
  notify text not null default '',
  shutdown_steps text not null default '',
  verification text not null default '',
  restoration_steps text not null default '',
  ppe text not null default '',
  status text not null default 'draft',
  status_reason text,
  -- The hand-over that is offered: to whom, by whom, since when.
  offered_to text references people (id),
  offered_by text references people (id),
  offered_at timestamptz,
  handover_count int not null default 0,
  test_count int not null default 0,
  absent_count int not null default 0,
  -- When the first lock went on.
  first_locked_at timestamptz,
  verified_at timestamptz,
  verified_by text references people (id),
  restored_at timestamptz,
  closed_at timestamptz,
  cloned_from text,
  author_id text not null references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  -- The day it is listed under: one without a plan counts by when it was created.
  listed_at timestamptz generated always as (coalesce(planned_start, created_at)) stored not null,
  constraint lotos_status_is_known check (status in (
    'draft', 'prepared', 'shutdown', 'locked', 'verified', 'work_active', 'test_mode',
    'ready_to_restore', 'restored', 'closed', 'cancelled'
  )),
  constraint lotos_end_after_they_begin check (planned_end > planned_start),
  constraint lotos_offers_are_whole check ((offered_to is null) = (offered_by is null)
    and (offered_to is null) = (offered_at is null)),
  constraint lotos_beyond_drafts_are_whole check (
    status in ('draft', 'cancelled') or (primary_id is not null and asset_id is not null)
  ),
  primary key (shard_key, id),
  foreign key (shard_key, template_id) references loto_templates (shard_key, id),
  foreign key (shard_key, asset_id) references assets (shard_key, id),
  foreign key (shard_key, work_order_id) references work_orders (shard_key, id),
  foreign key (shard_key, jsa_id) references jsas (shard_key, id)
);

create unique index lotos_number on lotos (shard_key, number);
create index lotos_listed on lotos (shard_key, listed_at desc, id) where deleted_at is null;
create index lotos_by_author on lotos (shard_key, author_id);
create index lotos_by_primary on lotos (shard_key, primary_id);
create index lotos_by_template on lotos (shard_key, template_id);
create index lotos_offered on lotos (shard_key, offered_to) where offered_to is not null;
create index lotos_out_of_service on lotos (shard_key, status) where deleted_at is null
  and status in ('shutdown', 'locked', 'verified', 'work_active', 'test_mode',
    'ready_to_restore');

-- The points of a lockout: what the template said of each, and how far it is.
create table loto_steps (
  shard_key text not null,
  loto_id text not null,
  id text not null,
  place int not null,
  point_tag text not null,
  energy_type text not null,
  magnitude text not null,
  device text not null,
  location text not null,
  method text not null,
  lock_count int not null,
  needs_photo boolean not null,
  stored_energy text not null,
  verification text not null,
  expected_reading text not null,
  unit text not null,
  restoration text not null,
  media jsonb not null default '[]',
  state text not null default 'open',
  -- The numbers on its locks; after they came off, those that were on it.
  lock_numbers text[] not null default '{}',
  tag_number text not null default '',
  locked_by text references people (id),
  locked_at timestamptz,
  -- Whose locks they are: who put them on, or who took over the lead since.
  holder_id text references people (id),
  released_by text references people (id),
  released_at timestamptz,
  reading text not null default '',
  is_reading_met boolean,
  verified_by text references people (id),
  verified_at timestamptz,
  removed_by text references people (id),
  removed_at timestamptz,
  -- Pictures of lock and tag: the upload, its name, when and by whom.
  photos jsonb not null default '[]',
  constraint loto_steps_state_is_known check (state in (
    'open', 'locked', 'released', 'verified', 'removed'
  )),
  constraint loto_steps_locked_are_whole check (
    state in ('open', 'removed') or (locked_by is not null and locked_at is not null
      and holder_id is not null)
  ),
  primary key (shard_key, loto_id, id),
  foreign key (shard_key, loto_id) references lotos (shard_key, id)
);

create index loto_steps_by_holder on loto_steps (shard_key, holder_id)
  where state in ('locked', 'released', 'verified');

-- Who works under a lockout, and who is told of it.
create table loto_authorizations (
  shard_key text not null,
  loto_id text not null,
  id text not null,
  place int not null,
  person_id text not null references people (id),
  role text not null,
  -- The number of the personal lock that is or was on.
  lock_number text not null default '',
  signed_at timestamptz,
  signature jsonb,
  -- Whose device it was signed on, where that was somebody else's.
  witness_id text references people (id),
  locked_at timestamptz,
  unlocked_at timestamptz,
  -- Who took the lock off, where that was not the one who put it on.
  removed_by text references people (id),
  constraint loto_authorizations_role_is_known check (role in ('authorized', 'affected', 'other')),
  constraint loto_authorizations_signed_whole check ((signed_at is null) = (signature is null)),
  primary key (shard_key, loto_id, id),
  foreign key (shard_key, loto_id) references lotos (shard_key, id)
);

create unique index loto_authorizations_once
  on loto_authorizations (shard_key, loto_id, person_id);
create index loto_authorizations_by_person on loto_authorizations (shard_key, person_id);

-- The locks that are on now. A lock is in one place: its number is the key.
create table loto_locks (
  shard_key text not null,
  -- The number in small letters.
  lock_key text not null,
  lock_number text not null,
  loto_id text not null,
  -- The point that it is on; null for a personal lock.
  step_id text,
  -- Whose personal lock it is; null for one on a point.
  authorization_id text,
  -- Who holds it.
  person_id text not null references people (id),
  locked_at timestamptz not null,
  -- When its holder was told that it is on for too long.
  long_told_at timestamptz,
  constraint loto_locks_are_on_one_thing check ((step_id is null) <> (authorization_id is null)),
  primary key (shard_key, lock_key),
  foreign key (shard_key, loto_id, step_id) references loto_steps (shard_key, loto_id, id),
  foreign key (shard_key, loto_id, authorization_id)
    references loto_authorizations (shard_key, loto_id, id)
);

create index loto_locks_of_lockouts on loto_locks (shard_key, loto_id);
create index loto_locks_by_person on loto_locks (shard_key, person_id);
create index loto_locks_by_time on loto_locks (locked_at) where long_told_at is null;
