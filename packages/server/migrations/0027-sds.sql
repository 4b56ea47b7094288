-- Safety data sheets, and what lies on which pad (decision 0076).

create table sds_sheets (
  shard_key text not null,
  id text not null,
  number text not null,
  status text not null default 'requested',
  status_reason text,
  product_name text not null,
  synonyms text[] not null default '{}',
  manufacturer text not null default '',
  manufacturer_address text not null default '',
  manufacturer_phone text not null default '',
  emergency_phone text not null default '',
  -- Substances: cas, name, from, to.
  ingredients jsonb not null default '[]',
  revision_on date,
  language text not null default '',
  jurisdiction text not null default '',
  signal_word text not null default 'none',
  pictograms text[] not null default '{}',
  h_codes text[] not null default '{}',
  p_codes text[] not null default '{}',
  storage_class text not null default '',
  un_number text not null default '',
  ppe text[] not null default '{}',
  -- The sixteen sections by their names.
  sections jsonb not null default '{}',
  replaces_id text,
  created_by text not null references people (id),
  created_at timestamptz not null,
  approved_by text references people (id),
  approved_at timestamptz,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  row_version int not null default 1,
  -- One manufacturer however its name is spelled, and without the commas that part values.
  manufacturer_id text not null generated always as (
    trim(both '-' from regexp_replace(lower(manufacturer), '[^a-z0-9]+', '-', 'g'))
  ) stored,
  review_on date generated always as ((revision_on + interval '3 years')::date) stored,
  constraint sds_sheets_status_is_known
    check (status in ('requested', 'received', 'reviewing', 'approved', 'archived')),
  primary key (shard_key, id),
  foreign key (shard_key, replaces_id) references sds_sheets (shard_key, id)
);

create unique index sds_sheets_number on sds_sheets (shard_key, number);
create index sds_sheets_by_product on sds_sheets (shard_key, status, product_name, id);
create index sds_sheets_of_manufacturer on sds_sheets (shard_key, manufacturer_id);
create index sds_sheets_replacing on sds_sheets (shard_key, replaces_id)
  where replaces_id is not null;

create table sds_inventory (
  shard_key text not null,
  id text not null,
  sheet_id text not null,
  pad_id text not null references pads (id),
  container text not null default '',
  quantity numeric(12, 3) not null,
  maximum numeric(12, 3),
  unit text not null,
  updated_by text not null references people (id),
  updated_at timestamptz not null,
  primary key (shard_key, id),
  foreign key (shard_key, sheet_id) references sds_sheets (shard_key, id)
);

create unique index sds_inventory_of_sheet
  on sds_inventory (shard_key, sheet_id, pad_id, container);
create index sds_inventory_of_pad on sds_inventory (shard_key, pad_id, sheet_id);
