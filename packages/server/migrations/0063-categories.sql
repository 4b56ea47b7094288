-- The trees of categories that modules choose from (decision 0110). What comes with Holdpoint has ids
-- that are the same everywhere, such as incident.fracturing; what people add has ids of its own.

create table categories (
  shard_key text not null,
  id text not null,
  type text not null,
  parent_id text,
  name text not null,
  level int not null default 1,
  -- The place among its siblings.
  place int not null default 1,
  is_active boolean not null default true,
  -- Null for what came with Holdpoint.
  created_by text references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  row_version int not null default 1,
  constraint categories_type_is_known check (type in (
    'classification', 'type', 'code', 'incident', 'damage', 'well-fluid', 'responsible-party',
    'responsible-vendor', 'timeline-event', 'equipment-involvement', 'employee-role',
    'employee-involvement', 'scat', 'ncr', 'sqr-status', 'sqr-severity-level'
  )),
  constraint categories_level_is_that_of_a_tree check (
    level between 1 and 3 and (level = 1) = (parent_id is null)
  ),
  primary key (shard_key, id),
  foreign key (shard_key, parent_id) references categories (shard_key, id)
);

create index categories_of_a_tree on categories (shard_key, type, parent_id, place);
create unique index categories_name_is_there_once
  on categories (shard_key, type, coalesce(parent_id, ''), lower(name));

-- Names of phases, for all business units or for one (spec 3, status config).
create table sqr_statuses (
  shard_key text not null,
  id text not null,
  name text not null,
  phase text not null,
  business_unit_code text references business_units (code),
  is_permission_required boolean not null default false,
  background_color text not null,
  text_color text not null,
  is_active boolean not null default true,
  place int not null default 1,
  row_version int not null default 1,
  constraint sqr_statuses_phase_is_known check (phase in (
    'draft', 'open', 'investigating', 'verifying', 'approval', 'monitoring', 'closed', 'void'
  )),
  primary key (shard_key, id)
);

create unique index sqr_statuses_name_is_there_once
  on sqr_statuses (shard_key, coalesce(business_unit_code, ''), lower(name));

-- From which lost time on an event of a unit is of which level, in hours (spec 3 and 4).
create table severity_thresholds (
  shard_key text not null,
  business_unit_code text not null references business_units (code),
  near_miss numeric(8, 2) not null,
  level1 numeric(8, 2) not null,
  level2 numeric(8, 2) not null,
  row_version int not null default 1,
  constraint severity_thresholds_rise check (near_miss >= 0 and near_miss <= level1 and level1 <= level2),
  primary key (shard_key, business_unit_code)
);
