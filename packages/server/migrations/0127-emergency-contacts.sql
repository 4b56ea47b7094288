-- Whom to call when something happened to somebody (decision 0166). In a table of its own, so that no list,
-- search or workbook of people comes by it. Whoever takes it away leaves a row of empty texts, for its version.

create table emergency_contacts (
  shard_key text not null,
  person_id text not null references people (id) on delete cascade,
  name text not null,
  relation text not null,
  phone text not null,
  row_version int not null default 1,
  primary key (shard_key, person_id)
);
