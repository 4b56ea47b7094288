-- The organisation, its units and its people. Small tables that every page reads:
-- reference tables when the database is spread over several nodes.

create table organisations (
  id text primary key,
  shard_key text not null unique,
  name text not null,
  time_zone text not null,
  settings jsonb not null default '{}'
);

create table countries (
  code text primary key,
  name text not null
);

create table districts (
  code text primary key,
  name text not null,
  country_code text not null references countries (code)
);

create table business_units (
  code text primary key,
  name text not null
);

create table departments (
  code text primary key,
  name text not null
);

create table job_titles (
  code text primary key,
  name text not null,
  department_code text not null references departments (code)
);

create table crews (
  code text primary key,
  name text not null,
  colour text not null,
  district_code text not null references districts (code),
  business_unit_code text not null references business_units (code)
);

create table customers (
  id text primary key,
  name text not null
);

create table pads (
  id text primary key,
  name text not null,
  number text not null,
  district_code text not null references districts (code),
  customer_id text not null references customers (id)
);

create table people (
  id text primary key,
  shard_key text not null references organisations (shard_key),
  employee_number text not null,
  first_name text not null,
  last_name text not null,
  full_name text not null,
  email text not null,
  employee_type text not null,
  employee_title text not null,
  position text not null,
  job_code text references job_titles (code),
  manager_id text references people (id),
  country_code text references countries (code),
  district_code text references districts (code),
  business_unit_code text references business_units (code),
  crew_code text references crews (code),
  hire_date date not null,
  is_sse boolean not null default false,
  profile_image text,
  time_zone text,
  password_hash text,
  is_active boolean not null default true,
  -- Cut down to lower case here, so that one spelling signs in.
  constraint people_email_is_lower_case check (email = lower(email)),
  constraint people_email_is_unique unique (email),
  constraint people_employee_number_is_unique unique (shard_key, employee_number)
);

create index people_by_manager on people (manager_id);

create table permission_groups (
  id text primary key,
  shard_key text not null references organisations (shard_key),
  name text not null,
  permission_keys text[] not null,
  constraint permission_groups_name_is_unique unique (shard_key, name)
);

create table permission_group_members (
  group_id text not null references permission_groups (id) on delete cascade,
  person_id text not null references people (id) on delete cascade,
  primary key (group_id, person_id)
);

create index permission_group_members_by_person on permission_group_members (person_id);

create table user_settings (
  person_id text primary key references people (id) on delete cascade,
  is_my_form_dashboard_default_view boolean not null default false
);
