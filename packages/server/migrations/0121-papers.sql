-- Each PDF that was made of a record, so that whoever holds it can ask what it is worth (decision 0159).
-- The paper itself is not kept.

create table papers (
  shard_key text not null,
  -- At its end, in letters and digits that nobody guesses.
  code text not null,
  record_type text not null,
  record_id text not null,
  -- What it says of its record, and whose it is.
  organisation text not null,
  kind text not null,
  number text not null,
  status text not null,
  -- The last line of the record's history that it was made after; 0 and zeros before the first one.
  sequence int not null,
  history_hash text not null,
  sha256 text not null,
  made_at timestamptz not null,
  made_for text not null references people (id),
  primary key (shard_key, code)
);
create unique index papers_by_code on papers (code);
