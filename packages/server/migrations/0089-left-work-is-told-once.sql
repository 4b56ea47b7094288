-- What waits for somebody who has left and is not handed on by the clock, once it was told to those who
-- can act (decision 0127). It is forgotten when the person comes back.
create table left_work_told (
  shard_key text not null,
  work text not null,
  -- The record, or the line of it that waits.
  id text not null,
  person_id text not null references people (id),
  told_at timestamptz not null,
  primary key (shard_key, work, id, person_id)
);

create index left_work_told_of_person on left_work_told (person_id);
