-- Form types are kept in the portal: who made one, when it was changed, its version (decision 0108).
alter table form_types
  add column author_id text references people (id),
  add column updated_at timestamptz not null default now(),
  add column row_version int not null default 1;

create unique index form_types_name on form_types (lower(name));
