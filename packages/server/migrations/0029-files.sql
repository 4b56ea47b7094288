-- The file library, and who has acknowledged what (decision 0079).

create table library_files (
  shard_key text not null,
  id text not null,
  number text not null,
  status text not null default 'draft',
  status_reason text,
  name text not null,
  -- Names with a slash between them; empty at the top.
  folder text not null default '',
  tags text[] not null default '{}',
  description text not null default '',
  owner_id text not null references people (id),
  approver_id text references people (id),
  review_on date,
  require_ack boolean not null default false,
  due_days int not null default 14,
  repeat_months int,
  -- The newest version, and the one in force.
  version int not null default 0,
  current_version int,
  -- From which version on acknowledgements count, and since when that is asked for.
  material_version int,
  ack_from timestamptz,
  created_by text not null references people (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  row_version int not null default 1,
  constraint library_files_status_is_known
    check (status in ('draft', 'pending', 'approved', 'archived')),
  primary key (shard_key, id)
);

create unique index library_files_number on library_files (shard_key, number);
create index library_files_by_name on library_files (shard_key, name, id)
  where deleted_at is null;

create table library_versions (
  shard_key text not null,
  file_id text not null,
  version int not null,
  upload_id text not null,
  note text not null default '',
  is_material boolean not null default false,
  uploaded_by text not null references people (id),
  uploaded_at timestamptz not null,
  approved_by text references people (id),
  approved_at timestamptz,
  primary key (shard_key, file_id, version),
  foreign key (shard_key, file_id) references library_files (shard_key, id)
);

-- What each person has of each version of a record that is acknowledged; kept as the trail.
create table record_acknowledgements (
  shard_key text not null,
  record_type text not null,
  record_id text not null,
  person_id text not null references people (id),
  version int not null,
  opened_at timestamptz,
  acknowledged_at timestamptz,
  waived_at timestamptz,
  waived_by text references people (id),
  reason text,
  primary key (shard_key, record_type, record_id, person_id, version)
);

create index record_acknowledgements_of_person
  on record_acknowledgements (shard_key, person_id, record_type);
