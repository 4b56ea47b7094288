-- The library of hazards that job safety analyses take theirs from (decision 0105).

create table master_hazards (
  shard_key text not null,
  id text not null,
  number text not null,
  title text not null,
  description text not null default '',
  category_ids text[] not null default '{}',
  tag_ids text[] not null default '{}',
  loss_category_ids text[] not null default '{}',
  -- Digits of the risk matrix, without the controls and with them; null while they are open.
  initial_likelihood int,
  initial_severity int,
  residual_likelihood int,
  residual_severity int,
  ppe text not null default '',
  refers_to text not null default '',
  stop_trigger text not null default '',
  -- None is all of them.
  business_units text[] not null default '{}',
  status text not null default 'draft',
  status_reason text,
  review_due date,
  owner_id text not null references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  deleted_by text references people (id),
  row_version int not null default 1,
  initial_risk int generated always as (initial_likelihood * 10 + initial_severity) stored,
  residual_risk int generated always as (residual_likelihood * 10 + residual_severity) stored,
  -- What is worse stands higher: the bands of the matrix lie over the product of the digits.
  initial_rank int generated always as (
    coalesce(initial_likelihood * initial_severity * 10 + initial_severity, 0)
  ) stored not null,
  residual_rank int generated always as (
    coalesce(residual_likelihood * residual_severity * 10 + residual_severity, 0)
  ) stored not null,
  constraint master_hazards_status_is_known check (status in ('draft', 'active', 'retired')),
  constraint master_hazards_active_are_reviewed check ((status = 'active') = (review_due is not null)),
  constraint master_hazards_digits check (
    initial_likelihood between 1 and 5 and initial_severity between 1 and 5
    and residual_likelihood between 1 and 5 and residual_severity between 1 and 5
  ),
  primary key (shard_key, id)
);

create unique index master_hazards_number on master_hazards (shard_key, number);
create index master_hazards_listed on master_hazards (shard_key, status, title)
  where deleted_at is null;

-- What stands between a hazard and people, in the order in which it was written.
create table master_hazard_controls (
  shard_key text not null,
  hazard_id text not null,
  place int not null,
  text text not null,
  level text not null,
  primary key (shard_key, hazard_id, place),
  foreign key (shard_key, hazard_id) references master_hazards (shard_key, id)
);
