-- The words of each version of a file of the library, for the search (decision 0085). A version
-- without a row waits for its words to be taken out.

create table library_texts (
  shard_key text not null,
  file_id text not null,
  version int not null,
  -- One that cannot be read stays so.
  state text not null,
  text text not null default '',
  -- There is more in the file than is kept here.
  is_cut boolean not null default false,
  -- How often it was begun, and when last.
  tries int not null default 1,
  begun_at timestamptz not null,
  constraint library_texts_state_is_known check (state in ('waiting', 'taken', 'unreadable')),
  primary key (shard_key, file_id, version),
  foreign key (shard_key, file_id, version)
    references library_versions (shard_key, file_id, version)
);
