-- Who filled an entry out before they handed it over: they neither approve nor sign it afterwards, as
-- its submitter does not (decision 0165). Whoever handed it over before it was begun had no part in it.
alter table my_forms add column filled_before text[] not null default '{}';

-- When its first answers were taken, where they were taken again after it was made: which form of
-- before they come from is told by that.
alter table my_forms add column first_answers_at timestamptz;

-- Whether it had been begun is not told of those of before, so that all of them count.
update my_forms as entry set filled_before = given.people
from (
  select shard_key, record_id, array_agg(distinct changes -> 'filler' ->> 'from') as people
  from audit_events
  where record_type = 'my_form' and action = 'hand over' and changes -> 'filler' ->> 'from' is not null
  group by shard_key, record_id
) as given
where given.shard_key = entry.shard_key and given.record_id = entry.id;
