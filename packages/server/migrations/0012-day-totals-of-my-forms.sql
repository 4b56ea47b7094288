-- How many entries each person has on each day (UTC) in each status, so that a long list need not
-- be counted entry by entry. Whoever starts, moves or deletes an entry moves these too, in the same
-- transaction (decision 0035).

create table my_form_day_totals (
  shard_key text not null,
  person_id text not null references people (id),
  day date not null,
  status text not null,
  total integer not null,
  primary key (shard_key, person_id, day, status)
) with (fillfactor = 80);

insert into my_form_day_totals (shard_key, person_id, day, status, total)
select shard_key, person_id, (started_at at time zone 'UTC')::date, status, count(*)
from my_forms
where deleted_at is null
group by 1, 2, 3, 4;
