-- A sheet that was in force when it was taken to be reviewed again goes on being read by everybody
-- until it is approved anew or archived (decision 0076).

alter table sds_sheets add column stays_in_use boolean not null default false;

-- Those that were in force when their last review began, and neither approved nor archived since.
update sds_sheets as sheet set stays_in_use = true
where sheet.status in ('requested', 'received', 'reviewing') and (
  select event.changes -> 'status' ->> 'from' from audit_events as event
  where event.shard_key = sheet.shard_key and event.record_type = 'sds'
    and event.record_id = sheet.id and event.action = 'reopen'
  order by event.sequence desc limit 1
) = 'approved';
