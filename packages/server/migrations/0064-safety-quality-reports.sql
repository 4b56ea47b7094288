-- Safety quality reports: what went wrong on a job, what it cost, why, and what was done (decision 0111).

create table sqrs (
  shard_key text not null,
  id text not null,
  number text not null,
  -- The phase; the status is a name within it.
  status text not null default 'draft',
  status_id text not null,
  status_reason text,
  phase_since timestamptz not null,
  -- The header, a column for each field that is declared.
  title text not null,
  description text not null default '',
  immediate_action text not null default '',
  starts_at timestamptz,
  ends_at timestamptz,
  classification_id text,
  type_id text,
  code_id text,
  incident_id text,
  damage_id text,
  business_unit text references business_units (code),
  crew_id text references crews (code),
  district_id text references districts (code),
  customer_id text references customers (id),
  pad_id text references pads (id),
  well text not null default '',
  api_number text not null default '',
  stage text not null default '',
  job_ticket text not null default '',
  fluid_id text,
  owner_id text references people (id),
  team_ids text[] not null default '{}',
  responsible_party_id text,
  responsible_vendor_id text,
  vendor text not null default '',
  severity_override text,
  override_reason text not null default '',
  potential_severity text,
  customer_notified_at timestamptz,
  customer_notified_who text not null default '',
  own_cost numeric(12, 2),
  customer_cost numeric(12, 2),
  is_recordable boolean not null default false,
  system_software text not null default '',
  system_sensors text not null default '',
  system_data_file text not null default '',
  -- The lost time in hours.
  hours numeric(10, 2) generated always as (
    round(extract(epoch from ends_at - starts_at) / 3600, 2)
  ) stored,
  -- By the lost time or by a person, and not below that of a report linked below it.
  own_severity text not null default 'none',
  severity text not null default 'none',
  severity_rank int generated always as (
    case severity when 'level_3' then 4 when 'level_2' then 3 when 'level_1' then 2
      when 'near_miss' then 1 else 0 end
  ) stored not null,
  -- What was said of the responsible party: the verdict, who, when, a note.
  responsible_party_verdict jsonb,
  -- Whoever has ever owned, investigated or written it from when the investigation began.
  investigator_ids text[] not null default '{}',
  -- How far the non-conformance has come; null without one.
  ncr_step text,
  parent_id text,
  reporter_id text not null references people (id),
  opened_at timestamptz,
  -- Until when it is to be investigated.
  due_at timestamptz,
  -- The due time of which its owner was told that it has passed.
  overdue_for timestamptz,
  closed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  -- The day it is listed under: one without a time counts by when it was reported.
  begins_at timestamptz generated always as (coalesce(starts_at, created_at)) stored not null,
  constraint sqrs_phase_is_known check (status in (
    'draft', 'open', 'investigating', 'verifying', 'approval', 'monitoring', 'closed', 'void'
  )),
  constraint sqrs_end_after_they_begin check (ends_at >= starts_at),
  constraint sqrs_beyond_drafts_are_whole check (
    status = 'draft'
    or (starts_at is not null and ends_at is not null and business_unit is not null
      and opened_at is not null and due_at is not null)
  ),
  constraint sqrs_severity_is_known check (
    own_severity in ('none', 'near_miss', 'level_1', 'level_2', 'level_3')
    and severity in ('none', 'near_miss', 'level_1', 'level_2', 'level_3')
  ),
  primary key (shard_key, id),
  foreign key (shard_key, status_id) references sqr_statuses (shard_key, id),
  foreign key (shard_key, parent_id) references sqrs (shard_key, id),
  foreign key (shard_key, classification_id) references categories (shard_key, id),
  foreign key (shard_key, type_id) references categories (shard_key, id),
  foreign key (shard_key, code_id) references categories (shard_key, id),
  foreign key (shard_key, incident_id) references categories (shard_key, id),
  foreign key (shard_key, damage_id) references categories (shard_key, id),
  foreign key (shard_key, fluid_id) references categories (shard_key, id),
  foreign key (shard_key, responsible_party_id) references categories (shard_key, id),
  foreign key (shard_key, responsible_vendor_id) references categories (shard_key, id)
);

create unique index sqrs_number on sqrs (shard_key, number);
create index sqrs_listed on sqrs (shard_key, begins_at desc, id) where deleted_at is null;
create index sqrs_by_reporter on sqrs (shard_key, reporter_id);
create index sqrs_by_owner on sqrs (shard_key, owner_id);
create index sqrs_by_team on sqrs using gin (team_ids);
create index sqrs_below on sqrs (shard_key, parent_id) where parent_id is not null;
-- What waits for somebody is few of many: it is asked for with every page.
create index sqrs_that_wait on sqrs (shard_key, status)
  where deleted_at is null
    and status in ('open', 'investigating', 'verifying', 'approval', 'monitoring');
-- Wells that were named, pad by pad; analyses name them too.
create index sqrs_wells on sqrs (shard_key, pad_id, well) where deleted_at is null and well <> '';
create index jsas_wells on jsas (shard_key, pad_id, well) where deleted_at is null and well <> '';
create index sqrs_that_are_due on sqrs (due_at)
  where deleted_at is null and status in ('open', 'investigating', 'verifying');

-- The lines of the parts of a report: what each holds is declared in the contract.
create table sqr_lines (
  shard_key text not null,
  sqr_id text not null,
  part text not null,
  id text not null,
  place int not null,
  content jsonb not null,
  -- The categories that it has chosen, so that none of them is deleted.
  category_ids text[] not null default '{}',
  -- Of a part: what was said of it.
  verdict jsonb,
  constraint sqr_lines_part_is_known check (
    part in ('equipments', 'employees', 'parts', 'timeline', 'scat', 'ncr')
  ),
  primary key (shard_key, sqr_id, id),
  foreign key (shard_key, sqr_id) references sqrs (shard_key, id)
);

create index sqr_lines_in_their_order on sqr_lines (shard_key, sqr_id, part, place);
create index sqr_lines_by_category on sqr_lines using gin (category_ids);

-- The forms that are attached to a report.
create table sqr_forms (
  shard_key text not null,
  sqr_id text not null,
  my_form_id text not null,
  place int not null,
  attached_by text not null references people (id),
  attached_at timestamptz not null,
  primary key (shard_key, sqr_id, my_form_id),
  foreign key (shard_key, sqr_id) references sqrs (shard_key, id)
);
