-- Large files that come in parts, so that a cut costs a part and not the file (decision 0088). Each
-- part is an upload of its own until the file is put together.

create table uploads_in_parts (
  shard_key text not null,
  id text not null,
  person_id text not null references people (id),
  file_name text not null,
  byte_size bigint not null,
  -- The SHA-256 of its first part: by it, its name and its size a file is known again.
  first_part text not null,
  -- The upload that it became; null while parts are missing.
  whole_id text,
  created_at timestamptz not null,
  -- Put off by each part that comes.
  expires_at timestamptz not null,
  primary key (shard_key, id)
);

create index uploads_in_parts_of_person on uploads_in_parts (shard_key, person_id);
create index uploads_in_parts_by_expiry on uploads_in_parts (expires_at);

create table upload_parts (
  shard_key text not null,
  in_parts_id text not null,
  number int not null,
  upload_id text not null,
  primary key (shard_key, in_parts_id, number),
  foreign key (shard_key, in_parts_id)
    references uploads_in_parts (shard_key, id) on delete cascade,
  foreign key (shard_key, upload_id) references uploads (shard_key, id) on delete cascade
);

create index upload_parts_by_upload on upload_parts (shard_key, upload_id);

-- What is asked before a file is acknowledged (domain 2.12); nothing where there is no question.
alter table library_files
  add column check_question text not null default '',
  add column check_right text not null default '',
  add column check_wrong text[] not null default '{}';

-- How often somebody answered it wrongly.
alter table record_acknowledgements add column wrong_answers int not null default 0;
