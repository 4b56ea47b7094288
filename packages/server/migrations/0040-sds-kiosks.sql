-- Keys that open the safety data sheets of one pad without signing in (decision 0086).

create table sds_kiosks (
  shard_key text not null,
  id text not null,
  pad_id text not null references pads (id),
  -- Where its code hangs.
  name text not null,
  key_hash text not null,
  created_by text not null references people (id),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_by text references people (id),
  revoked_at timestamptz,
  row_version int not null default 1,
  primary key (shard_key, id)
);

create unique index sds_kiosks_of_key on sds_kiosks (key_hash);
create index sds_kiosks_of_pad on sds_kiosks (shard_key, pad_id);
