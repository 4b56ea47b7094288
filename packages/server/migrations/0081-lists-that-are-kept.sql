-- The lists of places, jobs, customers and equipment are kept in the portal: what is used is retired
-- instead of deleted, and a code is there once in whatever case (decision 0123).
alter table countries
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table districts
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table business_units
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table departments
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table job_titles
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table crews
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table customers
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table pads
  add column retired_at timestamptz, add column row_version integer not null default 1;
alter table assets
  add column retired_at timestamptz, add column row_version integer not null default 1;

create unique index countries_code on countries (lower(code));
create unique index districts_code on districts (lower(code));
create unique index business_units_code on business_units (lower(code));
create unique index departments_code on departments (lower(code));
create unique index job_titles_code on job_titles (lower(code));
create unique index crews_code on crews (lower(code));
drop index assets_code;
create unique index assets_code on assets (shard_key, lower(code));
