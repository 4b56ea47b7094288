-- What waits for somebody's approval is few of many: it is asked for with every page.

create index jsas_to_approve on jsas (shard_key)
  where deleted_at is null and status = 'awaiting_approval';
