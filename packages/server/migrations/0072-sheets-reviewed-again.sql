-- A sheet that was in force when it was taken to be reviewed again goes on being read by everybody
-- until it is approved anew or archived (decision 0076).

alter table sds_sheets add column stays_in_use boolean not null default false;

update sds_sheets as sheet set stays_in_use = true
where sheet.status = 'reviewing' and sheet.approved_at is not null and exists (
  select 1 from sds_inventory as stock
  where stock.shard_key = sheet.shard_key and stock.sheet_id = sheet.id
);
