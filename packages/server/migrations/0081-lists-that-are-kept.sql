-- The lists of places, jobs, customers and equipment are kept in the portal: what is used is retired
-- instead of deleted (decision 0123).
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
