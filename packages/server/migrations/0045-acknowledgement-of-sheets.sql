-- Sheets that whoever works where their product lies acknowledges (decision 0076). Of a sheet's
-- versions each is material: one for each time that it came into force or was revised.

alter table sds_sheets
  add column require_ack boolean not null default false,
  add column due_days int not null default 14,
  add column repeat_months int,
  add column current_version int not null default 1,
  add column material_version int not null default 1,
  -- Set whenever people are asked.
  add column ack_from timestamptz;
