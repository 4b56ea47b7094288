-- The yearly inspection of a lockout procedure, with what its certificate names (decision 0139).
create table loto_inspections (
  shard_key text not null,
  id text not null,
  template_id text not null,
  family_id text not null,
  -- The machine or equipment on which the procedure was used.
  machine text not null,
  inspected_on date not null,
  inspector_id text not null references people (id),
  -- The employees included, as they were called then: personId, fullName.
  people jsonb not null,
  deviations text not null default '',
  corrected text not null default '',
  recorded_at timestamptz not null,
  primary key (shard_key, id),
  foreign key (shard_key, template_id) references loto_templates (shard_key, id)
);

create index loto_inspections_of_family
  on loto_inspections (shard_key, family_id, inspected_on);
