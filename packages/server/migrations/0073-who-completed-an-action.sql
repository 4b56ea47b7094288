-- Whoever completed an action does not verify it, even where somebody else does it by now (decision 0055).

alter table actions add column completed_by text references people (id);

update actions as action set completed_by = (
  select event.person_id from audit_events as event
  join people as doer on doer.id = event.person_id
  where event.shard_key = action.shard_key and event.record_type = 'action'
    and event.record_id = action.id and event.action = 'complete'
  order by event.sequence desc limit 1
)
where completed_at is not null;

-- What waits for an action that was cancelled or deleted waits for its owner.
update actions as action set is_effective = null
where action.status = 'effectiveness_review' and action.is_effective = false and not exists (
  select 1 from actions as child
  where child.shard_key = action.shard_key and child.parent_id = action.id
    and child.deleted_at is null and child.status not in ('closed', 'cancelled')
);
