-- Lists of entries are narrowed to what has failed and to what was assigned (decision 0131). Both are
-- few among many, so each has an index of its own instead of a place in those that lists walk.

alter table my_form_readers add column result text;
alter table my_form_readers add column has_critical_failure boolean not null default false;

update my_form_readers as reader
set result = entry.result, has_critical_failure = entry.has_critical_failure
from my_forms as entry
where entry.shard_key = reader.shard_key and entry.id = reader.id and entry.result is not null;

create index my_forms_failed on my_forms (shard_key, person_id, started_at desc, id desc)
  where deleted_at is null and (result = 'fail' or has_critical_failure);
create index my_forms_failed_handed_in on my_forms (shard_key, submitted_at desc, id desc)
  where deleted_at is null and submitted_at is not null
    and (result = 'fail' or has_critical_failure);
create index my_form_readers_failed
  on my_form_readers (shard_key, person_id, started_at desc, id desc)
  where result = 'fail' or has_critical_failure;
create index my_forms_assigned on my_forms (shard_key, person_id, started_at desc, id desc)
  where deleted_at is null and due_at is not null;
