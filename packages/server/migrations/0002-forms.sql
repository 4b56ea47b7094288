-- Form types, forms and their published versions. An entry pins the version that it was started on.

create table form_types (
  id text primary key,
  name text not null,
  description text not null default '',
  icon_url text not null,
  sort_order integer not null,
  is_active boolean not null default true
);

create table forms (
  id text primary key,
  form_type_id text not null references form_types (id),
  title text not null,
  description text not null default '',
  icon_url text not null,
  notes text not null default '',
  sort_order integer not null,
  passing_percentage numeric(5, 2),
  published_version integer,
  is_active boolean not null default true,
  country_ids text[] not null default '{}',
  district_ids text[] not null default '{}',
  business_unit_ids text[] not null default '{}',
  department_ids text[] not null default '{}',
  job_title_ids text[] not null default '{}',
  sub_form_ids text[] not null default '{}'
);

create index forms_by_type on forms (form_type_id);

create table form_versions (
  form_id text not null references forms (id),
  version integer not null,
  definition jsonb not null,
  published_at timestamptz not null,
  primary key (form_id, version)
);
