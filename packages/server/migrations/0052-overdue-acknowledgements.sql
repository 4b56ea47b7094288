-- Of which due days somebody was told (decision 0098): told is told, also after a restart and where
-- several processes look at once.

alter table record_acknowledgements
  add column asked_for date,
  add column overdue_for date;
