-- Who wrote hazards of an analysis before it was submitted, none of whom approves it, and when its
-- sign-on was opened: what never was is neither stopped nor closed (decision 0106).
alter table jsas
  add column hazard_writers text[] not null default '{}',
  add column opened_at timestamptz;

update jsas set hazard_writers = told.person_ids
from (
  select shard_key, record_id, array_agg(distinct person_id order by person_id) as person_ids
  from audit_events
  where record_type = 'jsa' and action = 'edit' and (changes -> 'hazards' -> 'from' <> '[]' or changes -> 'hazards' -> 'to' <> '[]')
    and person_id is not null
  group by shard_key, record_id
) as told
where told.shard_key = jsas.shard_key and told.record_id = jsas.id
  and jsas.status in ('draft', 'awaiting_approval', 'ready');

-- The one move that opens it stands in its history.
update jsas set opened_at = told.at
from (
  select shard_key, record_id, min(at) as at from audit_events
  where record_type = 'jsa' and action = 'open' group by shard_key, record_id
) as told
where told.shard_key = jsas.shard_key and told.record_id = jsas.id;

-- Whoever was signed off with a job had left it by the end of its time.
update jsa_attendees as one set left_at = jsa.expires_at
from jsas as jsa
where jsa.shard_key = one.shard_key and jsa.id = one.jsa_id
  and one.left_at = jsa.closed_at and jsa.expires_at < jsa.closed_at;
