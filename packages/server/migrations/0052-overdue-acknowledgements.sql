-- Of which due days somebody was told (decision 0098): told is told, also after a restart and where
-- several processes look at once.

alter table record_acknowledgements
  add column asked_for date,
  add column overdue_for date;

-- Files whose newest version is approved and in force from a later day on.
alter table library_files
  add column effective_from date,
  drop constraint library_files_status_is_known,
  add constraint library_files_status_is_known
    check (status in ('draft', 'pending', 'ahead', 'approved', 'archived'));
