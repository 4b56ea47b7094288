-- Actions grow from a line on an entry into records of their own (decision 0055).

create table assets (
  shard_key text not null,
  id text not null,
  code text not null,
  name text not null,
  category text not null,
  primary key (shard_key, id)
);

create unique index assets_code on assets (shard_key, code);

create table work_orders (
  shard_key text not null,
  id text not null,
  number text not null,
  description text not null,
  asset_id text,
  system text not null,
  status text not null,
  priority text not null,
  requested_by text not null,
  planned_on date,
  completed_on date,
  cost numeric(12, 2),
  constraint work_orders_status_is_known
    check (status in ('open', 'scheduled', 'in_progress', 'done', 'cancelled')),
  primary key (shard_key, id),
  foreign key (shard_key, asset_id) references assets (shard_key, id)
);

create unique index work_orders_number on work_orders (shard_key, number text_pattern_ops);

alter table actions drop constraint actions_status_is_known;

update actions set status = case status when 'done' then 'closed' else status end;

alter table actions
  add column description text not null default '',
  add column type text not null default 'corrective',
  add column priority text not null default 'medium',
  add column status_reason text,
  add column owner_id text references people (id),
  add column verifier_id text references people (id),
  add column source_type text,
  add column source_id text,
  -- What it was raised from, in the words of that moment.
  add column source_words jsonb not null default '{}',
  add column first_due_on date,
  add column due_moves int not null default 0,
  add column waits_until date,
  add column started_at timestamptz,
  add column completed_at timestamptz,
  add column verified_at timestamptz,
  add column verified_by text references people (id),
  add column control_level text,
  add column asset_id text,
  add column work_order_id text,
  add column evidence_min int not null default 0,
  add column effectiveness_days int,
  add column is_effective boolean,
  add column repeat_every_days int,
  add column parent_id text,
  add column country_code text,
  add column district_code text,
  add column business_unit_code text,
  add column crew_codes text[] not null default '{}',
  add column pad_ids text[] not null default '{}',
  add column customer_id text,
  add column updated_at timestamptz,
  add column deleted_at timestamptz,
  add column deleted_by text references people (id),
  add column row_version int not null default 1;

update actions as action set
  owner_id = created_by,
  first_due_on = due_on,
  updated_at = coalesce(closed_at, created_at),
  source_type = case when my_form_id is null then null else 'my_form' end,
  source_id = my_form_id;

update actions as action set
  country_code = entry.country_code,
  district_code = entry.district_code,
  business_unit_code = entry.business_unit_code,
  crew_codes = entry.crew_codes,
  pad_ids = entry.pad_ids,
  customer_id = entry.customer_id,
  source_words = jsonb_build_object('number', entry.number, 'title', form.title)
from my_forms as entry
join forms as form on form.id = entry.form_id
where entry.shard_key = action.shard_key and entry.id = action.my_form_id;

create table action_assignees (
  shard_key text not null,
  id text not null,
  action_id text not null,
  person_id text not null references people (id),
  place int not null,
  primary key (shard_key, id),
  foreign key (shard_key, action_id) references actions (shard_key, id)
);

insert into action_assignees (shard_key, id, action_id, person_id, place)
select shard_key, id, id, assigned_to, 0 from actions;

create unique index action_assignees_of_action
  on action_assignees (shard_key, action_id, person_id);
create index action_assignees_of_person on action_assignees (shard_key, person_id, action_id);

create table action_due_dates (
  shard_key text not null,
  action_id text not null,
  sequence int not null,
  due_on date not null,
  set_by text not null references people (id),
  set_at timestamptz not null,
  reason text,
  primary key (shard_key, action_id, sequence),
  foreign key (shard_key, action_id) references actions (shard_key, id)
);

insert into action_due_dates (shard_key, action_id, sequence, due_on, set_by, set_at)
select shard_key, id, 1, due_on, created_by, created_at from actions;

-- The files of any kind of record, each in its slot. A photo of an answer may stand on an action too:
-- an upload stays for as long as one record holds it.
create table record_files (
  shard_key text not null,
  record_type text not null,
  record_id text not null,
  upload_id text not null,
  slot text not null,
  added_by text not null references people (id),
  added_at timestamptz not null,
  primary key (shard_key, record_type, record_id, upload_id),
  foreign key (shard_key, upload_id) references uploads (shard_key, id)
);

create index record_files_of_upload on record_files (shard_key, upload_id);

-- Records that an action was linked with beside the one it was raised from.
create table action_links (
  shard_key text not null,
  action_id text not null,
  source_type text not null,
  source_id text not null,
  question_key text not null default '',
  words jsonb not null default '{}',
  linked_by text not null references people (id),
  linked_at timestamptz not null,
  primary key (shard_key, action_id, source_type, source_id, question_key),
  foreign key (shard_key, action_id) references actions (shard_key, id)
);

create index action_links_of_source on action_links (shard_key, source_type, source_id);

drop index actions_of_form;

alter table actions
  drop column my_form_id,
  drop column assigned_to,
  alter column owner_id set not null,
  alter column first_due_on set not null,
  alter column updated_at set not null,
  add constraint actions_status_is_known check (status in (
    'open', 'returned', 'in_progress', 'on_hold', 'pending_verification',
    'effectiveness_review', 'closed', 'cancelled'
  )),
  add constraint actions_source_is_whole check ((source_type is null) = (source_id is null)),
  add foreign key (shard_key, asset_id) references assets (shard_key, id),
  add foreign key (shard_key, work_order_id) references work_orders (shard_key, id),
  add foreign key (shard_key, parent_id) references actions (shard_key, id);

-- Words are sorted by what they mean.
alter table actions
  add column priority_rank int not null generated always as (
    case priority when 'low' then 1 when 'medium' then 2 when 'high' then 3 else 4 end
  ) stored,
  add column status_rank int not null generated always as (
    case status when 'open' then 1 when 'returned' then 2 when 'in_progress' then 3
      when 'on_hold' then 4 when 'pending_verification' then 5
      when 'effectiveness_review' then 6 when 'closed' then 7 else 8 end
  ) stored;

create index actions_of_source on actions (shard_key, source_type, source_id);
create index actions_due on actions (shard_key, due_on, id) where deleted_at is null;
create index actions_of_owner on actions (shard_key, owner_id);
create index actions_of_raiser on actions (shard_key, created_by);
create index actions_of_verifier on actions (shard_key, verifier_id) where verifier_id is not null;
create index actions_of_asset on actions (shard_key, asset_id) where asset_id is not null;
create index actions_of_parent on actions (shard_key, parent_id) where parent_id is not null;

-- Who decides in whose place, from a day through a day (decision 0056).
create table approval_delegations (
  shard_key text not null,
  id text not null,
  from_person_id text not null references people (id),
  to_person_id text not null references people (id),
  starts_on date not null,
  ends_on date not null,
  created_at timestamptz not null,
  constraint approval_delegations_have_days check (starts_on <= ends_on),
  primary key (shard_key, id)
);

create index approval_delegations_to on approval_delegations (shard_key, to_person_id, ends_on);
create index approval_delegations_from on approval_delegations (shard_key, from_person_id, ends_on);
