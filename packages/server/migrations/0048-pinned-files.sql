-- Files that somebody has pinned, which their devices keep (decision 0094).

create table file_pins (
  shard_key text not null,
  person_id text not null references people (id),
  file_id text not null,
  pinned_at timestamptz not null,
  primary key (shard_key, person_id, file_id),
  foreign key (shard_key, file_id) references library_files (shard_key, id) on delete cascade
);

create index file_pins_by_file on file_pins (shard_key, file_id);
